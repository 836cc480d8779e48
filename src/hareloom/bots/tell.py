"""What a bot tells: something that some of the others will understand, but not all."""

from collections.abc import Sequence
from random import Random
from typing import TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from hareloom.game.rules import Rules
from hareloom.game.values import CardId

from .bank import plain
from .mind import Mind
from .readers import strangeness
from .vectors import Floats

Ints: TypeAlias = NDArray[np.intp]

BEST = 10
"""A phrase may be about a card only if at most so many cards fit it better."""
ENOUGH = 3
"""So many phrases that people chose for a card are enough to say something."""
CHOSEN = 0.4
"""How much better a phrase that people chose fits than the encoder thinks (measured on the cards of the tuning)."""
MOST_CANDIDATES = 360
SHARPNESS = 1 / 0.45
TASTE = 0.5
"""How decidedly listeners choose, and how much they differ, as bots imagine them."""
HARD = 2_600
"""Candidates times voters, beyond which fewer candidates are weighed: a dozen players must not make it slow."""


class Told(Struct, frozen=True):
    """A clue, and the card that it is about."""

    card: CardId | None
    text: str


def tell(mind: Mind, hand: Sequence[CardId], rules: Rules, longest: int, dice: Random) -> Told:
    """Choose a card of the hand and a phrase for it."""
    rng = np.random.default_rng(dice.getrandbits(64))
    columns = [at for at in mind.knowledge.lore.where(hand) if at >= 0]
    phrases, cards = _candidates(mind, columns, longest, rng)
    if not len(phrases):
        return Told(dice.choice(list(hand)), _anything(mind, longest, dice))
    worth = _worth(mind, phrases, cards, columns, rules, rng)
    worth = worth + np.array([mind.likes.get(mind.knowledge.phrases[each].kind, 0.0) for each in phrases])
    best = int(worth.argmax())
    card = mind.knowledge.lore.cards[cards[best]].id
    return Told(card, mind.knowledge.phrases[phrases[best]].text)


