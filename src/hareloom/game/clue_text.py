"""The wording of a clue, and its language."""

import re

from .plain_text import can_be_seen, plain_line
from .refusals import Code, Refusal
from .values import ClueForm

LONGEST = 200
_TAG = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}")


def clean_clue(form: ClueForm, text: str) -> str:
    """The clue as it will be shown, or a refusal. Only what is typed must have words."""
    words = plain_line(text)
    if len(words) > LONGEST:
        raise Refusal(Code.CLUE_TOO_LONG, f"A clue has at most {LONGEST} characters; this one has {len(words)}.")
    if form is ClueForm.TEXT and not can_be_seen(words):
        raise Refusal(Code.CLUE_EMPTY, "A typed clue needs at least one character that can be seen.")
    return words


def clean_lang(tag: str) -> str:
    """The language tag of a clue. What is none is left out: it only helps to pronounce the clue."""
    return tag if _TAG.fullmatch(tag) else ""
