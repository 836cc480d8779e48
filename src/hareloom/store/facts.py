"""Facts on which all servers of one store agree, such as keys."""

from collections.abc import Callable

from .changes import KeepFact, ReplaceFact
from .errors import FactChanged
from .store import Store


async def agreed(store: Store, name: str, offered: bytes) -> bytes:
    """What is remembered under that name; what is offered, if it is the first."""
    known = await store.fact(name)
    if known is not None:
        return known
    await store.write(KeepFact(name, offered))
    known = await store.fact(name)
    assert known is not None, "it was just kept, and no fact is ever deleted"
    return known


async def changed(store: Store, name: str, change: Callable[[bytes | None], bytes]) -> bytes:
    """Change what is remembered under that name. If another server does so at the same time, none of both is lost."""
    while True:
        known = await store.fact(name)
        value = change(known)
        try:
            await store.write(ReplaceFact(name, known, value))
        except FactChanged:
            continue  # this change is made to what the other has written
        return value
