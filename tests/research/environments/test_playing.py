"""Games in the environments: the same in both, by seed, with rewards that are the points of the rules."""

import os
import pickle
import subprocess
import sys
from copy import deepcopy
from random import Random

import pytest

from hareloom.game.editions import EDITIONS

from .playing import SIZES, any_number, asked, cycles, env, parallel_env, up_to


@pytest.mark.parametrize(("edition", "players"), SIZES)
def test_both_environments_play_the_same_game(edition: str, players: int) -> None:
    """With one seed and the same actions, agents see, earn and end the same, one after the other or at once."""
    one, other, dice = env(edition, players, observe="text"), parallel_env(edition, players, observe="text"), Random(3)
    one.reset(seed=5)
    other.reset(seed=5)
    while other.agents:
        earned = dict.fromkeys(one.agents, 0.0)
        actions = {}
        for agent in other.agents:
            actions[agent] = any_number(other, agent, dice)
            assert one.agent_selection == agent
            one.step(actions[agent])
            earned = {each: earned[each] + one.rewards[each] for each in one.agents}
        seen, rewards, over, _, infos = other.step(actions)
        assert rewards == earned
        assert over == one.terminations
        assert infos == one.infos
        assert {agent: look["view"] for agent, look in seen.items()} == {
            agent: one.observe(agent)["view"] for agent in seen
        }


