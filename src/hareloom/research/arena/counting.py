"""Counts the games of a run: who earned, told, listened and fooled how well.

Only whole deals count, those that were played in every rotation: so each player had the same cards on the same seats.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import combinations, islice
from statistics import fmean

from hareloom.game.values import Reveal, SeatNo
from hareloom.sim.share import Share

from .folder import Run
from .interval import Hits, Mean
from .rating import Ratings
from .records import Cost, GameRecord
from .results import Decoys, Difference, Listening, Results, Spent, Standing, Telling, Understood
from .specs import names


class _Tally:
    """What is counted of one player."""

    def __init__(self) -> None:
        self.games = self.moves = self.fallbacks = self.illegal = 0
        self.points: dict[int, list[float]] = defaultdict(list)
        """By deal, like wins and votes: deals are independent of each other, their games aren't."""
        self.wins: dict[int, list[float]] = defaultdict(list)
        self.fair: list[float] = []
        self.told = {outcome: Hits() for outcome in ("none", "some", "all", "zero")}
        self.found = Hits()
        self.chances: list[float] = []
        self.votes: dict[int, list[float]] = defaultdict(list)
        self.fooled = Hits()


class Count:
    """Takes games in their order."""

    def __init__(self, players: int) -> None:
        self.tallies = [_Tally() for _ in range(players)]
        self.heard: dict[tuple[int, int], Hits] = defaultdict(Hits)
        """By listener and storyteller."""
        self.ratings = Ratings(players)
        self.curve: list[tuple[float, ...]] = []
        self.games = self.turns = 0

    def add(self, record: GameRecord) -> None:
        self.games += 1
        self.ratings.add(record)
        self.curve.append(self.ratings.means)
        units = len(record.scores)
        for player in set(record.lineup):
            tally = self.tallies[player]
            mine = [unit for unit in range(units) if record.lineup[unit] == player]
            tally.games += 1
            tally.points[record.deal] += [record.scores[unit] for unit in mine]
            tally.wins[record.deal].append(sum(unit in mine for unit in record.winners) / len(record.winners))
            tally.fair.append(len(mine) / units)
        for player, moves in enumerate(record.moves):
            self.tallies[player].moves += moves
        for fallback in record.fallbacks:
            self.tallies[fallback.player].fallbacks += 1
            self.tallies[fallback.player].illegal += fallback.illegal
        # Seats are numbered clockwise from 1, and nobody changes places.
        owners = dict(enumerate(record.lineup, 1))
        for turn in record.turns:
            self.turns += 1
            self._add_turn(turn, owners, units, record.deal)

    def _add_turn(self, turn: Reveal, players: dict[SeatNo, int], units: int, deal: int) -> None:
        teller = players[turn.storyteller]
        for place, laid in enumerate(turn.laid, 1):
            if place == turn.target:
                continue
            drawn = sum(place in cast.ballot.votes and (cast.seat - laid.owner) % units != 0 for cast in turn.ballots)
            tally = self.tallies[players[laid.owner]]
            tally.votes[deal].append(drawn)
            tally.fooled.add(deal, drawn > 0)
        if turn.target is None:
            return  # where all look for the crowd, nobody finds or misses anything
        finders = [cast.seat for cast in turn.ballots if turn.target in cast.ballot.votes]
        outcome = "none" if not finders else "all" if len(finders) == len(turn.ballots) else "some"
        for name, hits in self.tallies[teller].told.items():
            hits.add(deal, outcome != "some" if name == "zero" else name == outcome)
        for cast in turn.ballots:
            listener, found = players[cast.seat], cast.seat in finders
            own = sum((laid.owner - cast.seat) % units == 0 for laid in turn.laid)
            self.tallies[listener].found.add(deal, found)
            self.tallies[listener].chances.append(len(cast.ballot.votes) / (len(turn.laid) - own))
            self.heard[listener, teller].add(deal, found)


