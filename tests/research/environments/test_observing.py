"""Observations are exactly a seat's View: as a dictionary, as JSON, as arrays."""

from random import Random

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray

from hareloom.game.view_types import GameView
from hareloom.mistake import Mistake
from hareloom.research.environments.arrays import IMAGE, SEAT, TABLE
from hareloom.research.environments.embeddings import PARTS

from .playing import any_number, asked, env, parallel_env, up_to


def test_the_dictionary_and_the_text_are_the_view() -> None:
    """Both read back as the seat's own view, and nothing else is in them."""
    games = {observe: parallel_env("team", 6, observe=observe) for observe in ("dict", "text")}
    for phase in ("clue", "give", "vote", "end"):
        for game in games.values():
            up_to(game, phase)
        for agent in games["dict"].possible_agents:
            view = games["dict"].view(agent)
            told, text = (game.observe(agent)["view"] for game in games.values())
            assert msgspec.convert(told, GameView, strict=False) == view
            assert msgspec.json.decode(text, type=GameView) == view
            assert msgspec.json.encode(told) == text.encode()


def test_observations_are_not_shared() -> None:
    """Writing into one changes no other, now or later."""
    for observe in ("dict", "arrays"):
        game = env("odyssey", 4, observe=observe)
        game.reset(seed=1)
        first = game.observe("player_0")
        first["action_mask"][:] = 0
        for value in first["observation"].values() if observe == "arrays" else ():
            value[:] = 7
        if observe == "dict":
            first["view"]["table"].clear()
        second = game.observe("player_0")
        assert second["action_mask"].any()
        assert game.observation_space("player_0").contains(second)
        assert observe == "dict" or not (second["observation"]["hand"] == 7).any()


def _row(game: object, card: str) -> NDArray[np.float32]:
    row: NDArray[np.float32] = game.embeddings[game.cards.index(card) + 1]  # type: ignore[attr-defined]
    return row


def test_arrays_show_hand_table_and_seats() -> None:
    """In the vote: the own hand, the pictures with what is one's own, all seats from one's own on, and the clue."""
    game = parallel_env("odyssey", 7, observe="arrays")
    up_to(game, "vote")
    voter = asked(game)[2]
    view, seen = game.view(voter), game.observe(voter)["observation"]
    table, own = view.table, view.own
    assert dict(zip(TABLE, seen["table"].tolist(), strict=True)) == {
        **{name: float(name == "phase vote") for name in TABLE[:-3]},
        "turn": 1.0,
        "pile": 84.0 - 42,
        "discard": 0.0,
    }
    for place, card in enumerate(own.hand):
        assert (seen["hand"][place] == _row(game, card)).all()
    assert seen["hand_rows"].tolist() == [*(game.cards.index(card) + 1 for card in own.hand), 0]
    assert not seen["hand"][5].any()
    for place, card in enumerate(table.images):
        assert (seen["images"][place] == _row(game, card)).all()
    marks = dict(zip(IMAGE, seen["image_marks"].T, strict=True))
    assert (np.flatnonzero(marks["own"]) + 1).tolist() == list(own.positions)
    assert (np.flatnonzero(marks["forbidden"]) + 1).tolist() == list(own.may.vote.forbidden)
    order = [*range(own.seat, 8), *range(1, own.seat)]
    seats = dict(zip(SEAT, seen["seats"].T, strict=True))
    assert [order[place] for place in np.flatnonzero(seats["storyteller"])] == [table.storyteller]
    assert sorted(order[place] for place in np.flatnonzero(seats["awaited"])) == list(table.awaited)
    assert np.flatnonzero(seats["same hare"]).tolist() == [0]
    assert np.linalg.norm(seen["clue"]) == pytest.approx(1, abs=0.01)


