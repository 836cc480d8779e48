"""Does a client receive bytes that tell what its audience may not know?"""

import json
import re
from collections.abc import Collection, Iterable
from typing import Any

from hareloom.game.table import Table
from hareloom.game.values import CardId, Phase, Position, SeatNo

from .oracle_section5 import (
    TURN_OPEN,
    Audience,
    Row,
    audience_name,
    known_positions,
    may_know_cards,
    others_of,
    seat_of,
)

_SEAT_WORD = re.compile(r"^(seat|seat_no|no|owner|player|voter|giver|by|from|who|whose)$")
_VOTE_WORD = re.compile(r"vote|ballot|token|green|^red$|picture|position|choice|choose|chose")
_OWNER_WORD = re.compile(r"owner|^laid$|^whose$|given_by|giver")
_AFTER_WORD = re.compile(r"^target$|^awards?$|thanks_to|finders?$|^found|points$")


def check_payload(
    table: Table, audience: Audience, payload: bytes, all_cards: Iterable[CardId], *, strict: bool = False
) -> None:
    """Raise, naming the row, if these bytes tell that audience (None: a watcher) what it may not know at this moment.

    Any bytes: card names. JSON also: owners, ballots and results of the turn that is still secret. `strict` refuses
    the pictures of earlier turns too, except inside those turns' own records: right for views, where it still
    notices a card that came back from a reshuffle; too much for a page of old games.
    """
    everything = set(all_cards)
    try:
        found = json.loads(payload)
    except ValueError:
        _check_names(table, audience, payload.decode("utf-8", "replace"), everything, past=True)
        return
    found = _without_finished_turns(table, found, everything)
    # Decoded and encoded again, so that no escape hides a name.
    _check_names(table, audience, json.dumps(found, ensure_ascii=False), everything, past=not strict)
    if table.phase not in TURN_OPEN:
        _Reader(table, audience).read(found)


def _check_names(table: Table, audience: Audience, text: str, all_cards: set[CardId], *, past: bool) -> None:
    allowed = may_know_cards(table, audience, past=past)
    text = text.lower()
    # A name that may be known can contain one that may not ("card-10", "card-1"), so it goes first.
    for card in sorted(allowed, key=len, reverse=True):
        text = text.replace(card.lower(), "\0")
    for card in sorted(all_cards - allowed):
        assert card.lower() not in text, f"{_row_of(table, audience, card)}: {audience_name(audience)} is sent {card}"


def _row_of(table: Table, audience: Audience, card: CardId) -> Row:
    for seat in table.seats:
        if card in seat.given:
            return Row.STORYTELLERS_CARD if seat.no == table.storyteller else Row.IMAGE_HANDED_IN
        if card in seat.hand:
            return Row.HIDDEN_HAND if seat.no == audience else Row.HAND
    return Row.DISCARD if card in table.discard else Row.PILE


def _without_finished_turns(table: Table, found: Any, all_cards: set[CardId]) -> Any:
    """The same without the records of scored turns, which are public."""
    if isinstance(found, list):
        return [_without_finished_turns(table, one, all_cards) for one in found]
    if not isinstance(found, dict):
        return found
    if not {"laid", "ballots", "awards"}.isdisjoint(found) and _is_true_record(table, found, all_cards):
        return None
    return {key: _without_finished_turns(table, one, all_cards) for key, one in found.items()}


def _is_true_record(table: Table, found: dict[str, Any], all_cards: set[CardId]) -> bool:
    """A record of a turn that is over holds no other cards than that turn's; otherwise it could hide a secret."""
    for reveal in table.reveals:
        if reveal.turn == found.get("turn"):
            text = json.dumps(found, ensure_ascii=False)
            return not any(card in text for card in all_cards.difference(laid.card for laid in reveal.laid))
    return False


