"""A game of the arena as a replay: what everybody saw, step by step, as the page and `hareloom replay` read it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from hareloom import __version__
from hareloom.decks.languages import best_text
from hareloom.decks.library import Deck, Library
from hareloom.game.changes import Changes
from hareloom.game.plain_text import clean_line
from hareloom.game.table import Table
from hareloom.game.values import END, CardId
from hareloom.game.view import public
from hareloom.replays.format import (
    LONGEST_DESCRIPTION,
    LONGEST_LABEL,
    Header,
    PlayedCard,
    PlayedDeck,
    ReplayStep,
    Retold,
)
from hareloom.replays.writing import written

from .records import Replay

PAUSE = 2_000
"""Milliseconds from step to step: nobody thinks that long here, but somebody may watch."""


class Retelling:
    """Takes a table after everything that happens at it."""

    def __init__(self, library: Library, language: str, names: Sequence[str]) -> None:
        """The names are those of the seats, clockwise."""
        self._library = library
        self._language = language
        self._names = names
        self._steps: list[ReplayStep] = []
        self._before: Table | None = None
        self._played: dict[CardId, None] = {}

    def see(self, table: Table) -> None:
        """The table as it is now. A step that changed nothing for the public is left out."""
        before, self._before = self._before, table
        self._played |= dict.fromkeys(laid.card for laid in table.laid)
        if before is None:
            first = public(table)
            # At the table every seat is a bot's; in a replay each is called as its player is.
            seats = {no: replace(seat, bot="") for no, seat in first.seats.items()}
            self._add({"table": replace(first, seats=seats)})
        elif changed := Changes(before, table).public:
            self._add({"table": changed})

    def _add(self, view: dict[str, object]) -> None:
        self._steps.append(ReplayStep(len(self._steps) * PAUSE, view))

    def whole(self) -> Replay:
        """The replay of what was seen."""
        table = self._before
        assert table is not None
        players = [
            Retold(seat=seat.no, name=name, hare=place % 12)
            for place, (seat, name) in enumerate(zip(table.seats, self._names, strict=True))
        ]
        header = Header(
            hareloom=__version__,
            game=table.game,
            edition=table.rules.edition,
            house=table.settings.house,
            language=self._language,
            began_at=0,
            ended_at=self._steps[-1].at,
            finished=table.phase is END,
            decks=tuple(self._deck(self._library.deck(deck), deck) for deck in table.settings.decks),
            players=tuple(players),
            steps=len(self._steps),
        )
        return Replay(header, tuple(self._steps))

    def _deck(self, deck: Deck | None, deck_id: str) -> PlayedDeck:
        """A deck with those of its cards that lay on the table, and were in no deck before."""
        assert deck is not None, f"the deck {deck_id} was there when the run began"
        cards = [
            PlayedCard(card.id, clean_line(best_text(card.description, self._language), LONGEST_DESCRIPTION))
            for card in deck.cards
            if card.id in self._played
        ]
        for card in cards:
            del self._played[card.id]
        return PlayedDeck(
            id=deck_id,
            name=clean_line(best_text(deck.name, self._language), LONGEST_LABEL),
            author=clean_line(deck.author, LONGEST_LABEL),
            licence=clean_line(deck.licence, LONGEST_LABEL),
            cards=tuple(cards),
        )


def as_file(replay: Replay, began_at: int) -> bytes:
    """A replay file, whose times begin then."""
    header = replace(
        replay.header, began_at=replay.header.began_at + began_at, ended_at=replay.header.ended_at + began_at
    )
    return written(header, (replace(step, at=step.at + began_at) for step in replay.steps))
