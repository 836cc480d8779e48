"""Other servers at the same tables: what this server tells them, and what it knows of them.

No table has an owner. Whoever has people at a table shows it to them, and hears from the others when its log has grown,
who is connected there, and when the clock ends. Nothing depends on it to be right: what wasn't heard is found in the
store. A server that is alone has `NOBODY_ELSE`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from msgspec import Struct

NEXT_CLOCK = 1.5
"""Seconds that each further server waits before it moves for a table's clock, so that the first one does it alone."""


class Here(Struct, frozen=True, array_like=True):
    """Who is at a table on one server, and until when its clock runs."""

    people: tuple[str, ...] = ()
    """Connected, sorted."""
    lately: tuple[str, ...] = ()
    """Without a connection: they have made a request not long ago."""
    screens: int = 0
    moment: str = ""
    """The moment of the game that the clock measures; empty if none runs."""
    ends_at: int = 0
    """When it ends, in milliseconds since 1970."""

    def anybody(self) -> bool:
        """Is a person there?"""
        return bool(self.people or self.lately)


class Elsewhere(Struct, frozen=True):
    """Who is at a table on all other servers together."""

    people: frozenset[str] = frozenset()
    lately: frozenset[str] = frozenset()
    screens: int = 0
    servers: tuple[int, ...] = ()
    """The numbers of those that have people there."""
    clocks: tuple[tuple[str, int], ...] = ()
    """The moments that their clocks measure, and when each ends."""

    def ends_at(self, moment: str) -> int | None:
        """When that moment ends by a clock that runs elsewhere: the one that ends first."""
        return min((ends for each, ends in self.clocks if each == moment), default=None)


class Figures(Struct, frozen=True):
    """How well servers hear of each other."""

    resends: int = 0
    """How often something was sent to the store again."""
    found_late: int = 0
    """How often a log had grown without a message that said so."""
    silence: float = 0.0
    """Seconds since this server last heard itself."""


NOBODY = Elsewhere()


def together(others: Iterable[tuple[int, Here]]) -> Elsewhere:
    """What several servers say of one table."""
    said = sorted(others)
    return Elsewhere(
        frozenset(person for _, here in said for person in here.people),
        frozenset(person for _, here in said for person in here.lately),
        sum(here.screens for _, here in said),
        tuple(no for no, here in said if here.anybody()),
        tuple((here.moment, here.ends_at) for _, here in said if here.moment),
    )


class Hears(Protocol):
    """Who wants to know what other servers tell. The calls come from the event loop and return at once."""

    def grew(self, table_id: str, version: int) -> None:
        """That table's log has at least that version."""

    def came_or_went(self, table_id: str) -> None:
        """Who is at that table elsewhere has changed, or until when a clock runs there."""

    def was_deleted(self, table_id: str) -> None:
        """That table is no more, or closed by the operator."""

    def was_lost(self, table_id: str) -> None:
        """The store has less of that table than this server: it must be read again."""

    def decks_changed(self) -> None:
        """Decks that players made have come, changed or gone."""

    def versions(self) -> dict[str, int]:
        """The tables in memory here, and how far this server has read each of them."""


class Neighbours(Protocol):
    """The other servers on the same store."""

    @property
    def alone(self) -> bool:
        """Can there be no other server?"""

    async def open(self, hears: Hears) -> None: ...

    async def close(self) -> None: ...

    async def arrive(self, table_id: str) -> None:
        """Note that people will be at that table here, before its log is read; learn who is there elsewhere."""

    def here(self, table_id: str, who: Here) -> None:
        """Tell who is at that table here now."""

    def grew(self, table_id: str, version: int) -> None:
        """Tell that its log has grown, if there is a server to tell."""

    def left(self, table_id: str) -> None:
        """That table is not in memory here any more."""

    def deleted(self, table_id: str) -> None:
        """Tell that it is deleted, or closed."""

    def decks_changed(self) -> None:
        """Tell that players' decks have changed."""

    def elsewhere(self, table_id: str) -> Elsewhere: ...

    def knows(self, table_id: str) -> bool:
        """Do the others know that this server has that table?"""

    def shared(self, table_id: str) -> bool:
        """May another server write to that table's log at this moment?"""

    def place(self, table_id: str) -> int:
        """Which place this server has among those that run that table's clock: 0 is first."""

    def figures(self) -> Figures:
        """For the operator."""

    def worry(self) -> str:
        """Why the others can't be heard at the moment; empty if they can."""


class NobodyElse:
    """There is one server."""

    alone = True

    async def open(self, hears: Hears) -> None:
        pass

    async def close(self) -> None:
        pass

    async def arrive(self, table_id: str) -> None:
        pass

    def here(self, table_id: str, who: Here) -> None:
        pass

    def grew(self, table_id: str, version: int) -> None:
        pass

    def left(self, table_id: str) -> None:
        pass

    def deleted(self, table_id: str) -> None:
        pass

    def decks_changed(self) -> None:
        pass

    def elsewhere(self, table_id: str) -> Elsewhere:  # noqa: ARG002 - there is nobody at any
        return NOBODY

    def knows(self, table_id: str) -> bool:  # noqa: ARG002
        return True

    def shared(self, table_id: str) -> bool:  # noqa: ARG002
        return False

    def place(self, table_id: str) -> int:  # noqa: ARG002
        return 0

    def figures(self) -> Figures:
        return Figures()

    def worry(self) -> str:
        return ""
