"""How far each language is, and the files of a new one: ``make language``, ``make language NEW=sv``.

A new message needs English alone: every other language says it in English until it is translated. With
``--complete``, which a release asks for, a message that any language lacks is an error.
"""

from __future__ import annotations

import argparse
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
    """Write the files of a new language, which says everything in English, and say what to do with them."""
    if not TAG.fullmatch(tag):
        print(f"{tag!r} is no language tag. Write one such as sv or pt-PT.")
        return 2
    catalogue = MESSAGES / f"{tag}.json"
    if catalogue.exists():
        print(f"{tag} is there already: {catalogue.relative_to(ROOT)}")
        return 2
    module = CALLS / f"{tag.replace('-', '_').lower()}.py"
    terms = read(MESSAGES / "glossaries" / "de.json")
    catalogue.write_text("{}\n", encoding="utf-8")
    glossary = json.dumps({term: [] for term in terms}, indent=2) + "\n"
    (MESSAGES / "glossaries" / f"{tag}.json").write_text(glossary, encoding="utf-8")
    module.write_text((CALLS / "en.py").read_text(encoding="utf-8"), encoding="utf-8")
    print(f'{tag} has its files, and speaks English. CONTRIBUTING.md, "A language", says what to do with each.')
    return 0


def missing(tag: str) -> dict[str, object]:
    """What a language doesn't say yet, in English."""
    words = read(MESSAGES / f"{tag}.json")
    return {key: said for key, said in read(MESSAGES / "en.json").items() if key not in words}


def main() -> int:
    """Begin a language, or say how far all of them are and what they lack."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("new", nargs="?", help="the tag of a language that begins")
    parser.add_argument("--complete", action="store_true", help="fail if any language lacks a message")
    options = parser.parse_args()
    if options.new:
        return begin(options.new)
    tags = sorted(file.stem for file in MESSAGES.glob("*.json"))
    for tag in tags:
        print(far(tag))
    lacking = {tag: missing(tag) for tag in tags}
    for tag, messages in lacking.items():
        if messages:
            print(f"\n{tag} lacks:\n{json.dumps(messages, indent=2, ensure_ascii=False)}")
    return int(options.complete and any(lacking.values()))


if __name__ == "__main__":
    sys.exit(main())
