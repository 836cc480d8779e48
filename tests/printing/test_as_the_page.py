"""What is printed looks as it does on the page: the same hares, the same way, the same stones."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from hareloom.printing.hares import HARE, HARES
from hareloom.printing.track import GOAL, PAINT, RADIUS, UNITS, WAY, rock, stones

PAGE = Path(__file__).parents[2] / "web" / "src" / "lib"


def source(path: str) -> str:
    return (PAGE / path).read_text(encoding="utf-8")


def test_hares_are_the_pages() -> None:
    """Twelve, in the same order, of the same colours and shapes."""
    found = re.findall(
        r"name: 'hare\.(\w+)',\s*colour: '([^']+)',\s*ink: '([^']+)',\s*symbol:\s*'([^']+)',(?:\s*rays: '([^']+)',)?",
        source("hare/hares.ts"),
    )
    assert [(hare.id, hare.colour, hare.ink, hare.symbol, hare.rays) for hare in HARES] == found
    assert len(HARES) == 12
    assert f"'{HARE}'" in source("hare/hares.ts")


def test_the_track_is_the_pages() -> None:
    """The way's points, the size of a stone and the goal are the page's, and so are the stones' colours."""
    boards = source("track/boards.ts")
    wide = boards.partition("const WIDE")[2].partition("];")[0]
    assert [(int(x), int(y)) for x, y in re.findall(r"\[(\d+), (\d+)\]", wide)] == list(WAY)
    assert f"w: {UNITS[0]:.0f}, h: {UNITS[1]:.0f}, ground: wideGround, r: {RADIUS:.0f}" in boards
    assert f"USUAL = {GOAL};" in source("track/stones.ts")
    for kind, colours in PAINT.items():
        quoted = ", ".join(f"'{colour}'" for colour in colours)
        assert f"{kind}: [{quoted}]" in source("track/Stones.svelte")


def test_stones_lie_evenly_on_the_way() -> None:
    """From the first point to the last, none nearer to its neighbour than a stone is wide."""
    placed = stones()
    assert len(placed) == GOAL + 1
    assert (*placed[0], *placed[-1]) == pytest.approx((*WAY[0], *WAY[-1]))
    for (x, y), (to_x, to_y) in pairwise(placed):
        assert ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5 > 2 * RADIUS


def test_stones_are_where_and_as_the_page_draws_them() -> None:
    """What the page's own functions give for stones 7, 17 and 27, and for the outline of stone 7."""
    assert stones()[7] == pytest.approx((303.71109373162415, 319.592931109595))
    assert stones()[17] == pytest.approx((584.3450174244482, 377.8402032378665))
    assert stones()[27] == pytest.approx((770.4494226069895, 162.1482897726688))
    assert rock(24, 7) == (
        "M20.7 -6.0Q23.7 0.0 20.7 5.9Q17.7 11.9 10.9 15.1Q4.0 18.3 -3.8 17.2Q-11.7 16.1 -17.5 11.5"
        "Q-23.4 6.8 -22.8 0.2Q-22.2 -6.5 -17.0 -11.4Q-11.8 -16.4 -3.9 -17.4Q4.1 -18.4 10.9 -15.2Q17.7 -11.9 20.7 -6.0Z"
    )
