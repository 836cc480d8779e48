"""Tries against a running server what a cheat would try, and prints how each ended: python scripts/try_to_cheat.py.

As a player with developer tools, as a watcher, as a stranger with the link, as the host. docs/PROOF.md has the list.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time

from websockets.sync.client import connect

from cheat_roles import as_hopping_host, as_removed, as_screen, as_sharer, as_storyteller, at_the_door, in_a_rematch
from cheat_wires import after_a_restart, before_a_restart, by_headers, by_pictures, by_silence, by_verbs_and_paths
from cheating import Client, close_code, join
from serving import expect, free_port, serving


def as_player(people: list[Client]) -> None:
    """Developer tools show every byte and can send any."""
    host, cheat, other = people[:3]
    view, hand = cheat.view(), cheat.view()["own"]["hand"]
    theirs = other.view()["own"]["hand"]
    text = json.dumps(view)
    expect(
        not any(card in text for card in theirs + host.view()["own"]["hand"]),
        "no card of another's hand is in the view",
    )
    expect("owner" not in text and 'pile": [' not in text, "no owner, no pile, no dice in it")
    moment = cheat.now()
    expect(moment["phase"] == "give", "the others give now")
    status, answer = cheat.do("give_cards", **moment, cards=[theirs[0]])
    expect(status == 409 and "not_in_hand" in answer, "another's card can't be given")
    status, answer = cheat.do("give_cards", **moment, cards=[hand[0], hand[1]])
    expect(status == 409, "nor two cards where one is asked for")
    for field in ("seat", "actor", "person"):
        status, answer = cheat.do("give_cards", **moment, cards=[theirs[0]], **{field: other.entered["seat"]})
        expect(status == 422, f"a move can't name another's {field}")
    for secret_move in ("close_phase", "let_anybody_go_on", "autopilot"):
        expect(cheat.do(secret_move, **moment)[0] == 422, f"{secret_move} is not to be had over the wire")
    expect(
        cheat.do("cast_ballot", **{**moment, "phase": "vote"}, votes=[1])[0] == 409, "a vote before the vote is stale"
    )
    expect(cheat.do("start_game")[0] in (403, 409), "a guest can't start a game")
    expect(cheat.do("remove_seat", seat=other.entered["seat"])[0] in (403, 409), "nor remove a player")
    status, answer = other.http("POST", f"{other.at}/actions", {"id": "twin", "action": {"do": "be_ready", **moment}})
    expect(status == 409, "another person's id is no key to anything")
    expect(cheat.http("GET", f"{cheat.at}/replays")[1].count("/r/") == 0, "no replay of a game that is on")
    expect(cheat.http("DELETE", cheat.at)[0] == 403, "a guest can't delete the table")


def vote_as_player(people: list[Client]) -> None:
    """When the pictures lie open."""
    host, cheat, other, last = people
    moment = host.now()
    for one in (cheat, other, last):
        expect(
            one.do("give_cards", **moment, cards=[one.view()["own"]["hand"][0]], settled=True)[0] == 200,
            "a card is given",
        )
    moment, view = cheat.now(), cheat.view()
    mine = view["own"]["positions"][0]
    expect(moment["phase"] == "vote" and len(view["table"]["images"]) == 4, "the pictures lie open")
    expect("owner" not in json.dumps(view), "no player's name is on them")
    expect(cheat.do("cast_ballot", **moment, votes=[mine])[0] == 409, "one's own picture gets no vote")
    expect(host.do("cast_ballot", **moment, votes=[1])[0] == 409, "the storyteller has none")
    expect(cheat.do("cast_ballot", **moment, votes=[0])[0] in (409, 422), "there is no place 0")
    place = 1 if mine != 1 else 2
    expect(cheat.do("cast_ballot", **moment, votes=[place])[0] == 200, "a vote is cast")
    seen = json.dumps(other.view())
    expect("votes" not in seen and '"voted": true' in seen, "others see that it was cast, and not for what")
    expect("ballot" not in json.dumps(other.view()["table"]["seats"]), "nor in the seats")


def as_watcher(host: Client) -> None:
    """At the table without a seat."""
    watcher = join(host.base, host.entered["code"], "Watcher", seat=False)
    view = watcher.view()
    expect(view.get("own") is None, "a watcher has no hand to look at")
    hands = host.view()["own"]["hand"]
    expect(not any(card in json.dumps(view) for card in hands), "and sees no player's")
    expect(watcher.do("take_seat", seat=1)[0] == 409, "nor takes a seat that a player has")
    expect(watcher.do("cast_ballot", **watcher.now(), votes=[1])[0] == 409, "nor votes")


def as_stranger(host: Client) -> None:
    """A stranger who has the link, or guesses."""
    stranger = Client(host.base)
    at = host.at
    status, door = stranger.http("GET", at)
    expect(
        status == 200 and "hand" not in door and "person" not in json.loads(door),
        "the door tells who is there in numbers only",
    )
    expect(stranger.http("GET", f"{at}/view")[0] == 401, "no view without a secret")
    expect(stranger.http("GET", f"{at}/view", Authorization="Bearer " + "A" * 43)[0] == 401, "nor with a made-up one")
    expect(
        stranger.http("POST", f"{at}/actions", {"id": "x", "action": {"do": "stop_game"}})[0] == 401, "no action either"
    )
    foreign = {"Origin": "https://evil.example"}
    expect(
        host.http("POST", f"{at}/actions", {"id": "x", "action": {"do": "stop_game"}}, **foreign)[0] == 403,
        "no page elsewhere acts for the host",
    )
    with host.socket(**foreign) as socket:
        expect(close_code(socket) == 4403, "nor listens")
    with connect(f"ws{host.base[4:]}{at}/socket") as socket:
        socket.send('{"hello": "' + "A" * 43 + '"}')
        expect(close_code(socket) == 4401, "a made-up hello opens nothing")
    for path in (
        "/metrics",
        "/data/hareloom.sqlite3",
        "/pictures/../../hareloom.sqlite3",
        "/static/%2e%2e/app.py",
    ):
        expect(stranger.http("GET", path)[0] in (400, 404, 405), f"{path} gives nothing")
    expect(host.entered["code"] not in stranger.http("GET", "/api/tables")[1], "a stranger is shown no tables")
    codes = [stranger.http("GET", f"/api/tables/bbbbbbbb{a}{b}")[0] for a in "bcdfgh" for b in "bcdfgh"]
    expect(codes[0] == 404 and codes[-1] == 429, "guessing codes is slowed after twenty")


def as_host(people: list[Client]) -> None:
    """The host runs the table and still sees one hand."""
    host, guest = people[:2]
    expect(
        not any(card in json.dumps(host.view()) for card in guest.view()["own"]["hand"]), "the host sees no other hand"
    )
    expect(
        host.do("change_settings", edition="classic", house=[], decks=["hareloom"])[0] in (409, 422),
        "no other rules in the middle of a game",
    )
    expect(host.do("arrange_seats", order=[2, 1, 3, 4])[0] == 409, "no other places either")
    expect(host.do("choose_storyteller", **host.now(), seat=1)[0] == 409, "nor another storyteller")
    expect(host.do("start_game")[0] == 409, "no new deal while one is on")
    expect(host.do("remove_seat", seat=guest.entered["seat"])[0] == 200, "a bot holds the seat of a removed player")
    taken = host.do("take_seat", seat=guest.entered["seat"])
    expect(taken[0] == 409, "and the host can't take that seat to look at its hand")


def main() -> int:
    """A server of its own, a table of four, and everything above."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [sys.executable, "-m", "hareloom", "serve", "--port", str(port), "--data", folder]
        with serving(command, port, patience=60):
            base = f"http://127.0.0.1:{port}"
            host = join(base, None, "Host")
            people = [host, *[join(base, host.entered["code"], name) for name in ("Cheat", "Other", "Last")]]
            expect(host.do("start_game")[0] == 200, "a game starts")
            expect(host.do("claim_first_turn", **host.now())[0] == 200, "the host tells first")
            card = host.view()["own"]["hand"][0]
            expect(host.do("give_clue", **host.now(), text="Almost home", card=card)[0] == 200, "and tells")
            as_player(people)
            vote_as_player(people)
            time.sleep(1)
            as_watcher(host)
            as_storyteller(people)
            as_screen(people)
            as_host(people)
            as_sharer(base)
            as_removed(base)
            as_hopping_host(base)
            at_the_door(base)
            in_a_rematch(base)
            done = before_a_restart(base)
        # A new server, which has not counted any wrong guesses yet.
        with serving(command, port, patience=60):
            after_a_restart(base, done)
            by_verbs_and_paths(host)
            by_pictures(host)
            as_stranger(host)
            by_headers(host)
            by_silence(host)
    return 0


if __name__ == "__main__":
    sys.exit(main())
