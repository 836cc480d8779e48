"""Cheats by role: big screen, storyteller, two people in one browser, removed person, host, newcomer at the door."""

from __future__ import annotations

import json

from websockets.sync.client import connect

from cheating import Client, Json, close_code, join
from serving import expect


def at_the_vote(base: str, bots: int = 0, **what: object) -> list[Client]:
    """A table of four in its first vote; the host tells."""
    host = join(base, None, "Host", **what)
    people = [host, *[join(base, host.entered["code"], f"Guest {n}") for n in range(3 - bots)]]
    for _ in range(bots):
        host.do("add_bot")
    host.do("start_game")
    host.do("claim_first_turn", **host.now())
    host.do("give_clue", **host.now(), text="Almost home", card=host.view()["own"]["hand"][0])
    for one in people[1:]:
        one.do("give_cards", **one.now(), cards=[one.view()["own"]["hand"][0]], settled=True)
    return people


def as_screen(people: list[Client]) -> None:
    """A client with the big screen's link, which is the table's."""
    host = people[0]
    hands = {card for one in people for card in one.view()["own"]["hand"]}
    for path, secret in (("screen", {}), ("screen", {"Authorization": f"Bearer {host.entered['secret']}"})):
        with connect(f"ws{host.base[4:]}{host.at}/{path}", additional_headers=secret) as screen:
            text = screen.recv(timeout=10)
            expect(not any(card in text for card in hands), "a big screen is sent no hand, with a secret or without")
            expect(json.loads(text)["view"].get("own") is None, "and has nothing of its own")
            for said in ({"hello": host.entered["secret"]}, {"id": "s", "action": {"do": "stop_game"}}):
                screen.send(json.dumps(said))
                expect("refused" in screen.recv(timeout=10), f"whatever it says is refused ({next(iter(said))})")
    with connect(f"ws{host.base[4:]}{host.at}/screen") as screen:
        screen.recv(timeout=10)
        expect(people[1].view()["screens"] == 1, "and all players see that there is one")


def as_storyteller(people: list[Client]) -> None:
    """The storyteller, who knows the card and tries to hint at it."""
    host, guest = people[0], people[1]
    expect(host.view()["you"]["hushed"], "the storyteller must be silent")
    expect(host.refused("say", "muted", text="It is the second"), "a remark is refused")
    expect(host.refused("react", "muted", **host.now()), "a heart too")
    for path, body in (("name", {"name": "The second"}), ("hare", {"hare": 9})):
        status, text = host.http("PUT", f"{host.at}/{path}", body)
        expect(status == 409 and "muted" in text, f"another {path} is no way to say it")
    renamed = {"person": guest.entered["person"], "name": "The second"}
    expect(host.refused("rename_person", "muted", **renamed), "nor is another's name")
    expect(host.refused("keep_recording", "muted", "no_such_recording", game=1, keep=True), "nor what is kept")
    expect(host.refused("mend_clue", "too_late_to_mend", "wrong_phase", **host.now(), text="2"), "nor the clue")
    expect(host.do("leave_seat")[0] == 200 and host.view().get("own") is None, "who gets up has no hand to look at")
    expect(host.refused("say", "muted", text="It is the second"), "and is silent all the same")
    expect(host.do("take_seat", seat=host.entered["seat"])[0] == 200, "and comes back to the same seat")


def as_sharer(base: str) -> None:
    """Two people in one browser, who could try to be each other."""
    one = Client(base)
    status, text = one.http("POST", "/api/tables", {"name": "One", "bearer": True})
    expect(status == 201, "a person opens a table")
    entered = json.loads(text)
    code, cookie = entered["code"], f"hareloom-{entered['code']}={entered['secret']}"
    other = join(base, code, "Other")
    for number, wanted in (("2", 401), ("9", 401), ("1", 200), ("10", 200), ("2&as=3", 401), ("%00", 200), ("02", 200)):
        status, text = one.http("GET", f"/api/tables/{code}/view?as={number}", Cookie=cookie)
        mine = status == 401 or json.loads(text)["you"]["person"] == entered["person"]
        expect(status == wanted and mine, f"as={number} with the first one's cookie is the first one or refused")
    both = f"{cookie}; hareloom-{code}-2={other.entered['secret']}"
    status, text = one.http("GET", f"/api/tables/{code}/view?as=2", Cookie=both)
    expect(json.loads(text)["you"]["person"] == other.entered["person"], "with both cookies it is who is named")
    twice = f"{cookie}; hareloom-{code}={other.entered['secret']}"
    status, text = one.http("GET", f"/api/tables/{code}/view", Cookie=twice)
    expect(status == 200, "a cookie that is there twice is one of the two, and both are known")
    status, text = one.http("GET", "/api/tables", Cookie=f"hareloom-{code}={'A' * 43}")
    expect((status, text) == (200, "[]"), "the own tables of a made-up cookie are none")


