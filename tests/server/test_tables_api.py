"""Tables over HTTP."""

from __future__ import annotations

import re
from typing import Any

import pytest
from starlette.testclient import TestClient

from hareloom.server.http import tables
from hareloom.store import NoSuchDeck
from hareloom.tables.hall import Hall

from .visitor import Visitor, app_of, join, open_table, seated


def test_opening_a_table_gives_a_code_a_link_and_a_cookie(client: TestClient) -> None:
    """The host is seated, gets a link for friends, and a cookie that scripts can't read."""
    answer = client.post("/api/tables", json={"name": "Léa", "edition": "party", "language": "fr"})
    assert answer.status_code == 201
    entered = answer.json()
    assert entered["host"] is True
    assert entered["seat"] == 1
    assert entered["secret"] is None
    assert entered["link"].endswith(f"/t/{entered['code']}")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"hareloom-{entered['code']}=")
    assert {"HttpOnly", "SameSite=lax"} <= set(re.split("; ?", cookie))
    view = client.get(f"/api/tables/{entered['code']}/view").json()
    assert view["table"]["edition"] == "party"
    you = {"person": entered["person"], "host": True, "nudge": None, "hushed": False, "unnamed": False, "days": None}
    assert view["you"] == you
    assert view["people"][entered["person"]]["name"] == "Léa"


def test_a_wrong_code_is_a_kind_404(client: TestClient) -> None:
    """Two tables have different codes, and a code of neither is a problem in words."""
    one, other = open_table(client), open_table(client)
    assert one.code != other.code
    missing = client.get("/api/tables/bbbbbbbbbb")
    assert missing.status_code == 404
    assert missing.headers["content-type"] == "application/problem+json"
    assert missing.json()["code"] == "no_such_table"


def test_the_door_tells_only_what_a_newcomer_needs(client: TestClient) -> None:
    """Before joining one sees how many people and bots there are and which hares are taken, but no names."""
    host = open_table(client, hare=3)
    host.do("add_bot", character="nell")
    door = client.get(host.at).json()
    assert (door["people"], door["bots"], door["seats"]) == (1, 1, 2)
    assert door["hares_taken"] == [3]
    assert door["inside"] is False
    assert not {"Léa", "Nell", "nell"} & set(re.findall(r"\w+", client.get(host.at).text))
    assert client.get(host.at, headers=host.headers).json()["inside"] is True


def test_people_join_with_a_hare_of_their_own(client: TestClient) -> None:
    """A person who wants a hare that is taken gets another one."""
    host = open_table(client, hare=3)
    friend = join(host, "Tom", hare=3)
    people = host.look()["people"]
    assert friend.seat == 2
    assert people[friend.person]["hare"] != 3


def test_a_stranger_sees_and_does_nothing(client: TestClient) -> None:
    """No secret, a wrong one, or one of another table: 401."""
    host, stranger = open_table(client), open_table(client)
    for headers in ({}, {"Authorization": "Bearer " + "x" * 43}, stranger.headers):
        client.cookies.clear()
        assert client.get(f"{host.at}/view", headers=headers).status_code == 401
        body = {"id": "1", "action": {"do": "shuffle_seats"}}
        assert client.post(f"{host.at}/actions", json=body, headers=headers).status_code == 401


def test_only_the_host_runs_the_table(client: TestClient) -> None:
    """A guest's attempts at the host's actions are refused with the code and a sentence."""
    host = open_table(client)
    guest = join(host, "Tom")
    for action in ("start_game", "add_bot", "shuffle_seats"):
        assert guest.do(action, 409)["code"] == "not_your_part"
    assert guest.do("remove_seat", 409, seat=1)["code"] == "not_your_part"
    assert client.delete(host.at, headers=guest.headers).status_code == 403


