"""What always holds, in every edition, with every number of players and every legal mixture of house rules."""

import os
import sys
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hareloom.game import actions as a
from hareloom.game.decide import decide
from hareloom.game.events import Event
from hareloom.game.evolve import evolve_all
from hareloom.game.legal import A_CLUE, legal
from hareloom.game.refusals import Refusal
from hareloom.game.table import Table, in_game
from hareloom.game.values import ClueForm, Phase, SeatNo, Signal

from .wild import CELLS, Game, states

GAMES_PER_CELL = int(os.environ.get("HARELOOM_GAMES_PER_CELL", "20"))
"""`make proof` sets more."""

encode = msgspec.json.Encoder().encode
read_events = msgspec.json.Decoder(list[Event]).decode


def cards_at(table: Table) -> list[str]:
    hands = [card for seat in table.seats for card in seat.hand]
    return sorted([*table.pile, *table.discard, *hands, *(laid.card for laid in table.laid)])


def check_conserved(game: Game, deck: list[str]) -> None:
    table = game.table
    assert cards_at(table) == deck, "pile, discards, hands and table together are the deck"
    for seat in table.seats:
        if table.phase is Phase.GIVE:
            assert set(seat.given) <= set(seat.hand), "a card given is still the giver's until the table is laid"


def check_not_stuck(game: Game) -> None:
    table = game.table
    if in_game(table.phase):
        host_chooses = table.phase is Phase.CLAIM and table.rules.first_storyteller == "host_choice"
        assert host_chooses or any(legal(table, seat.no) for seat in table.seats), "a seat can move"


def check_scores(game: Game) -> None:
    table = game.table
    rules = table.rules
    assert len(table.scores) == rules.units
    earned = [0] * rules.units
    for reveal in table.reveals:
        for award in reveal.awards:
            earned[table.place(award.seat) % rules.units] += award.points
    assert list(table.scores) == earned, "every point has an award that says why"


@pytest.mark.parametrize(("edition", "players"), CELLS)
def test_whole_games_keep_their_promises(edition: str, players: int) -> None:
    """Cards are conserved, nobody is stuck, points have reasons, the stored events give the same table, it ends."""
    played = 0

    @settings(max_examples=GAMES_PER_CELL, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(st.integers(0, 2**32))
    def play(seed: int) -> None:
        deck: list[str] | None = None
        for game in states(edition, players, seed):
            deck = deck or cards_at(game.table)
            check_conserved(game, deck)
            check_not_stuck(game)
        check_scores(game)
        assert game.table.winners
        replayed = evolve_all(game.start, read_events(encode(game.log)))
        assert replayed == game.table, "the log as it is stored replays to the same table"
        nonlocal played
        played += 1

    play()
    sys.stdout.write(f"{edition:8} {players:2} players: {played} games\n")
    assert played >= min(50, GAMES_PER_CELL), "no edition and seat count is tried less often"


def universe(table: Table, no: SeatNo) -> list[a.SeatMove]:
    """Everything a seat could say now, sensible or not: all cards there are near, all positions, too many of them."""
    when: dict[str, Any] = {"game": table.game, "turn": table.turn, "phase": table.phase}
    others = [card for seat in table.seats for card in seat.hand[:1]]
    hand = list(table.seat(no).hand)
    cards: list[tuple[str, ...]] = [(), *((card,) for card in hand + others)]
    cards += [(hand[0], card) for card in hand[:3] + others[:1]] if hand else []
    images = range(len(table.laid) + 2)
    votes: list[tuple[int, ...]] = [(), *((one,) for one in images), *((one, two) for one in images for two in images)]
    moves: list[a.SeatMove] = [
        a.ClaimFirstTurn(**when),
        a.MendClue(**when, text=A_CLUE),
        a.TakeBack(**when),
        a.BeReady(**when),
        a.GoOn(**when),
        *(a.SignalPartner(**when, signal=signal) for signal in (*Signal, None)),
        *(a.GiveCards(**when, cards=some) for some in cards),
        *(
            a.GiveClue(**when, form=form, text=A_CLUE, card=card)
            for form in ClueForm
            for card in (None, *hand, *others)
        ),
        *(a.CastBallot(**when, votes=some) for some in votes),
        *(a.CastBallot(**when, votes=some, red=red) for some in votes[:4] for red in images),
    ]
    return moves


def shape(move: a.SeatMove) -> object:
    """A move without what does not matter for its legality: the words, and the order of cards and tokens."""
    match move:
        case a.GiveClue():
            return ("clue", move.form, move.card)
        case a.GiveCards():
            return ("cards", frozenset(move.cards), len(move.cards))
        case a.CastBallot():
            return ("ballot", frozenset(move.votes), len(move.votes), move.red)
        case _:
            return move


@pytest.mark.parametrize(("edition", "players"), CELLS)
def test_legal_lists_exactly_what_decide_accepts(edition: str, players: int) -> None:
    """A move is accepted if and only if `legal` lists it, for every seat in every state of a few wild games."""
    for seed in range(4):
        for step, game in enumerate(states(edition, players, seed, turns=2)):
            if step % 5 or game.table.phase is Phase.END:
                continue
            table = game.table
            for seat in table.seats[:: 1 + players // 5]:
                listed = {shape(move) for move in legal(table, seat.no)}
                for move in [*legal(table, seat.no), *universe(table, seat.no)]:
                    assert (shape(move) in listed) == accepted(game, seat.no, move), (seat.no, move)


def accepted(game: Game, no: SeatNo, move: a.SeatMove) -> bool:
    try:
        decide(game.table, a.SeatActor(no), move, game.dice)
    except Refusal:
        return False
    return True