def counted(run: Run, records: Iterable[GameRecord], costs: Iterable[Cost]) -> Results | None:
    """What the games add up to; None before the first whole deal."""
    players, count, played = len(run.players), Count(len(run.players)), 0
    games = iter(records)
    while deal := list(islice(games, players)):
        played += len(deal)
        if len(deal) == players:
            for record in deal:
                count.add(record)
    if not count.games:
        return None
    called = names(run.players)
    spent = _spent(costs, players)
    ratings = count.ratings.now
    standings = []
    for number, tally in enumerate(count.tallies):
        standings.append(
            Standing(
                player=called[number],
                games=tally.games,
                points=_mean_of_deals(tally.points),
                wins=_wins(tally),
                fair=fmean(tally.fair),
                telling=_telling(tally),
                listening=_listening(tally),
                decoys=_decoys(tally),
                rating=ratings[number],
                moves=tally.moves,
                fallbacks=tally.fallbacks,
                illegal=tally.illegal,
                spent=spent[number],
            )
        )
    return Results(
        run=run,
        games=count.games,
        deals=count.games // players,
        played=played,
        turns=count.turns,
        standings=tuple(standings),
        differences=tuple(_differences(called, count.tallies)),
        understood=tuple(_understood(called, count.heard)),
        ratings=tuple(count.curve),
    )


def _mean_of_deals(numbers: dict[int, list[float]]) -> Mean:
    return Mean.of([fmean(of_deal) for of_deal in numbers.values()])


def _wins(tally: _Tally) -> Mean:
    """Over deals, but never surer than Wilson: who has won nothing yet may still win."""
    mean = _mean_of_deals(tally.wins)
    wilson = Share.of(round(mean.mean * tally.games), tally.games)
    least, most = (
        (wilson.least if mean.least is None else mean.least),
        (wilson.most if mean.most is None else mean.most),
    )
    return Mean(mean.mean, max(0.0, min(least, wilson.least)), min(1.0, max(most, wilson.most)))


def _telling(tally: _Tally) -> Telling | None:
    turns = tally.told["zero"].tries
    if not turns:
        return None
    return Telling(turns=turns, **{outcome: hits.share() for outcome, hits in tally.told.items()})


def _listening(tally: _Tally) -> Listening | None:
    ballots = tally.found.tries
    if not ballots:
        return None
    return Listening(ballots=ballots, found=tally.found.share(), chance=fmean(tally.chances))


def _decoys(tally: _Tally) -> Decoys | None:
    given = tally.fooled.tries
    if not given:
        return None
    return Decoys(given=given, fooled=tally.fooled.share(), votes=_mean_of_deals(tally.votes))


def _differences(called: tuple[str, ...], tallies: list[_Tally]) -> Iterable[Difference]:
    """Of all pairs, deal by deal: what the cards did to both cancels out."""
    for (one, mine), (other, theirs) in combinations(zip(called, tallies, strict=True), 2):
        deals = mine.points.keys() & theirs.points.keys()
        points = Mean.of([fmean(mine.points[deal]) - fmean(theirs.points[deal]) for deal in sorted(deals)])
        yield Difference(one=one, other=other, points=points)


def _understood(called: tuple[str, ...], heard: dict[tuple[int, int], Hits]) -> Iterable[Understood]:
    for (listener, teller), hits in sorted(heard.items()):
        yield Understood(listener=called[listener], storyteller=called[teller], ballots=hits.tries, found=hits.share())


def _spent(costs: Iterable[Cost], players: int) -> list[Spent]:
    sums: list[Counter[str]] = [Counter() for _ in range(players)]
    seconds = [0.0] * players
    for cost in costs:
        sums[cost.player].update(asked=cost.asked, tokens_in=cost.tokens_in, tokens_out=cost.tokens_out)
        seconds[cost.player] += cost.seconds
    return [Spent(**one, seconds=round(took, 3)) for one, took in zip(sums, seconds, strict=True)]
