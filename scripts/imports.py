"""Which files of the repository a file imports or names, in Python and in the page."""

from __future__ import annotations

import ast
import re
from collections import deque
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

PLACES = ("src", "", "scripts", "bench", "web", "tests/browser", "tests/store")
"""Where Python looks for what is imported by its full name, as pyproject.toml says."""
PAGE = re.compile(r"""(?:\bfrom|\bimport|glob(?:<[^>]*>)?\(|@import|new URL\()\s*\(?\s*['"](\.[^'"]+)['"]""")
KINDS = ("", ".ts", ".svelte", ".svelte.ts")


class Imports:
    """The files below a folder, by their paths from there."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.of = cache(self._of)
        self.words = cache(self._words)

    def _of(self, file: str) -> frozenset[str]:
        """The files that it imports itself."""
        path = self.root / file
        if not path.is_file():
            return frozenset()
        if file.endswith(".py"):
            return frozenset(self._of_python(file, path.read_text(encoding="utf-8")))
        if file.endswith((".ts", ".svelte", ".css", ".js")):
            return frozenset(self._of_page(path, path.read_text(encoding="utf-8")))
        return frozenset()

    def _of_python(self, file: str, source: str) -> Iterator[str]:
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Import):
                for each in node.names:
                    yield from self._module(each.name.split("."), file)
            elif isinstance(node, ast.ImportFrom):
                words = node.module.split(".") if node.module else []
                if node.level:
                    words = [*Path(file).parts[: -node.level], *words]
                yield from self._module(words, file)
                for each in node.names:
                    yield from self._module([*words, each.name], file)

    def _module(self, words: list[str], importer: str) -> Iterator[str]:
        own = str(Path(importer).parent)
        for place in (*PLACES, own):
            for name in ("/".join(words) + ".py", "/".join((*words, "__init__.py"))):
                path = Path(place, name)
                if (self.root / path).is_file():
                    yield path.as_posix()
                    return

    def _of_page(self, path: Path, source: str) -> Iterator[str]:
        for name in PAGE.findall(source):
            near = path.parent / name.partition("?")[0]
            if "*" in name:
                found = [each for each in near.parent.glob(near.name) if each.is_file()]
            else:
                found = [each for kind in KINDS if (each := Path(f"{near}{kind}")).is_file()][:1]
            for each in found:
                if each.resolve().is_relative_to(self.root.resolve()):
                    yield each.resolve().relative_to(self.root.resolve()).as_posix()

    def _words(self, file: str) -> str:
        """What it says, to look for the names of files in."""
        return (self.root / file).read_text(encoding="utf-8")

    def distances(self, files: list[str], follow: Callable[[str], bool] = lambda _: True) -> dict[str, int]:
        """All that they import, and what that imports, with the steps to it; only what is followed is looked into."""
        steps = dict.fromkeys(files, 0)
        open_ones = deque(files)
        while open_ones:
            file = open_ones.popleft()
            if steps[file] == 0 or follow(file):
                for each in self.of(file):
                    if each not in steps:
                        steps[each] = steps[file] + 1
                        open_ones.append(each)
        return steps


def below(file: str, *folders: str) -> bool:
    """Whether it lies in one of the folders, or fits one of the names with stars."""
    return any(file.startswith(each) if each.endswith("/") else fnmatch(file, each) for each in folders)
