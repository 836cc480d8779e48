"""What the page's build tells the server: what each page will request, and what is said of it in each language."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec


class Said(msgspec.Struct, frozen=True):
    """What the server says of the page in one language."""

    about: str
    invited: str


class Preload(msgspec.Struct, frozen=True):
    """As the page's build wrote it (web/vite/ahead.ts)."""

    pages: dict[str, list[str]]
    parts: dict[str, list[str]]
    words: dict[str, dict[str, str]]
    said: dict[str, Said]

    def links(self, page: str, accept_language: str) -> str:
        """The Link header of a page for a browser with these languages: a slow network loads all in one round trip."""
        words = self.words[first_spoken(self.words, accept_language)]
        parts = ("first", *self.parts.get(page, ()))
        return ", ".join([*self.pages.get(page, ()), *(words[part] for part in parts)])


def first_spoken(spoken: Iterable[str], accept_language: str) -> str:
    """The first of a browser's languages that is spoken, by its tag or as spoken elsewhere; English if none is."""
    known = {tag.lower(): tag for tag in spoken}
    for part in accept_language.lower().split(","):  # browsers send them in order of preference
        tag = part.partition(";")[0].strip()
        first = tag.partition("-")[0]
        kin = [each for each in known if each.partition("-")[0] == first]
        if kin:
            return known.get(tag) or known.get(first) or known[kin[0]]
    return "en"


def read_preloads(static: Path) -> Preload:
    """What was written when the page was built."""
    return msgspec.json.decode((static / "ahead.json").read_bytes(), type=Preload)
