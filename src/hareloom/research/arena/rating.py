"""Ratings from the games in their order, by OpenSkill's model after Plackett and Luce."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean

from openskill.models import PlackettLuce

from .records import GameRecord
from .results import Rating

DIGITS = 4
"""So that a last bit that differs between machines is not seen."""


class Ratings:
    """Every player's rating, from game to game."""

    def __init__(self, players: int) -> None:
        self._model = PlackettLuce()
        self._now = [self._model.rating() for _ in range(players)]

    def add(self, record: GameRecord) -> None:
        """A game: its players in the order of their points; who holds several hares counts with their mean."""
        playing = sorted(set(record.lineup))
        scores = [fmean(_scores(record, player)) for player in playing]
        if len(playing) < 2:
            return
        rated = self._model.rate([[self._now[player]] for player in playing], scores=scores)
        for player, (rating,) in zip(playing, rated, strict=True):
            self._now[player] = rating

    @property
    def means(self) -> tuple[float, ...]:
        return tuple(round(rating.mu, DIGITS) for rating in self._now)

    @property
    def now(self) -> tuple[Rating, ...]:
        return tuple(Rating(round(rating.mu, DIGITS), round(rating.sigma, DIGITS)) for rating in self._now)


def _scores(record: GameRecord, player: int) -> Iterable[int]:
    holders = record.lineup[: len(record.scores)]
    return [score for score, holder in zip(record.scores, holders, strict=True) if holder == player]
