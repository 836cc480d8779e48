"""The OpenAPI document and the JSON Schema: whole, valid, and true."""

from __future__ import annotations

import ast
import asyncio
import json
import subprocess
import sys
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx2 as httpx
import pytest
from jsonschema import Draft202012Validator
from openapi_spec_validator import validate
from starlette.routing import Route
from starlette.testclient import TestClient

from hareloom.game.refusals import Code
from hareloom.server.http import documents
from hareloom.server.http.files import Folder
from hareloom.server.http.routes import PAGES
from hareloom.server.openapi import schema
from hareloom.server.openapi.document import CONVERTOR, openapi_document
from hareloom.server.openapi.schema import CODES, schema_document

from .visitor import app_of
from .wire import serving

DOCUMENT = openapi_document()
SCHEMA = schema_document()


def checker(name: str) -> Draft202012Validator:
    """Holds values to one of the schema's definitions."""
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]})


def described() -> set[tuple[str, str]]:
    """Every address and method in the document."""
    return {(path, method) for path, methods in DOCUMENT["paths"].items() for method in methods}


def test_it_is_an_openapi_document(client: TestClient) -> None:
    """The document is served, and a validator that we have not written finds no fault with it."""
    served = client.get("/api/openapi.json")
    assert served.headers["content-type"] == "application/json"
    assert served.json() == DOCUMENT
    validate(served.json())


@pytest.mark.anyio
async def test_nobody_waits_while_it_is_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server answers others meanwhile."""
    begun, may_end = threading.Event(), threading.Event()
    others_were_answered = []

    def slowly() -> dict[str, bytes]:
        begun.set()
        others_were_answered.append(may_end.wait(20))
        return {"openapi": b"{}"}

    monkeypatch.setattr(documents, "_built", slowly)
    async with serving(tmp_path) as (server, _), httpx.AsyncClient(base_url=f"http://{server}", timeout=30) as client:
        document = asyncio.create_task(client.get("/api/openapi.json"))
        await asyncio.to_thread(begun.wait, 20)
        assert (await client.get("/healthz")).status_code == 200
        may_end.set()
        assert (await document).status_code == 200
    assert others_were_answered == [True]


def test_each_source_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What its hundreds of types say of themselves stands in some twenty files."""
    read: list[str] = []
    parse = ast.parse

    def counted(source: str) -> ast.Module:
        read.append(source)
        return parse(source)

    schema._said_in.cache_clear()  # noqa: SLF001 - as at the start of a server
    monkeypatch.setattr(schema, "ast", SimpleNamespace(**vars(ast) | {"parse": counted}))
    schema.components("#/$defs/")
    assert len(read) == len(set(read)) > 10


def test_it_names_every_address_and_no_other(client: TestClient) -> None:
    """A route that is not described, or a description without its route, is a mistake."""
    routes = {
        (CONVERTOR.sub(r"{\1}", route.path), method.lower())
        for route in app_of(client).routes
        if isinstance(route, Route) and route.path not in PAGES and not isinstance(route.endpoint, Folder)
        if not route.path.startswith(("/pictures/", "/t/", "/r/", "/hareloom.webmanifest"))  # for browsers to show
        for method in (route.methods or {"GET"}) - {"HEAD"}
    }
    assert routes == described()


def test_every_operation_says_what_it_does_and_shows_it() -> None:
    """Each has a summary, an example of its body and of its answer, and says what may go wrong."""
    for path, methods in DOCUMENT["paths"].items():
        for method, operation in methods.items():
            assert operation["summary"], (path, method)
            contents = [answer.get("content", {}) for answer in operation["responses"].values()]
            contents.append(operation.get("requestBody", {}).get("content", {}))
            shown = [one["application/json"] for one in contents if "application/json" in one]
            assert all("examples" in one for one in shown if "$ref" in one["schema"]), (path, method)
            if path.startswith("/api/tables"):
                assert {"429", "503"} <= set(operation["responses"]), (path, method)


def test_every_example_is_a_right_one() -> None:
    """A copied example works."""
    checked = 0
    for operation in (one for methods in DOCUMENT["paths"].values() for one in methods.values()):
        contents = [answer.get("content", {}) for answer in operation["responses"].values()]
        contents.append(operation.get("requestBody", {}).get("content", {}))
        for content in (one["application/json"] for one in contents if "examples" in one.get("application/json", {})):
            for example in content["examples"].values():
                several = "items" in content["schema"]
                schema = content["schema"]["items"] if several else content["schema"]
                for value in example["value"] if several else [example["value"]]:
                    checker(schema["$ref"].rpartition("/")[2]).validate(value)
                checked += 1
    assert checked > 20


def test_the_schema_is_one(client: TestClient) -> None:
    """The JSON Schema is served, valid, and describes each thing with words."""
    served = client.get("/api/schema.json").json()
    assert served == SCHEMA
    Draft202012Validator.check_schema(served)
    for name, definition in served["$defs"].items():
        assert definition["description"], name
    assert set(served["$defs"]["Phase"]["enum"]) == {"lobby", "claim", "clue", "give", "vote", "reveal", "end"}
    assert {code.value for code in Code} < set(CODES)


def test_the_schema_refuses_what_the_server_refuses() -> None:
    """It is no schema that lets everything pass."""
    asking = checker("TableRequest")
    moment = {"game": 1, "turn": 1, "phase": "vote"}
    assert asking.is_valid({"id": "1", "action": {"do": "cast_ballot", **moment, "votes": [1]}})
    for wrong in (
        {"id": "", "action": {"do": "shuffle_seats"}},
        {"id": "1\n", "action": {"do": "shuffle_seats"}},
        {"id": "1", "action": {"do": "fly"}},
        {"id": "1", "action": {"do": "close_phase", **moment}},
        {"id": "1", "action": {"do": "cast_ballot", **moment, "votes": ["1"]}},
        {"id": "1", "action": {"do": "change_settings", "edition": "odyssey", "house": {"hand_size": 99}}},
    ):
        assert not asking.is_valid(wrong), wrong
    assert not checker("FromServer").is_valid({"frame": 1})
    assert not checker("ViewPatch").is_valid({"table": {"phase": "tea"}})


@pytest.mark.parametrize(("flags", "document"), [((), SCHEMA), (("--openapi",), DOCUMENT)])
def test_the_command_prints_both(flags: tuple[str, ...], document: dict[str, Any]) -> None:
    """What the server serves can be had without one."""
    command = [sys.executable, "-m", "hareloom", "schema", *flags]
    done = subprocess.run(command, capture_output=True, text=True, timeout=20, check=True)
    assert json.loads(done.stdout) == document
