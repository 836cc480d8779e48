"""Which names of the kit are in use, read from the source: importing it would need the drawing libraries."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from art import deck

from .facts import ROOT

ART = ROOT / "art"
KIT = ART / "kit"
ALL = ("art.kit.all", "art.kit.lamplit.all")  # where cards import from
# A deck that grows may still need any name of its kit.
GROWING = () if deck.find("lamplight").is_shipped else ("art.kit.lamplit",)


class Name(NamedTuple):
    """A name and the module that has it; a method's module is empty, since only its name is seen where it is called."""

    module: str
    name: str


class Source:
    """A file: what it imports, what it defines, and what each definition uses."""

    def __init__(self, file: Path) -> None:
        self.module = ".".join(file.relative_to(ROOT).with_suffix("").parts)
        self.tree = ast.parse(file.read_text(encoding="utf-8"))
        self.imported = dict(self._imports())
        self.defined = list(self._definitions())

    def _imports(self) -> Iterator[tuple[str, Name]]:
        """What a name in this file stands for elsewhere."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom):
                above = self.module.rsplit(".", node.level)[0] + "." if node.level else ""
                for alias in node.names:
                    yield alias.asname or alias.name, Name(f"{above}{node.module or ''}".rstrip("."), alias.name)

    def _definitions(self) -> Iterator[tuple[Name, Sequence[ast.AST]]]:
        """Functions, classes and constants of the file, and the methods of its classes, with what each is made of."""
        for node in self.tree.body:
            if isinstance(node, ast.FunctionDef):
                yield Name(self.module, node.name), [node]
            elif isinstance(node, ast.ClassDef):
                methods = [part for part in node.body if isinstance(part, ast.FunctionDef)]
                named = [method for method in methods if not method.name.startswith("__")]
                yield Name(self.module, node.name), [part for part in ast.iter_child_nodes(node) if part not in named]
                yield from ((Name("", method.name), [method]) for method in named)
            elif isinstance(node, ast.Assign):
                for target in node.targets:
                    for part in ast.walk(target):
                        if isinstance(part, ast.Name):
                            yield Name(self.module, part.id), [node.value]

    def used(self, nodes: Sequence[ast.AST]) -> Iterator[Name]:
        """The names that some code of this file uses."""
        for node in (inner for outer in nodes for inner in ast.walk(outer)):
            if isinstance(node, ast.Name):
                yield self.imported.get(node.id, Name(self.module, node.id))
            elif isinstance(node, ast.Attribute):
                yield Name("", node.attr)
                if isinstance(node.value, ast.Name) and (whole := self.imported.get(node.value.id)):
                    yield Name(f"{whole.module}.{whole.name}", node.attr)


def sources(folder: Path, pattern: str = "**/*.py") -> list[Source]:
    """The files below a folder."""
    return [Source(file) for file in sorted(folder.glob(pattern))]


@cache
def painters() -> list[Source]:
    """What the kit is for: the cards of every deck, the game's pictures, and the programs that paint and measure."""
    return [*sources(ART / "decks"), *sources(ART / "game"), *sources(ART, "*.py")]


def growing(name: Name) -> bool:
    """Whether the name belongs to a kit whose deck isn't complete."""
    return name.module.startswith(GROWING)


def offered() -> dict[Name, Name]:
    """What the kits hand to the cards, and where it comes from."""
    files = {module: ROOT / f"{module.replace('.', '/')}.py" for module in ALL}
    return {Name(module, n): what for module, file in files.items() for n, what in Source(file).imported.items()}


def wanted() -> set[Name]:
    """What cards and game take from there."""
    return {name for source in painters() for name in source.imported.values() if name.module in ALL}


def unused() -> set[str]:
    """The names of the kit that can't be reached from a card, the game's pictures or the programs."""
    kit = [source for source in sources(KIT) if source.module not in ALL]
    made_of: dict[Name, list[tuple[Source, Sequence[ast.AST]]]] = {}
    for source in kit:
        for name, parts in source.defined:
            made_of.setdefault(name, []).append((source, parts))
    shown = offered()
    reached: set[Name] = set()
    ahead = {name for source in painters() for name in source.used([source.tree])}
    ahead |= {name for source in kit for name in source.used(_loose(source))}
    while ahead:
        name = ahead.pop()
        name = shown.get(name, name)
        if name not in reached:
            reached.add(name)
            for source, parts in made_of.get(name, []):
                ahead |= set(source.used(parts))
    return {".".join(filter(None, name)) for name in made_of.keys() - reached if not growing(name)}


def _loose(source: Source) -> Sequence[ast.AST]:
    """What runs when a file is imported, apart from its definitions."""
    return [node for node in source.tree.body if not isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Assign)]
