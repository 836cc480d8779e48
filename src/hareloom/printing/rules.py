"""The rules of the chosen editions, on two pages: a table of the editions, and text in two columns.

Every number comes from the editions' own values. The text is as large as two pages allow.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hareloom.game.editions import Edition
from hareloom.game.house_rules import HouseRules
from hareloom.game.scoring import CROWD_CAP

from .document import FAINT, GOLD, INK, Document, Type
from .paper import EDGE, FOOT, Box, Paper
from .texts import Texts

FINDING = frozenset({"classic", "revised", "odyssey", "team"})
EVERY = FINDING | {"party"}
SECTIONS = (  # what is printed, and for which editions
    ("setup", EVERY),
    ("turn", FINDING),
    ("points", FINDING),
    ("example", FINDING - {"team"}),
    ("three", FINDING - {"team"}),
    ("many", frozenset({"odyssey"})),
    ("team", frozenset({"team"})),
    ("party", frozenset({"party"})),
    ("party_example", frozenset({"party"})),
    ("pile", EVERY - {"classic"}),
    ("end", EVERY),
    ("variants", FINDING),
)
SOME, FLOP = 3, 2
"""Points where some have found it, and where all or nobody have; a test compares them with the rules' own."""

SIZES = (15.0, 14.0, 13.0, 12.0, 11.5, 11.0, 10.5, 10.0, 9.5, 9.0, 8.6, 8.2, 7.8, 7.4, 7.0)
LARGE = 12.0
TOGETHER = 9.0
"""The smallest type that is worth keeping sections together for."""
GUTTER = 9.0
COLUMNS = 2
ENOUGH_CARDS = 10_000


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph, with the title of its section if it is the first."""

    text: str
    title: str = ""
    bullet: bool = False
    last: bool = False


Column = list[tuple[Block, Box]]


def blocks(texts: Texts, editions: Sequence[Edition]) -> list[Block]:
    """All that is said of these editions."""
    chosen = {edition.id: edition for edition in editions}
    found = []
    for name, which in SECTIONS:
        if not which & chosen.keys():
            continue
        values = _values(texts, name, chosen)
        title = texts(f"rules.{name}.title", **values)
        lines = [line for line in texts(f"rules.{name}.text", **values).split("\n") if line]
        for number, line in enumerate(lines):
            bullet, last = line.startswith("- "), number == len(lines) - 1
            found.append(Block(line.removeprefix("- "), "" if number else title, bullet=bullet, last=last))
    return found


def _values(texts: Texts, name: str, chosen: dict[str, Edition]) -> dict[str, object]:
    """The numbers of a section."""
    values: dict[str, object] = {"some": SOME, "flop": FLOP, "most": CROWD_CAP, "classic": ""}
    if name in chosen:
        edition = chosen[name]
        values |= {"players": _players(texts, edition), "hand": edition.rules.hand_size, "cap": edition.rules.bonus_cap}
    if name == "three":
        trio = next(edition for edition in chosen.values() if edition.trio)
        rules = trio.for_table(3, HouseRules(), ENOUGH_CARDS)
        values |= {"hand": rules.hand_size, "given": rules.cards_given, "images": rules.images}
    if name == "many":
        odyssey = chosen["odyssey"]
        values |= {"many": odyssey.two_votes_from, "cap": odyssey.rules.bonus_cap}
    if name == "pile" and "classic" in chosen:
        values["classic"] = " " + texts("rules.pile.classic").strip()
    return values


def _players(texts: Texts, edition: Edition) -> str:
    counts = edition.player_counts
    if counts == tuple(range(counts[0], counts[-1] + 1)):
        return f"{counts[0]}–{counts[-1]}"
    return texts("table.or", first=", ".join(map(str, counts[:-1])), last=counts[-1])


def table(texts: Texts, editions: Sequence[Edition]) -> list[list[str]]:
    """The editions side by side, with a row of titles."""
    titles = [texts(f"table.{name}") for name in ("edition", "players", "hand", "votes", "bonus", "end")]
    return [titles, *(_row(texts, edition) for edition in editions)]


def _row(texts: Texts, edition: Edition) -> list[str]:
    rules = edition.rules
    hand = str(rules.hand_size)
    if edition.trio:
        hand = texts("table.three", hand=hand, three=dict(edition.trio)["hand_size"])
    if rules.red_token:
        votes = texts("table.green_red")
    elif rules.teams:
        votes = texts("table.pair_vote")
    elif edition.two_votes_from:
        votes = texts("table.two_votes", many=edition.two_votes_from)
    else:
        votes = texts("table.one_vote")
    if rules.counting == "crowd":
        bonus = texts("table.no_bonus")
    else:
        bonus = texts("table.no_cap") if rules.bonus_cap is None else texts("table.cap", cap=rules.bonus_cap)
    if rules.target_score is not None:
        end = texts("table.target", target=rules.target_score)
    else:
        end = texts("table.rounds" if rules.rounds_per_player else "table.pile")
    return [texts(f"edition.{edition.id}"), _players(texts, edition), hand, votes, bonus, end]


def print_rules(document: Document, texts: Texts, editions: Sequence[Edition]) -> None:
    """Two pages; with backs they are the two sides of one sheet."""
    rows = table(texts, editions)
    size, placed = 0.0, list[Column]()

    def page(number: int) -> None:
        for column in placed[COLUMNS * (number - 1) : COLUMNS * number]:
            for block, box in column:
                _draw(document, block, box, size)

    def opening(paper: Paper) -> None:
        nonlocal size, placed
        below = _opening(document, texts, rows, paper)
        size, placed = _largest(document, blocks(texts, editions), below, paper)
        page(1)

    document.spread((texts("sheet.rules", part=1), opening), (texts("sheet.rules", part=2), lambda _paper: page(2)))


LEAD = Type("Figtree I", 10.5, FAINT)
SMALL = Type(size=8, leading=1.25)
SMALL_BOLD = Type("Figtree B", 8, leading=1.25)
SHARES = (0.12, 0.1, 0.17, 0.21, 0.18, 0.22)
PADDING = 1.3


def _row_heights(document: Document, rows: list[list[str]], wide: float) -> list[float]:
    return [
        max(document.height(cell, wide * share - 2, SMALL_BOLD) for cell, share in zip(row, SHARES, strict=True))
        + 2 * PADDING
        for row in rows
    ]


def _opening(document: Document, texts: Texts, rows: list[list[str]], paper: Paper) -> float:
    """The title, a sentence, and the table; returns where the columns may begin."""
    wide = paper.width - 2 * EDGE
    document.text(texts("rules.title"), Box(EDGE, EDGE - 3, wide, 10), Type("Fraunces", 22, leading=1.1))
    y = EDGE + 8
    y += document.text(texts("rules.lead"), Box(EDGE, y, wide, 10), LEAD) + 3
    for number, (row, height) in enumerate(zip(rows, _row_heights(document, rows, wide), strict=True)):
        if number == 0:
            document.filled(Box(EDGE, y, wide, height), "#efe6d2")
        x = EDGE
        for column, (cell, share) in enumerate(zip(row, SHARES, strict=True)):
            how = SMALL_BOLD if number == 0 or column == 0 else SMALL
            document.text(cell, Box(x + 1, y + PADDING, wide * share - 2, height), how)
            x += wide * share
        y += height
        document.line((EDGE, y), (EDGE + wide, y), "#d8c69a", 0.2)
    return y + 6


def _largest(document: Document, text: Sequence[Block], below: float, paper: Paper) -> tuple[float, list[Column]]:
    """The largest type that fits. Sections stay in one column, unless the type would become too small for it.

    Where there is little to say the type is large, and paragraphs flow from column to column.
    """
    sections: list[list[Block]] = []
    for block in text:
        if block.title:
            sections.append([])
        sections[-1].append(block)
    paragraphs: list[list[Block]] = []
    for block in text:
        if block.bullet and not block.title:
            paragraphs[-1].append(block)  # a list is not torn apart
        else:
            paragraphs.append([block])
    tries: list[tuple[float, list[list[Block]]]] = [
        *((size, paragraphs) for size in SIZES if size > LARGE),
        *((size, sections) for size in SIZES if LARGE >= size >= TOGETHER),
        *((size, paragraphs) for size in SIZES if size <= LARGE),
    ]
    for size, groups in tries:
        if placed := _columns(document, groups, size, below, paper):
            return size, placed
    raise AssertionError("the rules are too long for two pages")


def _columns(
    document: Document, groups: Sequence[Sequence[Block]], size: float, below: float, paper: Paper
) -> list[Column] | None:
    """Where each block lies, groups kept together, or None if the two pages are too small for that size."""
    wide = (paper.width - 2 * EDGE - GUTTER) / COLUMNS
    bottom = paper.height - FOOT
    tops = [below, below, EDGE, EDGE]
    found: list[Column] = [[]]
    y = tops[0]
    for group in groups:
        heights = [_height(document, block, wide, size) for block in group]
        if y + sum(heights) > bottom:
            found.append([])
            if len(found) > len(tops):
                return None
            y = tops[len(found) - 1]
            if y + sum(heights) > bottom:
                return None
        x = EDGE + (len(found) - 1) % COLUMNS * (wide + GUTTER)
        for block, height in zip(group, heights, strict=True):
            found[-1].append((block, Box(x, y, wide, height)))
            y += height
    return found


def _styles(size: float) -> tuple[Type, Type]:
    return Type("Fraunces", size * 1.3, INK, 1.2), Type(size=size)


def _height(document: Document, block: Block, wide: float, size: float) -> float:
    title, text = _styles(size)
    above = document.height(block.title, wide, title) + size * 0.1 if block.title else 0.0
    below = size * (0.2 if not block.last else 0.5)
    return above + document.height(block.text, wide - (size * 0.4 if block.bullet else 0), text) + below


def _draw(document: Document, block: Block, box: Box, size: float) -> None:
    title, text = _styles(size)
    y = box.y
    if block.title:
        y += document.text(block.title, Box(box.x, y, box.w, 0), title) + size * 0.1
    indent = size * 0.4 if block.bullet else 0.0
    if block.bullet:
        document.disc((box.x + 0.9, y + size * 0.235), 0.55, GOLD)
    document.text(block.text, Box(box.x + indent, y, box.w - indent, 0), text)
