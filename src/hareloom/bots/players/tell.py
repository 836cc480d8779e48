"""What a bot tells: a clue that some of the others will understand, but not all."""

from collections.abc import Sequence
from random import Random
from typing import TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from hareloom.bots.language.knowledge import Knowledge
from hareloom.bots.language.vectors import Floats
from hareloom.game.rules import Rules
from hareloom.game.values import CardId, Reveal, SeatNo

from .bot import Bot

Ints: TypeAlias = NDArray[np.intp]

BEST = 10
"""A phrase may be about a card only if fewer cards than this fit it better."""
ENOUGH = 3
"""With this many phrases for a card, a bot says only those."""
NEARLY = 0.015
"""Phrases that are worth this much less than the best are as good: the same card isn't always told alike."""
CHOSEN = 0.15
"""How much better a phrase for a card fits than the encoder finds. Tuned, with DOUBT, before the panel."""
MOST_CANDIDATES = 360
SHARPNESS = 1 / 0.45
"""How strongly voters, as bots imagine them, prefer the card that seems best."""
TASTE = 0.5
"""How much those voters differ."""
MOST_WORK = 2_000
"""Candidates times voters. With many voters fewer candidates are compared, so that twelve players are not slow."""
STRANGENESS = (0.2, 0.4, 0.6, 0.8, 1.0, 1.3)
"""How differently from the bot a listener may read clues: 0.2 is almost as it does, 1 is usual."""
ODDS = 2.2
"""The logarithm of odds by which a listener of usual strangeness wavers."""
PRIOR = 4.0
"""How strongly a bot believes in the usual strangeness at first."""


class Told(Struct, frozen=True):
    """A clue, and the card that it is about."""

    card: CardId | None
    text: str


def tell(
    bot: Bot, hand: Sequence[CardId], rules: Rules, longest: int, dice: Random, listeners: Sequence[SeatNo] = ()
) -> Told:
    """Choose a card of the hand and a phrase for it."""
    rng = np.random.default_rng(dice.getrandbits(64))
    columns = [at for at in bot.knowledge.card_index.columns_of(hand) if at >= 0]
    phrases, cards = _candidates(bot, columns, longest, rng)
    if not len(phrases):
        return Told(dice.choice(list(hand)), _anything(bot, longest, dice))
    worth = _worth(bot, phrases, cards, columns, rules, listeners, rng)
    worth = worth + np.array([bot.likes.get(bot.knowledge.phrases[each].kind, 0.0) for each in phrases])
    best = int(rng.choice(np.flatnonzero(worth >= worth.max() - NEARLY)))
    card = bot.knowledge.card_index.cards[cards[best]].id
    return Told(card, bot.knowledge.phrases[phrases[best]].text)


