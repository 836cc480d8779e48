"""A table in memory: for scripts, notebooks and tests. It plays by the same `decide` and `evolve` as a live one."""

import random

from hareloom.game import actions as a
from hareloom.game.decide import decide
from hareloom.game.events import Event
from hareloom.game.evolve import evolve_all
from hareloom.game.house_rules import read_house_rules
from hareloom.game.table import Table
from hareloom.game.values import CardId, ClueForm, Position, SeatNo
from hareloom.game.view import view
from hareloom.game.view_types import GameView

DECK_SIZE = 84


def numbered_cards(size: int = DECK_SIZE) -> tuple[CardId, ...]:
    """A deck without pictures."""
    return tuple(f"card-{number:03}" for number in range(1, size + 1))


class Tabletop:
    """A table and what happened at it. Every method makes one move, or raises a Refusal and changes nothing."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.table = Table()
        self.log: list[Event] = []

    def act(self, actor: a.Actor, action: a.Action) -> list[Event]:
        """Any action by any actor."""
        events = decide(self.table, actor, action, self.dice)
        self.table = evolve_all(self.table, events)
        self.log += events
        return events

    def view(self, seat: SeatNo | None = None) -> GameView:
        """What that seat sees; without a seat, the public view."""
        return view(self.table, seat)

    def claim(self, seat: SeatNo) -> None:
        """I have a story."""
        self._move(seat, a.ClaimFirstTurn)

    def tell(self, seat: SeatNo, text: str, card: CardId | None = None, form: ClueForm = ClueForm.TEXT) -> None:
        """Give the clue."""
        self._move(seat, a.GiveClue, text=text, card=card, form=form)

    def give(self, seat: SeatNo, *cards: CardId) -> None:
        """Give a card; the last one given closes the phase."""
        self._move(seat, a.GiveCards, cards=cards, settled=True)

    def vote(self, seat: SeatNo, *positions: Position, red: Position | None = None) -> None:
        """Cast a ballot; the last one closes the phase."""
        self._move(seat, a.CastBallot, votes=positions, red=red, settled=True)

    def go_on(self) -> None:
        """End the reveal."""
        table = self.table
        self.act(a.CLOCK, a.ClosePhase(game=table.game, turn=table.turn, phase=table.phase))

    def _move(self, seat: SeatNo, move: type[a.SeatMove], **what: object) -> None:
        table = self.table
        self.act(a.SeatActor(seat), move(game=table.game, turn=table.turn, phase=table.phase, **what))  # type: ignore[arg-type]


def open_table(
    edition: str = "odyssey",
    players: int = 4,
    *,
    house: dict[str, object] | None = None,
    cards: tuple[CardId, ...] | None = None,
    seed: int | None = None,
) -> Tabletop:
    """A table with a game dealt. With a seed, always the same; without, the system's entropy shuffles."""
    top = Tabletop(random.SystemRandom() if seed is None else random.Random(seed))
    top.act(a.HOST, a.ChangeSettings(edition=edition, house=read_house_rules(house or {})))
    for _ in range(players):
        top.act(a.NEWCOMER, a.TakeSeat())
    top.act(a.HOST, a.StartWithCards(cards=numbered_cards() if cards is None else cards))
    return top
