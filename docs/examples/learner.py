"""Learns by self-play which picture a clue means, and draws how often it finds it: python learner.py curve.svg."""

import sys
from pathlib import Path
from random import Random

import matplotlib.pyplot as plt
import numpy as np

from hareloom.research import parallel_env
from hareloom.research.arena.room import Room
from hareloom.sim.bot_games import player

PLAYERS, GAMES, TESTS, RATE = 6, 40, 40, 0.3


def fits(pictures, clue):  # how near the clue is to each picture's description, tags, visible things, readers' clues
    return pictures.reshape(len(pictures), -1, len(clue)) @ clue


def chances(seen, weights):  # how likely the storyteller means each picture; not one's own
    odds = np.exp(fits(seen["images"], seen["clue"]) @ weights) * (1 - seen["image_marks"][:, 1])
    return odds / odds.sum()


def choose(env, agent, weights, dice):  # tell any offered phrase, give what fits best, vote by the chances
    observation, own = env.observe(agent), env.view(agent).own
    seen = observation["observation"]
    if own.may.give:
        best = (fits(seen["hand"], seen["clue"]) @ weights).argmax()
        return {"do": "give_cards", "cards": [own.hand[best]]}
    if own.may.vote:
        return {"do": "cast_ballot", "votes": [int(dice.choice(PLAYERS, p=chances(seen, weights))) + 1]}
    return dice.choice(np.flatnonzero(observation["action_mask"]))


def play(env, act):  # one game: for each turn what the voters saw, all moves, and which picture was meant
    env.reset()
    while env.agents:
        seen = {agent: env.observe(agent)["observation"] for agent in env.agents if env.view(agent).own.may.vote}
        moves = {agent: act(agent) for agent in env.agents}
        after, *_ = env.step(moves)
        if seen:
            yield seen, moves, after["player_0"]["observation"]["last_target"]


def train(seed=1):  # yields the weights before each game, and at the end
    env = parallel_env("odyssey", PLAYERS, deck="hareloom", observe="arrays", seed=seed)
    weights, dice = np.zeros(4), np.random.default_rng(seed)

    def act(agent):  # all seats share what is learned
        return choose(env, agent, weights, dice)

    for game in range(GAMES):
        yield weights.copy()
        for voters, _, target in play(env, act):
            for seen in voters.values():  # the reveal tells them all: one step up the likelihood of what was meant
                step = (target - chances(seen, weights)) @ fits(seen["images"], seen["clue"])
                weights += RATE / (1 + game / 10) * step
    yield weights


def gentle_turns(seed=2):  # gentle bots play with pictures and clues that the learner never saw
    env, dice = parallel_env("odyssey", PLAYERS, deck="lamplight", observe="arrays", seed=seed), Random(seed)
    gentle = player("gentle", Room(Path(), ("lamplight",)).knowledge())

    def act(agent):  # the clue is any phrase that people wrote for the card
        view = env.view(agent)
        return dice.choice(env.legal_actions(agent)) if view.own.may.tell else gentle(view, (), dice)

    return [turn for _ in range(TESTS) for turn in play(env, act)]


def found(turns, vote):  # the share of right votes in each turn
    hits = [np.mean([target[vote(seen[agent], moves[agent])] for agent in seen]) for seen, moves, target in turns]
    return np.array(hits)


def interval(shares):  # the mean, and half its interval of 95 %: the votes of one turn are not independent
    return shares.mean(), 1.96 * shares.std() / len(shares) ** 0.5


if __name__ == "__main__":
    turns = gentle_turns()
    theirs = found(turns, lambda _, move: move.votes[0] - 1)
    curve = [found(turns, lambda seen, _, now=weights: chances(seen, now).argmax()) for weights in train()]
    for name, shares in (("learner", curve[-1]), ("gentle", theirs), ("difference", curve[-1] - theirs)):
        print(f"{name}: {{:.3f}} ± {{:.3f}}, {len(turns)} turns".format(*interval(shares)))
    plt.rcParams["svg.hashsalt"] = "hareloom"  # the same file every time
    plt.figure(figsize=(7, 3.5), layout="constrained")
    plt.errorbar(range(GAMES + 1), *np.transpose([interval(each) for each in curve]), elinewidth=0.5, label="learner")
    plt.axhline(theirs.mean(), color="C1", label="gentle bots")
    plt.axhline(1 / (PLAYERS - 1), color="grey", linestyle=":", label="at random")
    plt.xlabel("games of self-play")
    plt.ylabel("votes that find the picture")
    plt.legend(loc="lower right")
    plt.savefig(sys.argv[1], metadata={"Date": None})
