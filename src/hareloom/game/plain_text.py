"""One rule for what people write, names, clues and remarks alike: one line, in which everything can be seen.

What can't be seen goes: control characters, turned directions, blanks that pretend to be letters. Accents stay, as far
as they are accents and not a tower. Emoji that are joined out of several stay whole.
"""

import unicodedata

_JOINERS = "\u200c\u200d"
_STYLES = "\ufe0e\ufe0f"
"""They say whether a sign is shown as text or as a picture."""

# Unicode's default ignorable code points, which fonts show as nothing, and a blank of braille.
_BLANK = frozenset(
    map(
        chr,
        [
            0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0x200B, 0x2010),
            *range(0x202A, 0x202F), *range(0x2060, 0x2070), 0x2800, 0x3164, *range(0xFE00, 0xFE10), 0xFEFF, 0xFFA0,
            *range(0xFFF0, 0xFFF9), *range(0x1BCA0, 0x1BCA4), *range(0x1D173, 0x1D17B), *range(0xE0000, 0xE1000),
        ],
    )
)  # fmt: skip
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})

STACKED_MARKS = 2
"""Above or below one letter, as in Vietnamese."""
ALL_MARKS = 4
"""With those that belong to the spelling, as in Hebrew or Hindi."""


def plain_line(text: str) -> str:
    """The text as it will be shown."""
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    spaced = "".join(" " if character.isspace() else character for character in text)
    return " ".join(_without_towers(unicodedata.normalize("NFC", _seen(spaced))).split())


def can_be_seen(text: str) -> bool:
    """Is there anything but spaces and marks without a letter?"""
    return any(unicodedata.category(character)[0] not in "CZM" for character in text)


def shortened(text: str, longest: int) -> str:
    """The beginning of a line, without half an emoji or half a letter at its end."""
    if len(text) <= longest:
        return text
    end = longest
    while end and (_continues(text[end]) or text[end - 1] == "\u200d"):
        end -= 1
    return text[: end or longest].strip()


def clean_line(text: str, longest: int) -> str:
    """What a person wrote, as it will be shown; empty if nothing of it can be seen."""
    line = shortened(plain_line(text), longest)
    return line if can_be_seen(line) else ""


def _seen(text: str) -> str:
    kept: list[str] = []
    for place, character in enumerate(text):
        if character in _JOINERS or character in _STYLES:
            following = text[place + 1] if place + 1 < len(text) else " "
            if kept and _has_sense(character, kept[-1], following):
                kept.append(character)
        elif character not in _BLANK and unicodedata.category(character) not in _UNSEEN:
            kept.append(character)
    return "".join(kept)


def _has_sense(character: str, before: str, after: str) -> bool:
    """Does this joiner or style join or style anything here?"""
    if character in _STYLES:
        return _is_sign(before) or before in "0123456789#*"
    if character == "\u200d" and (_is_sign(before) or before in _STYLES) and _is_sign(after):
        return True
    return _is_joined_script(before) and _is_joined_script(after)


def _is_sign(character: str) -> bool:
    """An emoji, or its colour of skin."""
    return unicodedata.category(character) == "So" or "\U0001f3fb" <= character <= "\U0001f3ff"


def _is_joined_script(character: str) -> bool:
    """A letter of a script whose letters change their shape beside each other: Arabic, those of India, Mongolian."""
    return "\u0600" <= character <= "\u18af" and unicodedata.category(character)[0] in "LM"


def _without_towers(text: str) -> str:
    kept: list[str] = []
    stacked = marks = 0
    for character in text:
        if unicodedata.category(character) not in ("Mn", "Me"):
            stacked = marks = 0
            kept.append(character)
            continue
        marks += 1
        stacked += unicodedata.combining(character) in (1, *range(200, 241)) or unicodedata.category(character) == "Me"
        if kept and marks <= ALL_MARKS and stacked <= STACKED_MARKS:
            kept.append(character)
    return "".join(kept)


def _continues(character: str) -> bool:
    """Does this belong to the character before it?"""
    joined = character in _JOINERS or character in _STYLES or "\U0001f3fb" <= character <= "\U0001f3ff"
    return joined or unicodedata.category(character) in ("Mn", "Me", "Mc")
