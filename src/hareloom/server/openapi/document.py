"""The OpenAPI document, from what each endpoint declares, and its docstring."""

from __future__ import annotations

import re
from functools import cache
from http import HTTPStatus
from typing import Any, get_args, get_origin

from hareloom import __version__
from hareloom.game.values import RECORDED
from hareloom.server.http.api import ENDPOINTS
from hareloom.server.http.endpoint import Endpoint, Reasons
from hareloom.server.http.limits import Limits
from hareloom.server.openapi.examples import ANSWERS, BODIES, CODE
from hareloom.server.openapi.schema import components
from hareloom.tables.codes import FORM

Json = dict[str, Any]

PREFIX = "#/components/schemas/"
CONVERTOR = re.compile(r"\{(\w+)(?::\w+)?\}")
ABOUT = f"""Tables of Hareloom, over HTTP. docs/PROTOCOL.md describes how to talk to a table, with a worked game.

A program joins a table with `"bearer": true` and sends the secret it gets as `Authorization: Bearer SECRET`; a browser
has a cookie for each table. What is asked goes to `/actions`; what is seen comes from `/view`, or, as it changes,
over the WebSocket `/api/tables/{{code}}/socket`, whose messages `/api/schema.json` describes.

Bodies have at most {Limits.BODY} bytes. Whatever is refused has a `code` that is stable and a `detail` for people.
An address that the operator has banned gets 403 (`banned`) for everything.
"""
PARAMETERS: dict[str, Json] = {
    "code": {
        "description": "The table's code: its words joined, in lower case.",
        "schema": {"type": "string", "pattern": FORM},
        "example": CODE,
    },
    "key": {
        "description": "The part of a replay's link that can't be guessed.",
        "schema": {"type": "string", "minLength": 1},
        "example": "9f2c4e61a0b7d835",
    },
    "id": {
        "description": "A deck's id.",
        "schema": {"type": "string", "minLength": 1},
        "example": "hareloom",
    },
    "card": {
        "description": "A card's picture by its name; of a picture that is sent, the SHA-256 of the body.",
        "schema": {"type": "string", "pattern": "^[0-9a-f]+$"},
        "example": "0f3a9c1be2d47a65c801",
    },
    "device": {
        "description": "The id of one of your devices, or `others` for all but the one that asks.",
        "schema": {"type": "string", "minLength": 1},
        "example": "others",
    },
    "recording": {
        "description": "The id of a recording, as a clue has it.",
        "schema": {"type": "string", "minLength": 1},
        "example": "c41f0a7be9d26385",
    },
    "game": {
        "description": "The game's number at its table, from 1.",
        "schema": {"type": "integer", "minimum": 1, "maximum": 999_999_999},
        "example": 1,
    },
}


QUERY: dict[str, Json] = {
    "form": {
        "required": True,
        "description": "The form of the clue that is recorded, one that the table allows.",
        "schema": {"enum": list(RECORDED)},
        "example": "song",
    },
    "language": {
        "required": False,
        "description": "A BCP 47 tag: describe each card in that language alone, or in the nearest that there is.",
        "schema": {"type": "string"},
        "example": "pt-BR",
    },
}
RANGE: Json = {
    "name": "Range",
    "in": "header",
    "required": False,
    "description": "One range of bytes. Several at once, and what can't be read, get the whole.",
    "schema": {"type": "string"},
    "example": "bytes=0-",
}


@cache
def openapi_document() -> Json:
    """The whole document."""
    paths: Json = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Hareloom",
            "version": __version__,
            "summary": "A storytelling card game.",
            "description": ABOUT,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "tags": [
            {"name": "tables", "description": "Open, join, look, act, leave."},
            {"name": "decks", "description": "Decks that players make in the page."},
            {"name": "server", "description": "How the server is, and what it understands."},
        ],
        "paths": paths,
        "components": {
            "schemas": components(PREFIX),
            "parameters": {
                name: {"name": name, "in": "path", "required": True, **about} for name, about in PARAMETERS.items()
            },
            "securitySchemes": {
                "bearer": {"type": "http", "scheme": "bearer", "description": "The secret from joining, for programs."},
                "cookie": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": "hareloom-{code}",
                    "description": "A browser's: one cookie for each table, with the table's code in its name. "
                    "Where several share a browser, `?as=2` to `?as=9` say which of them asks.",
                },
                "deck": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": "hareloomdeck-{id}",
                    "description": "A browser's: one cookie for each deck that it made or opened, with the deck's key "
                    "or link. A program may send it as well.",
                },
            },
        },
    }


