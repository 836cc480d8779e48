"""Games over days, over HTTP: hours, vacations, what was missed, and the list of one's tables."""

from __future__ import annotations

import time
from typing import Any

import pytest
from starlette.testclient import TestClient

from .visitor import Visitor, app_of, join, open_table

DAYS: dict[str, Any] = {"pace": "days", "days": {"hours": 24, "vacation": "wait"}}
NIGHT = {"start": 1320, "end": 480}


def put(visitor: Visitor, what: str, expect: int = 204, **body: Any) -> dict[str, Any]:
    answer = visitor.client.put(f"{visitor.at}/{what}", json=body, headers=visitor.headers)
    assert answer.status_code == expect, answer.text
    found: dict[str, Any] = {} if expect == 204 else answer.json()
    return found


def yours(visitor: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = visitor.look()["you"]["days"]
    return found


def begun(client: TestClient) -> tuple[Visitor, dict[int, Visitor]]:
    """A game over days that has begun: who tells, and the others by their seats."""
    host = open_table(client, pace="days")
    people = {visitor.seat or 0: visitor for visitor in (host, join(host, "Tom"), join(host, "Ana"))}
    for visitor in people.values():
        put(visitor, "hours", zone="UTC", quiet=None)
    host.do("start_game")
    return people.pop(host.look()["table"]["storyteller"]), people


def play_a_turn(teller: Visitor, others: dict[int, Visitor]) -> None:
    """All move; the next turn begins by itself, since nobody looks at the reveal for long."""
    turn = teller.look()["table"]["turn"]
    hand = teller.look()["own"]["hand"]
    teller.do("give_clue", **teller.now(), text="Almost home", card=hand[0])
    for visitor in others.values():
        while not (may := visitor.look()["own"]["may"]).get("give"):
            time.sleep(0.01)
        visitor.do("give_cards", **visitor.now(), cards=visitor.look()["own"]["hand"][: may["give"]])
    for visitor in others.values():
        while not (vote := visitor.look()["own"]["may"].get("vote")):
            time.sleep(0.01)
        place = next(no for no in range(1, 4) if no not in vote["forbidden"])
        visitor.do("cast_ballot", **visitor.now(), votes=[place])
    while teller.look()["table"]["phase"] != "reveal":
        time.sleep(0.01)
    for visitor in (teller, *others.values()):
        if visitor.look()["own"]["may"].get("ready"):
            visitor.do("be_ready", **visitor.now())
    while teller.look()["table"]["turn"] == turn:
        time.sleep(0.01)


def test_a_table_of_days_says_until_when(client: TestClient) -> None:
    """All see the latest deadline, each player their own, and watchers none of their own."""
    teller, others = begun(client)
    view = teller.look()
    assert view["clock"] is None
    assert view["days"]["latest"] == view["you"]["days"]["due"]
    left = view["days"]["latest"] / 1000 - time.time()
    assert 23.9 * 3600 < left <= 24 * 3600
    other = next(iter(others.values()))
    assert yours(other)["due"] is None
    assert other.look()["days"] == view["days"]


def test_a_person_says_when_they_sleep(client: TestClient) -> None:
    """A night that is on delays their deadline; it is theirs alone, and what can't be is refused with a sentence."""
    teller, others = begun(client)
    before = yours(teller)["due"]
    put(teller, "hours", zone="Asia/Tokyo", quiet=NIGHT)
    found = yours(teller)
    assert (found["zone"], found["quiet"]) == ("Asia/Tokyo", NIGHT)
    assert found["due"] > before
    assert "Tokyo" not in str(next(iter(others.values())).look())
    assert put(teller, "hours", 422, zone="Mars/Base", quiet=None)["code"] == "no_such_zone"
    assert put(teller, "hours", 422, zone="UTC", quiet={"start": 0, "end": 1200})["code"] == "quiet_hours"
    assert put(teller, "hours", 422, zone="UTC", quiet={"start": 0, "end": 1440})["code"] == "malformed"


def test_a_person_goes_on_vacation(client: TestClient) -> None:
    """All see until when, so that they know why a bot moves; who is back is back."""
    teller, others = begun(client)
    until = round((time.time() + 3 * 86400) * 1000)
    away = next(iter(others.values()))
    put(away, "vacation", until=until)
    assert teller.look()["people"][away.person]["away_until"] == until
    assert yours(away)["away_until"] == until
    put(away, "vacation", until=None)
    assert teller.look()["people"][away.person]["away_until"] is None
    for wrong in (1, until + 60 * 86400 * 1000):
        assert put(away, "vacation", 422, until=wrong)["code"] == "vacation"


def test_what_was_missed_can_be_looked_at_later(client: TestClient) -> None:
    """All reveals since, in order; what was seen is known on every device, and never goes back."""
    teller, others = begun(client)
    people = [teller, *others.values()]
    for _ in range(2):
        now = teller.look()["table"]["storyteller"]
        first = next(visitor for visitor in people if visitor.seat == now)
        play_a_turn(first, {visitor.seat or 0: visitor for visitor in people if visitor is not first})

    def turns(after: str) -> Any:
        answer = teller.client.get(f"{teller.at}/turns?after={after}", headers=teller.headers)
        return answer.json() if answer.status_code == 200 else answer.status_code

    assert [reveal["turn"] for reveal in turns("0")["turns"]] == [1, 2]
    assert [reveal["turn"] for reveal in turns("1")["turns"]] == [2]
    assert turns("x") == 422
    assert yours(teller)["seen"] == {"game": 0, "turn": 0, "remark": 0}
    put(teller, "seen", game=1, turn=1)
    put(teller, "seen", game=1, turn=0)
    assert yours(teller)["seen"]["turn"] == 1
    put(teller, "seen", game=0, turn=500)
    put(teller, "seen", game=7, turn=99)
    assert yours(teller)["seen"]["turn"] == 1
    put(teller, "seen", game=1, turn=99, remark=99)
    assert yours(teller)["seen"] == {"game": 1, "turn": 2, "remark": 0}
    assert put(teller, "seen", 422, game=1, turn=10**20)["code"] == "malformed"


def test_what_is_so_already_is_no_row_of_the_log(client: TestClient) -> None:
    """Who says the same again and again fills no disk."""
    teller, _ = begun(client)

    def rows() -> int:
        live = app_of(client).state.hall.open_tables()[0]
        version: int = live.state.version
        return version

    put(teller, "hours", zone="Asia/Tokyo", quiet=NIGHT)
    put(teller, "seen", game=1, turn=0)
    before = rows()
    for _ in range(5):
        put(teller, "hours", zone="Asia/Tokyo", quiet=NIGHT)
        put(teller, "vacation", until=None)
        put(teller, "seen", game=1, turn=0)
    assert rows() == before


def test_turns_are_for_those_at_the_table(client: TestClient) -> None:
    """Nobody else sees a reveal of a game that is on."""
    teller, _ = begun(client)
    assert client.get(f"{teller.at}/turns").status_code == 401


def test_the_list_of_tables_says_whose_turn_it_is(client: TestClient) -> None:
    """By a browser's cookies: since when, until when, who else is awaited, what was missed, what was said."""
    entered = client.post(
        "/api/tables", json={"name": "Léa", "pace": "days"}, headers={"Origin": "http://localhost:4273"}
    )
    code = entered.json()["code"]
    host = Visitor(client, {**entered.json(), "secret": client.cookies[f"hareloom-{code}"]})
    tom = join(host, "Tom")
    ana = join(host, "Ana")
    host.do("start_game")
    people = {visitor.seat: visitor for visitor in (host, tom, ana)}
    teller = people[host.look()["table"]["storyteller"]]
    names = {host.person: "Léa", tom.person: "Tom", ana.person: "Ana"}
    tom.do("say", text="Hello?")
    (table,) = client.get("/api/tables").json()
    assert table["days"]
    assert table["turn"] == 1
    assert table["missed"] == 0
    assert table["unread"] == 1
    assert abs(table["since"] / 1000 - time.time()) < 60
    assert table["awaited"] == (teller is host)
    assert table["waits_for"] == ([] if teller is host else [names[teller.person]])
    assert (table["due"] is not None) == (teller is host)
    put(host, "seen", game=1, turn=0, remark=1)
    assert client.get("/api/tables").json()[0]["unread"] == 0


@pytest.mark.parametrize("wrong", [{"pace": "days"}, {"pace": "brisk", "days": {"hours": 5}}])
def test_hours_belong_to_a_game_over_days(client: TestClient, wrong: dict[str, Any]) -> None:
    """And to no other pace; what isn't allowed is malformed."""
    host = open_table(client)
    assert host.do("change_pace", 409, **wrong)["code"] == "pace_days"
    assert host.do("change_pace", 422, pace="days", days={"hours": 2})["code"] == "malformed"
    host.do("change_pace", **DAYS)
    assert host.look()["table"]["pace"]["days"] == DAYS["days"]
    assert host.look()["days"] == {"latest": None}
