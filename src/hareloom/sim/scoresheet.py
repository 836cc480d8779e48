"""A turn from a real table, written down as a line of JSON, and its points. It counts with the game's own function."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from hareloom.game.ballots import ORDER, check_ballot
from hareloom.game.editions import find_edition
from hareloom.game.explain import explain
from hareloom.game.house_rules import read_house_rules
from hareloom.game.refusals import Code, Refusal
from hareloom.game.rules import Rules
from hareloom.game.scoring import Outcome, points_by_unit, score_turn
from hareloom.game.values import NOBODY, Award, Ballot, Cast, Laid, SeatNo

ANY_DECK = 1_000_000
# A missing ballot and an empty one have the same code, but the missing one is said later.
A_BALLOT_IS_MISSING = ORDER.index(Code.DUPLICATE_VOTE) + 0.5

Name = Annotated[str, Meta(min_length=1)]


class SheetLine(Struct, kw_only=True):
    """What was on the table. Players clockwise; cards: position to owner; votes: voter to positions."""

    id: Any = None
    edition: str
    players: tuple[Name, ...]
    storyteller: str
    cards: dict[str, str]
    votes: dict[str, tuple[int, ...]]
    red: int | None = None
    teams: dict[str, tuple[str, ...]] | None = None
    options: dict[str, Any] = {}


class Line(Struct, frozen=True):
    """A line's points by player (in Team by team), and why."""

    id: Any
    points: dict[str, int]
    awards: tuple[dict[str, Any], ...]


class Malformed(Exception):  # noqa: N818 - it is the line that is malformed, not the program
    """A line that does not describe a turn."""


def read_line(text: str | bytes) -> SheetLine:
    """A line of a score sheet, or Malformed with what is wrong in words."""
    try:
        return msgspec.json.decode(text, type=SheetLine)
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise Malformed(str(wrong)) from wrong


def score_line(line: SheetLine) -> Line:
    """The points of that turn; a Refusal if the rules do not allow it, Malformed if it is no turn at all."""
    edition = find_edition(line.edition)
    rules = edition.for_table(len(line.players), read_house_rules(line.options), ANY_DECK)
    sheet = _Sheet(line, rules)
    outcome = sheet.outcome()
    sheet.check_ballots(outcome)
    awards = score_turn(rules, outcome)
    points = dict(zip(sheet.units, points_by_unit(outcome, awards), strict=True))
    return Line(line.id, points, tuple(sheet.explained(award) for award in awards))