def as_removed(base: str) -> None:
    """A player whom the host removes in the middle of a turn."""
    host, removed, other, _ = at_the_vote(base)
    hand, key = removed.view()["own"]["hand"], removed.entered["person"]
    link = json.loads(removed.http("POST", f"{removed.at}/link")[1])["link"].partition("#me=")[2]
    with removed.socket() as socket:
        socket.recv(timeout=10)
        expect(host.do("remove_person", person=key)[0] == 200, "the host removes a player")
        expect(close_code(socket) == 4410, "whose socket is closed")
    expect(removed.http("GET", f"{removed.at}/view")[0] == 401, "whose secret is no longer good")
    expect(removed.do("cast_ballot", **other.now(), votes=[1])[0] == 401, "who moves no more")
    status, _ = removed.http("POST", f"{removed.at}/devices", {"secret": link, "bearer": True})
    expect(status == 401, "nor comes back by the personal link")
    with removed.socket() as socket:
        expect(close_code(socket) == 4401, "nor by the socket")
    again = join(base, host.entered["code"], "Again")
    view = again.view()
    expect(view.get("own") is None, "who comes back as a new person has no seat")
    expect(not any(card in json.dumps(view) for card in hand), "and does not see the hand again")
    host.do("change_table_settings", locked=True)
    status, _ = Client(base).http("POST", f"{host.at}/people", {"name": "Again", "bearer": True})
    expect(status == 409, "and not at all where the host has locked the table")


def as_hopping_host(base: str) -> None:
    """A host who gets up from one seat after another, to look at every bot's hand."""
    host, guest = at_the_vote(base, bots=2)[:2]
    mine = host.entered["seat"]
    expect(host.do("remove_seat", seat=mine)[0] == 200, "a host can take their own seat away")
    for seat in range(1, 5):
        if seat not in (mine, guest.entered["seat"]):
            expect(host.refused("take_seat", "seating", seat=seat), f"but not take the bot's seat {seat} then")
    expect(host.view().get("own") is None, "and sees no hand meanwhile")
    expect(host.do("take_seat", seat=mine)[0] == 200, "only the same one")
    watcher = join(base, host.entered["code"], "Watcher", seat=False)
    bot = next(seat for seat in range(1, 5) if seat not in (mine, guest.entered["seat"]))
    expect(watcher.do("take_seat", seat=bot)[0] == 200, "a watcher takes a bot's seat over")
    expect(watcher.refused("take_seat", "seating", "seat_taken", seat=bot % 4 + 1), "and no second one")
    expect(watcher.do("leave_seat")[0] == 200, "gets up")
    others = [seat for seat in range(1, 5) if seat not in (mine, guest.entered["seat"], bot)]
    expect(watcher.refused("take_seat", "seating", seat=others[0]), "and does not look into the next hand")
    expect(
        guest.refused("ask_stand_in", "already_moved", "wrong_phase", **guest.now(), seat=mine),
        "the storyteller votes by no bot",
    )
    for action in ("change_table_settings", "let_in", "hand_on_host", "rename_person", "remove_person"):
        fields: Json = {} if action == "change_table_settings" else {"person": guest.entered["person"]}
        fields |= {"name": "x"} if action == "rename_person" else {}
        expect(guest.refused(action, "not_your_part", **fields), f"a guest has no {action}")


def at_the_door(base: str) -> None:
    """A newcomer who waits to be let in."""
    host = join(base, None, "Host")
    host.do("change_table_settings", approve=True)
    waiting = join(base, host.entered["code"], "Waiting")
    for path in ("view", "replays"):
        expect(waiting.http("GET", f"{waiting.at}/{path}")[0] == 403, f"who waits at the door has no {path}")
    expect(waiting.do("take_seat")[0] == 403, "and takes no seat")
    expect(waiting.http("PUT", f"{waiting.at}/name", {"name": "Let me in!"})[0] == 403, "nor calls by a new name")
    expect(waiting.http("POST", f"{waiting.at}/link")[0] == 403, "nor makes a link")
    for path in ("socket", "screen"):
        with waiting.socket(path) as socket:
            expect(close_code(socket) == 4401, f"and hears nothing at the {path}")
    expect(waiting.refused("let_in", "waiting", person=waiting.entered["person"]), "nor opens the door")


def in_a_rematch(base: str) -> None:
    """A game that is given up, its replay, and the next one."""
    people = at_the_vote(base)
    host, guest = people[:2]
    hands = {card for one in people for card in one.view()["own"]["hand"]}
    moment = guest.now()
    given = guest.view()["own"]["given"]
    expect(host.do("stop_game")[0] == 200, "the host gives the game up in the middle of the vote")
    link = json.loads(guest.http("GET", f"{guest.at}/replays")[1])["links"][0].partition("/r/")[2]
    stranger = Client(base)
    told = stranger.http("GET", f"/api/replays/{link}")[1]
    expect(not any(card in told for card in hands), "a client with the link to its replay sees no hand")
    expect('"owner"' not in told and '"votes"' not in told, "and not whose pictures they were")
    expect(given[0] in told, "only the pictures that lay open")
    key = link.rpartition("/")[0]
    for game in ("0", "2", "-1", "1.0", "%31%00", "9" * 5000, "%D9%A1", "1/../1", ""):
        status, _ = stranger.http("GET", f"/api/replays/{key}/{game}")
        expect(status in (404, 414, 429), f"there is no game {game[:8]!r} to look at")
    expect(host.do("start_game")[0] == 200, "the next game starts")
    expect(guest.refused("cast_ballot", "stale", **moment, votes=[1]), "the last one's vote is not taken for it")
    hands = {card for one in people for card in one.view()["own"]["hand"]}
    own = guest.http("GET", f"/api/replays/{link}")[1]
    expect(json.loads(own)["game"] == 1, "the first game's replay stays as it is")
    steps = [step["view"].get("own") or {} for step in json.loads(own)["steps"]]
    shown = {card for step in steps for card in step.get("hand") or ()}
    expect(not shown & (hands - set(guest.view()["own"]["hand"]) - shown), "and shows nothing of the new deal")
    expect(stranger.http("GET", f"/api/replays/{key}/2")[0] in (404, 429), "whose own replay is not there yet")
