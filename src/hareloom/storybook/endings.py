"""The last pages: how it went, the race, the honours, and what the book is made of."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from hareloom.printing.document import FAINT, GOLD, INK
from hareloom.printing.fonts import printable
from hareloom.printing.hares import HARES
from hareloom.printing.paper import Box, Paper

from .awards import Award
from .book import Spread
from .drawing import TALL, Desk
from .people import Unit
from .sheet import SHAPE, side
from .words import capital

RULE = "#d9cdb2"
FAN = 3
LOVED = 19.0
"""How wide the picture of a best-loved clue is."""


def heading(desk: Desk, title: str, small: str = "") -> float:
    """A page's heading; returns where the page goes on."""
    document, sheet, body = desk.document, desk.sheet, desk.sheet.body
    y = body.y
    if small:
        document.text(small, Box(body.x, y, body.w, 5), sheet.type("Figtree B", 8, GOLD))
    y += sheet.mm(8)
    y += document.text(title, Box(body.x, y, body.w, 10), sheet.type("Fraunces", 20, INK, 1.2))
    return y + sheet.mm(5)


def draw_places(desk: Desk) -> None:
    """Who came where."""
    document, words, sheet, body = desk.document, desk.words, desk.sheet, desk.sheet.body
    mm = sheet.mm
    y = heading(desk, words.say("so_it_went"), words.say("end"))
    for place in words.book.places:
        desk.hare(place.unit.hare, body.x + mm(9), y, mm(6.2))
        row = Box(body.x, y + mm(1.2), body.w, mm(6))
        document.fitted(str(place.no), row, sheet.type("Fraunces", 12, GOLD))
        name = capital(printable(words.unit(place.unit)))
        document.fitted(name, Box(body.x + mm(18), row.y, body.w - mm(34), row.h), sheet.type("Figtree B", 10.5))
        document.fitted(str(place.unit.score), row, sheet.type("Fraunces", 13), "R")
        document.line((body.x, y + mm(9)), (body.right, y + mm(9)), RULE, mm(0.15))
        y += mm(11)
    for said in (words.ended(), words.over()):
        y += mm(2)
        y += document.sentence(
            capital(printable(said)), Box(body.x, y, body.w, mm(10)), sheet.type("Figtree", 9, FAINT)
        )


