"""A model's answers: how they are read, the one retry, and how endpoints want to be asked for them."""

from __future__ import annotations

import json
import time

import pytest

from hareloom.bots.models.limits import Limits
from hareloom.bots.models.player import ModelMove, ModelPlayer
from hareloom.game import actions as a
from hareloom.game.values import Phase, Signal
from hareloom.sim.tabletop import Tabletop

from .machine import Served, chat, late, plays, status
from .seats import asked, ballot, open_place, own_place, picture, played_to


class TestTheRetry:
    def test_tells_the_refusals_sentence(self, machine: Served, player: ModelPlayer, vote: Tabletop) -> None:
        """A vote for one's own picture is refused by the rules; the second answer counts."""
        wrong, right = ballot(own_place(vote)), ballot(open_place(vote))
        machine.answers = [chat(wrong, tokens=100), chat(right, tokens=100)]
        done = asked(player, vote, 2)
        assert isinstance(done.move, a.CastBallot)
        assert done.move.votes == (open_place(vote),)
        assert (done.asked, done.problem) == (2, "")
        first, second = (body["messages"] for _, _, body in machine.asked)
        assert second[:2] == first
        assert [message["role"] for message in second] == ["system", "user", "assistant", "user"]
        assert second[2]["content"] == wrong
        assert "own" in second[3]["content"]

    def test_comes_once(self, machine: Served, player: ModelPlayer, vote: Tabletop) -> None:
        """After two refusals there is no move, and a sentence why."""
        machine.answers = [chat(ballot(own_place(vote)))]
        done = asked(player, vote, 2)
        assert (done.move, done.asked, len(machine.asked)) == (None, 2, 2)
        assert done.problem.startswith("The model's answer can't be played: ")

    def test_has_no_time_of_its_own(self, machine: Served, vote: Tabletop) -> None:
        """One deadline for both questions."""
        machine.answers = [late(0.2, chat("no JSON")), late(20, chat(ballot(open_place(vote))))]
        player = ModelPlayer(machine.endpoint, limits=Limits(seconds=3), pictures=picture)
        began = time.monotonic()
        done = asked(player, vote, 2)
        assert (done.move, done.asked) == (None, 2)
        assert 2.5 < time.monotonic() - began < 10

    def test_says_that_tokens_were_too_few(self, machine: Served, player: ModelPlayer, vote: Tabletop) -> None:
        """A model that thinks at length needs more: the operator reads it in the problem."""
        choice = {"message": {"content": '{"pictures": ['}, "finish_reason": "length"}
        machine.answers = [status(200, json.dumps({"choices": [choice]}))]
        assert "more tokens" in asked(player, vote, 2).problem


class TestTheDialect:
    @pytest.mark.parametrize("refused", [400, 500])
    def test_without_schemas_is_learned_once(
        self, machine: Served, player: ModelPlayer, vote: Tabletop, refused: int
    ) -> None:
        """An older llama.cpp knows JSON objects alone: this is no retry, and remembered."""
        words = "response_format type must be one of 'text' or 'json_object', but got: json_schema"
        right = chat(ballot(open_place(vote)))
        machine.answers = [status(refused, json.dumps({"error": {"message": words}})), right]
        done = asked(player, vote, 2)
        assert (done.asked, done.problem, len(machine.asked)) == (1, "", 2)
        asked(player, vote, 2)
        forms = [body.get("response_format", {}).get("type") for _, _, body in machine.asked]
        assert forms == ["json_schema", "json_object", "json_object"]

    def test_without_any_form_is_asked_in_words(self, machine: Served, player: ModelPlayer, vote: Tabletop) -> None:
        """Even then the question says what the answer looks like."""
        no = status(422, '{"detail": "response_format: extra fields not permitted"}')
        machine.answers = [no, no, chat(f"```json\n{ballot(open_place(vote))}\n```")]
        assert asked(player, vote, 2).problem == ""
        body = machine.asked[2][2]
        assert "response_format" not in body
        assert '{"pictures": [NUMBER]}' in body["messages"][1]["content"][-1]["text"]

    def test_of_newer_models_is_learned_too(self, machine: Served, player: ModelPlayer, vote: Tabletop) -> None:
        """They call the limit of an answer otherwise."""
        words = "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."
        machine.answers = [status(400, json.dumps({"error": {"message": words, "param": "max_tokens"}})), plays]
        assert asked(player, vote, 2).asked == 1
        assert "max_completion_tokens" not in machine.asked[0][2]
        assert machine.asked[1][2]["max_completion_tokens"] == 600
        assert "max_tokens" not in machine.asked[1][2]

    def test_is_not_guessed_without_end(self, machine: Served, player: ModelPlayer, vote: Tabletop) -> None:
        """An endpoint that refuses everything is asked four times at most."""
        machine.answers = [status(400, '{"error": "max_completion_tokens, json_schema and all else are wrong"}')]
        done = asked(player, vote, 2)
        assert done.move is None
        assert "status 400" in done.problem
        assert len(machine.asked) == 4


