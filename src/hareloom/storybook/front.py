"""The cover: the best-loved clue and its picture, the day, and who told."""

from __future__ import annotations

from hareloom.printing.document import NIGHT
from hareloom.printing.fonts import printable
from hareloom.printing.paper import Box, Paper

from .drawing import Desk
from .sheet import SHAPE
from .words import capital

GOLD = "#e7b85c"
PALE = "#f2d391"
SOFT = "#cfc4a8"
STARS = ("#6d7c95", "#8f9bb0", "#b9b08f")
ALL = 12


def draw_cover(desk: Desk, paper: Paper) -> None:
    document, words, sheet = desk.document, desk.words, desk.sheet
    mm, middle = sheet.mm, paper.width / 2
    document.filled(Box(0, 0, paper.width, paper.height), NIGHT)
    _stars(desk, paper)
    wide = mm(84)
    top = mm(24) + max(0.0, (paper.height - mm(210)) / 3)
    document.centred("Hareloom", (middle, top - mm(9)), sheet.type("Fraunces", 12, GOLD))
    picture = Box(middle - wide / 2, top, wide, wide * SHAPE)
    document.framed(picture.grown(mm(3.2)), GOLD, mm(0.35))
    document.framed(picture.grown(mm(2.2)), GOLD, mm(0.15))
    desk.picture(words.book.cover.card, "large", picture)
    y = picture.bottom + mm(7)
    title = printable(words.title())
    column = Box(mm(14), y, paper.width - mm(28), mm(21))
    y += document.fitted(title, column, sheet.type("Fraunces", 18.5, PALE, 1.16), "C", even=True) + mm(3)
    line = Box(column.x, y, column.w, mm(5))
    day = f"{words.say('evening', date=words.date())}, {words.say('told_by')}"
    y += document.fitted(day, line, sheet.type("Figtree", 8.5, SOFT), "C") + mm(2)
    hares = [player.hare for player in words.book.players]
    high = mm(7)
    row = min(column.w, len(hares) * high * 0.92)
    desk.hares(hares, Box(middle - row / 2, y, row, high))
    y += high + mm(2)
    names = capital(words.listed([printable(words.called(player)) for player in words.book.players], ALL))
    document.sentence(names, Box(column.x, y, column.w, mm(8)), sheet.type("Figtree B", 8, SOFT), "C")
    edition = words.say("edition", edition=words.edition())
    document.centred(edition, (middle, paper.height - mm(8)), sheet.type("Figtree", 6.5, SOFT))


def _stars(desk: Desk, paper: Paper) -> None:
    """A few stars, always the same."""
    state = 7
    for _ in range(70):
        state = state * 16807 % 2147483647
        x = state % 1000 / 1000 * paper.width
        state = state * 16807 % 2147483647
        y = state % 1000 / 1000 * paper.height
        state = state * 16807 % 2147483647
        radius, colour = desk.sheet.mm(0.08 + state % 100 / 700), STARS[state % len(STARS)]
        desk.document.disc((x, y), radius, colour)