class _Reader:
    """Reads JSON for anything that looks like owners, ballots or results before they are public."""

    def __init__(self, table: Table, audience: Audience) -> None:
        self.to = audience_name(audience)
        self.audience = audience
        self.seats = {seat.no for seat in table.seats}
        self.circle = [seat.no for seat in table.seats]
        self.known = set(known_positions(table, audience)) if table.phase is Phase.VOTE else set()
        self.owners = {laid.card: laid.owner for laid in table.laid}
        self.owner_row = [laid.owner for laid in table.laid]
        self.ballot = None if audience is None else seat_of(table, audience).ballot
        others = others_of(table, audience)
        self.others_votes = {seat.no: list(seat.ballot.votes) for seat in others if seat.ballot is not None}
        self.others_places = {
            seat.no: [place for place, laid in enumerate(table.laid, 1) if laid.owner == seat.no]
            for seat in others
            if seat.given and table.laid
        }

    def read(self, found: Any) -> None:
        if isinstance(found, dict):
            self._read_dict(found)
        elif isinstance(found, list):
            self._read_list(found)

    def _read_dict(self, found: dict[str, Any]) -> None:
        self._owner_beside_card(found)
        self._ballot_beside_seat(found)
        self._seats_to_places(found)
        for key, value in found.items():
            self._read_key(key.lower(), value)
            self.read(value)

    def _read_key(self, key: str, value: Any) -> None:
        if value in (None, [], {}) or isinstance(value, bool | str):
            return
        if _OWNER_WORD.search(key):
            self._fail(Row.OWNER, f"{key!r}: {value}")
        if _AFTER_WORD.search(key):
            self._fail(Row.STORYTELLERS_CARD if key == "target" else Row.OWNER, f"{key!r}: {value}")
        if key in ("positions", "forbidden"):
            self._subset(value, self.known, Row.OWNER, key)
        if key in ("votes", "vote", "green"):
            self._subset(value, set(self.ballot.votes) if self.ballot else set(), Row.VOTE, key)
        if key == "red":
            self._subset(value, {self.ballot.red} if self.ballot else set(), Row.RED_TOKEN, key)
        if key == "ballots":
            self._fail(Row.VOTE, f"{key!r}: {value}")

    def _subset(self, value: Any, allowed: Collection[Any], row: Row, key: str) -> None:
        numbers = [one for one in (value if isinstance(value, list) else [value]) if _is_number(one)]
        if not all(number in allowed for number in numbers):
            self._fail(row, f"{key!r}: {value}")

    def _owner_beside_card(self, found: dict[str, Any]) -> None:
        """A picture and the seat it is from, side by side."""
        cards = [value for value in found.values() if isinstance(value, str) and value in self.owners]
        for key, value in found.items():
            if _is_number(value) and _SEAT_WORD.search(key.lower()):
                for card in cards:
                    if value == self.owners[card] != self.audience:
                        self._fail(Row.OWNER, f"{card} beside {key!r}: {value}")
            if key in self.owners and value == self.owners[key] != self.audience:
                self._fail(Row.OWNER, f"{key!r}: {value}")

    def _ballot_beside_seat(self, found: dict[str, Any]) -> None:
        """Another player's seat and where tokens lie, side by side."""
        seats = [value for key, value in found.items() if _is_number(value) and _SEAT_WORD.search(key.lower())]
        if not any(seat in self.seats and seat != self.audience for seat in seats):
            return
        for key, value in found.items():
            if _VOTE_WORD.search(key.lower()) and not isinstance(value, bool | str) and value not in (None, [], {}):
                self._fail(Row.VOTE, f"another seat's {key!r}: {value}")

    def _seats_to_places(self, found: dict[str, Any]) -> None:
        """A map from just those seats that have one to their ballots or pictures, whatever it is called."""
        told = {int(key): value for key, value in found.items() if key.isdecimal() and value is not None}
        told.pop(self.audience or 0, None)
        for row, secret in ((Row.VOTE, self.others_votes), (Row.OWNER, self.others_places)):
            # One alone may be chance: a map of scores, say.
            if len(told) > 1 and told.keys() == secret.keys() and _same_places(told, secret):
                self._fail(row, f"by seat: {found}")

    def _read_list(self, found: list[Any]) -> None:
        # In rising order, or as they sit, it is a list of seats and tells nothing.
        if len(found) > 1 and found == self.owner_row and found not in (sorted(found), self.circle):
            self._fail(Row.OWNER, f"the owners in the order of the places: {found}")
        if len(found) == 2:
            self._owner_beside_card({"card": found[0], "seat": found[1]})
            self._owner_beside_card({"card": found[1], "seat": found[0]})
        for one in found:
            self.read(one)

    def _fail(self, row: Row, what: str) -> None:
        raise AssertionError(f"{row}: {self.to} is sent {what}")


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _same_places(told: dict[SeatNo, Any], secret: dict[SeatNo, list[Position]]) -> bool:
    return all(told[seat] == places or [told[seat]] == places[:1] for seat, places in secret.items())