def test_a_seat_is_taken_swapped_and_left(client: TestClient) -> None:
    """Watch first, sit down, change places, get up; bots come and go."""
    host = open_table(client)
    watcher = join(host, "Ana", seat=False)
    assert watcher.look()["own"] is None
    watcher.do("take_seat")
    assert watcher.look()["own"]["seat"] == 2
    watcher.do("swap_places", other=1)
    assert host.look()["table"]["order"] == [2, 1]
    host.do("add_bot", character="otto")
    assert host.do("add_bot", 409, character="nobody")["code"] == "no_such_bot"
    host.do("remove_seat", seat=3)
    watcher.do("leave_seat")
    assert list(host.look()["table"]["seats"]) == ["1"]
    assert watcher.look()["own"] is None


def test_the_same_request_twice_is_done_once(client: TestClient) -> None:
    """An id that was used is acknowledged again and changes nothing, even when its moment has passed."""
    host = open_table(client)
    host.do("add_bot", id="once")
    host.do("add_bot", id="once")
    assert len(host.look()["table"]["seats"]) == 2
    host.do("add_bot")
    host.do("start_game", id="go")
    host.do("claim_first_turn", id="claim", **host.now())
    moment: dict[str, Any] = {"game": 1, "turn": 1, "phase": "claim"}
    host.do("claim_first_turn", id="claim", **moment)
    assert host.do("claim_first_turn", 409, id="claim-again", **moment)["code"] == "stale"


def test_a_game_is_played_and_cards_and_votes_may_be_changed(client: TestClient) -> None:
    """A whole turn over HTTP, with changed minds, until the reveal tells all."""
    host, tom, ana = seated(client, 3)
    host.do("claim_first_turn", **host.now())
    told = host.look()["own"]["hand"][0]
    host.do("give_clue", **host.now(), text="Almost home", card=told)
    hand = ana.look()["own"]["hand"]
    ana.do("give_cards", **ana.now(), cards=hand[:2])
    ana.do("give_cards", **ana.now(), cards=hand[2:4])
    tom.do("give_cards", **tom.now(), cards=tom.look()["own"]["hand"][:2], settled=True)
    images = ana.look()["table"]["images"]
    assert set(hand[2:4]) < set(images)
    assert told in images
    target = images.index(told) + 1
    forbidden = ana.look()["own"]["may"]["vote"]["forbidden"]
    assert [images[position - 1] for position in forbidden] == [card for card in images if card in hand[2:4]]
    assert ana.do("cast_ballot", 409, **ana.now(), votes=forbidden[:1])["code"] == "own_image"
    ana.do("cast_ballot", **ana.now(), votes=[target])
    other = next(p for p in range(1, 6) if p not in (target, *forbidden))
    ana.do("cast_ballot", **ana.now(), votes=[other])
    tom.do("cast_ballot", **tom.now(), votes=[target], settled=True)
    reveal = host.look()["table"]["reveal"]
    assert reveal["target"] == target
    assert reveal["scores"][:2][0] == 3


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 422),
        (b"[]", 422),
        (b"{", 422),
        (b'{"id": "1"}', 422),
        (b'{"id": "1", "action": {"do": "fly"}}', 422),
        (b'{"id": "1", "action": {"do": "close_phase", "game": 1, "turn": 1, "phase": "vote"}}', 422),
        (b'{"id": "", "action": {"do": "shuffle_seats"}}', 422),
        (b'{"id": "1", "action": {"do": "take_seat", "seat": "one"}}', 422),
        (b'{"id": "1", "action": {"do": "start_game", "cards": ["x"]}}', 422),
        (b'{"id": "1", "action": {"do": "shuffle_seats"}, "as": 2}', 422),
        (b"[" * 5000, 422),
        (b'"' + b"x" * 20000 + b'"', 413),
        (b"\xff\xfe", 422),
    ],
)
def test_nonsense_is_refused_and_changes_nothing(client: TestClient, body: bytes, status: int) -> None:
    """Whatever is sent, the answer is a problem with a sentence, never a crash."""
    host = open_table(client)
    before = host.look()
    headers = {**host.headers, "Content-Type": "application/json"}
    answer = client.post(f"{host.at}/actions", content=body, headers=headers)
    assert answer.status_code == status
    assert answer.json()["detail"]
    assert host.look() == before


