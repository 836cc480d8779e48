"""The hares, their symbols and their tokens, drawn as the page draws them; a test compares the shapes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Hare:
    """A player's piece: its colour, the ink of its symbol, and the symbol in a box of 24 by 24."""

    id: str
    colour: str
    ink: str
    symbol: str
    rays: str = ""


HARES = (
    Hare(
        "bone",
        "#f1e6c6",
        "#2b2118",
        "M15.6 2.6A9.6 9.6 0 1 0 21.4 15 8 8 0 0 1 15.6 2.6Z",
    ),
    Hare(
        "ruby",
        "#d42a4a",
        "#fff6e6",
        (
            "M12 21.2 3.6 12.6a5.4 5.4 0 0 1 0-7.7 5.5 5.5 0 0 1 7.7 0l.7.7.7-.7a5.5 5.5 0 0 1 7.7 0 5.4 5.4 0 0 "
            "1 0 7.7Z"
        ),
    ),
    Hare(
        "sky",
        "#b4ddf5",
        "#12263c",
        "M6.6 19.4A5.1 5.1 0 0 1 5.8 9.3a6.6 6.6 0 0 1 12.7 1.4A4.4 4.4 0 0 1 18 19.4Z",
    ),
    Hare(
        "pine",
        "#1f7d58",
        "#fffbef",
        "M12 1.5 18.4 10h-3L20.5 17h-6.7v5h-3.6v-5H3.5L8.6 10h-3Z",
    ),
    Hare(
        "straw",
        "#efb42b",
        "#33210a",
        "M12 7.1a4.9 4.9 0 1 1 0 9.8 4.9 4.9 0 0 1 0-9.8Z",
        "M12 2.2v2M12 19.8v2M2.2 12h2M19.8 12h2M5 5l1.4 1.4M17.6 17.6 19 19M19 5l-1.4 1.4M6.4 17.6 5 19",
    ),
    Hare(
        "violet",
        "#a346b8",
        "#fff2ff",
        (
            "M12 1.8a5.6 5.6 0 0 1 1.8 10.9v2.1h3v3h-3v1.2h3.2v3h-6.8V12.7A5.6 5.6 0 0 1 12 1.8Zm0 3.3a2.3 2.3 0 "
            "1 0 0 4.6 2.3 2.3 0 0 0 0-4.6Z"
        ),
    ),
    Hare(
        "coral",
        "#f57d55",
        "#3b1509",
        (
            "M20.8 3.2C10.5 2.6 4.2 7.2 4.3 14.3c0 1.4.3 2.5.8 3.4L2.6 20.3l1.6 1.6 2.6-2.6c1 .5 2.1.7 3.4.7 7 0 "
            "11.3-6.6 10.6-16.8ZM7.4 17.3l-.8-.8 7-7.2.9.9Z"
        ),
    ),
    Hare(
        "royal",
        "#6f80f0",
        "#0b1030",
        "m12 1.6 3.1 6.9 7.5.8-5.6 5 1.6 7.4L12 17.9l-6.6 3.8L7 14.3l-5.6-5 7.5-.8Z",
    ),
    Hare(
        "mint",
        "#4fcba3",
        "#062a1f",
        "M12 1.6c4.2 5.2 7.3 9 7.3 13A7.3 7.3 0 0 1 12 22a7.3 7.3 0 0 1-7.3-7.4c0-4 3.1-7.8 7.3-13Z",
    ),
    Hare(
        "mauve",
        "#cb9ac2",
        "#3d0f33",
        "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 5.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6Z",
    ),
    Hare(
        "umber",
        "#9e611f",
        "#fff3de",
        "M12 2 22 11.2h-2.8V21.5h-5V15h-4.4v6.5h-5V11.2H2Z",
    ),
    Hare(
        "slate",
        "#66758a",
        "#fffbef",
        "M2.2 6.4 7.4 10.6 12 3.2l4.6 7.4 5.2-4.2L19.9 20H4.1Z",
    ),
)
HARE = (
    "M22.5 79.5C11.4 79.5 4.5 71.5 5.4 61.4 3 60.8 1.4 58.6 1.8 56c.4-2.5 2.8-4.2 5.3-3.8C10.6 42.6 19 36.8 "
    "29.2 36.4c4-.2 6.3-1.6 8-4.3C32 27 26.8 17.7 25.8 8.9c-.5-4.5 3-6.6 6.3-3.7C36 8.7 39 14.1 40.9 19.9"
    "c-.2-5.7.6-11.3 2.8-15.6 2-3.9 6-3.7 7.4.9 1.7 5.7 1.6 12.3-.1 18 6.6 1 12.3 4.6 15.4 9.2 1.7 2.6 1 5.7"
    "-1.8 7-3.3 1.5-6.5 2.1-9.1 2.5 1.6 5.1 2 10.1 1.1 15.7l-1.7 10.7h5.1c4.3 0 7 2.7 7.1 6.5 0 2.9-1.7 4.7-4.6 4.7Z"
)
"""The hare in profile, looking to the right, in a box of 72 by 84."""

GREEN = '<path fill="none" stroke="#fff" stroke-width="3.6" d="m5 12.5 4.8 4.8L19.5 7"/>'
RED = '<path fill="none" stroke="#fff" stroke-width="3.6" d="M6 6l12 12M18 6 6 18"/>'
GREEN_BODY, RED_BODY = "#287a4c", "#c23a32"


def hare_svg(hare: Hare, *, flip: bool = False) -> str:
    """The hare with its symbol, in 78 by 88. The symbol is never mirrored."""
    turn = ' transform="translate(72 0) scale(-1 1)"' if flip else ""
    back = " translate(24 0) scale(-1 1)" if flip else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -2 78 88"><g{turn}>'
        f'<path d="{HARE}" fill="none" stroke="#0a0f1a" stroke-width="4" stroke-linejoin="round"/>'
        f'<path d="{HARE}" fill="{hare.colour}"/>'
        '<path fill="none" stroke="#fff" stroke-opacity="0.42" stroke-width="2.4" stroke-linecap="round" '
        'd="M27.5 9.5c1.3 7.5 5 15 10.6 20.6M9.5 55C13 45 20.5 40.2 29.6 39.8"/>'
        f'<circle cx="53.6" cy="31.6" r="2.3" fill="{hare.ink}"/>'
        f'<g transform="translate(13.5 42.5) scale(1.36){back}">{_symbol(hare)}</g></g></svg>'
    )


def symbol_svg(hare: Hare) -> str:
    """The symbol alone, in 24 by 24."""
    return sign_svg(_symbol(hare))


def sign_svg(inside: str) -> str:
    """A sign of a token, in 24 by 24."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{inside}</svg>'


def mark_svg(colour: str) -> str:
    """The hare as Hareloom's mark, in one colour."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -2 78 88"><path d="{HARE}" fill="{colour}"/></svg>'


def _symbol(hare: Hare) -> str:
    rays = (
        f'<path d="{hare.rays}" fill="none" stroke="{hare.ink}" stroke-width="2.6" stroke-linecap="round"/>'
        if hare.rays
        else ""
    )
    return f'<path d="{hare.symbol}" fill="{hare.ink}" fill-rule="evenodd"/>{rays}'