class _Sheet:
    """A line with its names turned into seats 1..n and units."""

    def __init__(self, line: SheetLine, rules: Rules) -> None:
        self.line = line
        self.rules = rules
        self.seats: dict[str, SeatNo] = {name: no for no, name in enumerate(line.players, 1)}
        if len(self.seats) != len(line.players):
            raise Malformed("two players have the same name")
        self.names = {no: name for name, no in self.seats.items()}
        self.units = list(line.players)
        self.unit_of = list(range(len(line.players)))
        if rules.teams:
            self._read_teams()
        self.storyteller = self._seat(line.storyteller, "the storyteller")

    def _read_teams(self) -> None:
        teams = self.line.teams
        if not teams:
            raise Malformed("this edition needs teams: a team's name to its two players")
        self.units = list(teams)
        members = [name for pair in teams.values() for name in pair]
        if sorted(members) != sorted(self.line.players) or any(len(pair) != 2 for pair in teams.values()):
            raise Malformed("teams must put every player into one pair")
        unit = {name: number for number, pair in enumerate(teams.values()) for name in pair}
        self.unit_of = [unit[name] for name in self.line.players]

    def _seat(self, name: str, what: str) -> SeatNo:
        if name not in self.seats:
            raise Malformed(f"{what} {name!r} is not among the players")
        return self.seats[name]

    def outcome(self) -> Outcome:
        """The turn as the counting sees it."""
        owners = self._owners()
        self._check_owners(owners)
        red = self.line.red
        ballots = []
        for name, votes in self.line.votes.items():
            seat = self._seat(name, "the voter")
            has_red = self.rules.red_token and seat == self.storyteller
            ballots.append(Cast(seat, Ballot(votes, red if has_red else None)))
        if red is not None and not self.rules.red_token:
            raise Refusal(Code.NO_RED_TOKEN, f"There is no red token in {self.rules.edition}.")
        return Outcome(self.storyteller, owners, tuple(ballots), tuple(self.names), tuple(self.unit_of))

    def _owners(self) -> tuple[SeatNo, ...]:
        cards = self.line.cards
        positions = [str(position) for position in range(1, len(cards) + 1)]
        if sorted(cards) != sorted(positions):
            raise Malformed(f"cards must be numbered 1 to {len(cards)} without a gap")
        return tuple(self._seat(cards[position], "the owner") for position in positions)

    def _check_owners(self, owners: tuple[SeatNo, ...]) -> None:
        """Has each player given what this edition asks for?"""
        for seat, wanted in self._cards_wanted(owners).items():
            if owners.count(seat) != wanted:
                name = self.names[seat]
                raise Refusal(Code.CARD_COUNT, f"{name} gave {owners.count(seat)} cards; {wanted} were expected.")

    def _cards_wanted(self, owners: tuple[SeatNo, ...]) -> dict[SeatNo, int]:
        rules = self.rules
        if not rules.teams:
            wanted = dict.fromkeys(self.names, rules.cards_given)
            return wanted if rules.everybody_plays else {**wanted, self.storyteller: 1}
        wanted = {seat: int(seat in owners) for seat in self.names}
        wanted[self.storyteller] = int(rules.names_card)
        for unit in range(rules.units):
            one, other = (seat for seat in self.names if self.unit_of[seat - 1] == unit)
            if self.storyteller in (one, other):
                wanted[other if one == self.storyteller else one] = 1
            elif wanted[one] == wanted[other]:
                # Neither or both gave: one of the two should have, so name the one seated first.
                wanted[one] = 1 - wanted[one]
        return wanted

    def check_ballots(self, outcome: Outcome) -> None:
        """Of all that is wrong with the ballots, the first in the order of the rules."""
        wrong: list[tuple[float, Refusal]] = [
            (ORDER.index(refusal.code), refusal)
            for cast in outcome.ballots
            if (refusal := self._refusal(outcome, cast))
        ]
        voters = [name for name, seat in self.seats.items() if self._votes(outcome, seat)]
        missing = [name for name in voters if name not in self.line.votes]
        if missing:
            refusal = Refusal(Code.VOTE_REQUIRED, f"{', '.join(missing)} did not vote.")
            wrong.append((A_BALLOT_IS_MISSING, refusal))
        if wrong:
            raise min(wrong, key=lambda ranked: ranked[0])[1]

    def _refusal(self, outcome: Outcome, cast: Cast) -> Refusal | None:
        name = self.names[cast.seat]
        if not self._votes(outcome, cast.seat):
            return Refusal(Code.NOT_A_VOTER, f"{name} has no vote in this turn.")
        has_red = self.rules.red_token and cast.seat == self.storyteller
        try:
            own = self._forbidden_owner(outcome, cast.seat)
            pictures = [Laid("", owner) for owner in outcome.owners]
            check_ballot(self.rules, cast.ballot, pictures, own, has_red)
        except Refusal as refusal:
            return Refusal(refusal.code, f"{name}: {refusal.sentence}")
        return None

    def _votes(self, outcome: Outcome, seat: SeatNo) -> bool:
        if self.rules.everybody_plays:
            return True
        if self.rules.teams:
            return seat not in outcome.owners and outcome.unit(seat) != outcome.unit(self.storyteller)
        return seat != self.storyteller

    def _forbidden_owner(self, outcome: Outcome, seat: SeatNo) -> SeatNo:
        if self.rules.everybody_plays or self.rules.team_blind_vote:
            return NOBODY
        # In a pair the voter gave nothing, so the team's picture is the partner's.
        return next(other for other in outcome.owners if outcome.unit(other) == outcome.unit(seat))

    def explained(self, award: Award) -> dict[str, Any]:
        words = explain(award, self.names, self.storyteller)
        return {"player": self.names[award.seat], "points": award.points, "why": words}


__all__ = ["Line", "Malformed", "SheetLine", "read_line", "score_line"]
