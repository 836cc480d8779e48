"""Hit rates as a picture: an SVG with a bar a kind and strength, and its interval."""

from html import escape

from .listening import Hits, Listening

ROW, LEFT, WIDTH, TOP = 18, 150, 520, 46
CHANCE = 0.2
_COLOURS = {"gentle": "#c9a227", "clever": "#4f8a8b", "cunning": "#6b3fa0"}


def plot(found: Listening) -> str:
    """The hit rates with decoys as in a game."""
    hits = sorted((each for each in found.hits if each.decoys == "game"), key=lambda each: (each.kind, each.strength))
    kinds = sorted({each.kind for each in hits})
    height = TOP + ROW * (len(hits) + len(kinds))
    size = f'width="{LEFT + WIDTH + 130}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="13">',
        '<rect width="100%" height="100%" fill="#fff"/>',
        '<text x="10" y="22" font-size="15">Votes that find the card, with decoys as in a game</text>',
    ]
    y = TOP
    for kind in kinds:
        parts.append(f'<text x="10" y="{y + 13}">{escape(kind)}</text>')
        for each in (one for one in hits if one.kind == kind):
            parts += _bar(each, y)
            y += ROW
        y += ROW
    at = LEFT + WIDTH * CHANCE
    parts.append(f'<line x1="{at}" x2="{at}" y1="{TOP - 6}" y2="{y - ROW}" stroke="#888" stroke-dasharray="4 3"/>')
    parts.append(f'<text x="{at + 4}" y="{TOP - 8}" fill="#666">chance</text></svg>')
    return "\n".join(parts) + "\n"


def _bar(each: Hits, y: int) -> list[str]:
    share = each.found
    middle, end = y + ROW / 2, LEFT + WIDTH * share.most
    bar = f'x="{LEFT}" y="{y + 2}" width="{WIDTH * share.share:.1f}" height="{ROW - 4}"'
    from_, to = LEFT + WIDTH * share.least, LEFT + WIDTH * share.most
    return [
        f'<rect {bar} fill="{_COLOURS[each.strength]}"/>',
        f'<line x1="{from_:.1f}" x2="{to:.1f}" y1="{middle}" y2="{middle}" stroke="#222"/>',
        f'<text x="{end + 8:.1f}" y="{middle + 4}">{share.share:.2f} {each.strength}</text>',
    ]
