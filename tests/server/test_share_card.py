"""What a storybook's link shows before it is opened: a card to those who have it, a preview if the host allows it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx2 as httpx
import pytest

from hareloom.server.http import share_card

from .conftest import QUICK
from .test_evening import with_bots
from .wire import Player, do, serving

pytestmark = pytest.mark.anyio


async def test_a_link_has_a_preview_only_where_the_host_allows_it(tmp_path: Path) -> None:
    """Off at first; on, the page's head names title and picture but no player; a wrong key gets neither."""
    async with serving(tmp_path, QUICK) as (server, hall), httpx.AsyncClient() as http:
        host = await with_bots(server, http, 3, house={"target_score": 5})
        await asyncio.wait_for(Player(server, host, 1, restless=0).play(), 30)
        (live,) = hall.open_tables()
        book = f"http://{server}/r/{host['code']}/{live.state.private.replay_key}/1"
        plain = await http.get(book)
        assert plain.status_code == 200
        assert "og:" not in plain.text
        await do(server, http, host, "change_table_settings", previews=True)
        shown = await http.get(book)
        assert '<meta property="og:image" content="http' in shown.text
        assert f"/{host['code']}/{live.state.private.replay_key}/1/card.jpg" in shown.text
        assert 'name="twitter:card" content="summary_large_image"' in shown.text
        assert not any(person.name in shown.text for person in live.people.values())
        wrong = await http.get(book.replace(live.state.private.replay_key, "x" * 20))
        assert wrong.status_code == 200
        assert "og:" not in wrong.text


async def test_a_card_is_drawn_once_and_only_for_those_with_the_link(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A JPEG by the link, the same again without drawing; nothing by a wrong key, a game to come, or no game."""
    drawn = []
    draw = share_card.ShareCards._drawn  # noqa: SLF001 - to count its calls

    def counted(self: share_card.ShareCards, picture: str, clue: str, edition: str) -> bytes:
        drawn.append(edition)
        return draw(self, picture, clue, edition)

    monkeypatch.setattr(share_card.ShareCards, "_drawn", counted)
    async with serving(tmp_path, QUICK) as (server, hall), httpx.AsyncClient() as http:
        host = await with_bots(server, http, 3, house={"target_score": 5})
        await asyncio.wait_for(Player(server, host, 1, restless=0).play(), 30)
        (live,) = hall.open_tables()
        card = f"http://{server}/r/{host['code']}/{live.state.private.replay_key}/1/card.jpg"
        answers = await asyncio.gather(*(http.get(card) for _ in range(3)))
        assert {(one.status_code, one.headers["content-type"]) for one in answers} == {(200, "image/jpeg")}
        assert {one.content[:2] for one in answers} == {b"\xff\xd8"}
        assert drawn == ["odyssey"]
        for wrong in ("/2/card.jpg", "/0/card.jpg", "/x/card.jpg"):
            assert (await http.get(card.replace("/1/card.jpg", wrong))).status_code == 404
        assert (await http.get(card.replace(live.state.private.replay_key, "x" * 20))).status_code == 404
