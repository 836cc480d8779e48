"""Nonsense of every kind over real sockets, at a table where a game is on: nothing breaks, and nobody learns anything.

HARELOOM_SOCKET_FUZZ says how many of each kind; `make proof` asks for 10,000.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from hareloom.server.http.limits import Limit

from .test_upgrade import BINARY, CLOSE, FIN, PING, REST, TEXT, RawSocket, raw
from .wire import do, enter, serving

MANY = int(os.environ.get("HARELOOM_SOCKET_FUZZ", "60"))
SIGNS = 'aZ0_.:- \t\n"\\{}[]\x00\x7f\u0301\u200f\u202e\ufeff\U0001f407\U0010ffff\ud7ffé中\u2028'
ACTIONS = ("give_clue", "give_cards", "cast_ballot", "take_back", "be_ready", "go_on", "mend_clue", "start_game",
           "add_bot", "remove_seat", "swap_places", "close_phase", "fly", "take_seat", "leave_seat")  # fmt: skip

Kind = Callable[[random.Random, dict[str, Any]], list[tuple[int, bytes]]]


def _text(dice: random.Random, most: int = 40) -> str:
    return "".join(dice.choice(SIGNS) for _ in range(dice.randrange(most)))


def _thing(dice: random.Random, deep: int = 3) -> Any:
    """Some JSON value."""
    plain: list[Any] = [None, True, -1, 0, 2**63, 1e308, -0.0, "", _text(dice), "reveal"]
    if deep and dice.random() < 0.5:
        return dice.choice(
            [[_thing(dice, deep - 1) for _ in range(3)], {_text(dice, 8): _thing(dice, deep - 1) for _ in range(3)}]
        )
    return dice.choice(plain)


def _asked(action: dict[str, Any], ask: Any) -> list[tuple[int, bytes]]:
    return [(FIN | TEXT, json.dumps({"id": ask, "action": action}).encode())]


def wrong_types(dice: random.Random, _: dict[str, Any]) -> list[tuple[int, bytes]]:
    """The right fields with the wrong things in them."""
    names = ("game", "turn", "phase", "cards", "votes", "text", "seat", "form", "settled", "red", "order")
    action = {"do": dice.choice(ACTIONS), **{name: _thing(dice) for name in dice.sample(names, 4)}}
    return _asked(action if dice.random() < 0.9 else _thing(dice), _thing(dice))


def wrong_moment(dice: random.Random, view: dict[str, Any]) -> list[tuple[int, bytes]]:
    """Real moves for another game, turn or phase, or with what others have."""
    table = view["table"]
    when = {
        "game": table["game"] + dice.choice([0, 0, 1, -1]),
        "turn": table["turn"] + dice.choice([0, 0, 1, -1]),
        "phase": dice.choice([table["phase"], "claim", "clue", "give", "vote", "reveal"]),
    }
    card = f"{10**18 + dice.randrange(84):020x}"
    moves = (
        {"do": "give_cards", "cards": [card]},
        {"do": "cast_ballot", "votes": [dice.randrange(-1, 9)]},
        {"do": "give_clue", "text": _text(dice, 220), "card": card},
        {"do": "mend_clue", "text": _text(dice, 220)},
        {"do": "go_on"},
    )
    return _asked({**dice.choice(moves), **when}, f"m{dice.random()}")


def anothers_seat(dice: random.Random, view: dict[str, Any]) -> list[tuple[int, bytes]]:
    """Fields that name another person, and what only the host or the clock may do."""
    table = view["table"]
    when = {key: table[key] for key in ("game", "turn", "phase")}
    who = {
        dice.choice(["seat", "person", "actor", "as", "secret"]): dice.choice([1, 2, "clock", view["you"]["person"]])
    }
    do_it = dice.choice(["be_ready", "take_back", "give_cards", "close_phase", "let_anybody_go_on", "stop_game"])
    return _asked({"do": do_it, **who, **dice.choice([when, {}])}, f"a{dice.random()}")


def replays(dice: random.Random, _: dict[str, Any]) -> list[tuple[int, bytes]]:
    """One of few ids, again and again, with other actions."""
    return _asked({"do": dice.choice(ACTIONS)}, f"again-{dice.randrange(4)}")


def unicode_of_every_kind(dice: random.Random, _: dict[str, Any]) -> list[tuple[int, bytes]]:
    """Text that is no JSON, half a surrogate, the wrong encoding."""
    text = _text(dice, 200)
    data = dice.choice([text.encode(), text.encode("utf-16"), json.dumps(text).encode(), b'"\\ud800"', b"\xed\xa0\x80"])
    return [(FIN | BINARY, data)]


def parts(dice: random.Random, _: dict[str, Any]) -> list[tuple[int, bytes]]:
    """A message in parts, with pings in between."""
    data = json.dumps({"id": "p", "action": {"do": dice.choice(ACTIONS)}}).encode()
    cuts = sorted(dice.sample(range(1, len(data)), 3))
    pieces = [data[a:b] for a, b in zip([0, *cuts], [*cuts, len(data)], strict=True)]
    frames = [(TEXT, pieces[0]), *[(REST, piece) for piece in pieces[1:-1]], (FIN | REST, pieces[-1])]
    frames.insert(dice.randrange(1, len(frames)), (FIN | PING, b"x" * dice.randrange(126)))
    return frames


def huge(dice: random.Random, _: dict[str, Any]) -> list[tuple[int, bytes]]:
    """More than is taken, but not enough to close the socket."""
    return [(FIN | TEXT, b"[" * dice.randrange(16_385, 32_000))]


ANSWERED: list[Kind] = [wrong_types, wrong_moment, anothers_seat, replays, unicode_of_every_kind, parts, huge]


@pytest.fixture
def wild(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that counts no requests: here it is not the limits that are tested."""
    monkeypatch.setattr(Limit, "wait", lambda *_: 0.0)


