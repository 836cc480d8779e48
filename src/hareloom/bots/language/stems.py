"""Stems of the meaningful words of a text, to keep a clue free of words from its card's description."""

import functools
import re

import snowballstemmer

_NAMES = {
    "ar": "arabic",
    "de": "german",
    "en": "english",
    "es": "spanish",
    "fr": "french",
    "it": "italian",
    "nl": "dutch",
    "pl": "polish",
    "pt": "portuguese",
    "ru": "russian",
    "tr": "turkish",
}
SHORTEST = 3
_WORD = re.compile(r"[^\W\d_]+")
_HAN = re.compile(r"[\u3400-\u9fff]{2,}")
_HANGUL = re.compile(r"[\uac00-\ud7a3]{2,}")

# Stop words: a clue may share them with any description.
_STOP_WORDS = {
    "en": """about above after again all also always and another any anybody are around away back because been before
    being below between both but can cannot could did does doing down each even ever every everybody everything far few
    for from get goes going gone got had has have having her here hers him his how into its itself just know let like
    made make many may might more most much must near nearly never next nobody none nor not nothing now off once one
    only onto other our out over own quite same say see she should since some somebody someone something still such
    take than that the their them then there these they this those though through till too two under until upon very
    was way were what when where which while who whose why will with without would yet you your""",
    "fr": """
    afin ailleurs ainsi alors apres après aucun aucune aussi autre autres aux avant avec avoir beaucoup bien car
    ceci cela celle celles celui ces cet cette ceux chaque chez comme comment contre dans dehors depuis des deux
    donc dont elle elles encore entre est etait etre eux faire fait fois font ici ils jamais juste les leur
    leurs lui mais meme memes moins mon même mêmes nos notre nous oui par parce pas pendant peu peut plus pour
    pourquoi pourtant pres presque près puis quand que quel quelle quelque quelques qui quoi rien sans ses seul
    seule seulement soi soit son sont sous sur tant tel telle tous tout toute toutes tres trop très une vers
    voici voila vos votre vous était être""",
}


def has_stop_words(language: str) -> bool:
    """Is there a list of that language's? Elsewhere they are told by how often they occur."""
    return language in _STOP_WORDS


@functools.cache
def _stop_words(language: str) -> frozenset[str]:
    return frozenset(_STOP_WORDS.get(language, "").split())


@functools.cache
def _stemmer(language: str) -> snowballstemmer.stemmer:
    return snowballstemmer.stemmer(_NAMES.get(language, "english"))


@functools.lru_cache(maxsize=40_000)
def _stem(word: str, language: str) -> str:
    stem: str = _stemmer(language).stemWord(word)
    return stem


def stems(text: str, language: str) -> frozenset[str]:
    """The stems of all words but short ones and stop words.

    Where no spaces part words, every two signs of Chinese origin are one; a Korean word is told by how it begins.
    """
    if language in ("ja", "zh"):
        return frozenset(run[at : at + 2] for run in _HAN.findall(text) for at in range(len(run) - 1))
    if language == "ko":
        return frozenset(word[:2] for word in _HANGUL.findall(text))
    words = (word for word in _WORD.findall(text.casefold()) if len(word) >= SHORTEST)
    return frozenset(_stem(word, language) for word in words if word not in _stop_words(language))
