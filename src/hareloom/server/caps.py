"""How much one person, one address and one table may take: every limit that an operator can set (--limits)."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from hareloom.mistake import Mistake

MOST = 1_000_000


class Caps(Struct, frozen=True, kw_only=True):
    """The limits and their defaults. docs/SETTINGS.md describes them for people; a test compares the two."""

    watchers: int = 60
    """People without a seat at one table, those at its door included. They have two connections each on average."""
    watchers_of_address: int = 30
    """Connections from one address that only look at one table."""
    screens: int = 8
    """Big screens at one table, in browsers of people who don't play there; half of them from one address."""
    joins_of_table: int = 24
    """Newcomers at one table from one address; all of them again after an hour."""
    connections_of_person: int = 8
    connections_of_address: int = 200
    """Connections of players from one address; those who only look have half as many."""
    plain_connections_of_address: int = 100
    """Connections without a table, for pages and pictures. The one that has been idle for longest makes way."""
    deck_megabytes: int = 150
    """Megabytes that a deck made in the page takes on the disk; 84 cards take about 15."""
    decks_megabytes: int = 5000
    """Megabytes that all such decks take together."""
    recordings_megabytes: int = 2000
    """Megabytes that all recordings of clues take together."""

    # What is there at once, and again after the seconds in REFILLED.
    tables: int = 20
    """Tables that one address opens."""
    joins: int = 40
    """Joins and personal links of one address."""
    misses: int = 20
    """Wrong codes and secrets of one address."""
    misses_of_server: int = 300
    """Wrong codes and secrets of all addresses together: far more than people mistype."""
    requests: int = 400
    """Requests of one address."""
    reports: int = 10
    """Reports of one person."""
    actions: int = 60
    """Actions of one person."""
    talk: int = 12
    """Remarks, nudges and hearts of one person."""
    decks: int = 10
    """Decks that one address begins."""
    pictures: int = 2000
    """Pictures that one address sends."""
    described: int = 500
    """Pictures that one address has the operator's machine describe."""
    recordings: int = 60
    """Recordings that one person sends."""
    mails: int = 10
    """Mails with the question whether an address is theirs that one address has the server send."""
    mails_to: int = 3
    """Such mails that one address has sent to one address of mail: a stranger's questions are not the owner's."""
    mails_of_box: int = 20
    """Such mails to one address of mail, of all askers together."""
    mails_of_server: int = 500
    """Such mails of all addresses together: nobody makes a sender of unwanted mail out of a server."""
    webhooks: int = 20
    """Webhooks that one person tries, and one address of the network."""


REFILLED = {
    "joins_of_table": 3600,
    "tables": 600,
    "joins": 80,
    "misses": 120,
    "misses_of_server": 300,
    "requests": 8,
    "reports": 3600,
    "actions": 4,
    "talk": 12,
    "decks": 86_400,
    "pictures": 3600,
    "described": 86_400,
    "recordings": 3600,
    "mails": 86_400,
    "mails_to": 86_400,
    "mails_of_box": 86_400,
    "mails_of_server": 86_400,
    "webhooks": 3600,
}
"""Seconds after which all of it is there again, little by little."""


def checked_caps(text: str) -> Caps:
    """The limits named in a text such as "watchers=200,tables=5"; all others have their defaults."""
    given: dict[str, int] = {}
    for part in text.split(","):
        name, _, number = (piece.strip() for piece in part.partition("="))
        if name not in Caps.__struct_fields__:
            known = ", ".join(Caps.__struct_fields__)
            raise Mistake(
                f"{name!r} is not a limit. Write NAME=NUMBER, with commas between several; names are {known}."
            )
        if not number.isascii() or not number.isdecimal() or not 1 <= int(number) <= MOST:
            raise Mistake(f"{number!r} is not a number for {name}. Write one from 1 to {MOST}.")
        given[name] = int(number)
    return msgspec.convert(given, Caps)
