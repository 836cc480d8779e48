"""Endpoints that are slow, busy, broken or hostile: the game gets no move, in time, and a sentence without the key."""

from __future__ import annotations

import json
import logging
import time

import pytest

from hareloom.bots.models.limits import Limits
from hareloom.bots.models.player import ModelMove, ModelPlayer
from hareloom.endpoint.address import Endpoint
from hareloom.game import actions as a
from hareloom.sim.tabletop import Tabletop

from .machine import KEY, Answer, Machine, Served, chat, drip, late, not_http, plays, status
from .seats import asked, picture

DEEP = '{"a":' * 20_000 + "1" + "}" * 20_000
EVERY_CARD = json.dumps({"pictures": list(range(-5, 5000)), "red": 3})


def echoes_the_key(machine: Machine) -> None:
    """What it was sent, in an error."""
    machine.say(400, json.dumps({"error": {"message": f"bad header {machine.headers['Authorization']}"}}).encode())


def tells_the_key(machine: Machine) -> None:
    """The same as an answer."""
    chat(f'{{"pictures": "{machine.headers["Authorization"]}"}}')(machine)


def hangs_up(machine: Machine) -> None:
    """Half of an answer."""
    machine.send_response(200)
    machine.send_header("Content-Length", "9999")
    machine.end_headers()
    machine.wfile.write(b'{"choices": [{"mess')


MISBEHAVIOURS: dict[str, tuple[Answer, str, int]] = {
    "prose": (chat("I choose the third one."), "no whole JSON", 2),
    "broken JSON": (chat('{"pictures": [1'), "no whole JSON", 2),
    "empty": (chat(""), "no whole JSON", 2),
    "other shape": (chat('{"vote": 1}'), "shape", 2),
    "deep": (chat(DEEP), "can't be played", 2),
    "wrong cards": (chat('{"pictures": [99]}'), "can't be played", 2),
    "every card": (chat(EVERY_CARD), "can't be played", 2),
    "cards of the hand": (chat('{"cards": [1]}'), "shape", 2),
    "ten megabytes": (chat("x" * 10_000_000), "more than 1 MB", 1),
    "deep answer": (status(200, DEEP), "OpenAI", 1),
    "web page": (status(200, "<html>"), "OpenAI", 1),
    "half an answer": (hangs_up, "OpenAI", 1),
    "not HTTP": (not_http, "HTTP", 1),
    "key refused": (status(401), "refuses the key", 1),
    "no such model": (status(404), "no model", 1),
    "leads elsewhere": (status(308, Location="http://127.0.0.1:1/"), "leads elsewhere", 1),
    "echo": (echoes_the_key, "***", 1),
    "told": (tells_the_key, "shape", 2),
    "slow": (late(6, plays), "too long", 1),
    "drip": (drip, "too long", 1),
    "busy for long": (status(429, Retry_After="60"), "wait 60 seconds", 1),
    "broken for long": (status(503, "overloaded \x1b[2J"), "busy", 1),
}


@pytest.mark.parametrize("how", MISBEHAVIOURS)
def test_a_move_is_lost_and_nothing_else(
    how: str, machine: Served, vote: Tabletop, caplog: pytest.LogCaptureFixture
) -> None:
    """No move, a printable sentence that says why, in time, and no trace of the key."""
    caplog.set_level(logging.DEBUG)
    answer, words, questions = MISBEHAVIOURS[how]
    machine.answers = [answer]
    seconds = 1.0 if words == "too long" else 20.0
    player = ModelPlayer(machine.endpoint, limits=Limits(seconds=seconds), pictures=picture)
    began = time.monotonic()
    done = asked(player, vote, 2)
    assert time.monotonic() - began < seconds + 4
    assert (done.move, done.asked) == (None, questions)
    assert words in done.problem
    assert done.problem.isprintable()
    assert len(done.problem) < 300
    assert KEY not in repr(done) + repr(player) + repr(vars(player)) + caplog.text
    assert machine.raw
    assert not any(KEY.encode() in raw for raw in machine.raw)


def test_nobody_is_there(vote: Tabletop) -> None:
    """A refused connection costs nothing, not even an estimate."""
    player = ModelPlayer(Endpoint("http://127.0.0.1:1/v1", "sees", KEY), pictures=picture)
    done = asked(player, vote, 2)
    assert (done.move, done.tokens_in, done.tokens_out) == (None, 0, 0)
    assert "127.0.0.1:1 gave no answer" in done.problem


def test_what_may_have_cost_something_is_counted(machine: Served, vote: Tabletop) -> None:
    """A question that was sent and never answered counts as asked; one that was refused costs nothing."""
    player = ModelPlayer(machine.endpoint, limits=Limits(seconds=2), pictures=picture)
    machine.answers = [late(6, plays)]
    assert asked(player, vote, 2).tokens_in > 3200
    machine.answers = [status(401)]
    assert asked(player, vote, 2).tokens_in == 0


def test_a_busy_endpoint_is_waited_for_where_it_fits(machine: Served, vote: Tabletop) -> None:
    """As long as it asks for; this is not the retry."""
    machine.answers = [status(429, Retry_After="1"), status(503, Retry_After="0.2"), plays]
    player = ModelPlayer(machine.endpoint, pictures=picture)
    done = asked(player, vote, 2)
    assert isinstance(done.move, a.CastBallot)
    assert (done.asked, len(machine.asked)) == (1, 3)
    assert 1.2 <= done.seconds < 4


def test_an_endpoint_that_is_always_busy_is_given_up(machine: Served, vote: Tabletop) -> None:
    """However short the waits are."""
    machine.answers = [status(429, Retry_After="0.01")]
    done = asked(ModelPlayer(machine.endpoint, pictures=picture), vote, 2)
    assert done.move is None
    assert len(machine.asked) == 6


def test_the_next_move_is_not_marked_by_the_last(machine: Served, vote: Tabletop) -> None:
    """After every misbehaviour the same player plays on, when the endpoint is well again."""
    player = ModelPlayer(machine.endpoint, pictures=picture)
    for how in ("prose", "deep", "not HTTP", "web page", "key refused", "half an answer"):
        machine.answers = [MISBEHAVIOURS[how][0]]
        assert asked(player, vote, 2).move is None
        machine.answers = [plays]
        assert asked(player, vote, 2) != ModelMove()
        assert asked(player, vote, 2).problem == ""
