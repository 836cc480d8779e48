"""Names what a page will request in its Link header, so that a slow network loads all of it in one round trip."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Preload(msgspec.Struct, frozen=True):
    """As the page's build wrote it (web/vite/ahead.ts)."""

    pages: dict[str, list[str]]
    words: dict[str, str]

    def links(self, page: str, accept_language: str) -> str:
        """The Link header of a page, by its route, for a browser with these languages."""
        return ", ".join([*self.pages.get(page, ()), *self._words(accept_language)])

    def _words(self, accept_language: str) -> list[str]:
        # Browsers send languages in order of preference. A person who chose another one loads that too.
        known = {tag.lower(): link for tag, link in self.words.items()}
        for part in accept_language.lower().split(","):
            tag = part.partition(";")[0].strip()
            first = tag.partition("-")[0]
            kin = [link for each, link in known.items() if each.partition("-")[0] == first]
            if kin:
                return [known.get(tag, known.get(first, kin[0]))]
        return [self.words["en"]]


def read_preloads(static: Path) -> Preload:
    """What was written when the page was built."""
    return msgspec.json.decode((static / "ahead.json").read_bytes(), type=Preload)
