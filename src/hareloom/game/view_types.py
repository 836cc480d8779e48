"""What a seat, or the public, may know: the GameView. Its types live apart from the Table: bots see only this."""

from msgspec import Struct

from .paces import TablePace
from .rules import Need, Rules
from .values import Ballot, CardId, Clue, ClueForm, Phase, Position, Reaction, Reveal, SeatNo, Signal, StandInWish


class SeatView(Struct, frozen=True, omit_defaults=True):
    """A seat as all clients see it."""

    no: SeatNo
    bot: str = ""
    """The bot that plays it; empty where a person does."""
    unit: int = 0
    """Whose hare it moves; partners share one."""
    score: int = 0
    cards: int = 0
    """How many it holds."""
    given: bool = False
    """Its card is in."""
    voted: bool = False
    """Its ballot is in."""
    ready: bool = False
    """Has seen enough of the reveal."""
    signal: Signal | None = None
    stood_in: bool = False
    """A bot moved for it in this turn."""


class HouseRule(Struct, frozen=True):
    """A value that this table has changed. None means "no such limit", which a list can say and a merge patch can't."""

    key: str
    """As in docs/RULES.md."""
    value: int | bool | str | tuple[str, ...] | None


class Public(Struct, frozen=True, kw_only=True):
    """What all clients know, watchers included. A field that is missing is null."""

    edition: str
    """Chosen for this game or, in the lobby, for the next."""
    house: tuple[HouseRule, ...]
    """What the table changed about the edition."""
    decks: tuple[str, ...]
    needs: tuple[Need, ...]
    """How many cards the decks must have, for each number of players that can play it so."""
    phase: Phase
    game: int
    """Counted from 1; 0 before the first."""
    turn: int
    """Counted from 1 in each game."""
    rules: Rules | None = None
    """What the game is played by, worked out for this number of players."""
    order: tuple[SeatNo, ...]
    """The seats clockwise."""
    seats: dict[SeatNo, SeatView]
    storyteller: SeatNo
    """0 while there is none."""
    clue: Clue | None = None
    images: tuple[CardId, ...]
    """The pictures on the table, in the order of their places."""
    awaited: tuple[SeatNo, ...]
    """Whose move is missing."""
    closing: bool
    """All are in; the phase closes in a moment."""
    pile: int
    """How many cards can be drawn."""
    discard: int
    """How many cards were played."""
    reveal: Reveal | None = None
    """The last turn that was scored."""
    winners: tuple[SeatNo, ...]
    """Several where they tie; none before the end."""
    pace: TablePace
    """From the next turn on."""
    wishes: tuple[StandInWish, ...]
    """Who asks in this phase that a bot moves this once for whom."""
    time_asked: tuple[SeatNo, ...] = ()
    """Who asked for more time in this phase, once for each time."""
    reactions: tuple[Reaction, ...]
    """For this turn's clue, until the reveal has them all."""
    history: tuple[Reveal, ...]
    """All turns, when the game is over."""


class Telling(Struct, frozen=True):
    """The storyteller may tell: in these forms, about a card of the hand or without one."""

    forms: tuple[ClueForm, ...]
    with_card: bool
    """Name a card of the hand with it."""
    longest: int
    """The most characters a clue may have."""


class Voting(Struct, frozen=True):
    """The seat may vote, with this many tokens, but not on the forbidden pictures."""

    tokens: int
    """At most; at least one."""
    forbidden: tuple[Position, ...]
    red: bool = False
    """The red token must be placed too."""
    red_apart: bool = False
    """The red token must not lie where one's own other token lies."""


class May(Struct, frozen=True, omit_defaults=True):
    """What the seat may do now. A page or a bot asks this, and never which edition is played."""

    claim: bool = False
    """Claim the first turn."""
    tell: Telling | None = None
    mend: bool = False
    """Change the clue's wording."""
    give: int = 0
    """How many cards it may give, or give differently."""
    signal: bool = False
    vote: Voting | None = None
    take_back: bool = False
    settle: bool = False
    """Its move was the last: it may close the phase at once by making it again, settled."""
    ready: bool = False
    """Say that it has seen enough of the reveal."""
    go_on: bool = False
    """End the reveal for all players."""
    talk: bool = True
    """Those who know too much are silent for a while."""


class Own(Struct, frozen=True, kw_only=True):
    """What one seat knows beyond that."""

    seat: SeatNo
    hand: tuple[CardId, ...] | None = None
    """Null while the storyteller must speak before looking."""
    given: tuple[CardId, ...]
    """What it gave in this turn."""
    ballot: Ballot | None = None
    """Where its tokens lie in this turn."""
    positions: tuple[Position, ...]
    """Where its own pictures lie; for a voter in Team, the own team's."""
    may: May


class GameView(Struct, frozen=True):
    """The table as one seat sees it, or (own is None) as a watcher does."""

    table: Public
    own: Own | None = None
