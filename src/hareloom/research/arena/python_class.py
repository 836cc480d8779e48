"""`python:MODULE:CLASS`: a class of the user's own, in this process."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Protocol, runtime_checkable

import msgspec
import numpy as np

from hareloom.game import actions as a
from hareloom.game.values import Reveal
from hareloom.game.view_types import GameView
from hareloom.mistake import Mistake
from hareloom.words import shown

from .player import Answer, Question, Referee


@runtime_checkable
class Chooses(Protocol):
    """What such a class must have. It is made once without arguments, and asked for every move of its seats."""

    def choose(self, view: GameView, past: Sequence[Reveal], dice: Random) -> a.BotMove | None:
        """A move; None waits for the partner, in Team. The same dice should lead to the same move."""


class PythonClass:
    """Asks an object of the user's class. What it raises is a problem of that move."""

    def __init__(self, chooses: Chooses) -> None:
        self._chooses = chooses

    def choose(self, question: Question, _referee: Referee) -> Answer:
        try:
            move = self._chooses.choose(question.view, question.past, question.dice)
            if (
                move is not None
            ):  # numbers of a learner's arrays, and what is no move, are found here and not in the log
                move = msgspec.convert(msgspec.to_builtins(move, enc_hook=_plain), a.BotMove)
        except Exception as problem:  # noqa: BLE001 - a stranger's code raises what it likes
            return Answer(problem=f"{type(problem).__name__}: {problem}", silent=True)
        return Answer(move=move)

    def close(self) -> None:
        pass


def _plain(value: object) -> object:
    """A number of numpy's as Python's own."""
    return value.item() if isinstance(value, np.generic) else NotImplemented


def load(module: str, name: str) -> PythonClass:
    """Find the class, beside the user's files too, and make one; raises a Mistake."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    spec = f"python:{module}:{name}"
    try:
        found = getattr(importlib.import_module(module), name)
    except ModuleNotFoundError as missing:
        words = f"There is no module {shown(missing.name or module)}"
        raise Mistake(f"{shown(spec)}: {words}, neither installed nor in this folder.") from missing
    except AttributeError as missing:
        raise Mistake(f"{shown(spec)}: the module {shown(module)} has no {shown(name)}.") from missing
    except Exception as wrong:
        raise Mistake(f"{shown(spec)} can't be imported: {type(wrong).__name__}: {wrong}") from wrong
    try:
        made = found()
    except Exception as wrong:
        words = f"can't be made without arguments: {type(wrong).__name__}: {wrong}"
        raise Mistake(f"{shown(spec)} {words}") from wrong
    if not isinstance(made, Chooses):
        raise Mistake(f"{shown(spec)} has no method choose(view, past, dice). docs/ARENA.md has an example.")
    return PythonClass(made)
