"""The documents name files that exist, and use the words of a working engineer."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "hareloom"
DECISIONS = tuple(sorted(f"docs/decisions/{path.name}" for path in (ROOT / "docs" / "decisions").glob("*.md")))
DOCUMENTS = (
    "README.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "CHANGELOG.md",
    *(
        f"docs/{name}.md"
        for name in ("ARCHITECTURE", "DECKS", "HOSTING", "PROOF", "PROTOCOL", "RULES", "SETTINGS", "STORE")
    ),
    *DECISIONS,
)
PLACES = re.compile(r"`((?:src|tests|scripts|docs|web|art|bench)/[\w./-]+)`")
ROOMS = re.compile(r"`((?:game|decks|bots|sim|store|tables|server|cli)/[\w./-]*)`")
PLACEHOLDER = re.compile(r"\b[A-Z]{4,}\b")
TRANSLATED = re.compile(r"\b(somebody|whoever|for ever|made anew|so many|is told|who asks)\b", re.IGNORECASE)


def _text(document: str) -> str:
    return (ROOT / document).read_text(encoding="utf-8")


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_place_is_there(document: str) -> None:
    """A file that is named or linked exists, unless the decision that names it is superseded."""
    text = _text(document)
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in link]
    missing = [link for link in links if not (ROOT / document).parent.joinpath(link).exists()]
    if "**Superseded**" not in text:
        missing += [
            place for place in PLACES.findall(text) if not PLACEHOLDER.search(place) and not (ROOT / place).exists()
        ]
        missing += [room for room in ROOMS.findall(text) if not (PACKAGE / room).exists()]
    assert missing == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_documents_sound_native(document: str) -> None:
    """Player, host and client are words that say who is meant."""
    assert TRANSLATED.findall(_text(document)) == []


def test_the_threat_model_points_into_the_code() -> None:
    """Each promise of SECURITY.md says where it is kept."""
    assert len(set(re.findall(r"`(src/[\w./]+)`", _text("SECURITY.md")))) >= 15


def test_the_architecture_is_one_page() -> None:
    assert len(_text("docs/ARCHITECTURE.md").splitlines()) <= 90
