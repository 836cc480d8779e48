"""The trial: whole games, and in every state every audience's view of the table beside its views of the twins."""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec

from hareloom.game import actions as a
from hareloom.game.refusals import Refusal
from hareloom.game.table import Seat, Table
from hareloom.game.values import CardId, Phase, SeatNo, Signal

from .oracle import Audience, Row, check_payload, may_know_cards, must_show, named_twins
from .oracle_people import Case, Engine, Moment, moments
from .oracle_section5 import audience_name
from .oracle_twins import renamed


@dataclass(frozen=True)
class Leak:
    """Which row was broken, before whom, when, and where in the view."""

    row: Row
    audience: Audience
    when: str
    what: str

    def __str__(self) -> str:
        return f"{self.row}: {audience_name(self.audience)}, {self.when}: {self.what}"


@dataclass
class Tally:
    """How much was tried."""

    games: int = 0
    states: int = 0
    views: int = 0
    twins: int = 0
    probes: int = 0
    changed_minds: int = 0
    passed_hands: int = 0
    closing: Counter[Phase] = field(default_factory=Counter)
    cells: Counter[tuple[Row, Phase]] = field(default_factory=Counter)

    def in_words(self) -> str:
        """The numbers, for a person."""
        return (
            f"{self.games} games, {self.states} states, {self.views} views, {self.twins} twins, {self.probes} tries, "
            f"{self.changed_minds} changed minds, {self.passed_hands} times hands were passed on"
        )


def leaks(engine: Engine, case: Case, tally: Tally) -> Iterator[Leak]:
    """Play that game and tell every leak."""
    dice = random.Random(f"{case} twins")
    tally.games += 1
    for moment in moments(engine, case):
        yield from _in_step(engine, moment, dice, tally)
        yield from _in_state(engine, moment.after, case, dice, tally)


def encoded(engine: Engine, table: Table, audience: Audience) -> bytes:
    """The bytes that this audience receives."""
    return msgspec.json.encode(engine.view(table, audience))


def _audiences(table: Table) -> tuple[Audience, ...]:
    return (None, *(seat.no for seat in table.seats))


def _when(table: Table) -> str:
    closing = ", closing" if table.closing else ""
    edition = table.rules.edition
    return f"{edition} turn {table.turn}, {table.phase}{closing}"


# A state.


def _in_state(engine: Engine, table: Table, case: Case, dice: random.Random, tally: Tally) -> Iterator[Leak]:
    tally.states += 1
    tally.closing[table.phase] += table.closing != 0
    for audience in _audiences(table):
        tally.views += 1
        seen = encoded(engine, table, audience)
        yield from _failing(table, audience, partial(must_show, table, audience, engine.view(table, audience)))
        yield from _failing(table, audience, partial(check_payload, table, audience, seen, case.cards(), strict=True))
        for row, twin in named_twins(table, audience, dice):
            tally.twins += 1
            tally.cells[row, table.phase] += 1
            also = encoded(engine, twin, audience)
            if also != seen:
                yield Leak(row, audience, _when(table), difference(seen, also))
            if row is Row.TOGETHER and audience is not None:
                tries = list(_tries(table, audience, dice))
                tally.probes += len(tries)
                yield from _refused_otherwise(engine, (table, twin), audience, tries)


def _failing(table: Table, audience: Audience, check: Callable[[], None]) -> Iterator[Leak]:
    try:
        check()
    except AssertionError as failed:
        words = str(failed)
        row = next(row for row in sorted(Row, key=len, reverse=True) if words.startswith(row))
        yield Leak(row, audience, _when(table), words)


def difference(one: bytes, other: bytes) -> str:
    """The first place where two views differ."""
    return _difference(json.loads(one), json.loads(other), "view") or "the order of keys"


def _difference(one: Any, other: Any, path: str) -> str:
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        found = (_difference(one[key], other[key], f"{path}.{key}") for key in one)
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        found = (_difference(x, y, f"{path}[{n}]") for n, (x, y) in enumerate(zip(one, other, strict=True)))
    else:
        return "" if one == other else f"{path} is {one!r}, for a twin {other!r}"
    return next((words for words in found if words), "")


# What is refused tells something too: the seat itself reads the answer.


def _refused_otherwise(engine: Engine, pair: tuple[Table, Table], no: SeatNo, tries: list[a.Action]) -> Iterator[Leak]:
    for action in tries:
        one, other = (_answer(engine, table, no, action) for table in pair)
        if one != other:
            yield Leak(Row.REFUSAL, no, _when(pair[0]), f"{action} is answered {one}, for a twin {other}")


class _StillDice:
    """Chance that changes nothing, since only the kind of answer is compared."""

    def random(self) -> float:
        return 0.0

    def randrange(self, _: int, /) -> int:
        return 0


_STILL = _StillDice()


def _answer(engine: Engine, table: Table, no: SeatNo, action: a.Action) -> str:
    try:
        return ", ".join(type(event).__name__ for event in engine.decide(table, a.SeatActor(no), action, _STILL))
    except Refusal as refusal:
        return f"{refusal.code}: {refusal.sentence}"


