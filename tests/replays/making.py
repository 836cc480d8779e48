"""Whole games as a table's store has them, played by random players, for replay files and books."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import cycle

import msgspec
from msgspec.structs import replace

from hareloom.decks.library import Deck
from hareloom.game import actions as a
from hareloom.game.house_rules import read_house_rules
from hareloom.game.values import END, REVEAL, ClueForm
from hareloom.replays.reading import Told, read
from hareloom.sim.random_player import random_steps
from hareloom.sim.tabletop import Tabletop, numbered_cards
from hareloom.store import PersonRecord, Row, Stored, TableRecord
from hareloom.tables.exporting import exported
from hareloom.tables.people import Extra

BEGAN = 1_763_121_600_000
"""At noon of 14 November 2025 in Greenwich, so that it is this day nearly everywhere."""
NAMES = ("Ana", "Tom", "Léa", "Max", "Bea", "Noor", "Eli", "Juno", "Ida", "Sam", "Yuki", "Omar")


class Log:
    """A table at which every action is a row."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.top = Tabletop(self.dice)
        self.rows: list[Row] = []

    def act(self, by: str, actor: a.Actor, action: a.Action) -> None:
        events = self.top.act(actor, action)
        no = len(self.rows) + 1
        self.rows.append(Row("table", no, by, str(no), msgspec.json.encode(events), BEGAN + 4000 * no))


def stored_game(
    edition: str = "odyssey",
    names: Sequence[str] = NAMES[:4],
    *,
    bots: Sequence[str] = (),
    seed: int = 1,
    house: dict[str, object] | None = None,
    cards: tuple[str, ...] | None = None,
    decks: tuple[str, ...] = ("hareloom",),
    clues: Sequence[str] = (),
    hearts: bool = False,
    spoken: str = "",
    turns: int = 0,
    unnamed: Sequence[str] = (),
    order: tuple[int, ...] = (),
) -> Stored:
    """A table with one game: to its end, or stopped after so many turns."""
    log = Log(seed)
    log.act("host", a.HOST, a.ChangeSettings(edition=edition, house=read_house_rules(house or {}), decks=decks))
    people = []
    for no, name in enumerate(names, 1):
        log.act(f"person:p{no}", a.NEWCOMER, a.TakeSeat())
        extra = msgspec.json.encode(Extra(unnamed=name in unnamed))
        people.append(PersonRecord(f"p{no}", "table", name, (no - 1) % 12, no, no == 1, 0, extra))
    for bot in bots:
        log.act("host", a.HOST, a.AddBot(character=bot))
    if order:
        log.act("host", a.HOST, a.ArrangeSeats(order=order))
    log.act("host", a.HOST, a.StartWithCards(cards=cards or numbered_cards(84)))
    words = cycle(clues or ("As far as the lamp reaches",))
    while log.top.table.phase is not END:
        if turns and log.top.table.turn > turns:
            log.act("host", a.HOST, a.StopGame())
            break
        for actor, action in random_steps(log.top.table, log.dice):
            if isinstance(action, a.GiveClue):
                action = replace(action, form=ClueForm.TEXT, text=next(words))  # noqa: PLW2901 - the same move
            log.act("seat", actor, action)
            _respond(log, hearts=hearts, spoken=spoken)
    table = TableRecord("table", "amberottervelvet", "en", BEGAN, BEGAN)
    return Stored(table, people, [], [], None, log.rows)


def _respond(log: Log, *, hearts: bool, spoken: str) -> None:
    """Some give hearts, and a bot says a word, when a turn is revealed."""
    table = log.top.table
    if table.phase is not REVEAL or table.reveals[-1].reactions or table.reveals[-1].spoken:
        return
    for seat in table.seats if hearts else ():
        if seat.no != table.storyteller and log.dice.random() < 0.5:
            position = log.dice.choice((0, 0, 1, 2))
            if not position or table.laid[position - 1].owner != seat.no:
                log.act(
                    "seat",
                    a.SeatActor(seat.no),
                    a.React(game=table.game, turn=table.turn, phase=table.phase, position=position),
                )
    said = [one.seat for reveal in table.reveals for one in reveal.spoken]
    bot = next((seat.no for seat in table.seats if seat.bot and said.count(seat.no) < 2), None)
    if spoken and bot is not None:
        log.act("seat", a.SeatActor(bot), a.Speak(game=table.game, turn=table.turn, phase=table.phase, text=spoken))


def file_of(stored: Stored, decks: Iterator[Deck] | None = None) -> bytes:
    """Its replay file."""
    found = {deck.id: deck for deck in decks or ()}
    return exported(stored, None, found.get)


def told_game(stored: Stored, decks: Iterator[Deck] | None = None) -> Told:
    """Its replay file, read."""
    return read(file_of(stored, decks))
