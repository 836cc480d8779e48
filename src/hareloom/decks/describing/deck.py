"""A whole deck, picture by picture: what is done is kept at once, what fails is said at its picture."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from msgspec import structs

from hareloom.decks.manifest import CardEntry, Manifest
from hareloom.decks.pictures import SMALLEST, looked_at
from hareloom.decks.source import Source, Unreadable
from hareloom.endpoint.address import Endpoint
from hareloom.endpoint.picture import jpeg
from hareloom.endpoint.reading import Reply

from .answer import Draft, drafted, question
from .asking import Silent, Stopped, asked

SIDE = 768
"""Pixels of the longer side that are sent: enough to see with, and a picture costs by its size."""
SILENCES = 3
"""After so many pictures without an answer the machine is given up."""

Ask = Callable[[Endpoint, str, bytes], Reply]


@dataclass(frozen=True, slots=True)
class Described:
    """One picture's outcome: the manifest with its texts, or why there are none."""

    card: CardEntry
    manifest: Manifest
    tokens: int
    problem: str = ""


def wanting(manifest: Manifest, languages: Sequence[str], *, again: bool = False) -> tuple[CardEntry, ...]:
    """The cards that are to be described: those that lack a description in one of the languages."""
    return tuple(card for card in manifest.cards if again or any(each not in card.description for each in languages))


def describe(
    source: Source,
    manifest: Manifest,
    machine: Endpoint,
    languages: Sequence[str],
    *,
    again: bool = False,
    a_minute: int = 60,
    most_tokens: int | None = None,
    ask: Ask = asked,
    wait: Callable[[float], None] = time.sleep,
) -> Iterator[Described]:
    """Describe what has no description, one after the other. Raises Stopped where it makes no sense to go on."""
    words = question(languages)
    spent = silences = 0
    for number, card in enumerate(wanting(manifest, languages, again=again)):
        if most_tokens is not None and spent >= most_tokens:
            raise Stopped(f"{spent} tokens are spent, {most_tokens} were allowed.")
        if number:
            wait(60 / a_minute)
        tokens = 0
        try:
            said = ask(machine, words, sent(source.read(card.picture)))
            tokens, silences = said.tokens, 0
            spent += tokens
            texts = drafted(said.text, languages)
        except Unreadable as wrong:
            yield Described(card, manifest, tokens, str(wrong))
            silences = silences + 1 if isinstance(wrong, Silent) else 0
            if silences >= SILENCES:
                raise Stopped(f"{SILENCES} pictures in a row had no answer; {wrong}.") from wrong
            continue
        manifest = _with(manifest, card, texts, again=again)
        yield Described(card, manifest, tokens)


def sent(content: bytes) -> bytes:
    """A picture as it leaves the machine: small, and without anything that the camera noted."""
    return jpeg(looked_at(content, SMALLEST).image, SIDE)


def _with(manifest: Manifest, card: CardEntry, texts: Draft, *, again: bool) -> Manifest:
    """The manifest with a card's texts; what a person wrote stays, unless it was asked for again."""

    def merged(old: dict[str, object], new: dict[str, object]) -> dict[str, object]:
        return {**old, **new} if again else {**new, **old}

    described = structs.replace(
        card,
        description=merged(card.description, texts.description),  # type: ignore[arg-type]
        tags=merged(card.tags, texts.tags),  # type: ignore[arg-type]
        inventory=merged(card.inventory, texts.inventory),  # type: ignore[arg-type]
    )
    cards = tuple(described if each.id == card.id else each for each in manifest.cards)
    languages = tuple(dict.fromkeys((*manifest.languages, *texts.description)))
    return structs.replace(manifest, cards=cards, languages=languages)
