"""What a bot does in a reveal: a heart where its taste is moved, now and then a few words. Often nothing."""

from random import Random

from hareloom.bots.language.remarks import remarks
from hareloom.game import actions as a
from hareloom.game.values import Reveal, SeatNo
from hareloom.game.view_types import GameView

from .bot import Bot

HEARTS, WORDS = 0.3, 0.14
"""How often a bot gives a heart where it is moved, and how often it speaks."""
MOVED = 4.0
"""From this fit on, in logarithms of odds, a picture answers a clue so well that a bot is moved."""


def respond(view: GameView, bot: Bot, dice: Random, *, talks: bool) -> a.React | a.Speak | None:
    """A heart, a few words, or nothing."""
    table, own, reveal = view.table, view.own, view.table.reveal
    if own is None or reveal is None:
        return None
    if talks and dice.random() < WORDS:
        said = remarks(bot.knowledge.language, bot.character.temper, occasion(reveal, own.seat))
        if said:
            return a.Speak(game=table.game, turn=table.turn, phase=table.phase, text=dice.choice(said))
    if dice.random() < HEARTS:
        loved = _loved(bot, reveal, own.seat, dice)
        if loved is not None:
            return a.React(game=table.game, turn=table.turn, phase=table.phase, position=loved or None)
    return None


def occasion(reveal: Reveal, seat: SeatNo) -> str:
    """What the turn was for that seat, from what everybody sees."""
    if reveal.storyteller == seat:
        return "told"
    votes = {position for cast in reveal.ballots if cast.seat == seat for position in cast.ballot.votes}
    mine = {at for at, laid in enumerate(reveal.laid, 1) if laid.owner == seat}
    if any(cast.seat != seat and not mine.isdisjoint(cast.ballot.votes) for cast in reveal.ballots):
        return "fooled others"
    if reveal.target is None:
        return "looked"
    return "found" if reveal.target in votes else "was fooled"


def _loved(bot: Bot, reveal: Reveal, seat: SeatNo, dice: Random) -> int | None:
    """The picture that moves it most, or 0 for the clue that it understood, or None."""
    fits = bot.rate(reveal.clue, [laid.card for laid in reveal.laid], dice)
    best = max((at for at, laid in enumerate(reveal.laid) if laid.owner != seat), key=lambda at: fits[at], default=None)
    if best is None or fits[best] < MOVED:
        return None
    found = reveal.target == best + 1 and reveal.storyteller != seat
    return 0 if found and dice.random() < 1 / 2 else best + 1