def test_arrays_show_the_last_turn() -> None:
    """After the vote: what was meant, whose each picture was, who voted where, and what it earned."""
    game, dice = parallel_env("odyssey", 5, observe="arrays"), Random(3)
    up_to(game, "vote", seed=3)
    game.step({agent: any_number(game, agent, dice) for agent in game.agents})
    for agent in game.agents:
        view, seen = game.view(agent), game.observe(agent)["observation"]
        last = view.table.reveal
        at = {no: place for place, no in enumerate([*range(view.own.seat, 6), *range(1, view.own.seat)])}
        assert np.flatnonzero(seen["last_target"]).tolist() == [last.target - 1]
        assert seen["last_owners"].argmax(axis=1).tolist() == [at[laid.owner] for laid in last.laid]
        for cast in last.ballots:
            assert (np.flatnonzero(seen["last_votes"][:, at[cast.seat]]) + 1).tolist() == list(cast.ballot.votes)
        points = {no: sum(award.points for award in last.awards if award.seat == no) for no in at}
        assert seen["last_seats"][:, 1].tolist() == [points[no] for no in at]
        assert (seen["last_images"][0] == _row(game, last.laid[0].card)).all()
        assert seen["last_clue"].any()


def test_arrays_show_the_offered_phrases() -> None:
    """The storyteller has the vectors of its phrases; the clue it tells has the same one."""
    game = parallel_env("odyssey", 4, observe="arrays", phrases=3)
    up_to(game, "clue")
    (teller,) = asked(game)
    phrases = game.observe(teller)["observation"]["phrases"]
    assert phrases.shape == (6, 3, 192)
    assert all(not game.observe(agent)["observation"]["phrases"].any() for agent in game.agents if agent != teller)
    number = game.encode(teller, game.legal_actions(teller)[3 * 4 + 1])
    game.step({teller: number})
    assert (game.observe("player_0")["observation"]["clue"] == phrases[4, 1]).all()


def test_shipped_embeddings_know_the_pictures() -> None:
    """A phrase that was written for a card is nearer to that card than to most others, in each part."""
    game = parallel_env("odyssey", 4, observe="arrays", phrases=12)
    better = []
    for seed in range(4):
        up_to(game, "clue", seed)
        (teller,) = asked(game)
        seen = game.observe(teller)["observation"]
        cards = game.embeddings[1:].reshape(len(game.cards), len(PARTS), -1)
        near = np.einsum("hkd,cpd->hkpc", seen["phrases"], cards)
        for row, card in enumerate(seen["hand_rows"] - 1):
            better.append((near[row] < near[row][..., card : card + 1]).mean(axis=(0, 2)))
    assert (np.mean(better, axis=0) > 0.6).all()


def test_free_clues_have_vectors() -> None:
    """A clue in other words is encoded when it is told."""
    game = parallel_env("odyssey", 4, observe="arrays")
    up_to(game, "clue")
    (teller,) = asked(game)
    card = game.view(teller).own.hand[0]
    game.step({teller: {"do": "give_clue", "text": "a fish that lights the way home", "card": card}})
    clue = game.observe("player_0")["observation"]["clue"]
    assert np.linalg.norm(clue) == pytest.approx(1, abs=0.01)


def test_own_embeddings_and_encoder() -> None:
    """A researcher's pictures and texts take the place of ours."""
    pictures = np.arange(84 * 5, dtype=np.float64).reshape(84, 5)
    game = parallel_env(
        "odyssey", 4, observe="arrays", embeddings=pictures, encode=lambda texts: [[len(text), 1.0] for text in texts]
    )
    up_to(game, "give")
    seen, view = game.observe("player_1")["observation"], game.view("player_1")
    assert (seen["hand"] == pictures[seen["hand_rows"] - 1]).all()
    assert seen["clue"].tolist() == [len(view.table.clue.text), 1.0]
    assert game.observation_space("player_1").contains(game.observe("player_1"))


def test_wrong_embeddings_are_refused() -> None:
    """The message says how many rows there must be."""
    with pytest.raises(Mistake, match="84 rows"):
        parallel_env("odyssey", 4, observe="arrays", embeddings=np.zeros((83, 5)))


def test_spaces_tell_what_is_no_observation() -> None:
    """A view of another kind, a broken one or none at all is no element of the space; a sample is."""
    for observe in ("dict", "text", "arrays"):
        game = env("odyssey", 4, observe=observe)
        game.reset(seed=1)
        space, seen = game.observation_space("player_0"), game.observe("player_0")
        assert space.contains(seen)
        assert space.contains(space.sample())
        key = "observation" if observe == "arrays" else "view"
        others: list[object] = [None, 3, "{}", {}, {"table": {}}]
        for wrong in others:
            assert not space.contains({**seen, key: wrong})