def test_only_json_is_read(client: TestClient) -> None:
    """A form from another site's page is refused before it is read."""
    host = open_table(client)
    answer = client.post(f"{host.at}/actions", content=b"id=1", headers={**host.headers, "Content-Type": "text/plain"})
    assert answer.status_code == 415


def test_another_sites_page_may_not_act(client: TestClient) -> None:
    """A request with a foreign Origin is refused, one with ours is not."""
    host = open_table(client)
    body = {"id": "1", "action": {"do": "shuffle_seats"}}
    foreign = {**host.headers, "Origin": "https://evil.example"}
    assert client.post(f"{host.at}/actions", json=body, headers=foreign).status_code == 403
    assert client.post("/api/tables", json={"name": "x"}, headers=foreign).status_code == 403
    assert client.delete(host.at, headers=foreign).status_code == 403
    ours = {**host.headers, "Origin": "http://localhost:4273"}
    assert client.post(f"{host.at}/actions", json=body, headers=ours).status_code == 200


@pytest.mark.parametrize("name", ["", " ", "\u200b", "\u202e\u202d", "x" * 101])
def test_a_name_must_be_seen(client: TestClient, name: str) -> None:
    """A name without a visible character, or far too long, is refused kindly."""
    assert client.post("/api/tables", json={"name": name}).status_code == 422


def test_names_are_text(client: TestClient) -> None:
    """Markup is shown as it was written, control characters are gone, long names are cut; one may rename."""
    host = open_table(client, name="<b>L\u0000éa</b>\u202e and then some more words")
    assert host.look()["people"][host.person]["name"] == "<b>Léa</b> and then some"
    client.put(f"{host.at}/name", json={"name": "Lea"}, headers=host.headers)
    assert host.look()["people"][host.person]["name"] == "Lea"


def test_another_hare(client: TestClient) -> None:
    """A person may change the hare at any time, but not to another person's; twelve and more people share."""
    host = open_table(client, hare=0)
    guest = join(host, "Tom", hare=2)
    refused = client.put(f"{guest.at}/hare", json={"hare": 0}, headers=guest.headers)
    assert (refused.status_code, refused.json()["code"]) == (409, "hare_taken")
    for hare in (7, 7):
        assert client.put(f"{guest.at}/hare", json={"hare": hare}, headers=guest.headers).status_code == 204
    assert host.look()["people"][guest.person]["hare"] == 7
    for number in range(11):
        join(host, f"Guest {number}", hare=7)
    assert client.put(f"{guest.at}/hare", json={"hare": 0}, headers=guest.headers).status_code == 204


def test_the_personal_link_brings_the_seat_to_another_device(client: TestClient) -> None:
    """The link's secret is behind the #; exchanged by POST it opens the seat; revoked it opens nothing."""
    host = open_table(client)
    link = client.post(f"{host.at}/link", headers=host.headers).json()["link"]
    page, _, fragment = link.partition("#")
    assert page.endswith(f"/t/{host.code}")
    secret = fragment.removeprefix("me=")
    entered = client.post(f"{host.at}/devices", json={"secret": secret, "bearer": True})
    assert entered.status_code == 201
    phone = Visitor(client, entered.json())
    assert phone.person == host.person
    assert phone.secret not in (host.secret, secret)
    assert phone.look()["own"]["seat"] == 1
    client.delete(f"{host.at}/link", headers=host.headers)
    assert client.post(f"{host.at}/devices", json={"secret": secret}).status_code == 401
    assert phone.look()["own"]["seat"] == 1
    client.delete(f"{host.at}/devices", headers=phone.headers)
    assert client.get(f"{host.at}/view", headers=phone.headers).status_code == 401


