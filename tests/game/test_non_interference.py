"""Two tables that differ only in what a seat may not know give that seat the same bytes: every seat, watcher, phase.

The knowledge is the oracle's, from section 5 of the rules. `HARELOOM_SECRECY_GAMES` plays more games of each sort.
"""

import os
import random
from dataclasses import replace
from itertools import islice

import pytest

from hareloom.game import actions as a
from hareloom.game.refusals import Refusal
from hareloom.game.table import Table
from hareloom.game.values import Phase

from .leaky_views import REAL
from .oracle import Row
from .oracle_check import Tally, encoded, leaks
from .oracle_people import Case, Step
from .wild import random_house

GAMES = int(os.environ.get("HARELOOM_SECRECY_GAMES", "1"))

SORTS = (
    Case("classic", 3, turns=3),
    Case("classic", 4, turns=2, games=2),
    Case("classic", 5, {"two_votes_from": 5, "first_storyteller": "random"}, deck=45, turns=99),
    Case("classic", 6, {"cards_given": 2, "hand_size": 4}, turns=2),
    Case("revised", 4, {"target_score": 5}, deck=28, turns=99),
    Case("revised", 6, {"solo_finder_4": True, "first_storyteller": "host_choice"}, turns=2),
    Case("odyssey", 3, {"cards_given": 3}, deck=28, turns=4),
    Case("odyssey", 5, {"hand_size": 3}, deck=20, turns=3),
    Case("odyssey", 7, turns=2),
    Case("odyssey", 9, {"two_votes_from": None}, turns=1),
    Case("odyssey", 12, turns=1),
    Case("party", 6, deck=36, turns=3),
    Case("party", 6, {"party_red_green_distinct": True}, turns=2, games=2),
    Case("party", 9, {"party_hide_all_until_clue": True}, turns=2),
    Case("party", 12, turns=1),
    Case("team", 6, deck=28, turns=3),
    Case("team", 6, {"team_image": "teammate_only"}, turns=3),
    Case("team", 8, {"team_blind_vote": True}, turns=2),
    Case("team", 10, {"team_blind_vote": True, "team_image": "teammate_only"}, turns=1),
    Case("team", 12, turns=1),
)
MIXTURES = [(edition, players) for edition in ("odyssey", "party", "team") for players in (6, 8)]

EVER = (Phase.CLAIM, Phase.CLUE, Phase.GIVE, Phase.VOTE, Phase.REVEAL, Phase.END)
MUST_BE_TRIED = {
    Row.HAND: EVER,
    Row.HIDDEN_HAND: (Phase.CLAIM, Phase.CLUE),
    Row.STORYTELLERS_CARD: (Phase.GIVE, Phase.VOTE),
    Row.IMAGE_HANDED_IN: (Phase.GIVE,),
    Row.OWNER: (Phase.VOTE,),
    Row.TEAM_MARK: (Phase.VOTE,),
    Row.TABLE_IMAGES: (Phase.GIVE,),
    Row.VOTE: (Phase.VOTE,),
    Row.RED_TOKEN: (Phase.VOTE,),
    Row.PILE: EVER,
    Row.DISCARD: EVER[1:],
    Row.TOGETHER: EVER,
}


class Played:
    """The games of this file, each played once, by whichever test comes first."""

    def __init__(self) -> None:
        self.tally = Tally()
        self._leaks: dict[int, list[str]] = {}

    def leaks(self, number: int) -> list[str]:
        """What leaks in a game; the first of it, if there is much."""
        if number not in self._leaks:
            self._leaks[number] = [str(leak) for leak in islice(leaks(REAL, CASES[number], self.tally), 5)]
        return self._leaks[number]


@pytest.fixture(scope="module")
def played() -> Played:
    """One for all tests of this file."""
    return Played()


def wild_case(edition: str, players: int, seed: int) -> Case:
    """Any legal mixture of house rules."""
    house = random_house(edition, players, random.Random(f"{edition} {players} {seed}"))
    return Case(edition, players, house, deck=160, turns=1, seed=seed)


CASES = [replace(sort, seed=seed) for sort in SORTS for seed in range(1, GAMES + 1)]
CASES += [wild_case(edition, players, seed) for edition, players in MIXTURES for seed in range(1, GAMES + 1)]


@pytest.mark.parametrize("number", range(len(CASES)), ids=[str(case) for case in CASES])
def test_twins_look_the_same(number: int, played: Played) -> None:
    """In every state of a game, nobody's view depends on what that audience may not know."""
    assert played.leaks(number) == []


def test_every_row_was_tried(played: Played, capsys: pytest.CaptureFixture[str]) -> None:
    """No row of section 5 goes untried in a phase in which it holds a secret, nor does the closing moment."""
    for number in range(len(CASES)):
        played.leaks(number)
    tally = played.tally
    with capsys.disabled():
        print(f"\n{tally.in_words()}")  # noqa: T201
    for row, phases in MUST_BE_TRIED.items():
        for phase in phases:
            # A game ends only once.
            least = 10 if phase is Phase.END else 50
            assert tally.cells[row, phase] >= least, f"{row} in {phase}: {tally.cells[row, phase]} twins"
    assert min(tally.closing[Phase.GIVE], tally.closing[Phase.VOTE]) >= 20
    assert tally.changed_minds >= 50
    assert tally.passed_hands >= 5


def test_a_number_without_a_seat_sees_no_hand() -> None:
    """A player left before the game; the number of their seat must not show another seat's hand."""
    cards = CASES[0].cards()
    steps: list[Step] = [(a.NEWCOMER, a.TakeSeat()) for _ in range(5)]
    steps += [(a.SeatActor(2), a.LeaveSeat()), (a.HOST, a.StartWithCards(cards=cards))]
    table = Table()
    for actor, action in steps:
        table = REAL.play(table, actor, action, random.Random(1))
    for stranger in (2, 0, 99):
        with pytest.raises(Refusal, match="There is no seat"):
            encoded(REAL, table, stranger)
