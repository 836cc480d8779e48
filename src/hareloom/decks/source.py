"""Where a deck comes from: a folder or a ZIP, read the same way, within limits, and never written to.

A source says what is odd about it as a whole in `problems`; `read` raises `Unreadable` for one file.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal, Protocol

from hareloom.mistake import Mistake
from hareloom.words import listed, megabytes

MOST_FILES = 2_000
MOST_FILE_BYTES = 40_000_000
MOST_BYTES = 1_000_000_000

LEFT_BY_SYSTEMS = frozenset({"__MACOSX", "Thumbs.db", "desktop.ini"})


Why = Literal["not_a_picture", "too_large", "too_many_pixels", "too_small", "no_heic", "unreadable"]
"""What is wrong with a picture. Stable: the page has words for each."""


class Unreadable(Exception):  # noqa: N818 - it is the file that is, as Mistake is a person's
    """One file can't be used. The message says why, without its name."""

    def __init__(self, message: str, why: Why = "not_a_picture") -> None:
        super().__init__(message)
        self.why = why


class Refused(Mistake):
    """A deck can't be taken; every reason in a line of its own."""

    def __init__(self, headline: str, problems: Sequence[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join((headline, *(f"  - {problem}" for problem in problems))))


class Source(Protocol):
    """A deck's files, by their path from the deck's folder on, with slashes."""

    name: str
    problems: list[str]

    def files(self) -> tuple[str, ...]: ...

    def read(self, file: str, most: int = MOST_FILE_BYTES) -> bytes: ...


def path_problem(path: str) -> str | None:
    """Why a path may not be used, in words; None if it stays within the deck and reads the same everywhere."""
    if not path.isprintable():
        return "its name has characters that can't be printed"
    if "\\" in path:
        return "its name has a backslash; folders are divided by /"
    if path.startswith(("/", "~")) or ":" in path:
        return "its name is not one within the deck"
    parts = path.split("/")
    if ".." in parts:
        return "it leads out of the deck"
    if "" in parts or "." in parts:
        return "its name has an empty part"
    return None


def ignored(path: str) -> bool:
    """Whether a file is none of the deck's: hidden, or left there by a system."""
    parts = path.split("/")
    # A path that leads elsewhere is the deck's affair: it is refused.
    return ".." not in parts and any(part.startswith(".") or part in LEFT_BY_SYSTEMS for part in parts)


class Folder:
    """A folder on this machine."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.name = self.folder.name
        self.problems: list[str] = []
        self._files = tuple(sorted(self._walk()))

    def _walk(self) -> Iterator[str]:
        found, size, links = 0, 0, []
        for top, folders, files in os.walk(self.folder):
            here = Path(top)
            folders[:] = sorted(name for name in folders if not ignored(name))
            for name in (*folders, *files):
                file = here / name
                path = file.relative_to(self.folder).as_posix()
                if ignored(path):
                    continue
                found += 1
                if found > MOST_FILES:
                    # Probably a whole home folder: stop counting.
                    raise Mistake(
                        f"{self.folder} holds more than {MOST_FILES} files; a deck's folder holds a deck only."
                    )
                if file.is_symlink():
                    links.append(path)
                elif stat.S_ISREG((status := file.lstat()).st_mode):
                    size += status.st_size
                    yield path
        if size > MOST_BYTES:
            self.problems.append(f"It holds {megabytes(size)}; at most {megabytes(MOST_BYTES)} are taken.")
        if links:
            self.problems.append(f"{listed(links)}: a link may lead out of the deck. Put the file itself there.")

    def files(self) -> tuple[str, ...]:
        return self._files

    def read(self, file: str, most: int = MOST_FILE_BYTES) -> bytes:
        try:
            with (self.folder / file).open("rb") as opened:
                content = opened.read(most + 1)
        except (OSError, ValueError) as wrong:
            raise Unreadable(f"can't be read: {getattr(wrong, 'strerror', None) or wrong}") from wrong
        if len(content) > most:
            raise Unreadable(f"is larger than {megabytes(most)}")
        return content
