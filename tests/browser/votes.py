"""A turn with exactly the votes that a test or a picture needs: players over HTTP, and pages on their seats."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

NAMES = ("Léa", "Tom", "Ana", "Mira", "Max", "Juno", "Noor", "Saga", "Eli", "Kofi", "Wick", "Pia")


@dataclass
class Player:
    """A player at a table, without a browser."""

    base: str
    code: str
    secret: str
    asked: int = 0

    def do(self, action: str, **what: object) -> None:
        """Request an action."""
        self.asked += 1
        body = {"id": f"v{self.asked}", "action": {"do": action, **what}}
        post(f"{self.base}/api/tables/{self.code}/actions", body, self.secret)

    def view(self) -> Any:
        """What this player may know."""
        request = urllib.request.Request(f"{self.base}/api/tables/{self.code}/view")
        request.add_header("Authorization", f"Bearer {self.secret}")
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def sit(self, page: Page) -> None:
        """Let a browser sit on this seat."""
        page.context.add_cookies([{"name": f"hareloom-{self.code}", "value": self.secret, "url": self.base}])
        page.goto(f"{self.base}/t/{self.code}")
        page.locator("#phase").wait_for()


def post(url: str, body: object, secret: str = "") -> Any:
    """Send a POST request; return the decoded response."""
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    if secret:
        request.add_header("Authorization", f"Bearer {secret}")
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


@dataclass
class Turn:
    """The first turn of a game; the first player tells.

    ``votes[n]`` are the players whose pictures the n-th votes for, counted from 0; the picture of 0 is the truth.
    """

    base: str
    players: int
    votes: Sequence[Sequence[int]]
    edition: str = "odyssey"
    clue: str = "What the tide forgot to take back"
    red: int | None = None
    house: dict[str, object] = field(default_factory=dict)
    names: Sequence[str] = NAMES

    def __post_init__(self) -> None:
        opened = {"name": self.names[0], "bearer": True, "edition": self.edition, "house": self.house}
        entered = [post(f"{self.base}/api/tables", opened)]
        code = entered[0]["code"]
        people = f"{self.base}/api/tables/{code}/people"
        entered += [post(people, {"name": name, "bearer": True}) for name in self.names[1 : self.players]]
        self.people = [Player(self.base, code, one["secret"]) for one in entered]
        self.code = code

    def moment(self) -> dict[str, object]:
        """For which moment a move is meant."""
        table = self.people[0].view()["table"]
        return {"game": table["game"], "turn": table["turn"], "phase": table["phase"]}

    def begin(self) -> None:
        """Up to the vote: told, and every card given."""
        self.people[0].do("start_game")
        self.people[0].do("claim_first_turn", **self.moment())
        may = self.people[0].view()["own"]
        card = may["hand"][0] if may["may"]["tell"]["with_card"] else None
        self.people[0].do("give_clue", **self.moment(), form="text", text=self.clue, card=card)
        self._give()

    def _give(self) -> None:
        for _ in range(2 * self.players):
            moment = self.moment()
            if moment["phase"] != "give":
                return
            for player in self.people:
                own = player.view()["own"]
                if own["may"].get("give") and not own["given"]:
                    player.do("give_cards", **moment, cards=own["hand"][: own["may"]["give"]], settled=True)
        assert self.moment()["phase"] == "vote"

    def vote(self, *, but: int = 0) -> None:
        """All vote but the last ``but`` voters."""
        moment = self.moment()
        places = [player.view()["own"]["positions"] for player in self.people]
        voters = [at for at, player in enumerate(self.people) if player.view()["own"]["may"].get("vote")]
        for at in voters[: len(voters) - but]:
            self.people[at].do("cast_ballot", **moment, **self.ballot(at, places), settled=True)

    def ballot(self, at: int, places: list[list[int]]) -> dict[str, object]:
        """Where a player's tokens lie."""
        ballot: dict[str, object] = {"votes": [places[owner][0] for owner in self.votes[at]]}
        if at == 0 and self.red is not None:
            ballot["red"] = places[self.red][0]
        return ballot
