"""docs/PROTOCOL.md and its examples: they work, and the document leaves nothing out."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
from pathlib import Path
from typing import Any, get_args

import httpx2 as httpx
import jsonschema
import msgspec
import pytest
from tests.server.wire import do, enter, serving

from hareloom.game.refusals import Code
from hareloom.server.caps import Caps
from hareloom.server.http.limits import Limits
from hareloom.server.http.problems import HttpCode
from hareloom.server.openapi.document import openapi_document
from hareloom.server.openapi.schema import schema_document
from hareloom.server.ports import listen
from hareloom.server.socket import visit

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLES = DOCS / "examples"
TEXT = (DOCS / "PROTOCOL.md").read_text(encoding="utf-8")


async def run(*command: str, seconds: float = 40, **environment: str) -> str:
    """Run an example beside the server; what it said."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    process = await asyncio.create_subprocess_exec(
        *command,
        env={**os.environ, "PATH": path, **environment},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        said, _ = await asyncio.wait_for(process.communicate(), seconds)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert process.returncode == 0, said.decode()
    return said.decode()


@pytest.mark.anyio
async def test_the_game_by_curl_is_played_to_its_end(tmp_path: Path) -> None:
    """The script opens a table, plays a whole game beside bots, reads the replay and deletes the table."""
    async with serving(tmp_path) as (server, hall):
        said = await run("sh", str(EXAMPLES / "play.sh"), f"http://{server}", PATIENCE="0.05")
        assert not hall.open_tables()
    for word in ("give_clue", "give_cards", "cast_ballot", "be_ready", "won by seat", "steps"):
        assert word in said, said
    assert '"code":"malformed"' not in said


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("edition", "bots", "house"),
    [("odyssey", 3, {"target_score": 6}), ("party", 5, {}), ("team", 5, {})],
)
async def test_the_client_of_forty_lines_plays_every_sort_of_game(
    edition: str, bots: int, house: dict[str, Any], tmp_path: Path
) -> None:
    """It joins a table of bots and plays to the end, whatever the edition, for it asks only what it may do."""
    async with serving(tmp_path) as (server, hall), httpx.AsyncClient() as http:
        host = await enter(server, http, None, "Léa", edition=edition, house=house, seat=False)
        for _ in range(bots):
            await do(server, http, host, "add_bot")
        playing = asyncio.create_task(
            run(sys.executable, str(EXAMPLES / "player.py"), f"http://{server}", host["code"])
        )
        (live,) = hall.open_tables()
        while len(live.table.seats) <= bots:  # noqa: ASYNC110 - it comes when it comes
            await asyncio.sleep(0.02)
        await do(server, http, host, "start_game")
        said = await playing
    assert said.strip().endswith("won.")
    assert live.table.winners
    assert not any(live.table.seat(no).stood_in for no in live.table.winners)


@pytest.mark.anyio
async def test_the_client_comes_back_after_a_restart(tmp_path: Path) -> None:
    """As the document asks of clients: a server that stops closes with 1012, and the same game goes on at the next."""
    with listen("127.0.0.1", 0, or_next=False) as listener:  # taken once, so that nothing else gets the port
        port = listener.getsockname()[1]
        async with serving(tmp_path, at=listener.dup()) as (server, hall), httpx.AsyncClient() as http:
            host = await enter(server, http, None, "Léa", edition="odyssey", house={"target_score": 6}, seat=False)
            for _ in range(3):
                await do(server, http, host, "add_bot")
            playing = asyncio.create_task(
                run(sys.executable, str(EXAMPLES / "player.py"), f"http://127.0.0.1:{port}", host["code"])
            )
            (live,) = hall.open_tables()
            while len(live.table.seats) <= 3:  # noqa: ASYNC110 - it comes when it comes
                await asyncio.sleep(0.02)
            await do(server, http, host, "start_game")
            while live.table.turn < 2:  # noqa: ASYNC110
                await asyncio.sleep(0.02)
        async with serving(tmp_path, at=listener.dup()):
            assert (await playing).strip().endswith("won.")


def test_the_client_is_short_and_shown_whole() -> None:
    """What the document shows is the file, and below its imports it has forty lines at most."""
    program = (EXAMPLES / "player.py").read_text(encoding="utf-8")
    assert program in TEXT
    below = program.partition("import connect\n")[2]
    assert len([line for line in below.splitlines() if line.strip()]) <= 40


def test_the_messages_that_are_shown_are_valid() -> None:
    """Each line of a JSON block is a message of the socket, or the body of a refused request."""
    schema = schema_document()
    either = {**schema, "anyOf": [*schema["anyOf"], {"$ref": "#/$defs/Problem"}]}
    blocks = re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)
    messages = [json.loads(line) for block in blocks for line in block.splitlines()]
    assert len(messages) >= 6
    for message in messages:
        jsonschema.validate(message, either, jsonschema.Draft202012Validator)


def test_every_address_action_and_code_is_in_the_document() -> None:
    """A reader finds everything that can be requested, and every reason for a refusal."""
    for path in openapi_document()["paths"]:
        assert f"`{path}`" in TEXT or path in TEXT, path
    asking = schema_document()["$defs"]["TableRequest"]["properties"]["action"]["discriminator"]["mapping"]
    codes = {code.value for code in Code} | set(get_args(HttpCode))
    for word in (*asking, *codes):
        assert f"`{word}`" in TEXT, word
    for number in (visit.NOT_LET_IN, visit.NO_SUCH_TABLE, visit.TOO_MUCH, visit.FOREIGN, visit.TOO_SLOW):
        assert f"| {number} |" in TEXT


def test_the_document_names_no_code_and_no_action_that_is_not_there() -> None:
    """A row of its tables is about something that exists."""
    codes = {code.value for code in Code} | set(get_args(HttpCode))
    asking = schema_document()["$defs"]["TableRequest"]["properties"]["action"]["discriminator"]["mapping"]
    named = set(re.findall(r"^\| `([a-z_]+)` \|", TEXT, re.MULTILINE))
    assert named <= codes | set(asking)


def test_the_limits_in_the_document_are_the_servers() -> None:
    """A number that is changed is changed in both places."""
    for number in (
        *msgspec.structs.astuple(Caps()),
        visit.MOST_WAITING,
        visit.SECONDS_FOR_HELLO,
    ):
        assert f"| {number} " in TEXT, number
    assert f"{Limits.BODY:,}" in TEXT
