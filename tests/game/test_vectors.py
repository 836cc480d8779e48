"""The vectors of the rules: every scored table, illegal ballot, count, deck, end and rotation that they list."""

import json
from pathlib import Path
from typing import Any

import pytest

from hareloom.game.deck import pass_hands
from hareloom.game.editions import EDITIONS
from hareloom.game.ending import is_over, leading_units
from hareloom.game.events import HandsRefilled
from hareloom.game.house_rules import read_house_rules
from hareloom.game.refusals import Refusal
from hareloom.game.roles import voters
from hareloom.game.rules import Rules
from hareloom.game.values import Phase
from hareloom.sim.random_player import random_step
from hareloom.sim.scoresheet import read_line, score_line
from hareloom.sim.tabletop import DECK_SIZE, Tabletop, open_table

Vector = dict[str, Any]
VECTORS: list[Vector] = [
    json.loads(line) for line in (Path(__file__).parent.parent / "golden" / "vectors.jsonl").read_text().splitlines()
]


def of_kind(*kinds: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        "vector", [pytest.param(vector, id=vector["id"]) for vector in VECTORS if vector["kind"] in kinds]
    )


def rules_of(vector: Vector) -> Rules:
    options = dict(vector.get("options", {}))
    if "k" in vector:
        options["rounds_per_player"] = vector["k"]
    return EDITIONS[vector["edition"]].for_table(vector["n"], read_house_rules(options), DECK_SIZE)


def play_to(top: Tabletop, phase: Phase) -> None:
    while top.table.phase is not phase:
        top.act(*random_step(top.table, top.dice))


def play_until(vector: Vector, turns: int) -> Tabletop:
    """A game by random players after that many finished turns, on their refilled hands, or at its end."""
    never_by_points = {"target_score": 200} if EDITIONS[vector["edition"]].rules.target_score else {}
    top = open_table(vector["edition"], vector["n"], seed=1, house={**never_by_points, **vector.get("options", {})})
    while top.table.phase is not Phase.END and not (top.table.turn == turns + 1 and top.table.phase is Phase.CLUE):
        top.act(*random_step(top.table, top.dice))
    return top


@of_kind("score")
def test_a_turn_earns_what_the_rules_say(vector: Vector) -> None:
    """Every scored table of the rules gives exactly these points."""
    assert score_line(read_line(json.dumps(vector))).points == vector["expected"]


@of_kind("invalid")
def test_an_illegal_ballot_is_refused_with_its_code(vector: Vector) -> None:
    """Every illegal ballot of the rules is refused for the reason that comes first."""
    with pytest.raises(Refusal) as refused:
        score_line(read_line(json.dumps(vector)))
    assert refused.value.code == vector["error"]


@of_kind("setup_invalid")
def test_a_wrong_number_of_players_is_refused(vector: Vector) -> None:
    """An edition refuses a number of players that it is not for."""
    with pytest.raises(Refusal) as refused:
        rules_of(vector)
    assert refused.value.code == vector["error"]


@of_kind("counts")
def test_hands_images_and_votes_are_as_many_as_the_rules_say(vector: Vector) -> None:
    """Cards in hand, given, on the table and drawn, tokens, voters and length of a game are as listed."""
    expected = vector["expected"]
    top = open_table(
        vector["edition"], vector["n"], seed=3, house={"rounds_per_player": vector["k"]} if "k" in vector else {}
    )
    rules = top.table.rules
    assert rules.hand_size == expected["hand"] == len(top.table.seats[0].hand)
    assert rules.cards_given == expected.get("handed_in", 1)
    assert rules.tokens == expected["votes"]
    assert len(top.table.pile) == expected["pile_after_deal"]
    play_to(top, Phase.VOTE)
    assert len(top.table.laid) == expected["table"]
    assert len(voters(top.table)) == expected.get("voters", len(voters(top.table)))
    while top.table.turn == 1:
        top.act(*random_step(top.table, top.dice))
    drawn = [event for event in top.log if isinstance(event, HandsRefilled)]
    assert sum(map(len, drawn[0].draws)) == expected["refill"]
    if "turns_until_end" in expected:
        play_to(top, Phase.END)
        assert top.table.turn == expected["turns_until_end"]


@of_kind("deck")
def test_the_pile_is_refilled_as_the_rules_say(vector: Vector) -> None:
    """After the listed turns pile, discards and reshuffles are as listed."""
    top = play_until(vector, vector["after_turn"])
    refills = [event for event in top.log if isinstance(event, HandsRefilled)]
    expected = vector["expected"]
    if top.table.phase is Phase.END:
        # The last turn of a game is not refilled; what the refill would leave follows from the pile.
        assert len(top.table.pile) - top.table.rules.images == expected["pile"]
        assert len(top.table.discard) + len(top.table.laid) == expected["discard"]
    else:
        assert (len(top.table.pile), len(top.table.discard)) == (expected["pile"], expected["discard"])
    assert sum(event.reshuffled for event in refills) == expected["reshuffles"]


@of_kind("end")
def test_a_game_ends_when_the_rules_say(vector: Vector) -> None:
    """With the listed totals and turns the game is, or is not, over, and the listed seats have won."""
    rules = rules_of(vector)
    names = list(vector["totals"])
    scores = tuple(vector["totals"].values())
    drawn = vector["turns_played"] - 1
    pile = DECK_SIZE - vector["n"] * rules.hand_size - drawn * rules.images
    over = is_over(rules, scores, vector["turns_played"], max(0, pile))
    assert over == vector["expected"]["ended"]
    if over:
        assert [names[unit] for unit in leading_units(scores)] == vector["expected"]["winners"]


@of_kind("rotation")
def test_the_storyteller_role_goes_to_the_left(vector: Vector) -> None:
    """One seat to the left each turn, partners opposite or not."""
    seats = vector["seats"]
    top = open_table(vector["edition"], len(seats), seed=2)
    top.claim(seats.index(vector["first"]) + 1)
    told: list[str] = []
    while len(told) < len(vector["expected"]):
        if top.table.phase is Phase.CLUE:
            told.append(seats[top.table.storyteller - 1])
        top.act(*random_step(top.table, top.dice))
    assert told == vector["expected"]


@of_kind("pass")
def test_hands_go_to_the_left_neighbour(vector: Vector) -> None:
    """In Party the whole refilled hand moves one seat to the left."""
    passed = pass_hands([(hand,) for hand in vector["hands"].values()])
    assert dict(zip(vector["seats"], [hand for (hand,) in passed.hands], strict=True)) == vector["expected"]


def test_every_vector_is_tried() -> None:
    """No kind of vector is left out."""
    kinds = {"score", "invalid", "setup_invalid", "counts", "deck", "end", "rotation", "pass"}
    assert {vector["kind"] for vector in VECTORS} == kinds
    assert len(VECTORS) == 131
