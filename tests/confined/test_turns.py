"""Where one order is carried out at a time, a network with many holds up nobody with one."""

from __future__ import annotations

import asyncio

import pytest

from hareloom.confined.turns import Turns

pytestmark = pytest.mark.anyio


async def order_of(given: list[tuple[str, bool]], gives_up: int | None = None) -> list[str]:
    """In what order they are carried out, when they come one after another while the first is under way."""
    turns, gate, done = Turns(), asyncio.Event(), list[str]()

    async def have(network: str, in_game: bool) -> None:
        async with turns.turn(network, in_game=in_game):
            await gate.wait()
            done.append(network)

    tasks = []
    for network, in_game in given:
        tasks.append(asyncio.ensure_future(have(network, in_game)))
        await asyncio.sleep(0)
    if gives_up is not None:
        tasks[gives_up].cancel()
        await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    async with asyncio.timeout(1), turns.turn():  # nobody has it any more
        return done


async def test_one_waits_for_the_order_under_way_alone() -> None:
    """Whoever comes while a network has four under way is next."""
    assert await order_of([("many", False)] * 4 + [("one", False)]) == ["many", "one", "many", "many", "many"]


async def test_networks_take_turns() -> None:
    """Each has one after another, in the order in which they came."""
    given = [("a", False)] * 3 + [("b", False)] * 3 + [("c", False)]
    assert await order_of(given) == ["a", "b", "c", "a", "b", "a", "b"]


async def test_those_in_a_game_have_every_other_turn() -> None:
    """A hundred others cost a player one order, and players don't shut out the others."""
    others = [(f"other-{number}", False) for number in range(3)]
    assert await order_of([*others, ("player", True), ("player", True)]) == [
        "other-0",
        "player",
        "other-1",
        "player",
        "other-2",
    ]


@pytest.mark.parametrize("gives_up", [0, 1, 2])
async def test_who_gives_up_costs_nobody_a_turn(gives_up: int) -> None:
    """The others have theirs, whether it waited or was under way."""
    given = [("a", False), ("b", False), ("c", True), ("d", False)]
    done = await order_of(given, gives_up)
    assert sorted(done) == sorted(network for number, (network, _) in enumerate(given) if number != gives_up)
