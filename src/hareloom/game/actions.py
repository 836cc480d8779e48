"""What a seat, the host or the clock asks for. A move in a game says the game, turn and phase it was meant for."""

from typing import TypeAlias

from msgspec import Struct

from .house_rules import HouseRules
from .paces import Days, PaceName, PhaseSeconds
from .values import CardId, ClueForm, Phase, Position, ReactionKind, Recording, SeatNo, Signal


class Move(Struct, frozen=True, gc=False, kw_only=True, forbid_unknown_fields=True):
    """A move in a game. Too late is refused as stale, never applied to the next turn."""

    game: int
    """As the table said when this was decided."""
    turn: int
    """As the table said when this was decided."""
    phase: Phase
    """As the table said when this was decided."""


class GiveCards(Move, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="give_cards", tag_field="do"):
    """Give a card (or two), or give others instead."""

    cards: tuple[CardId, ...]
    """As many as `may.give` says."""
    settled: bool = False
    """No moment to take back is wanted."""


class CastBallot(Move, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="cast_ballot", tag_field="do"):
    """Place one's tokens, or place them differently."""

    votes: tuple[Position, ...]
    """From 1 to as many as `may.vote.tokens` says, none twice, none on a forbidden picture."""
    red: Position | None = None
    """The red token, where `may.vote.red` says so."""
    settled: bool = False
    """No moment to take back is wanted."""


class ClaimFirstTurn(
    Move, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="claim_first_turn", tag_field="do"
):
    """Claim the first turn; the first player who does tells first."""


class GiveClue(Move, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="give_clue", tag_field="do"):
    """Tell. Where the clue is about a card of one's own, the two are locked together."""

    form: ClueForm = ClueForm.TEXT
    text: str = ""
    """What is typed; told in another form it may be empty."""
    card: CardId | None = None
    """The card it is about, where `may.tell.with_card` says so."""
    recording: Recording | None = None
    """How it was said, sung or mimed. The server puts it in."""
    lang: str = ""
    """The language it is told in, a BCP 47 tag."""


class MendClue(Move, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="mend_clue", tag_field="do"):
    """Change the wording, until the first card is given."""

    text: str


class KeepRecording(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="keep_recording", tag_field="do"
):
    """The teller keeps a clue's recording for the storybook, or doesn't. After the game it can only be withdrawn."""

    game: int
    turn: int | None = None
    """Without it, the turn that is on or was the last."""
    keep: bool


class SignalPartner(Move, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="signal_partner", tag_field="do"):
    """Say in public who of the pair should give; null takes it back."""

    signal: Signal | None


class TakeBack(Move, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="take_back", tag_field="do"):
    """Take the cards given, or the ballot, back."""


class BeReady(Move, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="be_ready", tag_field="do"):
    """Seen enough of the reveal."""


class GoOn(Move, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="go_on", tag_field="do"):
    """End the reveal for all players, once it has been open for long enough."""


class ChooseStoryteller(
    Move, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="choose_storyteller", tag_field="do"
):
    """The host says who tells first, where the table plays so."""

    seat: SeatNo


class ClosePhase(Move, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="close_phase", tag_field="do"):
    """The clock: the moment to take back is over, the reveal has been seen, or no player claimed the first turn."""


class LetAnybodyGoOn(
    Move, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="let_anybody_go_on", tag_field="do"
):
    """The clock: from now on any one seat may end the reveal."""


class StopClock(Move, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="stop_clock", tag_field="do"):
    """The clock: no person is here any more; `left` is what remains of this phase's time."""

    left: int
    """Milliseconds."""


class AskStandIn(Move, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="ask_stand_in", tag_field="do"):
    """Ask that a bot moves once for a missing player. Two others must ask, or the host alone."""

    seat: SeatNo


class AskForTime(Move, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="ask_for_time", tag_field="do"):
    """Ask that this phase lasts longer, for all; without a clock, that nobody ends the reveal so soon."""


class React(Move, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="react", tag_field="do"):
    """Answer the clue, or in the reveal a picture, with a sign; or take it back."""

    kind: ReactionKind = "heart"
    position: Position | None = None
    """The picture's place; without it, the clue."""
    take_back: bool = False


