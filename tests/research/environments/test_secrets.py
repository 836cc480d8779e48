"""Observations tell nothing that a seat may not know: where that is otherwise, every byte is the same."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from hareloom.game.table import Table
from hareloom.game.values import Laid
from hareloom.research.environments.play import _Cycle

from .playing import SIZES, any_number, parallel_env


def _bytes(seen: Any) -> bytes:
    if isinstance(seen, dict):
        return b"".join(key.encode() + _bytes(value) for key, value in seen.items())
    return seen.tobytes() if hasattr(seen, "tobytes") else repr(seen).encode()


def _known(game: Any, agent: str) -> set[str]:
    """The cards that the seat sees or has seen."""
    view = game.view(agent)
    table, own = view.table, view.own
    shown = {laid.card for reveal in game._play.table.reveals for laid in reveal.laid}  # noqa: SLF001 - all were shown
    return {*(own.hand or ()), *own.given, *table.images, *shown}


def _twin(table: Table, no: int, known: set[str], dice: Random) -> Table:
    """The same table with other cards wherever the seat doesn't see them, and other owners of others' pictures."""
    hidden = {card for seat in table.seats for card in (*seat.hand, *seat.given)} | {*table.pile}
    hidden -= known
    others = sorted(hidden)
    dice.shuffle(others)
    other = dict(zip(sorted(hidden), others, strict=True))

    def changed(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(other.get(card, card) for card in cards)

    seats = [replace(seat, hand=changed(seat.hand), given=changed(seat.given)) for seat in table.seats]
    laid = table.laid
    if laid and not table.rules.teams:
        owners = [each.owner for each in laid if each.owner != no]
        dice.shuffle(owners)
        laid = tuple(Laid(each.card, each.owner if each.owner == no else owners.pop()) for each in laid)
        seats = [
            replace(seat, given=tuple(each.card for each in laid if each.owner == seat.no)) if seat.no != no else seat
            for seat in seats
        ]
    return replace(table, seats=tuple(seats), pile=changed(table.pile), laid=laid)


@pytest.mark.parametrize("observe", ["text", "arrays"])
@pytest.mark.parametrize(("edition", "players"), SIZES)
def test_what_is_not_seen_is_not_observed(edition: str, players: int, observe: str) -> None:
    """Other hands, another pile, other owners: the same observation, the same legal actions, the same phrases."""
    game, dice = parallel_env(edition, players, observe=observe), Random(6)
    game.reset(seed=6)
    twins = 0
    for _ in range(9):
        real = game._play._cycle  # noqa: SLF001 - to put another table in its place
        for agent in game.agents:
            before = _bytes(game.observe(agent)), game.legal_actions(agent), game.phrases(agent)
            twin = _twin(real.table, game.possible_agents.index(agent) + 1, _known(game, agent), dice)
            twins += twin != real.table
            game._play._cycle = _Cycle(twin)  # noqa: SLF001 - as above
            after = _bytes(game.observe(agent)), game.legal_actions(agent), game.phrases(agent)
            game._play._cycle = real  # noqa: SLF001 - as above
            assert before == after
        game.step({agent: any_number(game, agent, dice) for agent in game.agents})
    assert twins > 8 * players
