"""A refusal: a move that the rules do not allow now, with a stable code and a sentence a person can read."""

from enum import StrEnum


class Code(StrEnum):
    """Why a move is refused. Codes are stable: programs may rely on them."""

    # Ballots, in the order in which the first applies (docs/RULES.md).
    NOT_A_VOTER = "not_a_voter"
    VOTE_REQUIRED = "vote_required"
    TOO_MANY_VOTES = "too_many_votes"
    NO_SUCH_IMAGE = "no_such_image"
    OWN_IMAGE = "own_image"
    DUPLICATE_VOTE = "duplicate_vote"
    RED_REQUIRED = "red_required"
    RED_GREEN_SAME = "red_green_same"
    NO_RED_TOKEN = "no_red_token"

    # Moments.
    STALE = "stale"
    WRONG_PHASE = "wrong_phase"
    NOT_YOUR_PART = "not_your_part"
    ALREADY_MOVED = "already_moved"
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
    NOT_YET = "not_yet"
    TOO_LATE_TO_MEND = "too_late_to_mend"

    HAS_CLOCK = "has_clock"
    NO_MORE_TIME = "no_more_time"
    TOO_SOON = "too_soon"
    ID_USED = "id_used"

    # Talk, and people.
    MUTED = "muted"
    CHAT_OFF = "chat_off"
    NO_SUCH_PERSON = "no_such_person"
    NOTHING_SAID = "nothing_said"
    NO_SUCH_REMARK = "no_such_remark"
    NO_TAKEOVER = "no_takeover"
    LOCKED = "locked"
    NO_WATCHERS = "no_watchers"
    HARE_TAKEN = "hare_taken"

    # Clues and cards.
    CLUE_FORM = "clue_form"
    CLUE_EMPTY = "clue_empty"
    CLUE_TOO_LONG = "clue_too_long"
    NO_SUCH_RECORDING = "no_such_recording"
    RECORDING_FORM = "recording_form"
    CARD_REQUIRED = "card_required"
    NO_CARD_WANTED = "no_card_wanted"
    NOT_IN_HAND = "not_in_hand"
    CARD_COUNT = "card_count"
    DUPLICATE_CARD = "duplicate_card"

    # Seats, settings and starting.
    TABLE_FULL = "table_full"
    NO_SUCH_SEAT = "no_such_seat"
    SEAT_TAKEN = "seat_taken"
    SEATING = "seating"
    PLAYER_COUNT = "player_count"
    NO_SUCH_EDITION = "no_such_edition"
    NO_SUCH_HOUSE_RULE = "no_such_house_rule"
    HOUSE_RULE_RANGE = "house_rule_range"
    HOUSE_RULE_MEANINGLESS = "house_rule_meaningless"
    HOUSE_RULE_MIXTURE = "house_rule_mixture"
    NEVER_ENDS = "never_ends"
    DECK_TOO_SMALL = "deck_too_small"
    DECK_DUPLICATES = "deck_duplicates"
    PACE_SECONDS = "pace_seconds"
    PACE_DAYS = "pace_days"
    NO_SUCH_DECK = "no_such_deck"
    NO_SUCH_BOT = "no_such_bot"
    NO_MODELS = "no_models"
    MODELS_OFF = "models_off"
    GAME_ON = "game_on"
    NO_GAME = "no_game"


class Refusal(Exception):  # noqa: N818 - a refusal is not an error, and the game's word for it is Refusal
    """The rules say no. Nothing has changed; `code` is for programs, the sentence for people."""

    def __init__(self, code: Code, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
