"""Emoji in words: bots read them by their names."""

import unicodedata

_FIRST = 0x2190
"""Pictures begin there; what comes before are letters and marks."""
_JOINERS = "\u200d\ufe0f\u20e3"
_SKINS = range(0x1F3FB, 0x1F400)
_FLAG_LETTERS = range(0x1F1E6, 0x1F200)


def in_words(text: str) -> str:
    """The text with each emoji replaced by its name. A text without any stays as it is."""
    if not any(_is_picture(letter) for letter in text):
        return text
    words = "".join(_name(letter) if _is_picture(letter) else letter for letter in text if letter not in _JOINERS)
    return " ".join(words.split()).rstrip(",")


def _is_picture(letter: str) -> bool:
    return ord(letter) >= _FIRST and unicodedata.category(letter) in ("So", "Sk")


def _name(letter: str) -> str:
    if ord(letter) in _SKINS or ord(letter) in _FLAG_LETTERS:
        return ""
    name = unicodedata.name(letter, "").lower()
    return f" {name}," if name else " "
