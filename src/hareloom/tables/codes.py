"""A table's code: three words that can be said, four where a server has many tables (docs/decisions/0020).

A code is stored, sent and linked in one form: its words joined, in lower case. No word begins with another one, so a
joined code can be read in one way only. Tables of earlier versions have ten letters and digits, without vowels.
"""

import re
import secrets
from pathlib import Path

WORDS = tuple(Path(__file__).with_name("words.txt").read_text(encoding="ascii").split())
SHORTEST, LONGEST = 3, 6
"""Letters of a word."""
MANY_TABLES = 1000
"""With more, a code has four words."""
FORM = r"^[0-9a-z]{9,24}$"

_CODE = re.compile(FORM.removesuffix("$") + r"\Z")
_BETWEEN_WORDS = re.compile(r"[\s_.,+-]+")
_KNOWN = frozenset(WORDS)

# fmt: off
UNKIND = (
    "anal", "arse", "bitch", "boob", "bugger", "clit", "cock", "coon", "crap", "cum", "cunt", "damn", "dick", "dildo",
    "dyke", "fag", "fuck", "gook", "hell", "homo", "jizz", "kike", "knob", "lesb", "nazi", "nig", "nude", "paki",
    "penis", "piss", "poo", "porn", "prick", "pube", "pussy", "queer", "rape", "rectum", "retard", "scrot", "semen",
    "sex", "shit", "slut", "smut", "spastic", "spic", "suck", "tit", "tranny", "turd", "twat", "vagin", "wank", "whor",
    "wog",
)
# fmt: on
"""What no code may contain, not even where two words meet."""


def new_code(tables: int) -> str:
    """A code for the next table of a server that has that many."""
    while True:
        code = "".join(secrets.choice(WORDS) for _ in range(3 if tables <= MANY_TABLES else 4))
        if not any(unkind in code for unkind in UNKIND):
            return code


def is_code(text: str) -> bool:
    """Could that be a table's code? The words are not looked at: the list may change, and tables stay."""
    return _CODE.match(text) is not None


def joined(text: str) -> str | None:
    """A code as a person may write it, with spaces, hyphens and capitals, in the one form; None if it can't be one."""
    code = _BETWEEN_WORDS.sub("", text).lower()
    return code if is_code(code) else None


def spoken(code: str) -> tuple[str, ...]:
    """The parts of a code as they are read out: its words; three groups of letters of an old one."""
    words: list[str] = []
    at = 0
    while at < len(code):
        word = next(
            (code[at : at + size] for size in range(SHORTEST, LONGEST + 1) if code[at : at + size] in _KNOWN), ""
        )
        if not word:
            return code[:4], code[4:7], code[7:]
        words.append(word)
        at += len(word)
    return tuple(words)
