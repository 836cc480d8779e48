"""What is said over HTTP and the socket, beside the game's own actions and views. The schema comes from these types."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from hareloom.game.house_rules import HouseRules
from hareloom.tables.asks import AskId
from hareloom.tables.people import Rabbit
from hareloom.tables.replay import ReplayStep

Name = Annotated[str, Meta(min_length=1, max_length=100, description="Shown to all; at most 24 characters of it.")]
Language = Annotated[str, Meta(pattern=r"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$", max_length=35, description="BCP 47.")]


class OpenTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Open a table, be its host, and (unless seat is false) sit down."""

    name: Name
    rabbit: Rabbit | None = None
    language: Language = "en"
    edition: str = "odyssey"
    house: HouseRules = HouseRules()
    decks: tuple[str, ...] = ("hareloom",)
    seat: bool = True
    bearer: bool = False
    """Answer with the secret instead of setting a cookie, for programs."""


class JoinTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Come to a table: to sit down where that is possible, or to watch."""

    name: Name
    rabbit: Rabbit | None = None
    seat: bool = True
    bearer: bool = False


class EnterTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Come back by the personal link: its secret, from the part behind the # that browsers send to nobody."""

    secret: Annotated[str, Meta(min_length=20, max_length=100)]
    bearer: bool = False


class Rename(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Be called something else."""

    name: Name


class Entered(Struct, frozen=True):
    """You are at the table."""

    code: str
    link: str
    """For friends."""
    person: str
    """Your public id."""
    seat: int | None
    host: bool
    secret: str | None = None
    """Only for those who asked for a bearer secret."""


class TableDoor(Struct, frozen=True):
    """What somebody sees who stands before a table: enough to decide whether to join."""

    code: str
    language: str
    edition: str
    phase: str
    seats: int
    people: int
    rabbits_taken: tuple[int, ...]
    inside: bool
    """You are at this table already."""


class PersonalLink(Struct, frozen=True):
    """Opens your seat on another device. Keep it to yourself."""

    link: str


class Done(Struct, frozen=True):
    """It is done, and it will not be lost."""

    ack: AskId


class ReplayList(Struct, frozen=True):
    """The games of this table that can be looked at again."""

    links: tuple[str, ...]


class Replay(Struct, frozen=True):
    """A finished game, step by step."""

    game: int
    steps: tuple[ReplayStep, ...]


class SocketRefusal(Struct, frozen=True):
    """What was asked with that id was not done."""

    refused: str | None
    """The id, if it could be read."""
    code: str
    detail: str


class Hello(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first message of a program that has a bearer secret instead of a cookie."""

    hello: Annotated[str, Meta(min_length=20, max_length=100)]


encode = msgspec.json.encode


def decoder(kind: type[Any]) -> msgspec.json.Decoder[Any]:
    """A decoder, made once."""
    return msgspec.json.Decoder(kind)
