"""What is worked out from the last view after a small step is what would be worked out from nothing."""

import pytest
from msgspec.structs import replace

from hareloom.game.table import Table
from hareloom.game.view import Step, own, public, public_after, small_step
from hareloom.tables.audience import _small_patch
from hareloom.tables.frames import patch

from .wild import CELLS, states


@pytest.mark.parametrize(("edition", "players"), CELLS)
def test_a_small_step_changes_nothing_but_the_seats_that_it_names(edition: str, players: int) -> None:
    """In wild games of every edition: the public view, its patch, and the own views of those who did not move."""
    small = 0
    for seed in range(3):
        before: Table | None = None
        for game in states(edition, players, seed, turns=3):
            after = game.table
            step = None if before is None else small_step(before, after)
            if before is not None and step is not None:
                small += 1
                seen, now = public(before), public(after)
                assert public_after(seen, after, step) == now
                assert _small_patch(seen, now, step) == patch(seen, now)
                for seat in after.seats:
                    assert seat.no in step.concerned or own(after, seat.no) == own(before, seat.no)
            before = after
    assert bool(small) != (edition == "team"), "there are small steps, but in pairs, where partners see each other's"


def test_somebody_more_at_the_table_is_no_small_step() -> None:
    """Where seats come or go, everything is worked out anew."""
    game = next(states("odyssey", 4, 1))
    assert small_step(Table(), game.table) is None
    assert small_step(game.table, game.table) == Step([], set())


def test_a_seat_that_a_bot_takes_over_is_no_small_step() -> None:
    """Whose seat it is decides who sees its cards, so everybody's view is worked out anew."""
    table = next(states("odyssey", 4, 1)).table
    first, *others = table.seats
    assert small_step(table, replace(table, seats=(replace(first, bot="otto"), *others))) is None
