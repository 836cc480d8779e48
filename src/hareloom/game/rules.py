"""The values one game is played by: an edition and its house rules, worked out for a number of players."""

from typing import Literal

from msgspec import Struct

from .values import ClueForm

MOST_SEATS = 12
MOST_IMAGES = 12

OnEmptyPile = Literal["reshuffle", "end_game"]
TeamImage = Literal["own_plus_teammate", "teammate_only"]
FirstStoryteller = Literal["claim", "random", "host_choice"]
Counting = Literal["find", "crowd"]


class Need(Struct, frozen=True):
    """How many cards a game of that many players needs."""

    players: int
    cards: int


class Rules(Struct, frozen=True, kw_only=True):
    """What `decide` and `view` ask. Recorded whole when a game starts, so that an old game replays as it was."""

    edition: str
    players: int

    # What sort of game it is; only editions set these.
    counting: Counting = "find"
    teams: bool = False
    names_card: bool = True
    """The clue is about a card of the storyteller's, locked together with it."""
    everybody_plays: bool = False
    """The storyteller gives and votes like all players, and may choose their own image."""
    red_token: bool = False
    hidden_hand: bool = False
    """The storyteller speaks before looking at the hand."""
    passes_hands: bool = False

    # What house rules may change.
    hand_size: int
    cards_given: int = 1
    tokens: int = 1
    solo_finder_4: bool = False
    bonus_cap: int | None = None
    single_vote_bonus_when_all_found: bool = True
    target_score: int | None = None
    rounds_per_player: int | None = None
    on_empty_pile: OnEmptyPile = "reshuffle"
    team_image: TeamImage = "own_plus_teammate"
    teammate_decoy_scores: bool = True
    team_blind_vote: bool = False
    party_red_green_distinct: bool = False
    party_hide_all_until_clue: bool = False
    first_storyteller: FirstStoryteller = "claim"
    clue_forms: tuple[ClueForm, ...] = (ClueForm.TEXT, ClueForm.ALOUD)

    @property
    def in_force(self) -> bool:
        """Is there a game that is played by these?"""
        return self.players > 0

    @property
    def units(self) -> int:
        """How many hares run: one a player, or one a team of two."""
        return self.players // 2 if self.teams else self.players

    @property
    def images(self) -> int:
        """How many pictures lie on the table in a turn, which is also how many a refill draws."""
        if self.teams:
            return self.units + (1 if self.names_card else 0)
        if self.everybody_plays:
            return self.players
        return 1 + (self.players - 1) * self.cards_given

    @property
    def cards_needed(self) -> int:
        """The smallest deck: all hands and one turn's cards."""
        return self.players * self.hand_size + self.images


NO_RULES = Rules(edition="", players=0, hand_size=0)
"""The rules before the first game, so that callers need not check for None."""