def _tries(table: Table, no: SeatNo, dice: random.Random) -> Iterator[a.Action]:
    """Moves that a curious player would try: legal or not, with cards that are somewhere else."""
    game, turn, phase = table.game, table.turn, table.phase
    for card in _curious_cards(table, no, dice):
        yield a.GiveCards(game=game, turn=turn, phase=phase, cards=(card,))
        yield a.GiveClue(game=game, turn=turn, phase=phase, text="once", card=card)
    for place in range(1, len(table.laid) + 1):
        yield a.CastBallot(game=game, turn=turn, phase=phase, votes=(place,))
        yield a.CastBallot(game=game, turn=turn, phase=phase, votes=(place,), red=place)
    yield a.TakeBack(game=game, turn=turn, phase=phase)
    yield a.MendClue(game=game, turn=turn, phase=phase, text="twice")
    yield a.SignalPartner(game=game, turn=turn, phase=phase, signal=Signal.YOU_GIVE)


def _curious_cards(table: Table, no: SeatNo, dice: random.Random) -> list[CardId]:
    known = may_know_cards(table, no, past=False)
    everywhere = [*table.pile, *table.discard, *(card for seat in table.seats for card in seat.hand)]
    hidden = [card for card in everywhere if card not in known]
    return [dice.choice(cards) for cards in (sorted(known), hidden) if cards]


# A step.


def _in_step(engine: Engine, moment: Moment, dice: random.Random, tally: Tally) -> Iterator[Leak]:
    if changed_mind(moment):
        tally.changed_minds += 1
        yield from _seen_changing(engine, moment)
    rules = moment.before.rules
    if rules.passes_hands and moment.after.turn == moment.before.turn + 1:
        tally.passed_hands += 1
        yield from _told_by_order(engine, moment, dice)


def changed_mind(moment: Moment) -> bool:
    """Has a player only replaced a card or a ballot by another? Then the others may notice nothing at all."""
    before, after = moment.before, moment.after
    if not isinstance(moment.action, a.GiveCards | a.CastBallot) or before.phase is not after.phase:
        return False
    moved = [(bool(seat.given), seat.ballot is not None) for seat in before.seats]
    return moved == [(bool(seat.given), seat.ballot is not None) for seat in after.seats]


def _seen_changing(engine: Engine, moment: Moment) -> Iterator[Leak]:
    assert isinstance(moment.actor, a.SeatActor)
    for audience in _audiences(moment.after):
        if audience != moment.actor.no:
            before, after = (encoded(engine, table, audience) for table in (moment.before, moment.after))
            if before != after:
                yield Leak(Row.CHANGED_MIND, audience, _when(moment.before), difference(before, after))


def _told_by_order(engine: Engine, moment: Moment, dice: random.Random) -> Iterator[Leak]:
    """Had the neighbour held the drawn card and drawn a held one, the hand passed on would look the same."""
    before, after = moment.before, moment.after
    public = {laid.card for laid in before.laid}
    for place, giver in enumerate(before.seats):
        receiver = after.seats[(place + 1) % len(after.seats)]
        twin = _drawn_otherwise(before, giver, receiver, public, dice)
        if twin is not None:
            played = engine.play(twin, moment.actor, moment.action, random.Random(moment.dice))
            one, other = encoded(engine, after, receiver.no), encoded(engine, played, receiver.no)
            if one != other:
                yield Leak(Row.PASSED_HAND, receiver.no, _when(after), difference(one, other))


def _drawn_otherwise(
    before: Table, giver: Seat, receiver: Seat, public: set[CardId], dice: random.Random
) -> Table | None:
    drawn = [card for card in receiver.hand if card not in giver.hand and card not in public]
    if not drawn:
        return None
    new, old = dice.choice(drawn), dice.choice(giver.hand)
    return renamed(before, {new: old, old: new})


# The shuffle of the pictures.


def told_by_places(engine: Engine, table: Table, lays: int = 1200) -> Iterator[Leak]:
    """Lay the cards that are in (the table is closing) many times: each owner must come to each place equally often."""
    counts: Counter[tuple[SeatNo, int]] = Counter()
    close = a.ClosePhase(game=table.game, turn=table.turn, phase=table.phase)
    for seed in range(lays):
        laid = engine.play(table, a.CLOCK, close, random.Random(seed)).laid
        counts.update((one.owner, place) for place, one in enumerate(laid, 1))
    given = Counter(seat.no for seat in table.seats for _ in seat.given)
    images = given.total()
    for no, cards in given.items():
        for place in range(1, images + 1):
            expected = lays * cards / images
            # Five standard deviations: chance alone gets there once in a million.
            if abs(counts[no, place] - expected) > 5 * (expected * (1 - cards / images)) ** 0.5:
                yield Leak(Row.PLACES, None, _when(table), f"seat {no} lies {counts[no, place]} times on {place}")
