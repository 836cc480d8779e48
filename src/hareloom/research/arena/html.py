"""Small pieces of HTML. Every text goes through `escape`, whoever wrote it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

STYLE = """
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #26221c; --line: #d8d2c6; --head: #f0ece3; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1a18; --ink: #ece7dd; --line: #45413a; --head: #2a2825; } }
body { margin: 0 auto; max-width: 62rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: 0.5rem 0 1rem; font-variant-numeric: tabular-nums; }
caption { text-align: start; padding: 0.3rem 0; }
th, td { border-bottom: 1px solid var(--line); padding: 0.3rem 0.7rem; text-align: end; vertical-align: top; }
thead th { background: var(--head); vertical-align: bottom; }
th:first-child, td:first-child, .words th, .words td { text-align: start; }
tbody th { font-weight: 600; overflow-wrap: anywhere; min-width: 9rem; }
small { display: block; opacity: 0.85; white-space: nowrap; } .words small { white-space: normal; }
figure { margin: 1rem 0; }
svg { max-width: 100%; height: auto; }
code { overflow-wrap: anywhere; }
"""


def page(title: str, parts: Iterable[str]) -> str:
    """A whole page, with everything inside that it needs."""
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def table(caption: str, head: Sequence[str], rows: Iterable[Sequence[str]], *, words: bool = False) -> str:
    """A table whose rows begin with their headings. A cell's second line is small."""
    heads = "".join(f'<th scope="col">{escape(each)}</th>' for each in head)
    body = "\n".join(
        f'<tr><th scope="row">{_cell(first)}</th>{"".join(f"<td>{_cell(each)}</td>" for each in rest)}</tr>'
        for first, *rest in rows
    )
    kind = ' class="words"' if words else ""
    return (
        f'<div class="wide" role="region" aria-label="{escape(caption)}" tabindex="0">\n<table{kind}>\n'
        f"<caption>{escape(caption)}</caption>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{body}\n</tbody>\n"
        "</table>\n</div>"
    )


def _cell(text: str) -> str:
    first, _, second = text.partition("\n")
    return escape(first) + (f"<small>{escape(second)}</small>" if second else "")
