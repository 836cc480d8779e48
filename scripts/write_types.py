"""Writes the page's types from the server's own: ``python scripts/write_types.py``; with ``--check`` it only compares.

What is sent and what may be asked come out of one place, the Python types, so the page can't believe in a field that
there isn't. Beside the types stand a few values that the page shows before a game: the editions, the house rules and
their ranges, the bots' names.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from hareloom.bots import CHARACTERS
from hareloom.game.editions import EDITIONS, Edition
from hareloom.game.house_rules import RANGES
from hareloom.server import deck_messages as d
from hareloom.server import messages as m
from hareloom.server.http.problems import Problem
from hareloom.tables.models.allowed import MODEL, NAME
from hareloom.tables.people import OFFERED
from hareloom.tables.reports import Report
from hareloom.tables.requests import TableRequest
from hareloom.tables.view_types import View

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "wire"

ASKED = (
    TableRequest,
    m.OpenTable,
    m.JoinTable,
    m.EnterTable,
    m.Rename,
    m.ChangeHare,
    m.CallDevice,
    m.SetMail,
    m.MailToken,
    m.SetWebhook,
    Report,
    d.MakeOwnDeck,
    d.ChangeOwnDeck,
    d.DescribeCard,
    d.OpenOwnDeck,
    d.BringDeck,
    d.ReportCard,
)
SENT = (
    View,
    m.Entered,
    m.TableDoor,
    m.MyTable,
    m.PersonalLink,
    m.DeviceList,
    m.CallsHere,
    m.DeviceCalled,
    m.ReportShown,
    m.Erased,
    m.ReplayList,
    m.Replay,
    d.DeckInList,
    d.DeckShown,
    d.OwnDeckMade,
    d.OwnDeck,
    d.CardTaken,
    d.OwnDeckOpened,
    d.OwnLimits,
    d.CardDraft,
    m.Done,
    m.SocketRefusal,
    Problem,
)

HEAD = "// Written by scripts/write_types.py from the server's types. Change those, and run it again.\n"


class Writer:
    """Turns types into TypeScript, each struct and enum once, by its name."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def name(self, kind: inspect.Type, *, asked: bool) -> str:
        """How a type is written where it is used."""
        match kind:
            case inspect.AnyType():
                return "unknown"
            case inspect.Metadata(type=inner):
                return self.name(inner, asked=asked)
            case inspect.StructType(cls=cls):
                if cls.__name__ not in self.written:
                    self.written[cls.__name__] = ""  # on its way, for types that contain themselves
                    self.written[cls.__name__] = self.struct(kind, asked=asked)
                return str(cls.__name__)
            case inspect.EnumType(cls=cls):
                values = " | ".join(_quoted(each.value) for each in cls)
                self.written[cls.__name__] = f"export type {cls.__name__} = {values};\n"
                return str(cls.__name__)
            case inspect.UnionType(types=types):
                named = [self.name(each, asked=asked) for each in types]
                return " | ".join(dict.fromkeys(named))
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                each = self.name(item, asked=asked)
                return f"readonly ({each})[]" if "|" in each else f"readonly {each}[]"
            case inspect.DictType(value_type=value):
                return f"Readonly<Record<string, {self.name(value, asked=asked)}>>"
            case inspect.LiteralType(values=values):
                return " | ".join(_quoted(value) for value in values)
            case inspect.NoneType():
                return "null"
            case inspect.StrType():
                return "string"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.BoolType():
                return "boolean"
            case _:
                raise TypeError(f"write_types.py doesn't know {kind}")

    def struct(self, kind: inspect.StructType, *, asked: bool) -> str:
        """An interface. What is sent may lack a field that is null, since a merge patch can't say null."""
        lines = [f"export interface {kind.cls.__name__} {{"]
        if kind.tag_field:
            lines.append(f"  readonly {kind.tag_field}: {_quoted(kind.tag)};")
        for field in kind.fields:
            may_default = asked or kind.cls.__struct_config__.omit_defaults or field.default is msgspec.UNSET
            may_lack = not field.required if may_default else _may_be_null(field.type)
            name = self.name(field.type, asked=asked)
            lines.append(f"  readonly {field.encode_name}{'?' if may_lack else ''}: {name};")
        return "\n".join([*lines, "}", ""])


def _may_be_null(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.UnionType) and any(isinstance(part, inspect.NoneType) for part in kind.types)


def _quoted(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def protocol() -> str:
    """protocol.ts: what is asked and what is sent."""
    writer = Writer()
    for kinds, asked in ((SENT, False), (ASKED, True)):
        for kind in kinds:
            writer.name(inspect.type_info(kind), asked=asked)
    return "\n".join([HEAD, *writer.written.values()])


def rulebook() -> str:
    """rulebook.ts: what can be chosen before a game."""
    editions = {
        edition.id: {
            "players": edition.player_counts,
            "house": [key for key in RANGES if key in edition.house_rules],
            "says": _says(edition),
        }
        for edition in EDITIONS.values()
    }
    traits = {
        character.id: {"temper": character.temper.value, "strength": character.strength.value}
        for character in CHARACTERS.values()
    }
    ranges = {key: msgspec.to_builtins(span) for key, span in RANGES.items()}
    return _values(EDITIONS=editions, RANGES=ranges, BOT_TRAITS=traits)


def names() -> str:
    """names.ts: those of the bots, and those offered to a player. The first page needs them, and no rules."""
    bots = {character.id: character.name for character in CHARACTERS.values()}
    return _values(BOTS=bots, MODEL={"id": MODEL, "name": NAME}, OFFERED=OFFERED)


def _values(**values: object) -> str:
    parts = [
        f"export const {name} = {json.dumps(value, indent=2, ensure_ascii=False)} as const;\n"
        for name, value in values.items()
    ]
    return "\n".join([HEAD, *parts])


def _says(edition: Edition) -> dict[str, Any]:
    """What an edition sets for each house rule that means something in it."""
    said = {key: getattr(edition.rules, key, None) for key in RANGES if key in edition.house_rules}
    if "two_votes_from" in said:
        said["two_votes_from"] = edition.two_votes_from
    return said


def main(arguments: list[str]) -> int:
    """Write the files, or say which of them is not what it should be."""
    stale = []
    for name, text in (("protocol.ts", protocol()), ("rulebook.ts", rulebook()), ("names.ts", names())):
        file = FOLDER / name
        if file.is_file() and file.read_text(encoding="utf-8") == text:
            continue
        stale.append(name)
        if "--check" not in arguments:
            file.write_text(text, encoding="utf-8")
    if stale and "--check" in arguments:
        print(f"{', '.join(stale)}: not what the server's types say. Run: .venv/bin/python scripts/write_types.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