def test_a_deleted_table_is_gone_with_all_that_belongs_to_it(client: TestClient) -> None:
    """After the host deletes it nothing of it answers any more."""
    host = open_table(client)
    assert client.delete(host.at, headers=host.headers).status_code == 204
    assert client.get(host.at).status_code == 404
    assert client.get(f"{host.at}/view", headers=host.headers).status_code == 404


def test_settings_that_cannot_be_are_refused(client: TestClient) -> None:
    """An unknown edition, deck or house rule opens no table; a house rule of another edition is dropped and said."""
    for wrong, status in (
        ({"edition": "tarot"}, 409),
        ({"decks": ["nope"]}, 409),
        ({"house": {"hand_size": 99}}, 409),
        ({"house": {"colour": 1}}, 422),
    ):
        assert client.post("/api/tables", json={"name": "x", **wrong}).status_code == status
    host = open_table(client)
    host.do("change_settings", edition="party", house={"solo_finder_4": True, "target_score": 20})
    assert host.look()["table"]["house"] == [{"key": "target_score", "value": 20}]
    assert host.do("start_game", 409)["code"] == "player_count"


def test_guessing_gets_slower_and_gets_nowhere(client: TestClient) -> None:
    """After a few wrong codes one has to wait."""
    answers = [client.get("/api/tables/bbbbbbbbb" + "23456789bcdfghjkmnpqrstvwxz"[n % 27]) for n in range(40)]
    assert answers[0].status_code == 404
    assert answers[-1].status_code == 429
    assert int(answers[-1].headers["retry-after"]) >= 1


def test_leaving_a_game_keeps_the_seat_and_hides_the_hand(client: TestClient) -> None:
    """A bot holds the seat; its player sees no hand, can't take another seat, and comes back to their own."""
    _, tom, _ = seated(client, 3)
    hand = tom.look()["own"]["hand"]
    tom.do("leave_seat")
    seen: dict[str, Any] = tom.look()
    assert seen["own"] is None
    assert seen["table"]["seats"]["2"]["bot"]
    assert tom.do("take_seat", 409, seat=1)["code"] in ("seating", "seat_taken")
    tom.do("take_seat", seat=2)
    assert tom.look()["own"]["hand"] == hand


def test_a_removed_person_does_not_come_back_to_the_seat(client: TestClient) -> None:
    """The host lets a bot take over; the former player watches."""
    host, tom, _ = seated(client, 3)
    host.do("remove_seat", seat=2)
    assert tom.look()["own"] is None
    assert tom.look()["people"][tom.person]["seat"] is None


def test_connected_clients_see_a_house_rule_taken_back(client: TestClient) -> None:
    """Setting a rule to "no limit" and then unsetting it reaches connected clients: a patch alone can't say null."""
    host = open_table(client)
    with client.websocket_connect(f"{host.at}/socket", headers=host.headers) as socket:
        assert socket.receive_json()["view"]["table"]["house"] == []
        for house, seen in (({"bonus_cap": None}, [{"key": "bonus_cap", "value": None}]), ({}, [])):
            host.do("change_settings", edition="odyssey", house=house)
            assert socket.receive_json()["view"]["table"]["house"] == seen


def test_what_could_not_be_opened_is_not_left_behind(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever goes wrong on the way: a table that nobody can enter would stay for half a year."""

    async def no_such_deck(*_: object) -> None:
        raise NoSuchDeck

    monkeypatch.setattr(tables, "bring_to", no_such_deck)
    hall: Hall = app_of(client).state.hall
    answer = client.post("/api/tables", json={"name": "Léa", "decks": ["gone"]})
    assert (answer.status_code, answer.json()["code"]) == (404, "no_such_deck")
    assert client.portal is not None
    assert client.portal.call(hall.store.tables) == 0
    assert hall.open_tables() == []
