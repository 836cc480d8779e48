"""Who may use a player's own deck, and who may see its pictures.

Its owner has its key and others its link, each as a cookie of the browser. Everybody at a table that it was brought to
sees it, and so does a big screen there. Nobody else learns even that it exists.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING, Literal

from starlette.requests import HTTPConnection
from starlette.responses import Response

from hareloom.game.table import in_game
from hareloom.server.http.requests import hall_of, site_of
from hareloom.server.http.sessions import codes_in, cookie_name, set_cookie
from hareloom.store.facts import agreed
from hareloom.tables.folding import CantBePlayed
from hareloom.tables.people import is_waiting
from hareloom.tables.secrets import hashed, new_secret

if TYPE_CHECKING:
    from hareloom.server.own.decks import OwnDeck
    from hareloom.store import DeckTable, Store
    from hareloom.tables.table import LiveTable

Use = Literal["owner", "user"]

DECK_COOKIE = "hareloomdeck-"
"""Not hareloom-: those cookies are tables'."""
SCREEN_COOKIE = "hareloomscreen-"
MOST_TABLES = 20
"""Of one browser, that are looked at for a game."""
SCREEN_KEY = "screen_key"
"""The fact's name in the store."""


def deck_cookie(deck_id: str) -> str:
    return f"{DECK_COOKIE}{deck_id}"


def secret_opens(own: OwnDeck, secret: str) -> Use | None:
    """What a secret lets one do with a deck."""
    key = hashed(secret)
    if hmac.compare_digest(key, own.deck.key_hash):
        return "owner"
    if own.deck.reach != "table" and hmac.compare_digest(key, own.deck.link_hash):
        return "user"
    return None


def use_of(connection: HTTPConnection, own: OwnDeck) -> Use | None:
    """What the browser that asks may do with a deck."""
    secret = connection.cookies.get(deck_cookie(own.deck.id))
    use = None if secret is None else secret_opens(own, secret)
    if own.deck.state in ("hidden", "closed"):
        return None
    if use is None and own.deck.reach == "server" and own.deck.state == "ready":
        return "user"
    return None if use == "user" and own.deck.state == "draft" else use


class Screens:
    """Lets a big screen see the pictures of its table. It is no person, so it has no secret of a person's."""

    def __init__(self) -> None:
        self._key = b""

    async def read(self, store: Store) -> None:
        """Read the key that all servers of a store share, or make one."""
        self._key = await agreed(store, SCREEN_KEY, new_secret().encode())

    def admit(self, connection: HTTPConnection, response: Response, live: LiveTable) -> None:
        """Give the browser a cookie, if a screen of it may look at the table by its code alone."""
        settings = live.state.settings
        if settings.watchers and not settings.locked and not settings.approve:
            name = f"{SCREEN_COOKIE}{live.record.code}"
            set_cookie(response, site_of(connection), name, self._ticket(live.record.id))

    def knows(self, connection: HTTPConnection, live: LiveTable) -> bool:
        """Was that browser admitted, and may screens still look?"""
        ticket = connection.cookies.get(f"{SCREEN_COOKIE}{live.record.code}")
        if ticket is None or not live.state.settings.watchers:
            return False
        return hmac.compare_digest(ticket.encode(), self._ticket(live.record.id).encode())

    def _ticket(self, table_id: str) -> str:
        return hmac.new(self._key, table_id.encode(), hashlib.sha256).hexdigest()


async def sees(connection: HTTPConnection, own: OwnDeck, screens: Screens) -> bool:
    """May the browser or program that asks see the deck's pictures?"""
    if own.deck.state == "closed":
        return False
    if use_of(connection, own) is not None:
        return True
    for table, secret in await _shown_for(connection, own):
        if await _is_at(connection, table, secret, screens):
            return True
    return False


async def _shown_for(connection: HTTPConnection, own: OwnDeck) -> list[tuple[DeckTable, str]]:
    """Tables of the deck that the request has something to show for, with a person's secret or none.

    No other table is looked up, or woken, for a request.
    """
    kind, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and bearer:
        session = await hall_of(connection).store.session(hashed(bearer.strip()))
        table = None if session is None else own.tables.get(session.table_id)
        return [] if table is None else [(table, bearer.strip())]
    found: list[tuple[DeckTable, str]] = []
    for table in own.tables.values():
        name, screen = cookie_name(table.code), f"{SCREEN_COOKIE}{table.code}"
        for cookie, secret in connection.cookies.items():
            if cookie == name or cookie.startswith(f"{name}-"):  # several people may share a browser
                found.append((table, secret))
            elif cookie == screen:
                found.append((table, ""))
    return found


async def _is_at(connection: HTTPConnection, table: DeckTable, secret: str, screens: Screens) -> bool:
    hall = hall_of(connection)
    try:
        live = await hall.find(table.code)
    except CantBePlayed:
        return False
    if live is None or live.record.id != table.id:
        return False
    if not secret:
        return screens.knows(connection, live)
    person = await hall.recognise(live, secret)
    return person is not None and not is_waiting(person)


def is_in_game(connection: HTTPConnection) -> bool:
    """Is the browser that asks at a table with a game on, as far as this server has it open?"""
    for code in codes_in(connection)[-MOST_TABLES:]:  # browsers send the newest last
        live = hall_of(connection).in_memory(code)
        if live is not None and in_game(live.table.phase):
            session = live.state.sessions.get(hashed(connection.cookies[cookie_name(code)]))
            person = None if session is None else live.people.get(session.person_id)
            if person is not None and not is_waiting(person):
                return True
    return False
