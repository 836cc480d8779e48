"""Friends at the table who come by the interface that programs use: each move is theirs, and when they are told to."""

from __future__ import annotations

import re
from contextlib import ExitStack
from itertools import count
from types import TracebackType
from typing import Any, Self

import httpx2 as httpx
from websockets.sync.client import connect

NUMBERS = count(1)


class Friend:
    """One of them, connected, who chooses by the words of the pictures."""

    def __init__(self, base: str, code: str, name: str, *, contrary: bool = False) -> None:
        self.http = httpx.Client(base_url=base, timeout=None)
        joined = self.http.post(f"/api/tables/{code}/people", json={"name": name, "bearer": True})
        assert joined.status_code == httpx.codes.CREATED, joined.text
        self.headers = {"Authorization": f"Bearer {joined.json()['secret']}"}
        self.name, self.code = name, code
        self.contrary = contrary
        """Takes what fits second best."""
        self.descriptions = {
            card["id"]: card["description"]["en"] for card in self.http.get("/api/decks/hareloom").json()["cards"]
        }
        self._open = ExitStack()
        self._address = f"{base.replace('http', 'ws', 1)}/api/tables/{code}/socket"

    def __enter__(self) -> Self:
        self._open.callback(self.http.close)
        socket = connect(self._address, additional_headers=self.headers, max_size=None, max_queue=None)
        self._open.enter_context(socket)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.close()

    def view(self) -> dict[str, Any]:
        """The table, as this friend sees it."""
        answer = self.http.get(f"/api/tables/{self.code}/view", headers=self.headers)
        assert answer.status_code == httpx.codes.OK, answer.text
        seen: dict[str, Any] = answer.json()
        return seen

    def act(self, phase: str) -> bool:
        """Tell, give or vote, if it is that phase, and awaited; False if it isn't."""
        view = self.view()
        table, own = view["table"], view["own"]
        if own["seat"] not in table["awaited"] or table["phase"] != phase or phase not in {"clue", "give", "vote"}:
            return False
        self._move(self.choice(table, own), table)
        return True

    def go_on(self) -> None:
        """Be ready to go on after a reveal."""
        table = self.view()["table"]
        if table["phase"] == "reveal":
            self._move({"do": "be_ready"}, table)

    def choice(self, table: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
        """The move that this friend would make on that seat."""
        may = own["may"]
        hand = [card for card in own.get("hand") or [] if card not in own.get("given", [])]
        if telling := may.get("tell"):
            card = hand[0] if telling["with_card"] else None
            return {"do": "give_clue", "text": clue_for(self.descriptions.get(card or "", "a boat in the night")),
                    **({"card": card} if card else {})}  # fmt: skip
        clue = (table.get("clue") or {}).get("text", "")
        if may.get("give"):
            fitting = sorted(hand, key=lambda card: -alike(clue, self.descriptions[card]))
            return {"do": "give_cards", "cards": fitting[: may["give"]]}
        if voting := may.get("vote"):
            places = [place for place in range(1, len(table["images"]) + 1) if place not in voting.get("forbidden", [])]
            fits = sorted(places, key=lambda place: -alike(clue, self.descriptions[table["images"][place - 1]]))
            red = {"red": fits[-1]} if voting.get("red") else {}
            return {"do": "cast_ballot", "votes": [fits[self.contrary]], **red}
        message = f"{self.name} has nothing to do"
        raise AssertionError(message)

    def _move(self, move: dict[str, Any], table: dict[str, Any]) -> None:
        action = {**move, "game": table["game"], "turn": table["turn"], "phase": table["phase"]}
        body = {"id": f"friend-{next(NUMBERS)}", "action": action}
        done = self.http.post(f"/api/tables/{self.code}/actions", json=body, headers=self.headers)
        assert done.status_code == httpx.codes.OK, (self.name, move, done.text)


def words(text: str) -> set[str]:
    """The words of a text that say something."""
    return set(re.findall(r"[a-z]{4,}", text.lower()))


def alike(clue: str, description: str) -> int:
    """How many words a clue and a picture share."""
    return len(words(clue) & words(description))


def clue_for(description: str) -> str:
    """A clue for a picture: two of its words, the longest ones."""
    found = sorted(words(description), key=lambda word: (-len(word), word))[:2]
    return " and ".join(found).capitalize()
