"""What games add up to: counted by hand, with intervals, ratings and marks; the report and the plots."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from html.parser import HTMLParser
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from hareloom.cli import main
from hareloom.game.house_rules import HouseRules
from hareloom.replays.reading import read
from hareloom.research.arena.counting import counted
from hareloom.research.arena.folder import Run
from hareloom.research.arena.interval import Hits, Mean, quantile
from hareloom.research.arena.plots import inline, plots
from hareloom.research.arena.records import Cost, GameRecord
from hareloom.research.arena.report import report
from hareloom.research.arena.results import Results
from hareloom.sim.share import Share

from .conftest import PLAYERS, SHORT, Play

HOSTILE = """program:x "><img src=x onerror=alert(1)> $\\frac{a}$ & 'é漢"""


def _run(*players: str, edition: str = "odyssey", seats: int = 4, games: int = 4) -> Run:
    return Run(
        players=players, edition=edition, seats=seats, house=SHORT, decks=("hareloom",), language="en", games=games,
        seed=1, seconds=5,
    )  # fmt: skip


def _counted(run: Run, records: list[GameRecord], costs: list[Cost] | None = None) -> Results:
    results = counted(run, records, costs or [])
    assert results is not None
    return results


def test_an_interval_is_students() -> None:
    """Of 1, 2, 3 the mean is 2 with 2.484 to either side; of one number nothing more is known."""
    mean = Mean.of([1, 2, 3])
    assert mean.mean == 2
    assert mean.least == pytest.approx(2 - 4.303 / math.sqrt(3))
    assert Mean.of([5]) == Mean(5)
    assert quantile(31) == pytest.approx(2.0395, abs=0.003)
    assert quantile(1000) == pytest.approx(1.9623, abs=0.003)


