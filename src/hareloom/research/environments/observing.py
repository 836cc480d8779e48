"""Observations: exactly a seat's View, as a dictionary or as JSON; `arrays.py` has it as numbers."""

from collections.abc import Mapping
from typing import Any, Protocol, TypeAlias

import msgspec
import numpy as np
from gymnasium import spaces

from hareloom.game.table import Table
from hareloom.game.view import view
from hareloom.game.view_types import GameView

from .acting import Mask
from .offering import Offer

Observation: TypeAlias = dict[str, Any]


class Observer(Protocol):
    """Makes observations of views."""

    def space(self) -> "spaces.Space[Any]":
        """What its observations are elements of."""

    def observe(self, seen: GameView, mask: Mask, offer: Offer) -> Observation:
        """The observation of a seat with that view."""


class ViewSpace(spaces.Space[Any]):
    """All Views as dictionaries, or as JSON text."""

    def __init__(self, *, text: bool) -> None:
        super().__init__()
        self._text = text

    def sample(self, mask: Any | None = None, probability: Any | None = None) -> Any:  # noqa: ANN401 - gymnasium's
        """The view of a table at which nobody sits: there is no measure over games to draw others by."""
        del mask, probability
        return in_json(_EMPTY) if self._text else in_builtins(_EMPTY)

    def contains(self, x: object) -> bool:
        """Can it be read as a View?"""
        try:
            if self._text:
                msgspec.json.decode(x if isinstance(x, str) else b"", type=GameView)
            else:
                msgspec.convert(x, GameView, strict=False)
        except (msgspec.DecodeError, msgspec.ValidationError):
            return False
        return isinstance(x, str if self._text else Mapping)

    @property
    def is_np_flattenable(self) -> bool:
        """No: it has texts of any length."""
        return False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ViewSpace) and other._text == self._text

    def __hash__(self) -> int:
        return hash(self._text)

    def __repr__(self) -> str:
        return f"ViewSpace(text={self._text})"


class WholeView:
    """Observations `{"view": ..., "action_mask": ...}`, the view as a dictionary or as JSON text."""

    def __init__(self, size: int, *, text: bool) -> None:
        self._size, self._text = size, text

    def space(self) -> "spaces.Space[Any]":
        """A view and a mask."""
        mask = spaces.Box(0, 1, (self._size,), np.int8)
        return spaces.Dict({"view": ViewSpace(text=self._text), "action_mask": mask})

    def observe(self, seen: GameView, mask: Mask, offer: Offer) -> Observation:
        """The whole view; offered phrases are in the infos."""
        del offer
        return {"view": in_json(seen) if self._text else in_builtins(seen), "action_mask": mask}


def in_builtins(seen: GameView) -> dict[str, Any]:
    """A view as dictionaries, lists, texts and numbers; keys are texts, as in JSON."""
    found: dict[str, Any] = msgspec.to_builtins(seen, str_keys=True)
    return found


def in_json(seen: GameView) -> str:
    """A view as JSON."""
    return msgspec.json.encode(seen).decode()


_EMPTY = view(Table(), None)
