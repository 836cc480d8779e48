"""Actions as numbers, as typed values and as dictionaries."""

from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from hareloom.game import actions as a
from hareloom.game.decide import decide
from hareloom.game.editions import EDITIONS
from hareloom.game.possible import A_CLUE, possible_moves
from hareloom.game.refusals import Refusal
from hareloom.game.view_types import GameView
from hareloom.mistake import Mistake
from tests.game.wild import random_house

from .playing import any_number, asked, env, parallel_env, up_to

CASES = [
    *((edition, EDITIONS[edition].player_counts[0], {}) for edition in EDITIONS),
    ("classic", 6, {"cards_given": 2, "hand_size": 4, "two_votes_from": 5}),
    ("odyssey", 7, {"first_storyteller": "host_choice"}),
    ("odyssey", 5, {"clue_forms": ("mime",), "first_storyteller": "random"}),
    ("party", 6, {"party_red_green_distinct": True, "party_hide_all_until_clue": True}),
    ("team", 6, {"team_image": "teammate_only", "team_blind_vote": True}),
]


def _bare(move: a.SeatMove) -> a.SeatMove:
    """A move without its words, and unsettled, as `possible_moves` spells it."""
    if isinstance(move, a.GiveClue):
        return replace(move, text=A_CLUE)
    return replace(move, settled=False) if isinstance(move, a.GiveCards | a.CastBallot) else move


def _offered(view: GameView, *, signals: bool) -> set[a.SeatMove]:
    """What the rules allow this seat, of the kinds that an environment offers."""
    moves = possible_moves(view)
    kinds: tuple[type, ...] = (a.ClaimFirstTurn, a.GiveCards, a.CastBallot, a.GiveClue)
    found: set[a.SeatMove] = set()
    for move in moves:
        if isinstance(move, a.GiveClue):
            forms = view.own.may.tell.forms if view.own and view.own.may.tell else ()
            if move.form == ("text" if "text" in forms else forms[0]):
                found.add(replace(move, text=A_CLUE))
        elif isinstance(move, kinds) or (signals and isinstance(move, a.SignalPartner) and move.signal):
            found.add(move)
    return found


def _check(game: Any, agent: str) -> None:
    """Its legal actions are what the rules allow it; each has a number, and each number its action."""
    view = game.view(agent)
    mask, legal = game.observe(agent)["action_mask"], game.legal_actions(agent)
    numbers = np.flatnonzero(mask).tolist()
    assert [game.encode(agent, move) for move in legal] == numbers
    assert [game.decode(agent, number) for number in numbers] == legal
    if legal == [None]:
        return
    moves = [move for move in legal if move is not None]
    signals = any(isinstance(move, a.SignalPartner) for move in moves)
    assert {_bare(move) for move in moves} == _offered(view, signals=signals)


@pytest.mark.parametrize(("edition", "players", "house"), CASES, ids=str)
def test_the_mask_is_what_the_rules_allow(edition: str, players: int, house: dict[str, object]) -> None:
    """In every cycle of a game each agent may do exactly what its View says, by number and as a typed value."""
    game, dice = parallel_env(edition, players, house, phrases=2), Random(2)
    game.reset(seed=2)
    for _ in range(30):
        waited = {f"player_{no - 1}" for no in game.view("player_0").table.awaited}
        for agent in game.agents:
            _check(game, agent)
            assert agent in waited or game.legal_actions(agent) == [None]
        actions = {agent: any_number(game, agent, dice) for agent in game.agents}
        *_, infos = game.step(actions)
        assert not any(info["illegal"] for info in infos.values())
        if not game.agents:
            break


@pytest.mark.parametrize("edition", EDITIONS)
def test_any_mixture_of_house_rules_can_be_played(edition: str) -> None:
    """Random house rules: every game that the rules accept goes on for as long as legal actions are chosen."""
    for seed in range(8):
        dice = Random(f"{edition} {seed}")
        players = dice.choice(EDITIONS[edition].player_counts)
        house = random_house(edition, players, dice)
        try:
            game = env(edition, players, house, deck=("hareloom", "lamplight"), max_cycles=24)
        except Mistake:
            continue  # too many cards for two decks
        game.reset(seed=seed)
        for agent in game.agent_iter():
            _, _, over, cut, info = game.last()
            assert not info["illegal"]
            game.step(None if over or cut else any_number(game, agent, dice))


def test_moves_are_told_as_values_or_as_dictionaries() -> None:
    """A number, the typed move, and the dictionary of the protocol, with or without its moment, do the same."""

    def play(form: str) -> list[str]:
        game, dice = parallel_env("odyssey", 7, observe="text"), Random(9)
        game.reset(seed=9)
        found = []
        for _ in range(12):
            actions: dict[str, Any] = {}
            for agent in game.agents:
                number = any_number(game, agent, dice)
                move = game.decode(agent, number)
                told = None if move is None else to_builtins(move)
                if form == "short" and told:
                    told = {
                        key: value for key, value in told.items() if key not in ("game", "turn", "phase", "settled")
                    }
                actions[agent] = {"number": number, "move": move, "dictionary": told, "short": told}[form]
            seen, _, _, _, infos = game.step(actions)
            assert not any(info["illegal"] for info in infos.values())
            found += [look["view"] for look in seen.values()]
        return found

    assert play("number") == play("move") == play("dictionary") == play("short")


