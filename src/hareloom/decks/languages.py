"""Languages as decks name them: BCP 47 tags of a language, perhaps a script, perhaps a region."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from hareloom.words import shown

from .manifest import LANGUAGE_PATTERN

# ISO 639-1. Tags of three letters are languages without one of two; they are taken as they are.
_CODES = """
aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el
en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu
ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na
nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so
sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
"""
KNOWN = frozenset(_CODES.split())

# What people write because it is the country's.
MEANT = {"cz": "cs", "dk": "da", "gb": "en", "gr": "el", "jp": "ja", "ua": "uk", "us": "en", "cn": "zh", "kp": "ko"}

_SHAPE = re.compile(LANGUAGE_PATTERN)


def language_problem(tag: str) -> str | None:
    """What is wrong with a language tag, in words; None if nothing is."""
    first, *rest = re.split("[-_]", tag)
    if _SHAPE.fullmatch(tag) and (len(first) == 3 or first in KNOWN):
        return None
    better = MEANT.get(first.lower(), first.lower())
    if better in KNOWN and len(rest) <= 2:
        scripts_and_regions = (part.title() if len(part) == 4 else part.upper() for part in rest)
        guess = "-".join((better, *scripts_and_regions))
        if _SHAPE.fullmatch(guess):
            return f"{shown(tag)} is not a language tag; '{guess}' would be"
    return f"{shown(tag)} is not a language that is known here; write a tag such as en, fr or pt-BR"


def best_tag(tags: Iterable[str], language: str) -> str:
    """That language; else the same language of elsewhere; else English; else any; empty if there is none."""
    known = list(tags)
    if language in known:
        return language
    for wanted in (language.partition("-")[0], "en"):
        for tag in known:
            if tag.partition("-")[0] == wanted:
                return tag
    return known[0] if known else ""


def best_text(texts: Mapping[str, str], language: str) -> str:
    """The text in the language that best_tag finds."""
    return texts.get(best_tag(texts, language), "")
