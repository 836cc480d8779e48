"""Moves that bots make: for themselves, and once for a player who is missing."""

from __future__ import annotations

from random import SystemRandom
from typing import TYPE_CHECKING

from hareloom.bots.messages import BotQuestion
from hareloom.bots.players.characters import CHARACTERS, STAND_IN
from hareloom.game import actions as a
from hareloom.game.table import Seat, Table
from hareloom.game.values import NOBODY, Phase, SeatNo, Signal
from hareloom.game.view import view

from .heard import heard_by
from .models.allowed import MODEL
from .models.moving import MARKED, ModelMoves
from .past import as_reveals
from .thinking import thinking_share
from .timer import Moment, moment_of

if TYPE_CHECKING:
    from .state import State
    from .table import LiveTable

CLOCK = "clock"
ENOUGH = 2
"""This many others may ask that a bot moves for a player."""

FIRST_GAME = 3
"""In a table's first game bots leave the claim to people this many times as long: some read what it is."""


class BotMoves:
    """Asks the bot process for moves. It gets each seat's own view and nothing else."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._dice = SystemRandom()
        self._models = ModelMoves(live)

    def thinking_time(self, table: Table, no: SeatNo) -> float:
        """How long that bot seems to think."""
        delays = self._live.context.delays
        bot = table.seat(no).bot
        character = CHARACTERS.get(bot, CHARACTERS[STAND_IN])
        clue = len(table.clue.text) if table.clue is not None else 0
        share = thinking_share(table.phase, clue, len(table.laid), character.temper, self._dice.random())
        if bot == MODEL:
            return delays.bot_least + self._models.turn_comes_after() + self._for_people(table)
        seconds = delays.bot_least + share * (delays.bot_most - delays.bot_least)
        if table.phase is Phase.REVEAL:
            seconds += delays.show  # nobody speaks before the truth is out
        return seconds + self._for_people(table)

    def _for_people(self, table: Table) -> float:
        """Those who claim the first turn come first."""
        if table.phase is not Phase.CLAIM or all(seat.bot for seat in table.seats):
            return 0.0
        return self._live.context.delays.bots_claim * (1 if table.game > 1 else FIRST_GAME)

    async def move(self, no: SeatNo, moment: Moment, *, at_once: bool = False) -> None:
        """A bot's move for that seat now. The rules refuse it if the seat's player has moved meanwhile.

        A large model is asked for its move, unless it is wanted at once.
        """
        if not self._is_wanted(no, moment):
            return
        # The id names the moment, so that a second server makes the same move once. A late move is refused.
        action_id = f"{moment}.{self._live.state.history.stirs}.{no}"
        if self._live.table.seat(no).bot == MODEL:
            if moment.phase is Phase.REVEAL:
                return  # it has no small talk
            if at_once:
                self._models.late(no)
            elif await self._models.move(no, moment, action_id) or not self._is_wanted(no, moment):
                return
        await self._offline(no, action_id)

    def _is_wanted(self, no: SeatNo, moment: Moment) -> bool:
        table = self._live.table
        return moment_of(table) == moment and (no in table.awaited or table.phase is Phase.REVEAL)

    async def _offline(self, no: SeatNo, action_id: str) -> None:
        live, state = self._live, self._live.state
        table = state.table
        seat = table.seat(no)
        question = BotQuestion(
            view=view(table, no),
            decks=table.settings.decks,
            language=live.record.language,
            character=seat.bot,
            past=(*as_reveals(state.past, table, state.history), *table.reveals),
            told=state.clues,
            heard=tuple(heard_by(person for person in state.people.values() if person.seat is not None)),
            talks=state.settings.bots_talk,
            hurried=not seat.bot,
            seed=self._dice.getrandbits(63),
        )
        move = await live.context.bots.choose(question, patient=not live.presence.here())
        if move is None:
            return
        action_id = f"{action_id}.{move.__struct_config__.tag}"
        if seat.bot == MODEL and isinstance(move, MARKED):
            live.act(a.Autopilot(no), f"bot:{no}", action_id, move)
        elif seat.bot:
            live.act(a.SeatActor(no), f"bot:{no}", action_id, move)
        else:
            live.act(a.Autopilot(no), CLOCK, action_id, move)


def bots_to_move(table: Table) -> list[SeatNo]:
    """The bots whose move is missing, without those who leave it to their partner."""
    if table.phase is Phase.REVEAL:
        return []
    bots = [no for no in table.awaited if table.seat(no).bot]
    if table.phase is Phase.GIVE and table.rules.teams:
        return [no for no in bots if _has_a_word_to_say(table, no)]
    return bots


def _has_a_word_to_say(table: Table, no: SeatNo) -> bool:
    """A bot says once whether it has a card. Then it waits for a player opposite, unless that one says "you give"."""
    partner: Seat = table.seat(table.partner(no))
    if partner.no not in table.awaited or partner.bot or table.seat(no).signal is None:
        return True
    return partner.signal is Signal.YOU_GIVE


def missing_at_the_end(state: State, here: frozenset[str]) -> list[SeatNo]:
    """For whom a bot moves when time is up. Of a pair without an offer one: who is not here, else who sits first."""
    table = state.table
    missing = table.awaited
    if table.phase is not Phase.GIVE or not table.rules.teams:
        return list(missing)
    seats = seats_here(state, here)
    for_all: list[SeatNo] = []
    for no in missing:
        partner = table.partner(no)
        if partner not in missing:
            for_all.append(no)  # the storyteller's teammate
        elif table.place(no) < table.place(partner):
            away = [one for one in (no, partner) if not table.seat(one).bot and one not in seats]
            for_all.append(away[0] if away else no)
    return for_all


def asked_enough(state: State, here: frozenset[str]) -> list[SeatNo]:
    """For whom enough people want a bot to move: the host, two others, or the only other player who is here."""
    wished: dict[SeatNo, set[SeatNo]] = {}
    for wish in state.table.wishes:
        wished.setdefault(wish.seat, set()).add(wish.by)
    seats = seats_here(state, here) if wished else set()
    return [seat for seat, by in wished.items() if NOBODY in by or len(by) >= ENOUGH or seats - {seat} <= by]


def seats_here(state: State, here: frozenset[str]) -> set[SeatNo]:
    """The seats whose player is here."""
    return {
        seat for person in state.people.values() if person.id in here and (seat := state.seat_of(person)) is not None
    }
