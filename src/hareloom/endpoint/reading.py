"""What an endpoint's answer says: its text and its cost, the JSON in that text, or why it refuses."""

from __future__ import annotations

import json
from dataclasses import dataclass

import msgspec
from msgspec import Struct

from hareloom.words import shown

from .address import Endpoint
from .asking import Answer, Nonsense

MOST_TOKENS = 10_000_000
"""More than that no answer costs: an endpoint that says so is wrong."""
MOST_TEXT = 100_000
MOST_STARTS = 50
"""So many braces are tried as the beginning of an object."""


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer, and what it cost; 0 where the endpoint doesn't say."""

    text: str
    tokens: int = 0
    tokens_in: int = 0
    tokens_out: int = 0
    cut: bool = False
    """It had more to say than it was allowed to."""


class _Part(Struct):
    text: str = ""


class _Message(Struct):
    content: str | list[_Part] | None = None


class _Choice(Struct):
    message: _Message
    finish_reason: str | None = None


class _Usage(Struct):
    total_tokens: int | None = None
    prompt_tokens: int | None = None
    completion_tokens: int | None = None


class _Answer(Struct):
    choices: list[_Choice]
    usage: msgspec.Raw = msgspec.Raw(b"null")


def reply_in(machine: Endpoint, content: bytes) -> Reply:
    """The reply that an answer of status 200 holds. Raises Nonsense."""
    try:
        answer = msgspec.json.decode(content, type=_Answer)
        choice = answer.choices[0]
    except (msgspec.MsgspecError, IndexError, UnicodeDecodeError, RecursionError):
        raise Nonsense("an answer that is none of an OpenAI-compatible endpoint") from None
    found = choice.message.content
    text = "".join(part.text for part in found) if isinstance(found, list) else found or ""
    used = _usage(answer.usage)
    spent_in, spent_out = _tokens(used.prompt_tokens), _tokens(used.completion_tokens)
    total = _tokens(used.total_tokens) or spent_in + spent_out
    text = machine.without_key(text[:MOST_TEXT])
    return Reply(text, total, spent_in or max(0, total - spent_out), spent_out, choice.finish_reason == "length")


def _usage(raw: msgspec.Raw) -> _Usage:
    """The cost is no reason to refuse an answer."""
    try:
        return msgspec.json.decode(raw, type=_Usage | None) or _Usage()
    except (msgspec.MsgspecError, RecursionError):
        return _Usage()


def _tokens(number: int | None) -> int:
    return min(MOST_TOKENS, max(0, number or 0))


def json_in(text: str) -> str:
    """The last whole JSON object in a text, among fences, thoughts and prose; empty if there is none."""
    decoder, found = json.JSONDecoder(), ""
    at, starts = text.find("{"), 0
    while at >= 0 and starts < MOST_STARTS:
        starts += 1
        try:
            _, end = decoder.raw_decode(text, at)
        except (ValueError, RecursionError):
            end = at + 1
        else:
            found = text[at:end]
        at = text.find("{", end)
    return found


@dataclass(frozen=True, slots=True)
class Refused:
    """Why an endpoint gave no reply."""

    sentence: str
    """Without a full stop, safe to print."""
    for_good: bool
    """Every other question would be refused as well."""


def refusal_in(machine: Endpoint, answer: Answer) -> Refused:
    """What an answer of another status than 200 means."""
    status = answer.status
    if status in {401, 403}:
        return Refused(f"{machine.host} refuses the key (status {status})", for_good=True)
    if status == 402:
        return Refused(f"{machine.host} wants to be paid first (status 402)", for_good=True)
    if status == 404:
        words = f"{machine.host} has no model {shown(machine.model)}, or its API begins elsewhere (status 404)"
        return Refused(words, for_good=True)
    if 300 <= status < 400:
        return Refused(f"{machine.host} leads elsewhere (status {status}), which is not followed", for_good=True)
    complaint = shown(complaint_in(machine, answer.content))
    return Refused(f"{machine.host} refuses the question (status {status}): {complaint}", for_good=False)


def complaint_in(machine: Endpoint, content: bytes) -> str:
    """What an error says, where it says something: servers have several shapes for it."""
    try:
        found = msgspec.json.decode(content)
        error = found.get("error") or found
        words = str(error.get("message") or error) if isinstance(error, dict) else str(error)
    except (msgspec.MsgspecError, AttributeError, UnicodeDecodeError, RecursionError):
        words = content.decode("utf-8", "replace").strip()
    return machine.without_key(words) if words and words != "{}" else "no reason given"
