"""Reports every problem in a manifest's fields at once, in words, after the field's name."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Callable, Iterator
from typing import Any

from msgspec import structs

from hareloom.words import count, listed, shown

from . import manifest as limits
from .languages import language_problem
from .manifest import FORMAT, CardEntry, Manifest
from .source import path_problem

Json = Any
Problems = Iterator[str]

# Marks that turn the direction of what follows: harmless in books, a disguise in a name.
TURNS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
INVISIBLE = frozenset({"Cc", "Cs", "Zl", "Zp"})

_ID = re.compile(limits.ID_PATTERN)


def field_problems(raw: Json) -> Problems:
    """Every problem that shows without reading the files."""
    if not isinstance(raw, dict):
        yield f"the manifest is {_kind(raw)}, not an object with fields in braces"
        return
    if (number := raw.get("format")) != FORMAT or isinstance(number, bool):
        if "format" in raw:
            yield f"format: {shown(number)} is not known here; this version reads format {FORMAT}"
        else:
            yield f'format is missing; write "format": {FORMAT}'
    yield from _names(raw, Manifest, "the manifest")
    checks: dict[str, Callable[[Json, str], Problems]] = {
        "id": _id,
        "name": _name,
        "author": _line,
        "licence": _line,
        "languages": _languages,
        "cards": _cards,
        "back": _file_or_none,
        "$schema": _line,
    }
    for name, check in checks.items():
        if name in raw:
            yield from check(raw[name], name)
    yield from _undeclared(raw)


def _names(raw: dict[str, Json], kind: type[Manifest | CardEntry], where: str) -> Problems:
    """Missing fields, and unknown ones."""
    known = {field.encode_name: field.required for field in structs.fields(kind)}
    for name, required in known.items():
        if required and name not in raw and name != "format":
            yield f"{name} is missing" if kind is Manifest else f"{where}: {name} is missing"
    for name in raw:
        if name not in known:
            meant = difflib.get_close_matches(name.lower()[:40], ["licence" if n == "license" else n for n in known], 1)
            yield f"{where} has a field {shown(name)}, which means nothing" + (f"; {meant[0]}?" if meant else "")


def _kind(raw: Json) -> str:
    kinds = {bool: "true or false", str: "text", list: "a list", dict: "an object", type(None): "null"}
    return kinds.get(type(raw), "a number")


def _id(raw: Json, where: str) -> Problems:
    if not isinstance(raw, str) or not _ID.search(raw):
        given = shown(raw) if isinstance(raw, str) else _kind(raw)
        yield f"{where}: {given} is no id; write small letters, digits and hyphens, at most 40 of them"


def _text(raw: Json, where: str, most: int) -> Problems:
    if not isinstance(raw, str):
        yield f"{where} is {_kind(raw)}, not text"
    elif not raw.strip():
        yield f"{where} is empty"
    elif len(raw) > most:
        yield f"{where} has {len(raw)} characters; at most {most} are read"
    elif any(unicodedata.category(c) in INVISIBLE or c in TURNS for c in raw):
        yield f"{where} has control characters or line breaks in it; write it as one line"


def _line(raw: Json, where: str) -> Problems:
    yield from _text(raw, where, limits.LONGEST_LINE)


def _description(raw: Json, where: str) -> Problems:
    yield from _text(raw, where, limits.LONGEST_DESCRIPTION)


def _words(raw: Json, where: str, most: int) -> Problems:
    if not isinstance(raw, list):
        yield f"{where} is {_kind(raw)}, not a list of words"
        return
    if len(raw) > most:
        yield f"{where} has {len(raw)} entries; at most {most} are read"
        return
    for number, word in enumerate(raw, 1):
        yield from _text(word, f"{where}, entry {number}", limits.LONGEST_TAG)


def _tags(raw: Json, where: str) -> Problems:
    yield from _words(raw, where, limits.MOST_TAGS)


def _inventory(raw: Json, where: str) -> Problems:
    yield from _words(raw, where, limits.MOST_INVENTORY)


def _by_language(raw: Json, where: str, check: Callable[[Json, str], Problems]) -> Problems:
    if not isinstance(raw, dict):
        yield f'{where} is {_kind(raw)}; write it by language, as in {{"en": ...}}'
        return
    if len(raw) > limits.MOST_LANGUAGES:
        yield f"{where} has {len(raw)} languages; at most {limits.MOST_LANGUAGES} are read"
        return
    for tag, text in raw.items():
        if problem := language_problem(tag):
            yield f"{where}: {problem}"
        else:
            yield from check(text, f"{where} in {tag}")


def _name(raw: Json, where: str) -> Problems:
    if raw == {}:
        yield f"{where} is empty"
    yield from _by_language(raw, where, _line)


def _languages(raw: Json, where: str) -> Problems:
    if not isinstance(raw, list) or not all(isinstance(tag, str) for tag in raw):
        yield f'{where} is not a list of language tags; write it as in ["en", "fr"]'
    elif len(raw) > limits.MOST_LANGUAGES:
        yield f"{where} has {len(raw)} entries; at most {limits.MOST_LANGUAGES} are read"
    else:
        yield from (f"{where}: {problem}" for tag in raw if (problem := language_problem(tag)))


def _cards(raw: Json, where: str) -> Problems:
    if not isinstance(raw, list):
        yield f"{where} is {_kind(raw)}, not a list of cards"
        return
    if not raw:
        yield "there are no cards"
    if len(raw) > limits.MOST_CARDS:
        yield f"there are {len(raw)} cards; a deck has at most {limits.MOST_CARDS}"
        return
    seen: set[str] = set()
    for number, card in enumerate(raw, 1):
        yield from _card(card, number)
        name = card.get("id") if isinstance(card, dict) else None
        if isinstance(name, str):
            if name in seen:
                yield f"card {number}: the id {shown(name)} is another card's already"
            seen.add(name)


def _card(raw: Json, number: int) -> Problems:
    where = f"card {number}"
    if not isinstance(raw, dict):
        yield f"{where} is {_kind(raw)}, not an object with fields in braces"
        return
    if isinstance(raw.get("id"), str):
        where += f" {shown(raw['id'])}"
    yield from _names(raw, CardEntry, where)
    if "id" in raw:
        yield from _id(raw["id"], f"{where}: id")
    for name, check in (("picture", _file), ("zoom", _file_or_none), ("thumb", _file_or_none)):
        if name in raw:
            yield from check(raw[name], f"{where}: {name}")
    if "description" in raw:
        yield from _by_language(raw["description"], f"{where}: description", _description)
    if "tags" in raw:
        yield from _by_language(raw["tags"], f"{where}: tags", _tags)
    if "inventory" in raw:
        yield from _by_language(raw["inventory"], f"{where}: inventory", _inventory)


def _file(raw: Json, where: str) -> Problems:
    if not isinstance(raw, str) or not raw:
        yield f"{where} is {_kind(raw) if raw != '' else 'empty'}, not the name of a file"
    elif len(raw) > limits.LONGEST_PATH:
        yield f"{where} has {len(raw)} characters; at most {limits.LONGEST_PATH} are read"
    elif problem := path_problem(raw):
        yield f"{where}: {shown(raw)} can't be used, for {problem}"


def _file_or_none(raw: Json, where: str) -> Problems:
    if raw is not None:
        yield from _file(raw, where)


def _undeclared(raw: dict[str, Json]) -> Problems:
    """Languages that cards speak and the deck doesn't name."""
    declared, cards = raw.get("languages", []), raw.get("cards")
    if not isinstance(declared, list) or not isinstance(cards, list):
        return
    spoken: dict[str, int] = {}
    for card in cards:
        described = card.get("description") if isinstance(card, dict) else None
        for tag in described if isinstance(described, dict) else ():
            if tag not in declared and not language_problem(tag):
                spoken[tag] = spoken.get(tag, 0) + 1
    if spoken:
        whose = ", ".join(f"{count(number, 'card')} in {tag}" for tag, number in spoken.items())
        yield f"languages should also name {listed(spoken)}, for there are descriptions ({whose})"
