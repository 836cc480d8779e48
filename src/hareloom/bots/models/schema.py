"""The JSON schema of each answer: for strict endpoints, which want every property required and know no lengths."""

from typing import Any

from hareloom.game.values import Signal
from hareloom.game.view_types import GameView

from .wanted import Wanted


def schema_of(view: GameView, wanted: Wanted) -> dict[str, Any]:
    """What the answer must look like. How many numbers are wanted stands in words: strict endpoints can't count."""
    own = view.own
    assert own is not None
    hand = _one_of(list(range(1, len(own.hand or ()) + 1)))
    match wanted:
        case Wanted.TELL:
            assert own.may.tell is not None
            clue = {"type": "string", "description": f"At most {own.may.tell.longest} characters."}
            return _object(card=hand, clue=clue) if own.may.tell.with_card else _object(clue=clue)
        case Wanted.GIVE:
            return _object(cards=_list_of(hand, f"{own.may.give} different numbers."))
        case Wanted.SIGNAL:
            return _object(signal={"type": "string", "enum": [signal.value for signal in Signal]})
        case Wanted.VOTE:
            return _vote(view)


def _vote(view: GameView) -> dict[str, Any]:
    assert view.own is not None
    assert view.own.may.vote is not None
    voting = view.own.may.vote
    places = list(range(1, len(view.table.images) + 1))
    open_to = _one_of([place for place in places if place not in voting.forbidden])
    how_many = "1 number." if voting.tokens == 1 else f"1 to {voting.tokens} different numbers."
    pictures = _list_of(open_to, how_many)
    return _object(pictures=pictures, red=_one_of(places)) if voting.red else _object(pictures=pictures)


def _object(**properties: dict[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _one_of(numbers: list[int]) -> dict[str, Any]:
    return {"type": "integer", "enum": numbers}


def _list_of(items: dict[str, Any], how_many: str) -> dict[str, Any]:
    return {"type": "array", "items": items, "description": how_many}
