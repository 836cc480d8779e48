"""How far each language is, and the files of a new one: ``make language``, ``make language NEW=sv``."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

from hareloom.bots.language.bank import languages as spoken_by_bots
from hareloom.bots.language.bank import phrases_for_cards
from hareloom.bots.language.names import built_in_decks
from hareloom.calls.words import LANGUAGES as CALLED

ROOT = Path(__file__).resolve().parent.parent
MESSAGES = ROOT / "web" / "src" / "lib" / "messages"
CALLS = ROOT / "src" / "hareloom" / "calls" / "words"
TAG = re.compile(r"[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?")
WRITTEN_FIRST = ("en", "fr")
"""They need no glossary: the others' were made from them."""


def read(file: Path) -> dict[str, object]:
    """A catalogue or a glossary."""
    found: dict[str, object] = json.loads(file.read_text(encoding="utf-8"))
    return found


def far(tag: str) -> str:
    """How far a language is, in one line."""
    english, words = read(MESSAGES / "en.json"), read(MESSAGES / f"{tag}.json")
    same = sum(words.get(key) == said for key, said in english.items() if len(str(said)) > 12)
    decks = built_in_decks().values()
    cards = [card for deck in decks for card in deck.cards]
    first = tag.partition("-")[0]
    phrases = len(phrases_for_cards(first)) if first in spoken_by_bots() else 0
    told = {
        "messages": f"{len(words.keys() & english.keys())} of {len(english)}",
        "as in English": str(same if tag != "en" else 0),
        "glossary": "yes" if tag in WRITTEN_FIRST or (MESSAGES / "glossaries" / f"{tag}.json").is_file() else "no",
        "calls": "yes" if first in CALLED else "no",
        "cards": f"{sum(tag in card.description for card in cards)} of {len(cards)}",
        "bots' phrases": str(phrases),
    }
    return f"{tag:6} " + ", ".join(f"{what} {how}" for what, how in told.items())


def begin(tag: str) -> int:
    """Write the files of a new language, in English, and say what to do with them."""
    if not TAG.fullmatch(tag):
        print(f"{tag!r} is no language tag. Write one such as sv or pt-PT.")
        return 2
    catalogue = MESSAGES / f"{tag}.json"
    if catalogue.exists():
        print(f"{tag} is there already: {catalogue.relative_to(ROOT)}")
        return 2
    module = CALLS / f"{tag.replace('-', '_').lower()}.py"
    terms = read(MESSAGES / "glossaries" / "de.json")
    catalogue.write_text((MESSAGES / "en.json").read_text(encoding="utf-8"), encoding="utf-8")
    glossary = json.dumps({term: [] for term in terms}, indent=2) + "\n"
    (MESSAGES / "glossaries" / f"{tag}.json").write_text(glossary, encoding="utf-8")
    module.write_text((CALLS / "en.py").read_text(encoding="utf-8"), encoding="utf-8")
    print(f'{tag} has its files, still in English. CONTRIBUTING.md, "A language", says what to do with each.')
    return 0


def main() -> int:
    """Begin a language, or say how far all of them are."""
    if len(sys.argv) > 1 and sys.argv[1]:
        return begin(sys.argv[1])
    for file in sorted(MESSAGES.glob("*.json")):
        print(far(file.stem))
    return 0


if __name__ == "__main__":
    sys.exit(main())
