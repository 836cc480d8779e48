"""What a seat, or the public, may know: the View. Its types live apart from the Table: bots see only this."""

from msgspec import Struct

from .rules import Rules
from .values import Ballot, CardId, Clue, ClueForm, Phase, Position, Reveal, SeatNo, Signal


class SeatSeen(Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it."""

    no: SeatNo
    bot: str = ""
    unit: int = 0
    """Whose rabbit it moves; partners share one."""
    score: int = 0
    cards: int = 0
    """How many it holds."""
    given: bool = False
    voted: bool = False
    ready: bool = False
    signal: Signal | None = None
    stood_in: bool = False


class HouseRule(Struct, frozen=True):
    """A value that this table has changed. None means "no such limit", which a list can say and a merge patch can't."""

    key: str
    value: int | bool | str | tuple[str, ...] | None


class Public(Struct, frozen=True, kw_only=True):
    """What everybody knows, watchers included. A field that is missing is null."""

    edition: str
    house: tuple[HouseRule, ...]
    decks: tuple[str, ...]
    phase: Phase
    game: int
    turn: int
    rules: Rules | None = None
    order: tuple[SeatNo, ...]
    """The seats clockwise."""
    seats: dict[SeatNo, SeatSeen]
    storyteller: SeatNo
    clue: Clue | None = None
    images: tuple[CardId, ...]
    """The pictures on the table, in the order of their places."""
    awaited: tuple[SeatNo, ...]
    closing: bool
    """All are in; the phase closes in a moment."""
    pile: int
    discard: int
    reveal: Reveal | None = None
    """The last turn that was scored."""
    winners: tuple[SeatNo, ...]
    history: tuple[Reveal, ...]
    """All turns, when the game is over."""


class Telling(Struct, frozen=True):
    """The storyteller may tell: in these forms, about a card of the hand or without one."""

    forms: tuple[ClueForm, ...]
    with_card: bool
    longest: int


class Voting(Struct, frozen=True):
    """The seat may vote: with so many tokens, not on these pictures."""

    tokens: int
    forbidden: tuple[Position, ...]
    red: bool = False
    red_apart: bool = False


class May(Struct, frozen=True, omit_defaults=True):
    """What the seat may do now. A page or a bot asks this, and never which edition is played."""

    claim: bool = False
    tell: Telling | None = None
    mend: bool = False
    give: int = 0
    """How many cards it may give, or give differently."""
    signal: bool = False
    vote: Voting | None = None
    take_back: bool = False
    settle: bool = False
    """Its move was the last: it may close the phase at once by making it again, settled."""
    ready: bool = False
    go_on: bool = False
    talk: bool = True


class Own(Struct, frozen=True, kw_only=True):
    """What one seat knows beyond that."""

    seat: SeatNo
    hand: tuple[CardId, ...] | None = None
    """None while the storyteller must speak before looking."""
    given: tuple[CardId, ...]
    ballot: Ballot | None = None
    positions: tuple[Position, ...]
    """Where its own pictures lie; for a voter in Team, the own team's."""
    may: May


class View(Struct, frozen=True):
    """The table as one seat sees it, or (own is None) as a watcher does."""

    table: Public
    own: Own | None = None
