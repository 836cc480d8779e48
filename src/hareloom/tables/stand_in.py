"""Who moves in whose place: bots for themselves, and a bot this once for somebody who is missing."""

from random import SystemRandom

from hareloom.game import actions as a
from hareloom.game.roles import awaited
from hareloom.game.table import Seat, Table
from hareloom.game.values import NOBODY, Phase, SeatNo, Signal
from hareloom.game.view import view

from .live import CLOCK, LiveTable
from .minds import Asked
from .moment import Moment, moment_of
from .secrets import new_id

ENOUGH = 2
"""So many others may ask that a bot moves for somebody."""


class StandIns:
    """Moves for bots and for the missing. It gives each no more than its seat's own view."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._dice = SystemRandom()

    def thinking_time(self, table: Table) -> float:
        """How long a bot seems to think."""
        pace = self._live.pace
        seconds = pace.bot_least + self._dice.random() * (pace.bot_most - pace.bot_least)
        people = any(not seat.bot for seat in table.seats)
        if table.phase is Phase.CLAIM and people:
            seconds += pace.bots_claim  # first come the people
        return seconds

    async def move(self, no: SeatNo, moment: Moment) -> None:
        """Whatever a bot would do there now. A person's seat that has moved meanwhile is left alone by the rules."""
        table = self._live.table
        if moment_of(table) != moment or no not in awaited(table):
            return
        live, seat = self._live, table.seat(no)
        asked = Asked(
            view=view(table, no),
            decks=table.settings.decks,
            language=live.record.language,
            character=seat.bot,
            past=table.reveals,
            told=tuple(live.told),
            hurried=not seat.bot,
            seed=self._dice.getrandbits(63),
        )
        move = await live.minds.choose(asked)
        if move is None:
            return
        # Others may have moved while it thought; a move that came too late is refused by the rules.
        if seat.bot:
            await self._live.act(a.SeatActor(no), f"bot:{no}", new_id(), move)
        else:
            await self._live.act(a.Autopilot(no), CLOCK, new_id(), move)


def bots_to_move(table: Table) -> list[SeatNo]:
    """The bots whose move is missing, without those who leave it to their partner."""
    if table.phase is Phase.REVEAL:
        return []
    missing = awaited(table)
    bots = [no for no in missing if table.seat(no).bot]
    if table.phase is Phase.GIVE and table.rules.teams:
        return [no for no in bots if _has_a_word_to_say(table, no, missing)]
    return bots


def _has_a_word_to_say(table: Table, no: SeatNo, missing: list[SeatNo]) -> bool:
    """A bot says once whether it has a card. Then it waits for a person opposite, unless that one says "you give"."""
    partner: Seat = table.seat(table.partner(no))
    if partner.no not in missing or partner.bot or table.seat(no).signal is None:
        return True
    return partner.signal is Signal.YOU_GIVE


def missing_at_the_end(live: LiveTable) -> list[SeatNo]:
    """For whom a bot moves when time is up. Of a pair without an offer one: who is not here, else who sits first."""
    table = live.table
    missing = awaited(table)
    if table.phase is not Phase.GIVE or not table.rules.teams:
        return missing
    here = seats_here(live)
    for_all: list[SeatNo] = []
    for no in missing:
        partner = table.partner(no)
        if partner not in missing:
            for_all.append(no)  # the storyteller's teammate
        elif table.place(no) < table.place(partner):
            away = [one for one in (no, partner) if not table.seat(one).bot and one not in here]
            for_all.append(away[0] if away else no)
    return for_all


def asked_enough(live: LiveTable) -> list[SeatNo]:
    """For whom enough people want a bot to move: the host, two others, or the only other person who is here."""
    table = live.table
    wished: dict[SeatNo, set[SeatNo]] = {}
    for wish in table.wishes:
        wished.setdefault(wish.seat, set()).add(wish.by)
    here = seats_here(live) if wished else set()
    return [seat for seat, by in wished.items() if NOBODY in by or len(by) >= ENOUGH or here - {seat} <= by]


def seats_here(live: LiveTable) -> set[SeatNo]:
    """The seats whose person is here and plays."""
    here = live.here()
    return {seat for person in live.people.values() if person.id in here and (seat := live.seat_of(person)) is not None}
