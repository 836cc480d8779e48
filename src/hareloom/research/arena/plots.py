"""The results as pictures: SVG for the report, SVG and PNG as files. The same results give the same bytes of SVG."""

from __future__ import annotations

import functools
import io
import logging
import re
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from hareloom.mistake import Mistake
from hareloom.words import shown

from .results import Results, Standing

COLOURS = ("#8a5cc2", "#2f8f83", "#c98a1b", "#c2507a", "#4a7fc1", "#7d8f2f")
"""Seen well on white and on black."""
PARTS = {"none": "#b0563f", "some": "#2f8f83", "all": "#c9a227"}
INK = "#313131"
"""Of words and lines. The report replaces it by the colour of its own text."""
LONGEST = 36
_STYLE: dict[Any, Any] = {
    "svg.hashsalt": "hareloom",
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "axes.spines.top": False,
    "axes.spines.right": False,
    **dict.fromkeys(("text.color", "axes.edgecolor", "axes.labelcolor", "xtick.color", "ytick.color"), INK),
}


class Plot:
    """A figure with its name and its sentence."""

    def __init__(self, name: str, words: str, figure: Figure) -> None:
        self.name = name
        self.words = words
        self._figure = figure

    @functools.cached_property
    def svg(self) -> str:
        return self._saved("svg").decode()

    def png(self) -> bytes:
        return self._saved("png")

    def _saved(self, form: str) -> bytes:
        file = io.BytesIO()
        metadata = {"Date": None} if form == "svg" else {"Software": None}
        with mpl.rc_context(_STYLE), warnings.catch_warnings():
            # A name may have letters that the font lacks. They are then boxes in the PNG, and right in the SVG.
            warnings.filterwarnings("ignore", message="Glyph .* missing from")
            self._figure.savefig(file, format=form, dpi=110, metadata=metadata, bbox_inches="tight")
        return file.getvalue()


def plots(results: Results) -> Iterator[Plot]:
    """All that these results have to show."""
    logging.getLogger("matplotlib.font_manager").setLevel(logging.ERROR)
    with mpl.rc_context(_STYLE):
        standings = sorted(results.standings, key=lambda each: each.points.mean)
        yield _points(standings)
        if any(each.telling for each in standings):
            yield _telling(standings)
        if any(each.listening for each in standings):
            yield _listening(standings)
        yield _ratings(results)


def _new(rows: int, title: str) -> tuple[Figure, Axes]:
    figure = Figure(figsize=(7.2, 1.3 + 0.42 * rows))
    axes = figure.add_subplot()
    axes.set_title(title, loc="left", fontsize=11)
    return figure, axes


def _label(axes: Axes, standings: list[Standing]) -> None:
    labels = [_short(each.marked) for each in standings]
    # A dollar in a name is no mathematics.
    axes.set_yticks(range(len(labels)), labels, parse_math=False)


def _short(name: str) -> str:
    return name if len(name) <= LONGEST else name[: LONGEST - 3] + "..."


def _points(standings: list[Standing]) -> Plot:
    figure, axes = _new(len(standings), "Points a game")
    for row, each in enumerate(standings):
        least, most = each.points.least, each.points.most
        if least is not None and most is not None:
            axes.plot((least, most), (row, row), color=COLOURS[0], linewidth=2)
        axes.plot(each.points.mean, row, "o", color=COLOURS[0])
    _label(axes, standings)
    axes.margins(y=0.15 if len(standings) > 2 else 0.4)
    axes.set_xlabel("with 95 % intervals over deals")
    return Plot("points", "Points a game of each player, with intervals.", figure)


def _telling(standings: list[Standing]) -> Plot:
    figure, axes = _new(len(standings) + 1, "Who finds the storyteller's picture")
    for row, each in enumerate(standings):
        left = 0.0
        for part, colour in PARTS.items():
            share = getattr(each.telling, part).share if each.telling else 0.0
            axes.barh(row, share, left=left, color=colour, height=0.6, label=part if row == 0 else None)
            left += share
    _label(axes, standings)
    axes.set_xlim(0, 1)
    axes.legend(ncols=3, loc="lower left", bbox_to_anchor=(0, -0.5 if len(standings) < 4 else -0.3), frameon=False)
    return Plot("telling", "For each storyteller, the share of turns that none, some or all listeners found.", figure)


def _listening(standings: list[Standing]) -> Plot:
    figure, axes = _new(len(standings), "Ballots that find the picture (line: at random)")
    for row, each in enumerate(standings):
        if each.listening is None:
            continue
        found = each.listening.found
        axes.barh(row, found.share, color=COLOURS[1], height=0.6)
        axes.plot((found.least, found.most), (row, row), color=INK, linewidth=1.2)
        axes.plot((each.listening.chance,) * 2, (row - 0.35, row + 0.35), color=INK, linestyle=":")
    _label(axes, standings)
    axes.set_xlim(0, 1)
    return Plot("listening", "The share of each listener's ballots that find the storyteller's picture.", figure)


def _ratings(results: Results) -> Plot:
    figure, axes = _new(6, "Rating from game to game")
    for number, each in enumerate(results.standings):
        curve = [25.0, *(means[number] for means in results.ratings)]
        colour, style = COLOURS[number % len(COLOURS)], ("-", "--", ":")[number // len(COLOURS) % 3]
        (line,) = axes.plot(curve, style, color=colour)
        line.set_label(_short(each.marked))
    legend = axes.legend(loc="upper left", bbox_to_anchor=(1, 1), frameon=False)
    for text in legend.get_texts():
        text.set_parse_math(False)
    axes.set_xlabel("games")
    return Plot("rating", "Each player's rating after every game.", figure)


def write(all_plots: list[Plot], folder: Path) -> None:
    """As files; raises a Mistake."""
    try:
        folder.mkdir(exist_ok=True)
        for plot in all_plots:
            (folder / f"{plot.name}.svg").write_text(plot.svg, encoding="utf-8")
            (folder / f"{plot.name}.png").write_bytes(plot.png())
    except OSError as wrong:
        raise Mistake(f"The plots can't be written into {shown(folder)}: {wrong.strerror}.") from wrong


def inline(plot: Plot, title: str) -> str:
    """A picture to stand in a page: in the page's colour, with ids that no other picture has, and a name."""
    svg = plot.svg
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r'\bid="', f'id="{plot.name}-', svg)
    svg = re.sub(r'(url\(#|href="#)', rf"\1{plot.name}-", svg)
    svg = svg.replace(INK, "currentColor")
    # The paper that a picture is drawn on is the page's.
    svg = re.sub(r"fill: ?#ffffff\b", "fill: none", svg)
    return svg.replace("<svg", f'<svg role="img" aria-label="{title}"', 1)