def draw_race(desk: Desk) -> None:
    """Every hare's way to its last stone."""
    document, words, sheet, body = desk.document, desk.words, desk.sheet, desk.sheet.body
    mm, race = sheet.mm, words.book.race
    top = heading(desk, words.say("race"))
    top += document.fitted(
        words.say("race_text"), Box(body.x, top - mm(4), body.w, mm(5)), sheet.type("Figtree", 9, FAINT)
    )
    chart = Box(body.x + mm(6), top + mm(4), body.w - mm(44), body.bottom - top - mm(12))
    most = max(10, words.book.target or 0, *(score for scores in race for score in scores))
    turns = len(race) - 1

    def at(turn: int, score: float) -> tuple[float, float]:
        return chart.x + chart.w * turn / turns, chart.bottom - chart.h * score / most

    small = sheet.type("Figtree", 6.5, FAINT)
    step = next(size for size in (5, 10, 20, 50, 100, 1000, 10_000) if most / size <= 8)
    for score in range(0, most + 1, step):
        (x, y), (right, _) = at(0, score), at(turns, score)
        document.line((x, y), (right, y), RULE, mm(0.12))
        document.centred(str(score), (x - mm(4), y), small)
    if words.book.target is not None:
        y = at(0, words.book.target)[1]
        document.line((chart.x, y), (chart.right, y), GOLD, mm(0.25), dash=mm(1))
    every = -(-turns // 20)
    for turn in range(every, turns + 1, every):
        document.centred(str(turn), (at(turn, 0)[0], chart.bottom + mm(3.5)), small)
    ranked = [place.unit for place in words.book.places]
    for unit in reversed(ranked):
        way = [at(turn, scores[unit.no]) for turn, scores in enumerate(race)]
        for colour, width in (("#3a3a42", 1.15), (HARES[unit.hare].colour, 0.8)):
            for start, end in pairwise(way):
                document.line(start, end, colour, mm(width))
            for point in way:
                document.disc(point, mm(width / 2 + (0.25 if width < 1 else 0.3)), colour)
    _labels(desk, ranked, chart, most)


def _labels(desk: Desk, ranked: Sequence[Unit], chart: Box, most: int) -> None:
    """At the end of each line its hare, its players and their points, none over another."""
    sheet, document, words = desk.sheet, desk.document, desk.words
    mm = sheet.mm
    gap = min(mm(10), (chart.h + mm(8)) / len(ranked))
    wanted = [chart.bottom - chart.h * unit.score / most for unit in ranked]
    placed: list[float] = []
    for y in wanted:
        placed.append(max(y, placed[-1] + gap) if placed else y)
    over = max(0.0, placed[-1] - (chart.bottom + mm(2)))
    for place in range(len(placed) - 1, -1, -1):
        limit = placed[place + 1] - gap if place + 1 < len(placed) else placed[place] - over
        placed[place] = min(placed[place], limit)
    for unit, y, end in zip(ranked, placed, wanted, strict=True):
        x = chart.right + mm(2)
        document.line((chart.right, end), (x + mm(2.5), y), RULE, mm(0.2))
        wide = min(mm(5), gap * 0.8 / TALL)
        desk.hare(unit.hare, x + mm(3), y - wide * TALL / 2, wide)
        text = Box(x + mm(9), y - mm(2.1), mm(25), mm(4.4))
        name = capital(printable(words.unit(unit)))
        document.sentence(f"{unit.score}  {name}", text, sheet.type("Figtree B", 8))


def draw_awards(desk: Desk) -> None:
    """The honours of the evening."""
    words, sheet = desk.words, desk.sheet
    y = heading(desk, words.say("awards"))
    for award in words.book.awards:
        y += _award(desk, award, y) + sheet.mm(6)


def _award(desk: Desk, award: Award, y: float) -> float:
    """What it is called, who has it and what for; the best-loved clues with their pictures."""
    document, words, sheet, body = desk.document, desk.words, desk.sheet, desk.sheet.body
    mm, top = sheet.mm, y
    title, why = words.award(award)
    wide = mm(LOVED)
    right = body.right - len(award.turns) * (wide + mm(3))
    for place, turn in enumerate(award.turns):
        box = Box(right + mm(3) + place * (wide + mm(3)), top, wide, wide * SHAPE)
        desk.picture(words.book.spreads[turn - 1].picture.card, "large", box)
    y += document.text(title, Box(body.x, y, right - body.x, 6), sheet.type("Fraunces", 15, INK, 1.2)) + mm(2)
    hares = [words.book.player(seat).hare for seat in award.seats]
    x = body.x + desk.hares(hares, Box(body.x, y, mm(26), mm(8))) + mm(2.5)
    names = capital(printable(words.say("earned", names=words.named(award.seats), why=why)))
    text = Box(x, y + mm(2), right - x, mm(12))
    y += max(mm(10), document.sentence(names, text, sheet.type("Figtree", 10)) + mm(2.5))
    for turn in award.turns:
        clue = printable(words.clue(words.book.spreads[turn - 1]))
        box = Box(body.x, y, right - body.x, mm(9))
        y += document.fitted(clue, box, sheet.type("Figtree I", 10, FAINT), side(clue)) + mm(1)
    y = max(y, top + wide * SHAPE) if award.turns else y
    document.line((body.x, y + mm(3)), (body.right, y + mm(3)), RULE, mm(0.15))
    return y + mm(3) - top


def draw_colophon(desk: Desk, paper: Paper) -> None:
    """What the book is made of."""
    document, words, sheet, body = desk.document, desk.words, desk.sheet, desk.sheet.body
    mm = sheet.mm
    loved = sorted(words.book.spreads, key=lambda spread: (-len(spread.hearts), spread.turn))[:FAN]
    _fan(desk, loved, Box(body.x, body.y + mm(18), body.w, mm(66)))
    y = body.y + mm(98)
    y += document.text(words.say("last"), Box(body.x, y, body.w, 8), sheet.type("Fraunces", 16, INK), "C") + mm(10)
    how = sheet.type("Figtree", 7.5, FAINT, 1.4)
    lines = []
    for deck in words.book.decks:
        named = {name: printable(getattr(deck, name)) for name in ("name", "author", "licence")}
        key = "deck" if deck.author or deck.licence else "deck_only"
        lines.append(words.say(key, **{name: said or "–" for name, said in named.items()}))
    lines += [words.say("made", version=words.book.hareloom), words.say("type")]
    column = Box(body.x + mm(12), y, body.w - mm(24), mm(12))
    for line in lines:
        y += document.fitted(line, Box(column.x, y, column.w, column.h), how, "C") + mm(2)
    document.centred(words.date(), (paper.width / 2, body.bottom - mm(2)), sheet.type("Figtree", 7, FAINT))


def _fan(desk: Desk, spreads: Sequence[Spread], room: Box) -> None:
    """A few pictures, held as in a hand."""
    wide = room.h / SHAPE * 0.92
    for place, spread in enumerate(spreads):
        aside = place - (len(spreads) - 1) / 2
        x, y = room.middle[0] + aside * wide * 0.86, room.middle[1] + abs(aside) * wide * 0.07
        with desk.document.turned(-7 * aside, (x, y)):
            desk.picture(spread.picture.card, "large", Box(x - wide / 2, y - wide * SHAPE / 2, wide, wide * SHAPE))