class Speak(Move, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="speak", tag_field="do"):
    """A bot says a few words in the reveal. People have the chat."""

    text: str


class Nudge(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="nudge", tag_field="do"):
    """Remind the player on that seat that the table waits for them."""

    seat: SeatNo


class TakeSeat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="take_seat", tag_field="do"):
    """A person sits down: on a new seat before a game, or on a bot's seat at any time."""

    seat: SeatNo | None = None
    """A bot's seat; without it, a new one."""


class AddBot(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="add_bot", tag_field="do"):
    """The host seats a bot."""

    character: str = "pip"
    """The bot's name."""


class LeaveSeat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="leave_seat", tag_field="do"):
    """Get up. In a game a bot holds the seat, its points and its hand."""

    stand_in: str = "pip"
    """The bot that holds it."""


class RemoveSeat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="remove_seat", tag_field="do"):
    """The host takes a seat away, or in a game lets a bot hold it."""

    seat: SeatNo
    stand_in: str = "pip"
    """The bot that holds it."""


class ArrangeSeats(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="arrange_seats", tag_field="do"):
    """The host says who sits where, clockwise; partners are those who sit opposite."""

    order: tuple[SeatNo, ...]
    """Every seat once."""


class ShuffleSeats(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="shuffle_seats", tag_field="do"):
    """The host shuffles the seats."""


class SwapPlaces(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="swap_places", tag_field="do"):
    """Change places with another player before a game."""

    other: SeatNo


class ChangeSettings(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="change_settings", tag_field="do"
):
    """The host chooses edition, house rules and decks for the next game."""

    edition: str
    """classic, revised, odyssey, party or team."""
    house: HouseRules = HouseRules()
    """All that are wanted: those that are not named follow the edition."""
    decks: tuple[str, ...] = ("hareloom",)


class ChangePace(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="change_pace", tag_field="do"):
    """The host chooses how much time there is. During a game it counts from the next turn on."""

    pace: PaceName
    seconds: PhaseSeconds | None = None
    """With `own`, and only then."""
    days: Days | None = None
    """With `days`, and only then."""


class StartWithCards(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="start_game", tag_field="do"):
    """The host starts the next game. The server puts in the cards of the chosen decks."""

    cards: tuple[CardId, ...] = ()


class StopGame(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="stop_game", tag_field="do"):
    """The host gives the game up; no player wins, and all keep their seats."""


SeatMove: TypeAlias = (
    GiveCards | CastBallot | ClaimFirstTurn | GiveClue | MendClue | SignalPartner | TakeBack | BeReady | GoOn
)
HostMove: TypeAlias = ChooseStoryteller
BotMove: TypeAlias = SeatMove | React | Speak
"""What a bot may answer."""
ClockMove: TypeAlias = ClosePhase | LetAnybodyGoOn | StopClock
EveningMove: TypeAlias = AskStandIn | AskForTime | React | Speak | Nudge | KeepRecording
SeatingAction: TypeAlias = TakeSeat | AddBot | LeaveSeat | RemoveSeat | ArrangeSeats | ShuffleSeats | SwapPlaces
HostAction: TypeAlias = ChangeSettings | ChangePace | StartWithCards | StopGame

Action: TypeAlias = SeatMove | HostMove | ClockMove | EveningMove | SeatingAction | HostAction


class SeatActor(Struct, frozen=True, gc=False):
    """The person or bot on a seat. The number comes from the session, never from a message."""

    no: SeatNo


class Autopilot(Struct, frozen=True, gc=False):
    """A bot that moves once for an absent person: only where that seat has not moved."""

    no: SeatNo


class Host(Struct, frozen=True, gc=False):
    """The person who runs the table."""


class Newcomer(Struct, frozen=True, gc=False):
    """A person without a seat."""


class Clock(Struct, frozen=True, gc=False):
    """Time that has passed. The core has no clock: the live table reports it."""


Actor: TypeAlias = SeatActor | Autopilot | Host | Newcomer | Clock

HOST = Host()
NEWCOMER = Newcomer()
CLOCK = Clock()
