"""The wording of a clue: plain text, trimmed, without characters that could disturb a line."""

import unicodedata

from .refusals import Code, Refusal
from .values import ClueForm

LONGEST = 200

# Control characters and lone surrogates cannot be shown; embeddings and overrides would turn the text round it about.
_UNSHOWN = {"Cc", "Cs"}
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def clean_clue(form: ClueForm, text: str) -> str:
    """The clue as it will be shown, or a refusal. Only what is typed must have words."""
    words = text if text.isascii() and text.isprintable() else _shown(text)
    words = " ".join(words.split())
    if len(words) > LONGEST:
        raise Refusal(Code.CLUE_TOO_LONG, f"A clue has at most {LONGEST} characters; this one has {len(words)}.")
    if form is ClueForm.TEXT and not any(unicodedata.category(c)[0] not in "CZ" for c in words):
        raise Refusal(Code.CLUE_EMPTY, "A typed clue needs at least one character that can be seen.")
    return words


def _shown(text: str) -> str:
    """Without what cannot be shown; what is written in several ways is written in one."""
    kept = [
        " " if character.isspace() else character
        for character in text
        if character.isspace() or (unicodedata.category(character) not in _UNSHOWN and character not in _TURNING)
    ]
    return unicodedata.normalize("NFC", "".join(kept))
