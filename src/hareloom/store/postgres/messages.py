"""What servers tell each other by NOTIFY, in pieces that PostgreSQL takes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec
from msgspec import Struct

from ..neighbours import Here

CHANNEL = "hareloom"
MOST_BYTES = 7_600
"""Of a message; PostgreSQL takes 8,000."""


class Message(Struct, omit_defaults=True):
    """What one server tells all."""

    n: int
    """Its number."""
    v: dict[str, int] = {}
    """These logs have grown, to these versions."""
    p: dict[str, Here | None] = {}
    """Who is at these tables there; None where the server has left it."""
    gone: list[str] = []
    """These tables are deleted or closed."""
    decks: bool = False
    """Players' decks have changed."""


_encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Message).decode


def parts(message: Message, offset: int) -> Iterator[str]:
    """A message in pieces that PostgreSQL takes."""
    part, size = Message(message.n, decks=message.decks), 0
    for kind, key, value in _entries(message, offset):
        entry = len(key) + len(_encode(value)) + 8
        if size + entry > MOST_BYTES:
            yield _encode(part).decode()
            part, size = Message(message.n), 0
        getattr(part, kind).append(key) if kind == "gone" else getattr(part, kind).update({key: value})
        size += entry
    yield _encode(part).decode()


def once_more(unsent: Message, later: Message, people: Mapping[str, Here]) -> Message:
    """What could not be sent and what came since, as one message; `people` are those who are here now."""
    return Message(
        later.n or unsent.n,
        {
            table_id: max(unsent.v.get(table_id, 0), later.v.get(table_id, 0))
            for table_id in unsent.v.keys() | later.v.keys()
        },
        {table_id: people.get(table_id) for table_id in unsent.p.keys() | later.p.keys()},
        [*unsent.gone, *later.gone],
        unsent.decks or later.decks,
    )


def _entries(message: Message, offset: int) -> Iterable[tuple[str, str, object]]:
    for table_id, version in message.v.items():
        yield "v", table_id, version
    for table_id, here in message.p.items():
        yield "p", table_id, here and msgspec.structs.replace(here, ends_at=here.ends_at and here.ends_at + offset)
    for table_id in message.gone:
        yield "gone", table_id, 0
