"""JSON Schema of all messages, from their types. The types' docstrings become its descriptions."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterable, Iterator
from enum import Enum
from functools import cache
from typing import Any, get_args

import msgspec

from hareloom import __version__
from hareloom.game.house_rules import RANGES, Range
from hareloom.game.refusals import Code
from hareloom.game.view_types import GameView
from hareloom.server import deck_messages as d
from hareloom.server import messages as m
from hareloom.server.http.problems import HttpCode, Problem
from hareloom.server.http.ready import Health, Readiness
from hareloom.server.openapi.patches import with_patches
from hareloom.tables.reports import Report
from hareloom.tables.requests import TableRequest
from hareloom.tables.view_types import Frame, View

Json = dict[str, Any]

SPOKEN: tuple[type, ...] = (
    TableRequest,
    m.Hello,
    m.Ping,
    m.OpenTable,
    m.JoinTable,
    m.EnterTable,
    m.Rename,
    m.ChangeHare,
    m.BeUnnamed,
    m.Entered,
    m.TableDoor,
    m.MyTable,
    d.DeckInList,
    d.DeckShown,
    d.MakeOwnDeck,
    d.OwnDeckMade,
    d.OwnDeck,
    d.CardTaken,
    d.ChangeOwnDeck,
    d.DescribeCard,
    d.CardDraft,
    d.OpenOwnDeck,
    d.OwnDeckOpened,
    d.BringDeck,
    d.ReportCard,
    d.OwnLimits,
    m.PersonalLink,
    m.DeviceList,
    m.CallsHere,
    m.CallDevice,
    m.DeviceCalled,
    m.SetMail,
    m.MailToken,
    m.SetWebhook,
    m.SetHours,
    m.SetVacation,
    m.Saw,
    m.Turns,
    m.ReportShown,
    m.Export,
    m.Erased,
    m.Reported,
    Report,
    m.RecordingSent,
    m.Done,
    m.Pong,
    m.ReplayList,
    m.Replay,
    m.SocketRefusal,
    Frame,
    View,
    GameView,
    Problem,
    Health,
    Readiness,
)

CODES = tuple(dict.fromkeys([*get_args(HttpCode), *(code.value for code in Code)]))
"""Every code of a refusal. Stable."""


@cache
def schema_document() -> Json:
    """Every message of the socket and every body of the HTTP side, as one JSON Schema."""
    to_server = ("Hello", "TableRequest", "Ping")
    from_server = ("Frame", "Done", "SocketRefusal", "Pong")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Hareloom {__version__}: what is said at a table",
        "description": "A message of the socket, in either direction. Bodies of the HTTP side are among the $defs too.",
        "anyOf": [{"$ref": "#/$defs/ToServer"}, {"$ref": "#/$defs/FromServer"}],
        "$defs": {
            "ToServer": {
                "description": "What a client may send over the socket.",
                "anyOf": [{"$ref": f"#/$defs/{name}"} for name in to_server],
            },
            "FromServer": {
                "description": "What a client is sent over the socket.",
                "anyOf": [{"$ref": f"#/$defs/{name}"} for name in from_server],
            },
            **components("#/$defs/"),
        },
    }


def components(prefix: str) -> Json:
    """The schema of every type in a message, by its name; references begin with the prefix."""
    _, found = msgspec.json.schema_components(SPOKEN, ref_template=prefix + "{name}")
    for kind in kinds(SPOKEN):
        describe(found[kind.__name__], kind)
    for key, allowed in RANGES.items():
        say_range(found["HouseRules"]["properties"][key], allowed)
    found["ReasonForNo"] = {"title": "ReasonForNo", "description": "Why not. Stable.", "enum": list(CODES)}
    for name in ("Problem", "SocketRefusal"):
        found[name]["properties"]["code"] = {"$ref": f"{prefix}ReasonForNo", "description": "Stable, for programs."}
    with_patches(found, prefix, View.__name__, GameView.__name__)
    found["Frame"]["properties"]["view"] = {
        "description": "The first frame of a connection has a whole View.",
        "$ref": f"{prefix}ViewPatch",
    }
    found["ReplayStep"]["properties"]["view"] = {
        "description": "The first step has a whole GameView.",
        "$ref": f"{prefix}GameViewPatch",
    }
    # Defaults may be tuples; in JSON they are lists.
    plain: Json = msgspec.json.decode(msgspec.json.encode(dict(sorted(found.items()))))
    return plain


def kinds(roots: Iterable[type]) -> Iterator[type]:
    """The structs and enums that these types are made of, each once."""
    waiting: list[object] = list(msgspec.inspect.multi_type_info(roots))
    seen: set[type] = set()
    while waiting:
        node = waiting.pop()
        if isinstance(node, tuple | list):
            waiting += node
            continue
        if isinstance(node, msgspec.inspect.StructType | msgspec.inspect.EnumType):
            if node.cls in seen:
                continue
            seen.add(node.cls)
            yield node.cls
        if isinstance(node, msgspec.inspect.Type | msgspec.inspect.Field):
            waiting += [getattr(node, name) for name in node.__struct_fields__]


def describe(schema: Json, kind: type) -> None:
    """Add what the source says of a type and its fields."""
    schema["description"] = inspect.cleandoc(kind.__doc__ or "")
    if issubclass(kind, Enum):
        schema["enum"] = [member.value for member in kind]  # in the order of the file, which means something
        return
    for base in reversed(kind.__mro__):
        for name, text in _said_of_fields(base).items():
            if name in schema["properties"]:
                schema["properties"][name]["description"] = text


def _said_of_fields(kind: type) -> dict[str, str]:
    """The strings that stand under the fields of a class."""
    return _said_in(kind.__module__).get(kind.__qualname__, {})


@cache
def _said_in(module: str) -> dict[str, dict[str, str]]:
    """The same of each class of a file, which is read once: looking for one class reads the whole file."""
    try:
        source = inspect.getsource(sys.modules[module])
    except (OSError, TypeError):
        return {}  # a program without its source still has a schema, with fewer words
    return {body.name: _said_under(body) for body in ast.parse(source).body if isinstance(body, ast.ClassDef)}


def _said_under(body: ast.ClassDef) -> dict[str, str]:
    said = {}
    for field, text in zip(body.body, body.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(text, ast.Expr)
            and isinstance(text.value, ast.Constant)
        ):
            said[field.target.id] = inspect.cleandoc(str(text.value.value))
    return said


def say_range(schema: Json, allowed: Range) -> None:
    """Add what a house rule may be set to."""
    if allowed.kind != "yes_no":
        schema["description"] += f" It may be {allowed.in_words()}."
    if allowed.kind == "choices":
        schema.update(minItems=1, uniqueItems=True)
    for number in (schema, *schema.get("anyOf", ())):
        if number.get("type") == "integer":
            number["minimum"], number["maximum"] = allowed.least, allowed.most
