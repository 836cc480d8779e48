"""The report: one HTML file that needs nothing else, for people who were not there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import islice

from hareloom.sim.share import Share

from .html import page, table
from .interval import Mean
from .plots import Plot, inline
from .records import Fallback, GameRecord
from .results import Results, Standing
from .specs import names

MOST_GAMES = 500
MOST_REASONS = 12


def report(results: Results, records: Iterable[GameRecord], drawn: Sequence[Plot]) -> str:
    """The whole page."""
    games = list(islice(records, MOST_GAMES))
    return page("Hareloom arena", _parts(results, games, {plot.name: plot for plot in drawn}))


def _parts(results: Results, games: list[GameRecord], drawn: dict[str, Plot]) -> Iterator[str]:
    called = names(results.run.players)
    yield "<h1>Hareloom arena</h1>"
    yield _summary(results)
    ranked = sorted(results.standings, key=lambda each: -each.points.mean)
    yield "<h2>Standings</h2>"
    yield standings_table(ranked)
    if any(each.fallbacks for each in ranked):
        yield (
            "<p>† Not all moves are this player's own: an offline bot moved where it gave no legal answer. "
            "See “Moves and cost”.</p>"
        )
    yield from _picture(drawn, "points")
    yield from _picture(drawn, "rating")
    yield table(
        "Differences on the same deals: points a game and hare",
        ("first player", "second player", "difference"),
        ((each.one, each.other, mean(each.points, signed=True)) for each in results.differences),
    )
    yield from _roles(ranked, drawn)
    yield from _heard(results)
    yield "<h2>Moves and cost</h2>"
    yield _moves(ranked)
    yield from _reasons(called, games)
    yield "<h2>Games</h2>"
    yield "<p>To look at a game in the page: <code>hareloom arena --out FOLDER --replay NUMBER &gt; game.jsonl</code>, "
    yield "then <code>hareloom replay import game.jsonl</code>.</p>"
    yield f"<details><summary>The games ({min(results.played, MOST_GAMES)} of {results.played})</summary>"
    yield table("Games", ("game", "deal", "points by hare", "fallbacks"), (_game(each, called) for each in games))
    yield "</details>"
    if games:
        yield "<h2>The first game, turn by turn</h2>"
        yield _turns(games[0], called)


def _summary(results: Results) -> str:
    run = results.run
    house = ", ".join(f"{key}={value}" for key, value in run.house.changed()) or "none"
    rows = [
        ("players", ", ".join(names(run.players))),
        ("edition", f"{run.edition}, {run.seats} seats, house rules: {house}"),
        ("deck, language", f"{', '.join(run.decks)}; {run.language}"),
        ("games", f"{results.games} counted, in {results.deals} whole deals; {results.turns} turns"),
        ("seed, version", f"{run.seed}; Hareloom {run.hareloom}"),
    ]
    if run.preset:
        rows.append(("preset", run.preset))
    if not results.whole:
        rows.append(("unfinished", f"{results.played} of {run.games} games were played; go on with --resume"))
    return table("What was played", ("setting", "value"), rows, words=True)


def standings_table(ranked: list[Standing]) -> str:
    return table(
        "Players by their points. Intervals are of 95 %, over deals; a rating begins at 25 ± 8.3",
        ("player", "games", "points a game", "wins", "fair share", "rating"),
        (
            (
                each.marked,
                str(each.games),
                mean(each.points),
                mean(each.wins, percent=True),
                f"{each.fair:.0%}",
                f"{each.rating.mu:.1f}\n± {each.rating.sigma:.1f}",
            )
            for each in ranked
        ),
    )


def _roles(ranked: list[Standing], drawn: dict[str, Plot]) -> Iterator[str]:
    telling = [(each, each.telling) for each in ranked if each.telling]
    if telling:
        yield "<h2>Telling</h2>"
        yield table(
            "Turns as the storyteller: how many listeners found the picture",
            ("storyteller", "turns", "none", "some", "all", "no points"),
            (
                (each.marked, str(told.turns), *map(share, (told.none, told.some, told.all, told.zero)))
                for each, told in telling
            ),
        )
        yield from _picture(drawn, "telling")
    listening = [(each, each.listening) for each in ranked if each.listening]
    if listening:
        yield "<h2>Listening</h2>"
        yield table(
            "Ballots that find the storyteller's picture",
            ("listener", "ballots", "found", "at random"),
            ((each.marked, str(heard.ballots), share(heard.found), f"{heard.chance:.0%}") for each, heard in listening),
        )
        yield from _picture(drawn, "listening")
    decoys = [(each, each.decoys) for each in ranked if each.decoys]
    yield "<h2>Cards given to others' clues</h2>"
    yield table(
        "How many votes they drew",
        ("player", "cards given", "drew a vote", "votes a card"),
        ((each.marked, str(given.given), share(given.fooled), mean(given.votes, digits=2)) for each, given in decoys),
    )


def _heard(results: Results) -> Iterator[str]:
    if not results.understood:
        return
    called = [each.player for each in results.standings]
    found = {(each.listener, each.storyteller): each for each in results.understood}

    def cell(listener: str, teller: str) -> str:
        each = found.get((listener, teller))
        return f"{each.found.share:.0%}\nof {each.ballots}" if each else "-"

    yield table(
        "Who finds whose clues: listeners in rows, storytellers in columns",
        ("listener", *called),
        ((listener, *(cell(listener, teller) for teller in called)) for listener in called),
    )


def _moves(ranked: list[Standing]) -> str:
    return table(
        "Moves, and what they cost; stopped games are paid for too",
        (
            "player",
            "moves",
            "made by an offline bot",
            "of these illegal",
            "requests",
            "tokens in",
            "tokens out",
            "seconds",
        ),
        (
            (
                each.marked,
                str(each.moves),
                f"{each.fallbacks}\n{each.fallbacks / max(1, each.moves):.1%}" if each.fallbacks else "0",
                str(each.illegal),
                *(f"{number:,}" for number in (each.spent.asked, each.spent.tokens_in, each.spent.tokens_out)),
                f"{each.spent.seconds:,.1f}",
            )
            for each in ranked
        ),
    )


def _reasons(called: Sequence[str], games: list[GameRecord]) -> Iterator[str]:
    missed: list[tuple[int, Fallback]] = [(game.number, each) for game in games for each in game.fallbacks]
    if missed:
        yield table(
            f"Why an offline bot moved: the first {min(len(missed), MOST_REASONS)} of {len(missed)}",
            ("player", "game", "turn", "phase", "why"),
            (
                (called[each.player], str(number), str(each.turn), each.phase.value, each.why)
                for number, each in missed[:MOST_REASONS]
            ),
        )


def _game(record: GameRecord, called: Sequence[str]) -> tuple[str, ...]:
    holders = record.lineup[: len(record.scores)]
    points = ", ".join(f"{called[who]} {score}" for who, score in zip(holders, record.scores, strict=True))
    return str(record.number), str(record.deal), points, str(len(record.fallbacks))


def _turns(record: GameRecord, called: Sequence[str]) -> str:
    def row(number: int) -> tuple[str, ...]:
        turn = record.turns[number]
        finders = sum(turn.target in cast.ballot.votes for cast in turn.ballots)
        found = f"{finders} of {len(turn.ballots)}" if turn.target is not None else "-"
        return str(turn.turn), called[record.lineup[turn.storyteller - 1]], turn.clue.text, found

    rows = map(row, range(len(record.turns)))
    return table("Clues", ("turn", "storyteller", "clue", "found by"), rows, words=True)


def _picture(drawn: dict[str, Plot], name: str) -> Iterator[str]:
    plot = drawn.get(name)
    if plot is not None:
        yield f"<figure>{inline(plot, escape(plot.words))}<figcaption>{escape(plot.words)}</figcaption></figure>"


def mean(of: Mean, *, percent: bool = False, signed: bool = False, digits: int = 1) -> str:
    """A mean, and below it its interval."""
    form = f"{'+' if signed else ''}.{digits}{'%' if percent else 'f'}"
    if of.least is None or of.most is None:
        return f"{of.mean:{form}}"
    return f"{of.mean:{form}}\n{of.least:{form}} to {of.most:{form}}"


def share(of: Share) -> str:
    """A share, and below it its interval."""
    return f"{of.share:.1%}\n{of.least:.1%} to {of.most:.1%}"
