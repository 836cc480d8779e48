"""A turn on two pages: the story on the left, its picture on the right."""

from __future__ import annotations

from hareloom.printing.document import FAINT, GOLD, INK
from hareloom.printing.fonts import printable
from hareloom.printing.paper import Box, Paper

from .book import Shown, Spread
from .drawing import TALL, Desk
from .sheet import SHAPE, side
from .words import capital

CAPTION = 11.5
"""Below a picture of another player: whose it was, and who followed it."""
WIDEST, GAP, WIDEST_GAP = 38.0, 3.2, 9.0
ONE_ROW = 5
"""More pictures stand in two rows."""


def draw_story(desk: Desk, spread: Spread, paper: Paper) -> None:
    """The left page."""
    mm, body = desk.sheet.mm, desk.sheet.body
    y = _opening(desk, spread, body)
    y = _spoken(desk, spread, Box(body.x, y, body.w, body.bottom - y - mm(100)))
    points = Box(body.x, body.bottom - mm(7), body.w, mm(6))
    _others(desk, spread, Box(body.x, y + mm(7), body.w, points.y - mm(4) - y - mm(7)))
    _points(desk, spread, points)
    folio(desk, paper, 2 * spread.turn)


def draw_picture(desk: Desk, spread: Spread, _paper: Paper) -> None:
    """The right page."""
    desk.picture(spread.picture.card, "large", desk.sheet.picture(desk.sheet.body))


def folio(desk: Desk, paper: Paper, number: int) -> None:
    """The page's number."""
    how = desk.sheet.type("Figtree", 6.5, FAINT)
    desk.document.centred(str(number), (paper.width / 2, paper.height - desk.sheet.mm(5.5)), how)


def _opening(desk: Desk, spread: Spread, body: Box) -> float:
    """Turn, teller, clue, and who found it; returns where it ends."""
    document, words, sheet = desk.document, desk.words, desk.sheet
    mm = sheet.mm
    y = body.y
    line = Box(body.x, y, body.w, mm(5))
    document.text(words.say("turn", turn=spread.turn), line, sheet.type("Figtree B", 8, GOLD))
    if spread.hearts:
        count = str(len(spread.hearts))
        document.fitted(count, line, sheet.type("Figtree B", 8.5, FAINT), "R")
        desk.heart(body.right - mm(4.6 + 2 * len(count)), y + mm(0.35), mm(3.6))
    y += mm(8)
    teller = words.book.player(spread.teller)
    desk.hare(teller.hare, body.x, y, mm(7))
    told = capital(printable(words.told(spread)))
    document.sentence(
        told, Box(body.x + mm(9.5), y + mm(2.2), body.w - mm(10), mm(5)), sheet.type("Figtree", 10, FAINT)
    )
    y += mm(12)
    clue = printable(words.clue(spread))
    room = Box(body.x, y, body.w, mm(40))
    y += document.fitted(clue, room, sheet.type("Fraunces", 21, INK, 1.18), side(spread.clue.text), even=True) + mm(4)
    return y + _outcome(desk, spread, Box(body.x, y, body.w, mm(6)))


def _outcome(desk: Desk, spread: Spread, row: Box) -> float:
    words, sheet = desk.words, desk.sheet
    mm = sheet.mm
    hares = [words.book.player(seat).hare for seat in spread.finders]
    wide = desk.hares(hares, Box(row.x, row.y, row.w * 0.45, row.h))
    x = row.x + (wide + mm(2.5) if hares else 0.0)
    said = capital(printable(words.outcome(spread)))
    text = Box(x, row.y + mm(0.6), row.right - x, mm(8))
    return max(row.h, desk.document.sentence(said, text, sheet.type("Figtree B", 9)) + mm(0.6))