def tell_blind(bot: Bot, longest: int, dice: Random) -> Told:
    """Choose a phrase before seeing the hand: one that tells cards apart, so that votes can gather."""
    clear = bot.knowledge.bank.clear
    sayable = [at for at in range(len(clear)) if _may_say(bot, at, longest)]
    sayable = [at for at in sayable if bot.knowledge.phrases[at].number not in bot.heard] or sayable
    if not sayable or not bot.skill.reckons:
        return Told(None, _anything(bot, longest, dice))
    liked = sorted(sayable, key=lambda at: clear[at] + bot.likes.get(bot.knowledge.phrases[at].kind, 0.0), reverse=True)
    return Told(None, bot.knowledge.phrases[dice.choice(liked[: max(1, len(liked) // 4)])].text)


def _may_say(bot: Bot, at: int, longest: int) -> bool:
    phrase = bot.knowledge.phrases[at]
    return len(phrase.text) <= longest and phrase.plain not in bot.told


def _anything(bot: Bot, longest: int, dice: Random) -> str:
    """Any phrase that the people here have not heard; else one they have."""
    sayable = [each for at, each in enumerate(bot.knowledge.phrases) if _may_say(bot, at, longest)]
    new = [each for each in sayable if each.number not in bot.heard]
    return dice.choice(new or sayable or list(bot.knowledge.phrases)).text[:longest]


def _candidates(bot: Bot, columns: Sequence[int], longest: int, rng: np.random.Generator) -> tuple[Ints, Ints]:
    """Phrases and the cards they could be about: near enough, not told yet, without a word from the description."""
    knowledge = bot.knowledge
    if not columns:
        return np.zeros(0, np.intp), np.zeros(0, np.intp)
    # Readers choose better phrases than the encoder. Where they chose enough, the encoder's are left out.
    chosen = knowledge.chosen[:, columns]
    near = (knowledge.rank[:, columns] < BEST) & ~(chosen.sum(axis=0) >= ENOUGH)
    rows, which = np.nonzero((chosen | near) & knowledge.sayable[:, columns])
    allowed = np.array([_may_say(bot, int(row), longest) for row in rows], bool)
    rows, cards = rows[allowed], np.array(columns, np.intp)[which[allowed]]
    new = np.array([knowledge.phrases[row].number not in bot.heard for row in rows], bool)
    if new.any():  # else they hear one again
        rows, cards = rows[new], cards[new]
    # A gentle bot doesn't imagine the others: it takes any candidate.
    order = -knowledge.bank.likely[rows, cards] if bot.skill.imagined else rng.random(len(rows))
    first = order.argsort()[:MOST_CANDIDATES]
    return rows[first], cards[first]


def _worth(
    bot: Bot,
    phrases: Ints,
    cards: Ints,
    columns: Sequence[int],
    rules: Rules,
    listeners: Sequence[SeatNo],
    rng: np.random.Generator,
) -> Floats:
    """For each candidate: how likely it is that some, but not all, find the card."""
    if not bot.skill.imagined:
        worth: Floats = rng.random(len(phrases)).astype(np.float32)
        return worth
    crowd = Crowd.at(rules, len(bot.knowledge.card_index.cards) - len(columns))
    most = max(60, MOST_WORK // max(1, crowd.voters))
    phrases, kept = phrases[:most], len(phrases)
    strange = np.ones(crowd.voters, np.float32)
    if bot.skill.learns and len(listeners) == crowd.voters:
        strange = strangeness(bot.knowledge, bot.past, listeners)
    found = _found(bot, phrases, cards[:most], columns, crowd, strange, rng)
    all_, none = found.prod(axis=-1).mean(axis=1), (1 - found).prod(axis=-1).mean(axis=1)
    worth = np.full(kept, -1.0, np.float32)
    worth[:most] = 1 - all_ - none
    return worth


class Crowd(Struct, frozen=True):
    """How many vote, and among how many cards."""

    voters: int
    decoys: int
    own: int
    """How many of the decoys are a voter's own. A voter doesn't vote for those."""
    hand: int
    """From how many cards a player chooses a decoy."""

    @classmethod
    def at(cls, rules: Rules, unseen: int) -> "Crowd":
        """At a table with these rules."""
        voters = rules.units - 1
        decoys = rules.images - 1
        own = 1 if rules.teams else rules.cards_given
        return cls(voters, decoys, own, max(1, min(rules.hand_size, unseen // max(1, decoys))))


def _found(
    bot: Bot,
    phrases: Ints,
    cards: Ints,
    columns: Sequence[int],
    crowd: Crowd,
    strange: Floats,
    rng: np.random.Generator,
) -> Floats:
    """For each candidate, imagined deal and voter: how likely the voter finds the card."""
    likely, doubt = bot.knowledge.bank.likely, bot.knowledge.bank.doubt
    deals = bot.skill.imagined
    unseen = np.setdiff1d(np.arange(likely.shape[1]), columns)
    if not len(unseen):
        unseen = np.arange(likely.shape[1])
    dealt = np.stack([rng.choice(unseen, crowd.decoys * crowd.hand) for _ in range(deals)]).reshape(-1)
    shape = (len(phrases), deals, crowd.decoys, crowd.hand)
    # Others read a clue in their own way: like this bot, give or take its doubt.
    doubt = doubt * strange.mean()
    taste = TASTE * strange
    noise = rng.standard_normal((1, *shape[1:]), np.float32)
    theirs = likely[phrases][:, dealt].reshape(shape) + doubt[phrases][:, None, None, None] * noise
    decoys = theirs.max(axis=-1)[:, :, None, :]
    astray = doubt[phrases][:, None] * rng.standard_normal((1, deals), np.float32)
    plainer = CHOSEN * bot.knowledge.chosen[phrases, cards]
    right = (likely[phrases, cards] + plainer)[:, None] + astray
    on_right = right[:, :, None] + taste * rng.standard_normal((1, deals, crowd.voters), np.float32)
    tastes = rng.standard_normal((1, deals, crowd.voters, crowd.decoys), np.float32)
    on_decoys = decoys + taste[:, None] * tastes
    pull = np.exp((on_decoys - on_right[..., None]) * SHARPNESS)
    pull = pull * _not_own(crowd)
    found: Floats = 1 / (1 + pull.sum(axis=-1))
    return found


def _not_own(crowd: Crowd) -> Floats:
    """Which decoys a voter may choose: all but their own. Those of the storyteller's teammate come last."""
    own = np.zeros((crowd.voters, crowd.decoys), np.float32)
    for voter in range(crowd.voters):
        own[voter, voter * crowd.own : (voter + 1) * crowd.own] = 1
    return 1 - own


def strangeness(knowledge: Knowledge, past: Sequence[Reveal], listeners: Sequence[SeatNo]) -> Floats:
    """How differently from this bot each listener reads clues: the value that explains their votes so far best."""
    usual = np.array([-PRIOR * (each - 1.0) ** 2 for each in STRANGENESS])
    scores = {seat: usual.copy() for seat in listeners}
    for reveal in past:
        if reveal.target is None or not reveal.clue.text:
            continue
        fits = knowledge.fit(reveal.clue, [laid.card for laid in reveal.laid])
        for cast in reveal.ballots:
            own = [at for at, laid in enumerate(reveal.laid) if laid.owner == cast.seat]
            if cast.seat in scores:
                for position in cast.ballot.votes:
                    scores[cast.seat] += [_log_chance(fits, position - 1, own, each) for each in STRANGENESS]
    return np.array([STRANGENESS[int(scores[seat].argmax())] for seat in listeners], np.float32)


def _log_chance(fits: Floats, vote: int, own: Sequence[int], strange: float) -> float:
    pull = fits / (ODDS * strange)
    pull = np.delete(pull - pull[vote], own)
    return -float(np.log(np.exp(pull).sum()))