@pytest.mark.parametrize(("edition", "players"), SIZES)
def test_rewards_add_up_to_the_score(edition: str, players: int) -> None:
    """Over a game an agent earns its hare's points; partners in Team earn the pair's."""
    game = parallel_env(edition, players)
    total = dict.fromkeys(game.possible_agents, 0.0)
    infos = {}
    for _, rewards, _, _, last in cycles(game, 2, Random(2)):
        infos = last
        total = {agent: total[agent] + rewards[agent] for agent in total}
    assert total == infos["player_0"]["scores"]
    assert any(total.values())
    assert infos["player_0"]["phase"] == "end"
    assert infos["player_0"]["winners"]
    if edition == "team":
        assert all(total[f"player_{at}"] == total[f"player_{at + players // 2}"] for at in range(players // 2))


@pytest.mark.parametrize(("edition", "players"), SIZES)
def test_zero_sum_rewards_add_up_to_nothing(edition: str, players: int) -> None:
    """A hare's reward is its gain less the mean of the others', so that a cycle's rewards cancel out."""
    plain, fair = parallel_env(edition, players), parallel_env(edition, players, zero_sum=True)
    for one, other in zip(cycles(plain, 4, Random(4)), cycles(fair, 4, Random(4)), strict=True):
        gains, rewards = one[1], other[1]
        assert sum(rewards.values()) == pytest.approx(0, abs=1e-9)
        hares = list(gains.values())[: players // 2 if edition == "team" else players]
        others = (sum(hares) - hares[0]) / (len(hares) - 1)
        assert rewards["player_0"] == pytest.approx(hares[0] - others)


def test_a_series_of_games_repeats() -> None:
    """Without a seed, reset deals the next game of the series that a seed began; another seed deals others."""

    def deals(seed: int | None, begin: int | None) -> list[str]:
        game = env(seed=seed, observe="text")
        game.reset(seed=begin)
        found = [game.observe("player_1")["view"]]
        for _ in range(2):
            game.reset()
            found.append(game.observe("player_1")["view"])
        return found

    assert deals(None, 1) == deals(7, 1) == deals(1, None)
    assert len({*deals(1, None), *deals(2, None)}) == 6
    assert deals(None, None) != deals(None, None)


PROGRAM = """
from hashlib import sha256
from random import Random
from hareloom.research import parallel_env
from tests.research.environments.playing import cycles
digest = sha256()
for edition in ("odyssey", "team"):
    for answer in cycles(parallel_env(edition, 6, observe="arrays", phrases=3), 11, Random(1)):
        digest.update(repr(answer[1:]).encode())
        for seen in answer[0].values():
            digest.update(b"".join(array.tobytes() for array in seen["observation"].values()))
print(digest.hexdigest())
"""


def test_seeds_repeat_in_other_processes() -> None:
    """Whatever order Python gives to sets and dictionaries there, every observation and reward is the same."""
    outputs = [
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env={**os.environ, "PYTHONHASHSEED": hashing},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for hashing in ("1", "2")
    ]
    assert outputs[0] == outputs[1] != ""


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_illegal_agent_is_punished(edition: str) -> None:
    """Each one pays for its own illegal or missing action, a legal move is made for it, and the game goes on."""
    players = EDITIONS[edition].player_counts[0]
    game = parallel_env(edition, players, illegal=-2.5)
    up_to(game, "vote")
    voters = asked(game)
    wrong = [10**6, -1, "nonsense", None, 1.5, {"do": "cast_ballot", "votes": [99]}, {"do": "dance"}, True]
    _, rewards, over, _, infos = game.step(dict(zip(voters, wrong, strict=False)))
    for agent in game.possible_agents:
        gained = infos[agent]["scores"][agent]  # it was the first turn
        assert rewards[agent] == gained + (-2.5 if agent in voters else 0)
        assert bool(infos[agent]["illegal"]) == (agent in voters)
    assert not any(over.values())


def test_who_has_no_part_is_not_judged() -> None:
    """Actions of agents that can only pass are not looked at, and may be left out."""
    game = parallel_env("odyssey", 5)
    up_to(game, "clue")
    (teller,) = asked(game)
    actions = dict.fromkeys(game.agents, 10**6) | {teller: any_number(game, teller, Random(1))}
    _, rewards, _, _, infos = game.step(actions)
    assert set(rewards.values()) == {0}
    assert not any(info["illegal"] for info in infos.values())


@pytest.mark.parametrize("observe", ["dict", "arrays"])
def test_a_game_can_be_copied(observe: str) -> None:
    """A copy, or what was pickled, goes on by itself and exactly as the original does: for search and for workers."""
    game = parallel_env("odyssey", 4, observe=observe)
    up_to(game, "give")
    copies = [deepcopy(game), pickle.loads(pickle.dumps(game))]
    futures = []
    for each in (game, *copies):
        dice, found = Random(4), []
        for _ in range(8):
            _, rewards, _, _, infos = each.step({agent: any_number(each, agent, dice) for agent in each.agents})
            found.append((rewards, infos))
        futures.append(found)
    assert futures[0] == futures[1] == futures[2]


def test_a_limit_of_cycles_truncates() -> None:
    """The last of so many cycles truncates all agents, and terminates none."""
    game = parallel_env("classic", 4, max_cycles=7)
    answers = list(cycles(game, 1, Random(1)))
    assert len(answers) == 7
    assert all(answers[-1][3].values())
    assert not any(answers[-1][2].values())


def test_partners_agree_by_signals() -> None:
    """If both of a pair signal, who has one gives and the other passes; of two alike, who sits first gives."""
    have, leave = {"do": "signal_partner", "signal": "have_one"}, {"do": "signal_partner", "signal": "you_give"}
    for one, other, gives in ((have, leave, 0), (leave, have, 1), (have, have, 0), (leave, leave, 0)):
        game = parallel_env("team", 6)
        up_to(game, "give")
        teller = game.view("player_0").table.storyteller - 1
        first, second = (f"player_{at}" for at in ((0, 3) if teller % 3 else (1, 4)))
        mate = f"player_{(teller + 3) % 6}"
        _, rewards, *_, infos = game.step({first: one, second: other, mate: any_number(game, mate, Random(1))})
        assert rewards[first] == rewards[second] == 0
        assert infos[first]["phase"] == "give"
        assert [agent in asked(game) for agent in (first, second)] == [gives == 0, gives == 1]


def test_of_partners_who_both_give_the_first_does() -> None:
    """The other one keeps its card, and votes."""
    game = parallel_env("team", 6)
    up_to(game, "give")
    hands = {agent: game.view(agent).own.hand for agent in game.agents}
    givers = asked(game)
    *_, infos = game.step({agent: {"do": "give_cards", "cards": [hands[agent][0]]} for agent in givers})
    assert infos["player_0"]["phase"] == "vote"
    assert not any(info["illegal"] for info in infos.values())
    teller = game.view("player_0").table.storyteller - 1
    for at in range(3):
        if at != teller % 3:
            assert not game.view(f"player_{at}").own.may.vote
            assert game.view(f"player_{at + 3}").own.may.vote
            assert game.view(f"player_{at + 3}").own.hand == hands[f"player_{at + 3}"]
