"""The editions, one value a file. Nothing outside this folder asks for an edition's name."""

from ..refusals import Code, Refusal
from .classic import CLASSIC
from .edition import Edition
from .odyssey import ODYSSEY
from .party import PARTY
from .revised import REVISED
from .team import TEAM

EDITIONS: dict[str, Edition] = {edition.id: edition for edition in (CLASSIC, REVISED, ODYSSEY, PARTY, TEAM)}


def find_edition(name: str) -> Edition:
    """The edition of that name, or a refusal that lists those there are."""
    edition = EDITIONS.get(name)
    if edition is None:
        raise Refusal(Code.NO_SUCH_EDITION, f"There is no edition called {name!r}. There are: {', '.join(EDITIONS)}.")
    return edition


__all__ = ["EDITIONS", "Edition", "find_edition"]
