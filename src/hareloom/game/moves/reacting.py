"""Reactions: to a clue once it is given, to a picture in the reveal. And what bots say about it."""

from ..actions import React, Speak
from ..events import Event, Reacted, Spoke
from ..refusals import Code, Refusal
from ..roles import muted
from ..table import Seat, Table
from ..values import REVEAL, Reaction

MOST_WORDS = 2
"""How often a bot speaks in a game."""
LONGEST_WORDS = 80


def react(table: Table, seat: Seat, action: React) -> list[Event]:
    """One for each clue or picture, not for one's own, and none from players who know too much."""
    no, position = seat.no, action.position or 0
    if muted(table, no):
        raise Refusal(Code.MUTED, "You know too much to say anything before the reveal, even by a heart.")
    revealed = table.phase is REVEAL
    if position:
        if not revealed:
            raise Refusal(Code.NOT_YET, "Pictures get hearts in the reveal; before it a heart would be a hint.")
        if not 1 <= position <= len(table.laid):
            raise Refusal(Code.NO_SUCH_IMAGE, f"There are pictures 1 to {len(table.laid)}; {position} is none.")
    owner = table.laid[position - 1].owner if position else table.storyteller
    if owner == no:
        raise Refusal(Code.OWN_IMAGE, "That is yours; hearts are for what the others made.")
    has_it = Reaction(no, position, action.kind) in (table.reveals[-1].reactions if revealed else table.reactions)
    if has_it != action.take_back:
        raise Refusal(Code.ALREADY_MOVED, "It has your heart already." if has_it else "There is no heart of yours.")
    return [Reacted(no, position, action.take_back, action.kind)]


def speak(table: Table, seat: Seat, action: Speak) -> list[Event]:
    """A bot says something, at most once in a reveal and twice in a game."""
    if not seat.bot:
        raise Refusal(Code.NOT_YOUR_PART, "Only bots speak like this; people write to each other.")
    if not action.text.strip() or len(action.text) > LONGEST_WORDS:
        raise Refusal(Code.NOTHING_SAID, f"One to {LONGEST_WORDS} characters can be said.")
    spoken = [[words.seat for words in reveal.spoken].count(seat.no) for reveal in table.reveals]
    if spoken[-1] or sum(spoken) >= MOST_WORDS:
        raise Refusal(Code.ALREADY_MOVED, "This bot has said enough.")
    return [Spoke(seat.no, action.text)]
