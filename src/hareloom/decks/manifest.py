"""A deck's manifest, deck.json: what it says, and within which limits. docs/DECKS.md tells it to people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

MANIFEST = "deck.json"
FORMAT = 1

MOST_CARDS = 500
LONGEST_LINE = 120
"""A name, an author, a licence."""
LONGEST_DESCRIPTION = 600
LONGEST_TAG = 60
MOST_TAGS = 12
MOST_INVENTORY = 40
MOST_LANGUAGES = 40
MOST_FORMER = 20
LONGEST_PATH = 200
MOST_MANIFEST_BYTES = 4_000_000

# In Python a dollar also stands before a last line's end, elsewhere it doesn't: hence what follows it.
ID_PATTERN = r"^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$(?!\n)"
LANGUAGE_PATTERN = r"^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|[0-9]{3}))?$(?!\n)"
LINE_PATTERN = r"^[^\x00-\x1f\x7f-\x9f]*[^\s\x00-\x1f\x7f-\x9f][^\x00-\x1f\x7f-\x9f]*$(?!\n)"

Id = Annotated[str, Meta(pattern=ID_PATTERN, description="Small letters, digits and hyphens, at most 40.")]
Language = Annotated[str, Meta(pattern=LANGUAGE_PATTERN, description="A BCP 47 tag, such as en, fr or pt-BR.")]
Line = Annotated[str, Meta(pattern=LINE_PATTERN, max_length=LONGEST_LINE)]
File = Annotated[
    str,
    Meta(min_length=1, max_length=LONGEST_PATH, description="A file of the deck, from its folder on, with slashes."),
]
Description = Annotated[
    str,
    Meta(pattern=LINE_PATTERN, max_length=LONGEST_DESCRIPTION, description="Two or three sentences to be read aloud."),
]
Tag = Annotated[str, Meta(pattern=LINE_PATTERN, max_length=LONGEST_TAG)]
Tags = Annotated[tuple[Tag, ...], Meta(max_length=MOST_TAGS)]
Inventory = Annotated[tuple[Tag, ...], Meta(max_length=MOST_INVENTORY)]
PictureName = Annotated[str, Meta(pattern=r"^[0-9a-f]{20}$(?!\n)")]


class CardEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card as the manifest names it. Its file name and its id never leave the server."""

    id: Annotated[Id, Meta(description="The card's name within the deck.")]
    picture: Annotated[File, Meta(description="The picture. In a deck that is ready, a WebP of 600 by 900.")]
    zoom: Annotated[File, Meta(description="The same picture, 1200 by 1800.")] | None = None
    thumb: Annotated[File, Meta(description="The same picture, 240 by 360.")] | None = None
    description: dict[Language, Description] = {}
    tags: Annotated[
        dict[Language, Tags],
        Meta(description="Mood, theme, feeling, idiom, story. For bots; never sent to a browser."),
    ] = {}
    inventory: Annotated[
        dict[Language, Inventory],
        Meta(description="What a child would point at. For bots; never sent to a browser."),
    ] = {}
    formerly: Annotated[
        tuple[PictureName, ...],
        Meta(
            max_length=MOST_FORMER,
            description="What its picture was called before it was redrawn, as in /pictures/NAME.webp: games that were "
            "played with the old picture show this one.",
        ),
    ] = ()


class Manifest(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The whole of deck.json."""

    format: Annotated[Literal[1], Meta(description="The version of this format.")]
    id: Annotated[Id, Meta(description="The deck's name on the command line and in its folder.")]
    name: Annotated[dict[Language, Line], Meta(min_length=1, description="What people call it, by language.")]
    author: Annotated[Line, Meta(description="Who made the pictures.")]
    licence: Annotated[Line, Meta(description="What others may do with them: an SPDX name, or a few words.")]
    cards: Annotated[tuple[CardEntry, ...], Meta(min_length=1, max_length=MOST_CARDS)]
    languages: Annotated[
        tuple[Language, ...], Meta(max_length=MOST_LANGUAGES, description="The languages its cards are described in.")
    ] = ()
    back: (
        Annotated[
            File,
            Meta(
                description="A picture for the backs of printed cards, the same upside down. On a screen all backs are "
                "alike, so that a hidden card of two mixed decks doesn't tell which of them it comes from."
            ),
        ]
        | None
    ) = None
    editor: Annotated[str, Meta(max_length=LONGEST_PATH, description="Where an editor finds this schema.")] = (
        msgspec.field(name="$schema", default="")
    )


def named_files(manifest: Manifest) -> Iterator[str]:
    """Every picture that the manifest names, the cards' first."""
    for card in manifest.cards:
        yield from (file for file in (card.picture, card.zoom, card.thumb) if file is not None)
    if manifest.back is not None:
        yield manifest.back


def encoded(manifest: Manifest) -> bytes:
    """The manifest as deck.json holds it."""
    return msgspec.json.format(msgspec.json.encode(manifest), indent=1) + b"\n"


def schema() -> dict[str, Any]:
    """The JSON Schema of deck.json, made from the types above."""
    made = msgspec.json.schema(Manifest)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "A Hareloom deck", **made}


def schema_text() -> str:
    """The schema as docs/deck.schema.json holds it."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n"
