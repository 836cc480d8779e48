"""How large a frame is beside the whole view, over whole games: the bytes that every seat is sent, none left out."""

import asyncio
import random
import statistics
from typing import cast

import msgspec

from hareloom.bots import choose_any
from hareloom.game import actions as a
from hareloom.game.values import Phase
from hareloom.game.view import view
from hareloom.store import SqliteStore
from hareloom.tables.delays import Delays
from hareloom.tables.door import join
from hareloom.tables.hall import Hall
from hareloom.tables.requests import StartGame, TableRequest
from hareloom.tables.table import LiveTable


class Cards:
    """A deck without pictures."""

    def cards_of(self, decks: tuple[str, ...]) -> tuple[str, ...] | None:  # noqa: ARG002 - it has one deck for all
        return tuple(f"{number:020x}" for number in range(10**18, 10**18 + 84))


class Scale:
    """A wire that compares the size of each frame with that of its person's whole view."""

    def __init__(self, live: LiveTable, person: str, shares: list[float]) -> None:
        self._live, self._person, self._shares = live, person, shares

    def send(self, data: bytes) -> None:
        live = self._live
        whole = msgspec.json.encode(live.view(self._person))
        self._shares.append(len(data) / len(whole))

    def close(self, code: int, reason: str) -> None:
        """Do nothing: this wire is never closed."""


async def _play(games: int, seats: int, shares: list[float]) -> None:
    hall = Hall(SqliteStore(None), Cards(), Delays())
    live, host = await hall.create("en", "Host", None)
    people = [host, *[await join(live, f"Guest {n}", None, seat=False) for n in range(1, seats)]]
    dice = random.Random(7)
    ids = iter(range(10**9))

    async def ask(person: str, action: object) -> None:
        await live.requested(person, TableRequest(id=f"b{next(ids)}", action=cast("a.BeReady", action)))

    for entry in people:
        await ask(entry.person_id, a.TakeSeat())
    for entry in people:
        live.attach(Scale(live, entry.person_id, shares), entry.person_id)
    for _ in range(games):
        await ask(host.person_id, StartGame())
        while live.table.phase is not Phase.END:
            table = live.table
            no = dice.choice(view(table, None).table.awaited)
            person = next(one.id for one in live.people.values() if one.seat == no)
            ready = a.BeReady(game=table.game, turn=table.turn, phase=table.phase)
            move = ready if table.phase is Phase.REVEAL else choose_any(view(table, no), dice)
            await ask(person, move)


def median_share(games: int = 3, seats: int = 6) -> float:
    """The median frame as a share of the whole view at that moment."""
    shares: list[float] = []
    asyncio.run(_play(games, seats, shares))
    return statistics.median(shares)


if __name__ == "__main__":
    print(f"median frame: {100 * median_share():.1f} % of the whole view")
