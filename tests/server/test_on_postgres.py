"""A server whose tables are in PostgreSQL: whole games, players' decks, and what the operator is told."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx2 as httpx
import pytest

from hareloom.store.postgres.store import PostgresStore
from postgres import Server
from tests.server.making_decks import look, made, making

from .wire import Player, do, enter, serving

pytestmark = pytest.mark.anyio


async def test_a_game_is_played_to_its_end(postgres: Server, database: str, tmp_path: Path) -> None:
    """People and bots play to the end through lost connections, and a server that starts anew knows the game."""
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    flags: dict[str, str | None] = {"database": postgres.url(database)}
    async with serving(tmp_path / "one", flags=flags) as (server, hall), httpx.AsyncClient() as http:
        assert isinstance(hall.store, PostgresStore)
        host = await enter(server, http, None, "Léa")
        guests = [await enter(server, http, host["code"], f"Guest {number}") for number in range(2)]
        await do(server, http, host, "add_bot")
        await do(server, http, host, "change_settings", edition="revised", house={"target_score": 6})
        await do(server, http, host, "say", text="hello\u0000 there")
        await do(server, http, host, "start_game")
        players = [Player(server, one, seed) for seed, one in enumerate([host, *guests])]
        await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 120)
        assert {player.view["table"]["phase"] for player in players} == {"end"}
        scores = {no: seat.get("score", 0) for no, seat in players[0].view["table"]["seats"].items()}
    assert not (tmp_path / "one" / "hareloom.sqlite3").exists()
    async with serving(tmp_path / "two", flags=flags) as (server, _), httpx.AsyncClient() as http:
        bearer = {"Authorization": f"Bearer {host['secret']}"}
        again = await http.get(f"http://{server}/api/tables/{host['code']}/view", headers=bearer)
        ready = await http.get(f"http://{server}/readyz")
        assert {no: seat.get("score", 0) for no, seat in again.json()["table"]["seats"].items()} == scores
        assert ready.status_code == 200


def test_a_players_deck_is_shown_by_another_server(postgres: Server, database: str, tmp_path: Path) -> None:
    """Its pictures are in the database: a server with an empty data folder shows them, in every size, and as a ZIP."""
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    url = postgres.url(database)
    with making(tmp_path / "one", database=url) as browser:
        deck, cards = made(browser, 2)
        wanted = {size: browser.get(f"/pictures/{cards[0]}{size}.webp").content for size in ("", "@2x", "@thumb")}
        cookies = dict(browser.cookies)
    with making(tmp_path / "two", database=url) as other:
        assert look(other, cards[0]) == 404
        other.cookies.update(cookies)
        assert {size: other.get(f"/pictures/{cards[0]}{size}.webp").content for size in wanted} == wanted
        assert other.get(f"/api/own-decks/{deck['id']}/deck.zip").status_code == 200
        # Of a picture that was put a moment ago another server can't know that it is not about to be named.
        postgres.sql("UPDATE pictures SET put_at = now() - interval '2 minutes'", database)
        other.delete(f"/api/own-decks/{deck['id']}")
        assert look(other, cards[0]) == 404
    assert postgres.sql("SELECT count(*) FROM pictures", database) == "0"
