"""Players by their names on a command line, such as `offline:cunning`: read, and seated in a room."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from urllib.parse import urlsplit

from msgspec import Struct

from hareloom.endpoint.address import MODEL, key_of
from hareloom.game.plain_text import clean_line
from hareloom.mistake import Mistake
from hareloom.words import shown

from . import model, python_class
from .offline import KNOWN, STRENGTHS, AnyMove, Offline
from .player import Player
from .program import Program
from .room import Room

KINDS = "offline:cunning, random, openai:MODEL@URL, python:MODULE:CLASS or program:COMMAND"
LONGEST_NAME = 80


class Spec(Struct, frozen=True):
    """A player's name, taken apart. What the parts mean depends on the kind."""

    text: str
    kind: str
    what: str = ""
    where: str = ""


def one_host(specs: Sequence[Spec], environment: Mapping[str, str]) -> None:
    """Raises a Mistake where one key would go to several endpoints."""
    hosts = sorted({urlsplit(spec.where).netloc for spec in specs if spec.kind == "openai"})
    if len(hosts) > 1 and key_of(environment, MODEL):
        words = f"{MODEL.key} would be sent to {' and '.join(hosts)}"
        raise Mistake(f"{words}. Let models of one endpoint play, or take the key away where none is needed.")


def read_spec(text: str) -> Spec:
    """The player of that name; raises a Mistake that says how players are named."""
    kind, _, rest = text.partition(":")
    match kind:
        case "random" if not rest and ":" not in text:
            return Spec(text, kind)
        case "offline":
            if rest in KNOWN:
                return Spec(text, kind, rest)
            near = get_close_matches(rest, KNOWN, 1)
            hint = f" Did you mean offline:{near[0]}?" if near else ""
            there = f"{', '.join(STRENGTHS)}, or a character of 'hareloom bots list'"
            raise Mistake(f"There is no bot {shown(rest)}.{hint} There are: {there}.")
        case "openai":
            # The last @: names of models may have one.
            what, _, where = rest.rpartition("@")
            if what and where:
                return Spec(text, kind, what, where)
            raise Mistake(f"{shown(text)}: write openai:MODEL@URL, such as openai:qwen@http://localhost:8080/v1.")
        case "python":
            what, _, where = rest.partition(":")
            if what and where:
                return Spec(text, kind, what, where)
            raise Mistake(f"{shown(text)}: write python:MODULE:CLASS, such as python:my_players:Careful.")
        case "program":
            if rest.strip():
                return Spec(text, kind, rest)
            raise Mistake("program: needs a command, such as 'program:python my_player.py'.")
    raise Mistake(f"There is no player {shown(text)}. A player is {KINDS}.")


def seat(spec: Spec, room: Room) -> Player:
    """A player who is ready for its first question; raises a Mistake."""
    match spec.kind:
        case "offline":
            return Offline(KNOWN[spec.what], room.knowledge)
        case "openai":
            return model.load(
                spec.what,
                spec.where,
                room.environment,
                seconds=room.seconds,
                language=room.language,
                pictures=room.picture,
            )
        case "python":
            return python_class.load(spec.what, spec.where)
        case "program":
            return Program(spec.what, room.seconds)
        case _:
            return AnyMove()


def names(texts: Sequence[str]) -> tuple[str, ...]:
    """What players are called in reports: as they were named; the second of the same name has a number."""
    seen: Counter[str] = Counter()
    found = []
    for text in texts:
        name = clean_line(text, LONGEST_NAME) or "player"
        seen[name] += 1
        found.append(name if seen[name] == 1 else f"{name} #{seen[name]}")
    return tuple(found)


def seat_name(spec: Spec, longest: int) -> str:
    """What a seat is called in a replay: a model or a class by its name, a command without its folders."""
    match spec.kind:
        case "openai":
            name = spec.what
        case "python":
            name = spec.where
        case "program":
            name = " ".join(word.rpartition("/")[2] for word in spec.what.split())
        case _:
            name = spec.text
    return clean_line(name, longest) or spec.kind