def test_a_share_is_as_certain_as_its_deals() -> None:
    """Ten deals that hit or miss as a whole tell as much as ten tries, not as a hundred; none or all is never sure."""
    alike, mixed, all_hit = Hits(), Hits(), Hits()
    for number in range(100):
        alike.add(number // 10, number // 10 % 2 == 0)
        mixed.add(number // 10, number % 2 == 0)
        all_hit.add(number // 10, hit=True)
    assert alike.share().share == mixed.share().share == 0.5
    assert alike.share().most - 0.5 == pytest.approx(quantile(9) * 0.5 / 3)
    assert mixed.share().most == pytest.approx(Share.of(50, 100).most)
    assert all_hit.share().least == Share.of(100, 100).least < 1


def test_counts_are_those_of_the_turns(playing: Play) -> None:
    """Telling, listening, decoys, points and wins, counted once more from the replays of the games."""
    players = ("offline:clever", "random")
    both = playing(*players, house=HouseRules(target_score=15))
    records = [both.play(number) for number in range(1, 5)]
    results = _counted(_run(*players), records)
    one = results.standings[0]
    told = found = ballots = given = drawn = 0
    points: list[int] = []
    wins = 0.0
    for record in records:
        points += [score for who, score in zip(record.lineup, record.scores, strict=True) if who == 0]
        wins += sum(record.lineup[unit] == 0 for unit in record.winners) / len(record.winners)
        for turn in record.turns:
            who = [record.lineup[seat - 1] for seat in range(1, 5)]
            told += who[turn.storyteller - 1] == 0
            for cast in turn.ballots:
                if who[cast.seat - 1] == 0:
                    ballots += 1
                    found += turn.target in cast.ballot.votes
                for vote in cast.ballot.votes:
                    drawn += vote != turn.target and who[turn.laid[vote - 1].owner - 1] == 0
            given += sum(who[laid.owner - 1] == 0 for at, laid in enumerate(turn.laid, 1) if at != turn.target)
    assert one.telling is not None
    assert one.listening is not None
    assert one.decoys is not None
    assert one.telling.turns == told
    assert one.telling.none.share + one.telling.some.share + one.telling.all.share == pytest.approx(1)
    assert one.telling.zero.share == pytest.approx(1 - one.telling.some.share)
    assert one.listening.ballots == ballots
    assert one.listening.found.share == pytest.approx(found / ballots)
    assert one.listening.chance == pytest.approx(1 / 3)
    assert one.decoys.given == given
    assert one.points.mean == pytest.approx(sum(points) / len(points))
    assert one.wins.mean == pytest.approx(wins / 4)
    assert one.fair == 0.5
    assert sum(each.wins.mean for each in results.standings) == pytest.approx(1)
    for each in results.standings:
        assert each.wins.least is not None
        assert each.wins.most is not None
        assert 0 <= each.wins.least < each.wins.most <= 1
    assert drawn > 0
    heard = {(each.listener, each.storyteller): each.ballots for each in results.understood}
    assert heard["offline:clever", "random"] + heard["offline:clever", "offline:clever"] == ballots


def test_equal_players_differ_by_nothing(playing: Play) -> None:
    """Two who play alike have the same points on every deal, so the paired difference is 0 without doubt."""
    both = playing("random", "random")
    results = _counted(_run("random", "random"), [both.play(number) for number in range(1, 9)])
    assert results.differences[0].points == Mean(0, 0, 0)
    assert [each.player for each in results.standings] == ["random", "random #2"]


def test_better_players_are_rated_higher(playing: Play) -> None:
    """Ratings begin at 25, go apart, and are the same for the same games."""
    players = ("offline:cunning", "random")
    both = playing(*players, seats=6, house=HouseRules(target_score=15))
    records = [both.play(number) for number in range(1, 13)]
    results = _counted(_run(*players, seats=6, games=12), records)
    best, worst = (each.rating for each in results.standings)
    assert best.mu > 25 > worst.mu
    assert best.sigma < 25 / 3
    assert results == _counted(_run(*players, seats=6, games=12), records)
    assert len(results.ratings) == 12


def test_only_whole_deals_count(playing: Play) -> None:
    """A deal that was not played in all rotations is left out until it is."""
    both = playing("random", "random")
    records = [both.play(number) for number in (1, 2, 3)]
    results = _counted(_run("random", "random"), records)
    assert (results.games, results.deals, results.played) == (2, 1, 3)
    assert counted(_run("random", "random"), records[:1], []) is None


def test_party_has_no_finders(playing: Play) -> None:
    """Where nobody looks for a picture, telling and listening are missing, and votes on cards are counted."""
    both = playing("random", "random", edition="party", seats=6, house=HouseRules())
    results = _counted(_run("random", "random", edition="party", seats=6), [both.play(1), both.play(2)])
    assert results.standings[0].telling is None
    assert results.standings[0].listening is None
    assert results.standings[0].decoys is not None
    assert [plot.name for plot in plots(results)] == ["points", "rating"]


def test_fallbacks_mark_a_player_everywhere(playing: Play) -> None:
    """A player with a move that was not its own has a dagger in report and plots, and the reason stands there."""
    players = (f"python:{PLAYERS}:Cheat", "random")
    both = playing(*players)
    records = [both.play(1), both.play(2)]
    results = _counted(_run(*players), records)
    cheat, honest = results.standings
    assert cheat.fallbacks == cheat.illegal == sum(len(each.fallbacks) for each in records)
    assert cheat.marked.endswith(" †")
    assert honest.marked == "random"
    page = report(results, records, list(plots(results)))
    assert page.count(f"{PLAYERS}:Cheat †") >= 5
    assert "not in your hand" in page
    assert "random †" not in page


def test_costs_are_summed_over_stops(playing: Play) -> None:
    """What was paid for a game that was stopped and played again is paid twice; a bot costs seconds alone."""
    costs: list[Cost] = []
    both = playing("random", "random", costs=costs)
    records = [both.play(1), both.play(2)]
    costs += [Cost(game=1, player=1, asked=2, tokens_in=10, tokens_out=3, seconds=0.5)] * 3
    one, other = (each.spent for each in _counted(_run("random", "random"), records, costs).standings)
    assert (one.asked, one.tokens_in, one.tokens_out) == (0, 0, 0)
    assert (other.asked, other.tokens_in, other.tokens_out) == (6, 30, 9)
    assert 1.5 <= other.seconds < 30


class _Tags(HTMLParser):
    """Notes tags that are not closed, ids, and what could run or be fetched."""

    VOID = frozenset({"meta", "link", "br", "img", "hr", "input"})

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.ids: list[str] = []
        self.tags: set[str] = set()
        self.wrong: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            if name.startswith("on") or (name in ("src", "href") and value and not value.startswith("#")):
                self.wrong.append(f"{tag} {name}={value}")
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"</{tag}>")

    def handle_data(self, data: str) -> None:
        self.text += data


def test_the_report_is_sound_and_harmless(playing: Play) -> None:
    """Tags are closed, ids are unique, nothing is fetched; hostile names and clues are text and no more."""
    both = playing(f"python:{PLAYERS}:First", "random")
    records = [both.play(1), both.play(2)]
    results = _counted(_run(HOSTILE, "random"), records)
    page = report(results, records, list(plots(results)))
    tags = _Tags()
    tags.feed(page)
    tags.close()
    assert not tags.wrong
    assert not tags.open
    assert len(set(tags.ids)) == len(tags.ids)
    assert not tags.tags & {"script", "img", "iframe", "link"}
    assert "<img src=x onerror=alert(1)>" in tags.text
    assert "<script>alert('clue')</script> & more" in tags.text
    assert "prefers-color-scheme: dark" in page
    for caption in ("Players by their points", "Turns as the storyteller", "Moves, and what they cost"):
        assert caption in tags.text


def test_plots_are_the_same_every_time(playing: Play) -> None:
    """Each is sound XML with the players' names as text, the same bytes again, and a PNG besides."""
    both = playing("random", "random")
    results = _counted(_run(HOSTILE, "random"), [both.play(1), both.play(2)])
    once, again = ([plot.svg for plot in plots(results)] for _ in range(2))
    assert once == again
    for plot in plots(results):
        texts = "".join(ET.fromstring(plot.svg).itertext())
        assert "random" in texts
        assert plot.png().startswith(b"\x89PNG")
        assert 'role="img"' in inline(plot, "a title")
    assert "漢" in "".join(once) or "..." in "".join(once)


def test_the_command_writes_all_of_it(
    arena: Callable[..., int], capsysbinary: pytest.CaptureFixture[bytes], tmp_path: Path
) -> None:
    """Results as JSON, a report, plots; and a game of it is a file that `hareloom score` finds right."""
    words = ["random", f"python:{PLAYERS}:First", "--games", "3", "--house", "target_score=5"]
    assert arena(*words, "--json") == 0
    printed = capsysbinary.readouterr()
    assert b"4 games are played instead of 3" in printed.err
    results = json.loads(printed.out)
    folder = tmp_path / "run"
    assert results == json.loads((folder / "results.json").read_bytes())
    assert (results["games"], results["deals"]) == (4, 2)
    assert results["run"]["house"] == {"target_score": 5}
    names = {file.name for file in folder.rglob("*") if file.is_file()}
    plots_of = {
        f"{name}.{ending}" for name in ("points", "telling", "listening", "rating") for ending in ("svg", "png")
    }
    assert names == {"run.json", "games.jsonl", "costs.jsonl", "results.json", "report.html", ".lock"} | plots_of
    assert arena("--replay", "3") == 0
    content = capsysbinary.readouterr().out
    told = read(content)
    assert told.header.began_at == results["run"]["began_at"]
    (tmp_path / "game.jsonl").write_bytes(content)
    assert main(["score", str(tmp_path / "game.jsonl")]) == 0
    assert arena("--replay", "5") == 2
    assert b"1 to 4" in capsysbinary.readouterr().err


def test_the_preset_is_the_papers_setting(arena: Callable[..., int], tmp_path: Path) -> None:
    """Four players, four cards, 30 points."""
    assert arena("random", "random", "--preset", "dixitworld", "--games", "2") == 0
    run = json.loads((tmp_path / "run/run.json").read_bytes())
    assert (run["seats"], run["house"], run["preset"]) == (4, {"hand_size": 4, "target_score": 30}, "dixitworld")
    first, *_ = (tmp_path / "run/games.jsonl").read_bytes().splitlines()
    rules = json.loads(first)["replay"]["steps"][0]["view"]["table"]["rules"]
    assert (rules["players"], rules["hand_size"], rules["target_score"]) == (4, 4, 30)


def test_every_pair_is_compared(playing: Play) -> None:
    """Of three players there are three differences, and the first minus the third is the sum of the others."""
    three = playing("random", f"python:{PLAYERS}:First", "offline:gentle")
    run = _run("random", f"python:{PLAYERS}:First", "offline:gentle", games=3)
    results = _counted(run, [three.play(number) for number in (1, 2, 3)])
    called = [each.player for each in results.standings]
    assert [(each.one, each.other) for each in results.differences] == list(combinations(called, 2))
    first, both, second = (each.points.mean for each in results.differences)
    assert both == pytest.approx(first + second)