class TestAnAnswer:
    def test_may_be_wrapped_in_talk(self, machine: Served, player: ModelPlayer, vote: Tabletop) -> None:
        """Thoughts, fences, a number as text, a list left out."""
        place = open_place(vote)
        for said in (
            f"<think>{{hmm}}</think>\n```json\n{ballot(place)}\n``` Good luck!",
            f'{{"pictures": ["{place}"]}}',
            f'{{"pictures": {place}, "because": "it fits"}}',
        ):
            machine.answers = [chat(said)]
            done = asked(player, vote, 2)
            assert isinstance(done.move, a.CastBallot)
            assert (done.move.votes, done.asked) == ((place,), 1)

    def test_is_settled(self, player: ModelPlayer, vote: Tabletop) -> None:
        """A bot doesn't change its mind."""
        given = asked(player, played_to(Phase.GIVE), 2).move
        cast = asked(player, vote, 2).move
        assert isinstance(given, a.GiveCards)
        assert isinstance(cast, a.CastBallot)
        assert given.settled
        assert cast.settled

    def test_has_a_clue_that_is_cleaned_like_a_persons(self, machine: Served, player: ModelPlayer) -> None:
        """One line in which everything can be seen."""
        top = played_to(Phase.CLUE)
        machine.answers = [chat(json.dumps({"card": 2, "clue": " Two\nlines\u202e, \u200bone   thought "}))]
        move = asked(player, top, 1).move
        assert isinstance(move, a.GiveClue)
        assert (move.text, move.card) == ("Two lines, one thought", top.table.seat(1).hand[1])

    @pytest.mark.parametrize(
        ("answer", "words"),
        [
            ({"card": 1, "clue": "x" * 201}, "more than 200 characters"),
            ({"card": 1, "clue": "\u200b \n"}, "empty"),
            ({"card": 7, "clue": "x"}, "1 to 6"),
            ({"card": 0, "clue": "x"}, "1 to 6"),
            ({"clue": "x"}, "1 to 6"),
            ({"card": 1}, "shape"),
            ({"card": 1, "clue": ["x"]}, "shape"),
        ],
    )
    def test_that_is_no_clue_is_told_so(
        self, machine: Served, player: ModelPlayer, answer: dict[str, object], words: str
    ) -> None:
        """In words that the model understands; then it has its second try."""
        top = played_to(Phase.CLUE)
        machine.answers = [chat(json.dumps(answer)), plays]
        assert asked(player, top, 1).problem == ""
        assert words in machine.asked[1][2]["messages"][-1]["content"]

    def test_signals_to_a_partner(self, machine: Served, player: ModelPlayer) -> None:
        """In Team; once both have signalled, one gives and the other leaves it to them."""
        top = played_to(Phase.GIVE, "team", 6)
        machine.answers = [chat('{"signal": "you_give"}')]
        done = asked(player, top, 2)
        assert isinstance(done.move, a.SignalPartner)
        assert done.move.signal is Signal.YOU_GIVE
        top.act(a.SeatActor(2), done.move)
        top.act(a.SeatActor(5), a.SignalPartner(game=1, turn=1, phase=Phase.GIVE, signal=Signal.HAVE_ONE))
        machine.answers, before = [plays], len(machine.asked)
        assert asked(player, top, 2) == ModelMove()
        assert len(machine.asked) == before
        assert isinstance(asked(player, top, 5).move, a.GiveCards)