def tell_blind(mind: Mind, longest: int, dice: Random) -> Told:
    """Before looking at the hand: a phrase that tells cards apart, so that a crowd can gather."""
    clear = mind.knowledge.bank.clear
    open_ = [at for at in range(len(clear)) if _may_say(mind, at, longest)]
    if not open_ or not mind.skill.reckons:
        return Told(None, _anything(mind, longest, dice))
    liked = sorted(open_, key=lambda at: clear[at] + mind.likes.get(mind.knowledge.phrases[at].kind, 0.0), reverse=True)
    return Told(None, mind.knowledge.phrases[dice.choice(liked[: max(1, len(liked) // 4)])].text)


def _may_say(mind: Mind, at: int, longest: int) -> bool:
    text = mind.knowledge.phrases[at].text
    return len(text) <= longest and plain(text) not in mind.told


def _anything(mind: Mind, longest: int, dice: Random) -> str:
    open_ = [each.text for at, each in enumerate(mind.knowledge.phrases) if _may_say(mind, at, longest)]
    return dice.choice(open_ or [each.text[:longest] for each in mind.knowledge.phrases])


def _candidates(mind: Mind, columns: Sequence[int], longest: int, rng: np.random.Generator) -> tuple[Ints, Ints]:
    """Phrases and the cards they could be about: near enough, not told yet, without a word of the description."""
    knowledge = mind.knowledge
    if not columns:
        return np.zeros(0, np.intp), np.zeros(0, np.intp)
    # What people chose for a picture is better than what an encoder finds near it; where they chose enough, only that.
    chosen = knowledge.chosen[:, columns]
    near = (knowledge.order[:, columns] < BEST) & ~(chosen.sum(axis=0) >= ENOUGH)
    rows, which = np.nonzero((chosen | near) & knowledge.sayable[:, columns])
    allowed = np.array([_may_say(mind, int(row), longest) for row in rows], bool)
    rows, cards = rows[allowed], np.array(columns, np.intp)[which[allowed]]
    # Who doesn't imagine the others says what comes to mind.
    thought = -knowledge.bank.likely[rows, cards] if mind.skill.imagined else rng.random(len(rows))
    first = thought.argsort()[:MOST_CANDIDATES]
    return rows[first], cards[first]


def _worth(
    mind: Mind, phrases: Ints, cards: Ints, columns: Sequence[int], rules: Rules, rng: np.random.Generator
) -> Floats:
    """How likely it is that some, but not all, find the card."""
    if not mind.skill.imagined:
        worth: Floats = rng.random(len(phrases)).astype(np.float32)
        return worth
    crowd = Crowd.at(rules, len(mind.knowledge.lore.cards) - len(columns))
    most = max(60, HARD // max(1, crowd.voters))
    phrases, kept = phrases[:most], len(phrases)
    found = _found(mind, phrases, cards[:most], columns, crowd, rng)
    all_, none = found.prod(axis=-1).mean(axis=1), (1 - found).prod(axis=-1).mean(axis=1)
    worth = np.full(kept, -1.0, np.float32)
    worth[:most] = 1 - all_ - none
    return worth


class Crowd(Struct, frozen=True):
    """How many will look for the card, and among how many others."""

    voters: int
    decoys: int
    own: int
    """So many of the decoys are a voter's own, and not chosen by that voter."""
    hand: int
    """The size of the hands they choose from."""

    @classmethod
    def at(cls, rules: Rules, unseen: int) -> "Crowd":
        """At a table with these rules."""
        voters = rules.units - 1
        decoys = rules.images - 1
        own = 1 if rules.teams else rules.cards_given
        return cls(voters, decoys, own, max(1, min(rules.hand_size, unseen // max(1, decoys))))


def _found(
    mind: Mind, phrases: Ints, cards: Ints, columns: Sequence[int], crowd: Crowd, rng: np.random.Generator
) -> Floats:
    """For each candidate, imagined deal and voter: how likely it is that the voter takes the right card."""
    likely, doubt = mind.knowledge.bank.likely, mind.knowledge.bank.doubt
    deals = mind.skill.imagined
    unseen = np.setdiff1d(np.arange(likely.shape[1]), columns)
    if not len(unseen):
        unseen = np.arange(likely.shape[1])
    dealt = np.stack([rng.choice(unseen, crowd.decoys * crowd.hand) for _ in range(deals)]).reshape(-1)
    shape = (len(phrases), deals, crowd.decoys, crowd.hand)
    # Others read a clue in their own way: their understanding is ours, and as far from it as we doubt.
    doubt = doubt * (strangeness(mind.knowledge, mind.past) if mind.skill.learns else 1.0)
    chance = rng.standard_normal((1, *shape[1:]), np.float32)
    theirs = likely[phrases][:, dealt].reshape(shape) + doubt[phrases][:, dealt].reshape(shape) * chance
    decoys = theirs.max(axis=-1)[:, :, None, :]
    astray = doubt[phrases, cards][:, None] * rng.standard_normal((1, deals), np.float32)
    plainer = CHOSEN * mind.knowledge.chosen[phrases, cards]
    right = (likely[phrases, cards] + plainer)[:, None] + astray
    on_right = right[:, :, None] + TASTE * rng.standard_normal((1, deals, crowd.voters), np.float32)
    on_decoys = decoys + TASTE * rng.standard_normal((1, deals, crowd.voters, crowd.decoys), np.float32)
    pull = np.exp((on_decoys - on_right[..., None]) * SHARPNESS)
    pull = pull * _not_own(crowd)
    found: Floats = 1 / (1 + pull.sum(axis=-1))
    return found


def _not_own(crowd: Crowd) -> Floats:
    """Which decoys a voter may choose: all but the own. The storyteller's teammate's come last."""
    own = np.zeros((crowd.voters, crowd.decoys), np.float32)
    for voter in range(crowd.voters):
        own[voter, voter * crowd.own : (voter + 1) * crowd.own] = 1
    return 1 - own