@pytest.mark.anyio
@pytest.mark.usefixtures("wild")
@pytest.mark.parametrize("kind", ANSWERED, ids=lambda kind: kind.__name__)
async def test_each_gets_one_answer_and_the_game_is_as_it_was(tmp_path: Path, kind: Kind) -> None:
    """A player sends it in the middle of a game: an ack or a refusal each, nobody else sees another's things."""
    dice = random.Random(3)
    async with serving(tmp_path) as (server, hall), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        guests = [await enter(server, http, host["code"], f"Guest {n}") for n in range(3)]
        await do(server, http, host, "start_game")
        await do(server, http, host, "claim_first_turn", game=1, turn=1, phase="claim")
        (live,) = hall.open_tables()
        hands = {seat.no: set(seat.hand) for seat in live.table.seats}
        own = hands[2]
        async with raw(server, guests[0]) as socket:
            view = (
                await http.get(
                    f"http://{server}/api/tables/{host['code']}/view",
                    headers={"Authorization": f"Bearer {guests[0]['secret']}"},
                )
            ).json()
            for start in range(0, MANY, 20):
                sent = 0
                for _ in range(min(20, MANY - start)):
                    for frame in kind(dice, view):
                        socket.say(*frame)
                    sent += 1
                await asyncio.wait_for(_answers(socket, sent, own, hands), 60)
        assert live.table.phase == "clue"
        await do(server, http, host, "give_clue", game=1, turn=1, phase="clue", text="On we go", card=min(hands[1]))
        assert live.table.phase == "give"


async def _answers(socket: RawSocket, wanted: int, own: set[str], hands: dict[int, set[str]]) -> None:
    """All acks and refusals, among frames; none of them has what others hold, unless it was just said."""
    others = set().union(*hands.values()) - own
    while wanted:
        code, payload = await socket.hear()
        if code != TEXT:
            continue  # a pong
        found = json.loads(payload)
        wanted -= "frame" not in found or "ack" in found
        if "frame" in found:
            assert not any(card.encode() in payload for card in others)


@pytest.mark.anyio
@pytest.mark.usefixtures("wild")
async def test_bytes_that_are_no_frames_end_one_socket_and_nothing_else(tmp_path: Path) -> None:
    """Random bytes, lying lengths, unmasked and reserved frames, cut off anywhere: the server closes, and goes on."""
    dice = random.Random(4)
    crashed: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, what: crashed.append(what))
    async with serving(tmp_path) as (server, hall), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa")
        for _ in range(MANY):
            async with raw(server, host) as socket:
                for _ in range(dice.randrange(1, 4)):
                    socket.writer.write(
                        dice.choice(
                            [
                                dice.randbytes(dice.randrange(1, 200)),
                                struct.pack("!BBQ", FIN | TEXT, 0xFF, dice.randrange(2**63)) + b"1234",
                                struct.pack("!BB", FIN | TEXT, 5) + b"plain",
                                struct.pack("!BB", 0x70 | TEXT, 0x80) + b"1234",
                                struct.pack("!BBH", FIN | CLOSE, 0xFE, 300) + dice.randbytes(304),
                                struct.pack("!BB", FIN | CLOSE, 0x81) + b"12345",
                            ]
                        )
                    )
                if dice.random() < 0.5:
                    await socket.writer.drain()
                    await asyncio.sleep(0)
        await do(server, http, host, "add_bot")
        (live,) = hall.open_tables()
        for _ in range(60):
            if not live.presence:
                break
            await asyncio.sleep(0.1)
        assert len(live.presence) == 0
        assert not crashed, crashed
