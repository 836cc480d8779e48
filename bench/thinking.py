"""Twenty bots that think at once, at tables of a person who moves as soon as they may."""

import itertools
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import msgspec
from amounts import amount
from evening import Door, address

from hareloom.bots import choose_any
from hareloom.game.view_types import GameView

TABLES, BOTS = 4, 5
LOADED = amount("LOADED", 12, 1)
AWAY = 900
"""The number of the first table's address: none of the load's."""


class Person:
    """Plays with bots, over HTTP."""

    def __init__(self, port: int, number: int) -> None:
        self._door = Door(port, address(AWAY + number))
        self._ids = itertools.count(1)
        self._dice = Random(number)
        entered = self._door.post("/api/tables", {"name": "Host", "bearer": True, "edition": "odyssey"})
        self._secret, self._at = entered["secret"], f"/api/tables/{entered['code']}"
        for _ in range(BOTS):
            self._do({"do": "add_bot", "character": "marguerite"})
        self._do({"do": "start_game"})

    def _do(self, action: dict[str, Any]) -> None:
        body = {"id": f"b{next(self._ids)}", "action": action}
        self._door.post(f"{self._at}/actions", body, self._secret)

    def play(self) -> None:
        """Make a move, if there is one to make."""
        view = self._door.get(f"{self._at}/view", self._secret)
        table = view["table"]
        now = {"game": table["game"], "turn": table["turn"], "phase": table["phase"]}
        if table["phase"] == "end":
            self._do({"do": "start_game"})
        elif table["phase"] == "reveal" and view["own"]["may"].get("ready"):
            self._do({"do": "be_ready", **now})
        elif view["own"]["seat"] in table["awaited"]:
            seen = msgspec.convert({"table": table, "own": view["own"]}, GameView, strict=False)
            move = choose_any(seen, self._dice)
            if move is not None:
                self._do(msgspec.to_builtins(move))


@contextmanager
def bots_thinking(port: int) -> Iterator[None]:
    """All tables play until the end of this."""
    people = [Person(port, number) for number in range(TABLES)]
    done = threading.Event()

    def play() -> None:
        while not done.is_set():
            for person in people:
                person.play()
            time.sleep(0.2)

    thread = threading.Thread(target=play)
    thread.start()
    time.sleep(LOADED)  # until the decks are loaded and the bots have begun
    try:
        yield
    finally:
        done.set()
        thread.join()
