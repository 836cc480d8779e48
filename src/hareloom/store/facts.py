"""Facts on which all servers of one store agree, such as keys."""

from .changes import KeepFact
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