def _spoken(desk: Desk, spread: Spread, room: Box) -> float:
    """What bots said about it, as far as there is room; returns where it ends."""
    words, sheet = desk.words, desk.sheet
    mm, y = sheet.mm, room.y
    for one in spread.spoken:
        if y + mm(9) > room.y + max(room.h, mm(10)):
            break
        y += mm(3.5)
        desk.hare(words.book.player(one.seat).hare, room.x, y, mm(4.2))
        said = printable(words.say("said", text=one.text))
        box = Box(room.x + mm(6), y + mm(0.3), room.w - mm(6), mm(8))
        y += max(mm(4.5), desk.document.fitted(said, box, sheet.type("Figtree I", 8.5, FAINT), "L"))
    return y


def _others(desk: Desk, spread: Spread, room: Box) -> None:
    """The other pictures, at the foot of the page, as large as there is room for."""
    mm, count = desk.sheet.mm, len(spread.others)
    if not count:
        return
    rows = 1 if count <= ONE_ROW else 2
    columns = -(-count // rows)
    caption = mm(CAPTION)
    across = (room.w - (columns - 1) * mm(GAP)) / columns
    wide = min(across, (room.h / rows - caption) / SHAPE, mm(WIDEST))
    gap = min(mm(WIDEST_GAP), (room.w - columns * wide) / max(1, columns - 1))
    high = wide * SHAPE + caption
    top = room.bottom - rows * high
    for place, one in enumerate(spread.others):
        column, row = place % columns, place // columns
        _other(desk, one, Box(room.x + column * (wide + gap), top + row * high, wide, wide * SHAPE))


def _other(desk: Desk, one: Shown, box: Box) -> None:
    """A picture, below it its owner, and below that who followed it."""
    words, sheet = desk.words, desk.sheet
    mm = sheet.mm
    desk.picture(one.card, "small", box)
    if one.red:
        desk.red_token((box.x + mm(3), box.y + mm(3)), mm(2.1))
    if one.hearts:
        desk.document.disc((box.right - mm(3), box.y + mm(3)), mm(2.1), "#ffffff")
        desk.heart(box.right - mm(4.2), box.y + mm(1.8), mm(2.4))
    owner = words.book.player(one.owner)
    y = box.bottom + mm(1.5)
    desk.hare(owner.hare, box.x, y, mm(3.6))
    name = capital(printable(words.called(owner)))
    text = Box(box.x + mm(4.4), y + mm(0.7), box.w - mm(4.4), mm(3.2))
    desk.document.fitted(name, text, sheet.type("Figtree B", 6.6, INK, 1.15))
    if one.voters:
        _followers(desk, one, Box(box.x, y + mm(4.9), box.w, mm(3.4)))


def _followers(desk: Desk, one: Shown, row: Box) -> None:
    """A small arrow, and the hares that went there."""
    mm = desk.sheet.mm
    y = row.y + row.h / 2
    x = row.x + mm(0.3)
    desk.document.line((x + mm(1.6), y), (x, y), GOLD, mm(0.25))
    desk.document.line((x + mm(0.7), y - mm(0.6)), (x, y), GOLD, mm(0.25))
    desk.document.line((x + mm(0.7), y + mm(0.6)), (x, y), GOLD, mm(0.25))
    hares = [desk.words.book.player(seat).hare for seat in one.voters]
    left = row.x + mm(2.4)
    desk.hares(hares, Box(left, row.y, row.right - left, row.h))


def _points(desk: Desk, spread: Spread, row: Box) -> None:
    """What the turn brought, hare by hare."""
    sheet, units = desk.sheet, desk.words.book.units
    mm = sheet.mm
    desk.document.line((row.x, row.y - mm(2)), (row.right, row.y - mm(2)), "#d9cdb2", mm(0.15))
    wide = min(mm(13.5), row.w / max(1, len(spread.gains)))
    hare = min(row.h / TALL, wide * 0.48)
    for place, gain in enumerate(spread.gains):
        x = row.x + place * wide
        desk.hare(units[gain.unit].hare, x, row.y + (row.h - hare * TALL) / 2, hare)
        text = Box(x + hare + mm(0.6), row.y + mm(1.2), wide - hare - mm(0.6), mm(4))
        desk.document.fitted(f"+{gain.points}", text, sheet.type("Fraunces", 8.5))
