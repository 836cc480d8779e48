"""A finished game of a table as a replay file: only what the public replay shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain
from typing import TypeAlias

from msgspec import structs

from hareloom import __version__
from hareloom.bots.players.characters import CHARACTERS
from hareloom.decks.languages import best_text
from hareloom.decks.library import Deck
from hareloom.game.evolve import evolve_all
from hareloom.game.plain_text import clean_line
from hareloom.game.table import Table
from hareloom.game.values import END, CardId, SeatNo
from hareloom.mistake import Mistake
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
from hareloom.store import PersonRecord, Row, Stored

from .folding import read_events
from .models.allowed import MODEL, NAME
from .people import OFFERED, shown_name
from .replay import finished_games, moments, players, replay

FindDeck: TypeAlias = Callable[[str], Deck | None]
_NAMES = {character.id: character.name for character in CHARACTERS.values()} | {MODEL: NAME}


def exported(stored: Stored, game: int | None, find: FindDeck) -> bytes:
    """The replay file of that game of a table with its whole log; of the last one if no game is named."""
    events = chain.from_iterable(read_events(row.events) for row in stored.rows)
    finished = finished_games(evolve_all(Table(), events))
    if not finished:
        raise Mistake("No game has been played to its end at this table, or stopped. Export it when one has.")
    chosen = finished if game is None else game
    if not 1 <= chosen <= finished:
        raise Mistake(f"The table has no finished game {chosen}. Its finished games: 1 to {finished}.")
    seen = list(_to_its_end(stored.rows, chosen))
    steps = list(_public(replay(stored.rows, chosen, None)))
    header = Header(
        hareloom=__version__,
        game=chosen,
        edition=seen[0][1].rules.edition,
        house=seen[0][1].settings.house,
        language=stored.table.language,
        began_at=seen[0][0],
        ended_at=seen[-1][0],
        finished=seen[-1][1].phase is END,
        decks=_decks(seen, find, stored.table.language),
        players=_players(seen[-1][1], players(stored.rows, chosen), stored.people),
        steps=len(steps),
    )
    return written(header, steps)


def _to_its_end(rows: Iterable[Row], game: int) -> Iterator[tuple[int, Table]]:
    """The moments of the game. What people do at the table after its end is not part of it."""
    for at, table, _ in moments(rows, game):
        yield at, table
        if table.phase is END:
            return


def _public(steps: Iterable[ReplayStep]) -> Iterator[ReplayStep]:
    """The steps up to the end, without the seat that the public doesn't have."""
    for step in steps:
        table = step.view["table"]
        yield ReplayStep(step.at, {"table": table})
        if isinstance(table, dict) and table.get("phase") is END:
            return


def _players(table: Table, played: Mapping[SeatNo, str], people: Iterable[PersonRecord]) -> tuple[Retold, ...]:
    """Who played, clockwise. Bots, and people who are no longer known, get the hares that are left, as on the page."""
    known = {person.id: person for person in people}
    persons = {seat: known[who] for seat, who in played.items() if who in known}
    taken = {person.hare for no, person in persons.items()}
    free = [hare for hare in OFFERED if hare not in taken] or list(OFFERED)
    others = sorted(seat.no for seat in table.seats if seat.no not in persons)
    hares = {no: free[index % len(free)] for index, no in enumerate(others)}
    found = []
    for seat in table.seats:
        person = persons.get(seat.no)
        if person is not None:
            found.append(Retold(seat=seat.no, name=shown_name(person), hare=person.hare))
        else:
            name = _NAMES.get(seat.bot)
            found.append(Retold(seat=seat.no, name=name, hare=hares[seat.no], bot=seat.bot))
    return tuple(found)


def _decks(seen: Iterable[tuple[int, Table]], find: FindDeck, language: str) -> tuple[PlayedDeck, ...]:
    """The decks with the cards that lay on the table, each in the first deck that has it."""
    played: dict[CardId, None] = {}
    ids: tuple[str, ...] = ()
    for _, table in seen:
        ids = table.settings.decks
        played |= dict.fromkeys(laid.card for laid in table.laid)
    found = [_deck(deck_id, find(deck_id), played, language) for deck_id in ids]
    if played:  # of a deck that is gone, or was changed since
        left = tuple(PlayedCard(card) for card in sorted(played))
        first = found[0]
        found[0] = structs.replace(first, cards=(*first.cards, *left))
    return tuple(found)


def _deck(deck_id: str, deck: Deck | None, played: dict[CardId, None], language: str) -> PlayedDeck:
    if deck is None:
        return PlayedDeck(id=deck_id, name=deck_id)
    cards = [
        PlayedCard(card.id, clean_line(best_text(card.description, language), LONGEST_DESCRIPTION))
        for card in deck.cards
        if card.id in played
    ]
    for card in cards:
        del played[card.id]
    return PlayedDeck(
        id=deck_id,
        name=clean_line(best_text(deck.name, language), LONGEST_LABEL),
        author=clean_line(deck.author, LONGEST_LABEL),
        licence=clean_line(deck.licence, LONGEST_LABEL),
        cards=tuple(cards),
    )
