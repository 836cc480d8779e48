"""A model's answer as a move: numbers become cards and places, a clue is cleaned like a person's."""

from __future__ import annotations

from typing import TypedDict

import msgspec
from msgspec import Struct

from hareloom.endpoint.reading import json_in
from hareloom.game import actions as a
from hareloom.game.plain_text import can_be_seen, plain_line
from hareloom.game.values import CardId, ClueForm, Phase, Position, Signal
from hareloom.game.view_types import GameView, Own, Telling

from .wanted import Wanted

Numbers = int | list[int]
"""Small models leave the brackets out where one number is wanted."""


class Unusable(Exception):  # noqa: N818 - an outcome, as Refusal is
    """The answer is no move. The message tells the model why, and repeats nothing that it said."""


class _Told(Struct):
    clue: str
    card: int = 0


class _Given(Struct):
    cards: Numbers


class _Signalled(Struct):
    signal: Signal


class _Voted(Struct):
    pictures: Numbers
    red: int | None = None


_SHAPES: dict[Wanted, type[Struct]] = {
    Wanted.TELL: _Told,
    Wanted.GIVE: _Given,
    Wanted.SIGNAL: _Signalled,
    Wanted.VOTE: _Voted,
}


class _When(TypedDict):
    game: int
    turn: int
    phase: Phase


def move_in(text: str, wanted: Wanted, view: GameView) -> a.SeatMove:
    """The move that an answer means; the rules have not looked at it yet. Raises Unusable."""
    table, own = view.table, view.own
    assert own is not None
    when = _When(game=table.game, turn=table.turn, phase=table.phase)
    match _read(text, wanted):
        case _Told(clue, card):
            assert own.may.tell is not None
            return _tell(clue, card, own.may.tell, own, when)
        case _Given(cards):
            # A bot doesn't change its mind, so its move is settled at once.
            return a.GiveCards(**when, cards=_of_hand(_listed(cards), own), settled=True)
        case _Signalled(signal):
            return a.SignalPartner(**when, signal=signal)
        case _Voted(pictures, red):
            votes: tuple[Position, ...] = tuple(_listed(pictures))
            token = red if own.may.vote is not None and own.may.vote.red else None
            return a.CastBallot(**when, votes=votes, red=token, settled=True)
        case _:
            raise Unusable("This is not what was asked for.")


def _read(text: str, wanted: Wanted) -> Struct:
    found = json_in(text)
    if not found:
        raise Unusable("There is no whole JSON object in the answer.")
    try:
        return msgspec.json.decode(found.encode(errors="replace"), type=_SHAPES[wanted], strict=False)
    except (msgspec.MsgspecError, RecursionError):
        raise Unusable("The JSON in the answer has not the shape that was asked for.") from None


def _tell(clue: str, card: int, telling: Telling, own: Own, when: _When) -> a.GiveClue:
    words = plain_line(clue[: 20 * telling.longest])
    if not can_be_seen(words):
        raise Unusable("The clue is empty.")
    if len(words) > telling.longest:
        raise Unusable(f"The clue has more than {telling.longest} characters.")
    # A bot has no voice: it writes its clue wherever the table allows that. Elsewhere the words are its caption.
    form = next((form for form in (ClueForm.TEXT, ClueForm.ALOUD) if form in telling.forms), telling.forms[0])
    about = _of_hand([card], own)[0] if telling.with_card else None
    return a.GiveClue(**when, form=form, text=words, card=about)


def _of_hand(numbers: list[int], own: Own) -> tuple[CardId, ...]:
    hand = own.hand or ()
    if not numbers or not all(1 <= number <= len(hand) for number in numbers):
        raise Unusable(f"The pictures of the hand have the numbers 1 to {len(hand)}.")
    return tuple(hand[number - 1] for number in numbers)


def _listed(numbers: Numbers) -> list[int]:
    return numbers if isinstance(numbers, list) else [numbers]
