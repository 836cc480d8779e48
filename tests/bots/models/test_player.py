"""A model's moves against a real HTTP server: in every edition, what is sent for them, and what they cost."""

from __future__ import annotations

import base64
import io
import time

import pytest
from PIL import Image

from hareloom.bots.models.player import ModelMove, ModelPlayer
from hareloom.game import actions as a
from hareloom.game.values import Phase
from hareloom.sim.tabletop import Tabletop

from .machine import CLUE, Machine, Served, chat, plays
from .seats import asked, ballot, dealt, open_place, own_place, picture, played_to

TELL, GIVE, SIGNAL, VOTE = ("card", "clue"), ("cards",), ("signal",), ("pictures",)


class TestAGame:
    @pytest.mark.parametrize(
        ("edition", "players", "house", "questions"),
        [
            ("classic", 3, {}, {TELL, GIVE, VOTE}),
            ("revised", 4, {}, {TELL, GIVE, VOTE}),
            ("odyssey", 7, {}, {TELL, GIVE, VOTE}),
            ("party", 6, {}, {("clue",), GIVE, VOTE, ("pictures", "red")}),
            ("party", 6, {"party_red_green_distinct": True}, {("clue",), GIVE, VOTE, ("pictures", "red")}),
            ("team", 6, {}, {TELL, SIGNAL, GIVE, VOTE}),
            ("team", 6, {"team_image": "teammate_only"}, {("clue",), SIGNAL, GIVE, VOTE}),
        ],
    )
    def test_is_played_by_models_alone(
        self,
        edition: str,
        players: int,
        house: dict[str, object],
        questions: set[tuple[str, ...]],
        machine: Served,
        player: ModelPlayer,
    ) -> None:
        """Two turns of each edition: every permission has its schema, every answer is a legal move."""
        top = dealt(edition, players, house)
        while top.table.turn < 3:
            if top.table.phase is Phase.REVEAL:
                top.go_on()
                continue
            for no in top.table.awaited:
                if no in top.table.awaited:
                    done = asked(player, top, no)
                    assert done.problem == ""
                    if done.move is not None:  # else it leaves it to its partner
                        top.act(a.SeatActor(no), done.move)
        schemas = [body["response_format"]["json_schema"] for _, _, body in machine.asked]
        assert {tuple(each["schema"]["properties"]) for each in schemas} == questions
        assert all(each["strict"] and each["schema"]["additionalProperties"] is False for each in schemas)
        assert all(each["schema"]["required"] == list(each["schema"]["properties"]) for each in schemas)
        assert top.table.reveals[0].clue.text == CLUE

    def test_begins_without_a_question(self, machine: Served, player: ModelPlayer) -> None:
        """Claiming the first turn needs no thought; nor does a reveal, or a seat that has moved."""
        top = dealt()
        claimed = asked(player, top, 3)
        assert claimed == ModelMove(move=a.ClaimFirstTurn(game=1, turn=1, phase=Phase.CLAIM))
        revealed = played_to(Phase.REVEAL)
        voted = played_to(Phase.VOTE)
        voted.vote(2, open_place(voted))
        assert asked(player, revealed, 2) == asked(player, voted, 2) == asked(player, voted, 1) == ModelMove()
        assert machine.asked == []

    def test_costs_what_the_endpoint_says(self, player: ModelPlayer, vote: Tabletop) -> None:
        """Tokens in and out, one question, and the time."""
        done = asked(player, vote, 2)
        assert (done.asked, done.tokens_in, done.tokens_out) == (1, 1000, 20)
        assert 0 < done.seconds < 5

    def test_costs_an_estimate_where_it_says_nothing(
        self, machine: Served, player: ModelPlayer, vote: Tabletop
    ) -> None:
        """Eight hundred tokens a picture, one for four characters."""
        machine.answers = [chat(ballot(open_place(vote)), tokens=0)]
        done = asked(player, vote, 2)
        assert 3200 < done.tokens_in < 4500
        assert done.tokens_out == len(ballot(1)) // 4


class TestWhatIsSent:
    def test_pictures_are_small_jpegs_with_numbers(self, machine: Served, player: ModelPlayer, vote: Tabletop) -> None:
        """In the order of their places, at most 512 pixels, and each colour is the card's."""
        asked(player, vote, 2)
        parts = machine.asked[0][2]["messages"][1]["content"]
        urls = [part["image_url"]["url"] for part in parts if part["type"] == "image_url"]
        assert len(urls) == 4
        for url, laid in zip(urls, vote.table.laid, strict=True):
            assert url.startswith("data:image/jpeg;base64,")
            with (
                Image.open(io.BytesIO(base64.b64decode(url.partition(",")[2]))) as sent,
                Image.open(io.BytesIO(picture(laid.card))) as stored,
            ):
                assert max(sent.size) == 512
                seen, meant = sent.convert("RGB").getpixel((9, 9)), stored.convert("RGB").getpixel((9, 9))
                assert isinstance(seen, tuple)
                assert isinstance(meant, tuple)
                assert all(abs(one - other) < 8 for one, other in zip(seen, meant, strict=True))

    def test_cards_have_no_names(self, machine: Served, player: ModelPlayer) -> None:
        """Neither an id nor a file's name leaves the machine, so that no clue can hold one."""
        for phase in (Phase.CLUE, Phase.GIVE, Phase.VOTE):
            top = played_to(phase)
            asked(player, top, top.table.awaited[0])
        assert len(machine.raw) == 3
        assert not any(b"card-0" in raw for raw in machine.raw)

    def test_a_picture_is_recoded_once(self, machine: Served, vote: Tabletop) -> None:
        """A hand is shown again and again."""
        read: list[str] = []

        def noted(card: str) -> bytes:
            read.append(card)
            return picture(card)

        player = ModelPlayer(machine.endpoint, pictures=noted)
        for no in (2, 3, 4):
            asked(player, vote, no)
        assert sorted(read) == sorted(laid.card for laid in vote.table.laid)

    @pytest.mark.parametrize(
        "wrong", [KeyError("gone"), OSError("disk"), b"", b"no picture", b"RIFF\x00\x00\x00\x00WEBP"]
    )
    def test_a_picture_that_is_none_costs_the_move_alone(
        self, machine: Served, vote: Tabletop, wrong: Exception | bytes
    ) -> None:
        """Nothing is sent, and the caller hears why."""

        def broken(_: str) -> bytes:
            if isinstance(wrong, Exception):
                raise wrong
            return wrong

        done = asked(ModelPlayer(machine.endpoint, pictures=broken), vote, 2)
        assert (done.move, done.asked) == (None, 0)
        assert "picture" in done.problem
        assert machine.asked == []


def test_a_player_asks_from_several_threads(machine: Served, player: ModelPlayer) -> None:
    """As a server does: each question has its own answer."""
    from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415 - here alone

    def echo(exchange: Machine) -> None:
        time.sleep(0.02)
        plays(exchange)

    machine.answers = [echo]
    top = played_to(Phase.VOTE, "odyssey", 8)
    with ThreadPoolExecutor(8) as threads:
        done = list(threads.map(lambda no: asked(player, top, no), range(2, 9)))
    for no, each in enumerate(done, 2):
        assert isinstance(each.move, a.CastBallot)
        assert own_place(top, no) not in each.move.votes
