"""The state of the game as data: what the seat sees and what all have seen, as one line of JSON.

Clues and names are said by players. They stand here and nowhere else in a question, always inside of a JSON string.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from hareloom.game.values import Clue, Reveal, SeatNo
from hareloom.game.view_types import GameView

LONGEST_NAME = 40

_STRINGS = re.compile(r'"(?:[^"\\]|\\.)*"')
# Local servers read marks such as <|im_end|> or [INST] as the end of a message, wherever they stand.
_MARKS = {ord(mark): f"\\u{ord(mark):04x}" for mark in "<>[]{}|`"}


def state_told(view: GameView, past: Sequence[Reveal], names: Mapping[SeatNo, str], told: Sequence[str]) -> str:
    """One line of JSON; what players said can't end it, nor any part of the question."""
    encoded = msgspec.json.encode(_state(view, past, names, told)).decode()
    return _STRINGS.sub(lambda string: string.group().translate(_MARKS), encoded)


def _state(view: GameView, past: Sequence[Reveal], names: Mapping[SeatNo, str], told: Sequence[str]) -> dict[str, Any]:
    table, own = view.table, view.own
    assert own is not None
    state: dict[str, Any] = {
        "you": own.seat,
        "turn": table.turn,
        "storyteller": table.storyteller or None,
        "clue": None if table.clue is None else _clue(table.clue),
        "players": [_player(view, no, names) for no in table.order],
        "pictures_in_your_hand": len(own.hand or ()),
        "pictures_on_the_table": len(table.images),
        "of_your_side_on_the_table": list(own.positions),
        "turns_before": [_turn(reveal) for reveal in past],
    }
    if own.may.tell is not None:
        state["clues_told_before"] = list(told)
    return state


def _player(view: GameView, no: SeatNo, names: Mapping[SeatNo, str]) -> dict[str, Any]:
    seat = view.table.seats[no]
    player: dict[str, Any] = {"player": no, "points": seat.score}
    if name := names.get(no):
        player["name"] = name[:LONGEST_NAME]
    if view.table.rules is not None and view.table.rules.teams:
        player["pair"] = seat.unit + 1
        player["signal"] = seat.signal
    return player


def _clue(clue: Clue) -> dict[str, str]:
    return {"told_as": clue.form, "words": clue.text}


def _turn(reveal: Reveal) -> dict[str, Any]:
    points: Counter[SeatNo] = Counter()
    for award in reveal.awards:
        points[award.seat] += award.points
    voters = {place: [cast.seat for cast in reveal.ballots if place in cast.ballot.votes] for place in _places(reveal)}
    red = next((cast.ballot.red for cast in reveal.ballots if cast.ballot.red is not None), None)
    return {
        "turn": reveal.turn,
        "storyteller": reveal.storyteller,
        "clue": _clue(reveal.clue),
        "pictures": [
            {"place": place, "given_by": laid.owner, "votes_of": voters[place]}
            for place, laid in enumerate(reveal.laid, 1)
        ],
        "looked_for": reveal.target,
        **({} if red is None else {"red_token_on": red}),
        "points": [{"player": seat, "points": gained} for seat, gained in points.items()],
    }


def _places(reveal: Reveal) -> range:
    return range(1, len(reveal.laid) + 1)
