"""Tables for models to play at: bots on all seats, real rules, small pictures."""

from __future__ import annotations

import io
import json
import random
from functools import cache
from zlib import crc32

from PIL import Image

from hareloom.bots.models.player import ModelMove, ModelPlayer, ModelQuestion, Referee
from hareloom.game import actions as a
from hareloom.game.decide import decide
from hareloom.game.house_rules import read_house_rules
from hareloom.game.refusals import Refusal
from hareloom.game.values import CardId, Phase, SeatNo
from hareloom.sim.random_player import random_step
from hareloom.sim.tabletop import Tabletop, numbered_cards


@cache
def picture(card: CardId) -> bytes:
    """A picture in a colour of its own, as a deck stores it."""
    packed = io.BytesIO()
    Image.new("RGB", (360, 540), tuple(crc32(card.encode()).to_bytes(4)[:3])).save(packed, "WEBP")
    return packed.getvalue()


def dealt(edition: str = "odyssey", players: int = 4, house: dict[str, object] | None = None) -> Tabletop:
    """A table of bots with a game dealt, always the same."""
    top = Tabletop(random.Random(1))
    top.act(a.HOST, a.ChangeSettings(edition=edition, house=read_house_rules(house or {})))
    for _ in range(players):
        top.act(a.HOST, a.AddBot())
    top.act(a.HOST, a.StartWithCards(cards=numbered_cards()))
    return top


def played_to(phase: Phase, edition: str = "odyssey", players: int = 4, clue: str = "Almost home") -> Tabletop:
    """The same in that phase of its first turn, in which seat 1 tells that clue."""
    top = dealt(edition, players)
    top.claim(1)
    while top.table.phase is not phase:
        if top.table.phase is Phase.CLUE:
            top.tell(1, clue, top.table.seat(1).hand[0] if top.table.rules.names_card else None)
        else:
            top.act(*random_step(top.table, top.dice))
    return top


def referee(top: Tabletop, no: SeatNo) -> Referee:
    """The rules at this table."""

    def judged(move: a.BotMove) -> str:
        try:
            decide(top.table, a.SeatActor(no), move, random.Random(1))
        except Refusal as refusal:
            return refusal.sentence
        return ""

    return judged


def asked(player: ModelPlayer, top: Tabletop, no: SeatNo) -> ModelMove:
    """What the model does on that seat now."""
    return player.choose(ModelQuestion(view=top.view(no), past=top.table.reveals), referee(top, no))


def open_place(top: Tabletop, no: int = 2) -> int:
    """A picture that seat may vote for."""
    return next(place for place, laid in enumerate(top.table.laid, 1) if laid.owner != no)


def own_place(top: Tabletop, no: int = 2) -> int:
    """That seat's own picture."""
    return next(place for place, laid in enumerate(top.table.laid, 1) if laid.owner == no)


def ballot(*places: int) -> str:
    """A model's vote."""
    return json.dumps({"pictures": places})
