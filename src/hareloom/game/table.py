"""The table: everything that is so, folded from what happened. Only the server holds one; a seat sees a GameView."""

from msgspec import Struct

from .house_rules import HouseRules
from .paces import NO_HURRY, TablePace
from .rules import NO_RULES, Rules
from .values import END, LOBBY, NOBODY, Ballot, CardId, Clue, Laid, Phase, Reaction, Reveal, SeatNo, Signal, StandInWish


class Settings(Struct, frozen=True, gc=False, kw_only=True):
    """What the host chooses before a game."""

    edition: str = "odyssey"
    house: HouseRules = HouseRules()
    decks: tuple[str, ...] = ("hareloom",)
    pace: TablePace = NO_HURRY


class Seat(Struct, frozen=True, gc=False):
    """A place at the table and what lies before it."""

    no: SeatNo
    bot: str = ""
    """The character that plays this seat; empty when a person does."""
    hand: tuple[CardId, ...] = ()
    """Cards given stay in the hand until the table is laid, so that they can be taken back."""
    given: tuple[CardId, ...] = ()
    ballot: Ballot | None = None
    signal: Signal | None = None
    ready: bool = False
    stood_in: bool = False
    """A bot has moved for this person in this turn."""


class Table(Struct, frozen=True, gc=False):
    """A table, its seats clockwise, and the game that is played at it."""

    settings: Settings = Settings()
    seats: tuple[Seat, ...] = ()
    phase: Phase = LOBBY
    game: int = 0
    turn: int = 0
    rules: Rules = NO_RULES
    scores: tuple[int, ...] = ()
    """One for each hare: the unit of place p is p modulo their number, since partners sit opposite."""
    storyteller: SeatNo = NOBODY
    clue: Clue | None = None
    clue_mendable: bool = False
    laid: tuple[Laid, ...] = ()
    awaited: tuple[SeatNo, ...] = ()
    """Whose move the table waits for, as `roles.awaited` says. Kept, since rules, views, clock and bots all ask it."""
    closing: SeatNo = NOBODY
    """Whose move was the last one missing: the phase closes a moment later, or when this seat says so."""
    lingered: bool = False
    """The reveal has been open long enough for any player to go on."""
    pile: tuple[CardId, ...] = ()
    discard: tuple[CardId, ...] = ()
    reveals: tuple[Reveal, ...] = ()
    winners: tuple[SeatNo, ...] = ()
    pace: TablePace = NO_HURRY
    """The one this turn is played at; the settings have the one from the next turn on."""
    clock_left: int | None = None
    """Milliseconds that were left of this phase when the table fell asleep."""
    time_asked: tuple[SeatNo, ...] = ()
    """Who asked for more time in this phase, once for each time."""
    wishes: tuple[StandInWish, ...] = ()
    """Who asks in this phase that a bot moves for whom."""
    reactions: tuple[Reaction, ...] = ()
    """Of this turn, until it is scored; then they are in its reveal."""

    def place(self, no: SeatNo) -> int:
        """Where that seat is, clockwise from 0; -1 if there is no such seat."""
        # People rarely change places, so the number usually tells the place.
        place = no - 1
        try:
            if self.seats[place].no == no:
                return place
        except IndexError:
            pass
        for place, seat in enumerate(self.seats):
            if seat.no == no:
                return place
        return -1

    def seat(self, no: SeatNo) -> Seat:
        """That seat, which must exist."""
        return self.seats[self.place(no)]

    def partner(self, no: SeatNo) -> SeatNo:
        """Who sits opposite."""
        seats = self.seats
        return seats[(self.place(no) + len(seats) // 2) % len(seats)].no


def in_game(phase: Phase) -> bool:
    """Is a game on?"""
    return phase is not LOBBY and phase is not END
