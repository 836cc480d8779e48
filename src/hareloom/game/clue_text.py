"""The wording of a clue."""

from .plain_text import can_be_seen, plain_line
from .refusals import Code, Refusal
from .values import ClueForm

LONGEST = 200


def clean_clue(form: ClueForm, text: str) -> str:
    """The clue as it will be shown, or a refusal. Only what is typed must have words."""
    words = plain_line(text)
    if len(words) > LONGEST:
        raise Refusal(Code.CLUE_TOO_LONG, f"A clue has at most {LONGEST} characters; this one has {len(words)}.")
    if form is ClueForm.TEXT and not can_be_seen(words):
        raise Refusal(Code.CLUE_EMPTY, "A typed clue needs at least one character that can be seen.")
    return words
