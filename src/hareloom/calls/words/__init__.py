"""What calls say, one file a language. A new language is a file and a line here; a test compares them."""

from __future__ import annotations

from . import ar, de, en, es, fr, it, ja, ko, nl, pl, pt_br, ru, tr, zh
from .words import Words

LANGUAGES: dict[str, Words] = {
    "en": en.WORDS,
    "fr": fr.WORDS,
    "de": de.WORDS,
    "es": es.WORDS,
    "it": it.WORDS,
    "pt": pt_br.WORDS,
    "nl": nl.WORDS,
    "pl": pl.WORDS,
    "tr": tr.WORDS,
    "ru": ru.WORDS,
    "ar": ar.WORDS,
    "ja": ja.WORDS,
    "zh": zh.WORDS,
    "ko": ko.WORDS,
}


def words_of(language: str) -> Words:
    """The words of that language (a BCP 47 tag), or else English ones."""
    return LANGUAGES.get(language.partition("-")[0].lower(), en.WORDS)
