"""A call: that it is a player's turn. It says nothing that not everybody at the table knows."""

from typing import Literal, Protocol, TypeAlias

from msgspec import Struct

from .ways import Ways, Webhook

Wanted: TypeAlias = Literal["claim", "clue", "give", "vote"]
"""What the player is to do: the phase."""


class Call(Struct, frozen=True):
    """One player is called once for one phase of one turn, by all of their ways and by the table's webhook."""

    code: str
    """The table's."""
    table_id: str
    person_id: str
    name: str
    """The player's."""
    others: tuple[str, ...]
    """The names of the others who play."""
    language: str
    """The table's, for the webhook."""
    wanted: Wanted
    until: int
    """When a bot moves instead, in milliseconds since 1970."""
    zone: str
    """The player's time zone; empty for UTC."""
    ways: Ways
    webhook: Webhook | None = None
    """The table's."""


class Caller(Protocol):
    """Delivers calls in the background. Nothing waits for it, and it never raises."""

    def call(self, call: Call) -> None: ...


class CallsNobody:
    """Where nobody is called."""

    def call(self, call: Call) -> None:
        pass