def test_a_clue_is_any_text() -> None:
    """A storyteller may use words that were not offered; the rules say what a clue may be."""
    game = parallel_env("odyssey", 4)
    up_to(game, "clue")
    (teller,) = asked(game)
    card = game.view(teller).own.hand[2]
    long = {"do": "give_clue", "text": "x" * 201, "card": card}
    *_, infos = game.step({teller: long})
    assert "at most 200 characters" in infos[teller]["illegal"]
    up_to(game, "clue")
    *_, infos = game.step({teller: {"do": "give_clue", "text": "Nearly home, and nobody in", "card": card}})
    assert not infos[teller]["illegal"]
    assert game.view("player_0").table.clue.text == "Nearly home, and nobody in"


def test_moves_that_are_not_offered_are_illegal() -> None:
    """Nobody takes back, mends a clue, moves for another moment or brings a recording."""
    game = parallel_env("odyssey", 4)
    up_to(game, "give")
    giver = asked(game)[0]
    card = game.view(giver).own.hand[0]
    for wrong in (
        {"do": "take_back"},
        {"do": "give_cards", "cards": [card], "turn": 9},
        {"do": "give_cards", "cards": ["another"]},
        {"do": "give_cards", "cards": [card, card]},
        {"do": "be_ready"},
    ):
        up_to(game, "give")
        *_, infos = game.step({giver: wrong})
        assert infos[giver]["illegal"], wrong


STRANGE = [
    [],
    (),
    object(),
    {1: 2},
    {"do": []},
    {"do": "give_cards"},
    np.float64(1),
    np.array([1, 2]),
    b"",
    float("nan"),
]


@pytest.mark.parametrize("action", STRANGE, ids=range(len(STRANGE)))
def test_nonsense_is_illegal_and_breaks_nothing(action: object) -> None:
    """Whatever an agent answers, it only pays for it."""
    game = parallel_env("odyssey", 4)
    up_to(game, "give")
    giver = asked(game)[0]
    _, rewards, _, _, infos = game.step(dict.fromkeys(game.agents, action))
    assert infos[giver]["illegal"]
    assert rewards[giver] == -1


def test_numbers_may_be_of_any_type() -> None:
    """Python's, numpy's, and arrays without dimensions, as learners return them."""
    for number in (1, np.int8(1), np.uint64(1), np.array(1)):
        game = parallel_env("odyssey", 4)
        game.reset(seed=1)
        *_, infos = game.step(dict.fromkeys(game.agents, number))
        assert not any(info["illegal"] for info in infos.values())


def test_phrases_are_offered_to_the_storyteller_alone() -> None:
    """For each card of the hand as many as were asked for; others are offered nothing."""
    game = parallel_env("odyssey", 5, phrases=6)
    up_to(game, "clue")
    (teller,) = asked(game)
    offer = game.phrases(teller)
    assert [len(set(row)) for row in offer] == [6] * 6
    moves = game.legal_actions(teller)
    hand = game.view(teller).own.hand
    assert [(move.card, move.text) for move in moves] == [
        (card, text) for card, row in zip(hand, offer, strict=True) for text in row
    ]
    assert all(game.phrases(agent) == () for agent in game.agents if agent != teller)


def test_phrases_are_offered_in_french() -> None:
    """Another language has a bank of its own."""
    offers = []
    for language in ("en", "fr"):
        game = parallel_env("odyssey", 4, language=language)
        up_to(game, "clue")
        offers.append(game.phrases(asked(game)[0]))
    assert not {*sum(offers[0], ())} & {*sum(offers[1], ())}


def test_own_phrases_can_be_offered() -> None:
    """A list of one's own is offered for every card, in its order."""
    game = parallel_env("revised", 4, phrases=["One", "Two"])
    up_to(game, "clue")
    (teller,) = asked(game)
    assert game.phrases(teller) == (("One", "Two"),) * 6


def test_who_speaks_blind_is_offered_nothing_about_the_hand() -> None:
    """In Party the phrases don't depend on the storyteller's hand, which it may not see."""
    game = parallel_env("party", 6, phrases=8)
    offers = set()
    for seed in range(3):
        up_to(game, "clue", seed)
        (teller,) = asked(game)
        assert game.view(teller).own.hand is None
        offers.add(game.phrases(teller))
        assert len(game.phrases(teller)) == 1
    assert len(offers) == 3


def test_a_number_that_is_not_legal_has_no_move() -> None:
    """Decoding it, or a move that is not in the list, is a mistake that says so."""
    game = parallel_env("odyssey", 4)
    up_to(game, "clue")
    (teller,) = asked(game)
    with pytest.raises(Mistake, match="not legal"):
        game.decode(teller, 0)
    words = replace(game.legal_actions(teller)[0], text="In words of my own")
    with pytest.raises(Mistake, match="no number"):
        game.encode(teller, words)


def test_legal_clues_pass_the_rules() -> None:
    """What is offered may be told: `decide` accepts each."""
    game = parallel_env("odyssey", 4)
    up_to(game, "clue")
    (teller,) = asked(game)
    table = game._play.table  # noqa: SLF001 - the rules want the table, which no agent sees
    for move in game.legal_actions(teller):
        try:
            decide(table, a.SeatActor(table.storyteller), move, Random(1))
        except Refusal as refusal:
            pytest.fail(str(refusal))