def _operation(endpoint: Endpoint) -> Json:
    path = endpoint.path
    described: Json = {
        "operationId": endpoint.id,
        "summary": endpoint.said.split("\n")[0].rstrip("."),
        "description": endpoint.said,
        "tags": ["decks" if "/own-decks" in path else "tables" if "{" in path or endpoint.body else "server"],
        "security": {
            "anyone": [],
            "person or anyone": [{}, {"bearer": []}, {"cookie": []}],
            "person": [{"bearer": []}, {"cookie": []}],
            "owner": [{"deck": []}],
        }[endpoint.who],
        "responses": {str(endpoint.status): _answer(endpoint), **_problems(endpoint.all_reasons())},
    }
    parameters: list[Json] = [{"$ref": f"#/components/parameters/{name}"} for name in CONVERTOR.findall(path)]
    parameters += [{"name": name, "in": "query", **QUERY[name]} for name in endpoint.query]
    if endpoint.parts:
        parameters.append(RANGE)
        described["responses"] |= _parts(endpoint)
    if parameters:
        described["parameters"] = parameters
    body = bytes if endpoint.upload else endpoint.body
    if body is not None:
        described["requestBody"] = {
            "required": True,
            "content": _content(body, BODIES.get(endpoint.id, {}), endpoint.media),
        }
    return described


def _answer(endpoint: Endpoint) -> Json:
    answer: Json = {"description": HTTPStatus(endpoint.status).phrase}
    if endpoint.answer is not None:
        answer["content"] = _content(endpoint.answer, ANSWERS.get(endpoint.id, {}), endpoint.gives)
    if endpoint.cookie:
        about = "For browsers. Not sent to those who ask for a bearer secret."
        answer["headers"] = {"Set-Cookie": {"description": about, "schema": {"type": "string"}}}
    return answer


def _parts(endpoint: Endpoint) -> Json:
    """The answers to a request for a part."""
    where = {"description": "Which bytes, of how many.", "schema": {"type": "string"}}
    return {
        "206": {**_answer(endpoint), "description": "Partial Content", "headers": {"Content-Range": where}},
        "416": {"description": "Range Not Satisfiable", "headers": {"Content-Range": where}},
    }


def _content(kind: type, examples: Json, media: tuple[str, ...]) -> Json:
    if kind is bytes:
        return {each: {"schema": {"type": "string", "format": "binary"}} for each in media}
    schema: Json = {"type": "object"} if kind is dict else {"$ref": PREFIX + kind.__name__}
    if get_origin(kind) is tuple:
        schema = {"type": "array", "items": {"$ref": PREFIX + get_args(kind)[0].__name__}}
    content: Json = {"schema": schema}
    if examples:
        content["examples"] = {
            words.replace(" ", "-").replace(",", ""): {"summary": words, "value": value}
            for words, value in examples.items()
        }
    return dict.fromkeys(media, content)


def _problems(reasons: Reasons) -> Json:
    answers: Json = {}
    for status, codes in reasons.items():
        schema = {
            "allOf": [
                {"$ref": f"{PREFIX}Problem"},
                {"properties": {"status": {"const": status}, "code": {"enum": list(codes)}}},
            ]
        }
        answer: Json = {
            "description": f"{HTTPStatus(status).phrase}: {', '.join(codes)}.",
            "content": {"application/problem+json": {"schema": schema}},
        }
        if status in (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE):
            wait = {"description": "Seconds to wait before trying again.", "schema": {"type": "integer", "minimum": 1}}
            answer["headers"] = {"Retry-After": wait}
        answers[str(status)] = answer
    return answers
