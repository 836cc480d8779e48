"""What answers say: text, cost, the JSON in a text, and refusals."""

from __future__ import annotations

import json

import pytest

from hareloom.endpoint.address import Endpoint
from hareloom.endpoint.asking import Answer, Nonsense
from hareloom.endpoint.reading import MOST_TEXT, complaint_in, json_in, refusal_in, reply_in

MACHINE = Endpoint("https://models.example/v1", "sees", "sk-secret")


def packed(content: object, **more: object) -> bytes:
    """An answer as endpoints give it."""
    return json.dumps({"choices": [{"message": {"content": content}}], **more}).encode()


class TestAReply:
    def test_has_its_cost(self) -> None:
        """As the endpoint says; what it doesn't say is 0, and the rest of a total was the question's."""
        told = reply_in(MACHINE, packed("x", usage={"prompt_tokens": 7, "completion_tokens": 2, "total_tokens": 9}))
        assert (told.tokens_in, told.tokens_out, told.tokens) == (7, 2, 9)
        assert reply_in(MACHINE, packed("x", usage={"total_tokens": 9})).tokens_in == 9
        assert reply_in(MACHINE, packed("x")).tokens == 0

    @pytest.mark.parametrize(
        "usage", [None, 7, [], {"total_tokens": "many"}, {"prompt_tokens": -5}, {"total_tokens": None}]
    )
    def test_with_a_strange_cost_is_still_one(self, usage: object) -> None:
        """The cost is no reason to refuse an answer."""
        told = reply_in(MACHINE, packed("x", usage=usage))
        assert (told.text, told.tokens) == ("x", 0)

    def test_costs_no_more_than_can_be(self) -> None:
        """A number without end is cut."""
        assert reply_in(MACHINE, packed("x", usage={"total_tokens": 10**18})).tokens == 10_000_000

    def test_may_come_in_parts_or_not_at_all(self) -> None:
        """Some endpoints answer with a list of parts, some with null."""
        assert reply_in(MACHINE, packed([{"type": "text", "text": "a"}, {"type": "text", "text": "b"}])).text == "ab"
        assert reply_in(MACHINE, packed(None)).text == ""

    def test_is_bounded_and_never_repeats_the_key(self) -> None:
        """Whatever the endpoint says."""
        assert len(reply_in(MACHINE, packed("x" * 900_000)).text) == MOST_TEXT
        assert reply_in(MACHINE, packed("my key is sk-secret!")).text == "my key is ***!"

    @pytest.mark.parametrize(
        "content",
        [
            b"",
            b"<html>",
            b"\xff\xfe",
            b"[]",
            b'{"choices": []}',
            packed(7),
            b'{"choices": ' + b"[" * 100_000,
            b'{"deep": ' + b'{"a":' * 100_000 + b"1" + b"}" * 100_000 + b', "choices": []}',
        ],
        ids=["empty", "html", "not text", "list", "no choice", "number", "deep", "deep beside"],
    )
    def test_is_none_where_there_is_none(self, content: bytes) -> None:
        """Nonsense says what it was, and breaks nothing."""
        with pytest.raises(Nonsense, match="OpenAI"):
            reply_in(MACHINE, content)


class TestJsonInAText:
    @pytest.mark.parametrize(
        "text",
        [
            '{"card": 3}',
            'Sure!\n```json\n{"card": 3}\n```\nGood luck {everybody}!',
            '<think>Perhaps {"card": 1}? No.</think>{"card": 3}',
            'Set {1, 2}. So: {"card": 3}',
        ],
    )
    def test_is_found_among_talk(self, text: str) -> None:
        """The last whole object counts."""
        assert json_in(text) == '{"card": 3}'

    @pytest.mark.parametrize(
        "text", ["", "none", '{"card": 3', "{" * 100_000, '{"a":' * 20_000, "{" + "9" * 10_000 + "}"]
    )
    def test_is_none_where_there_is_none(self, text: str) -> None:
        """Broken, deep or huge: an empty text, at once."""
        assert json_in(text) == ""


class TestARefusal:
    @pytest.mark.parametrize(
        ("status", "words", "for_good"),
        [
            (401, "refuses the key", True),
            (403, "refuses the key", True),
            (402, "paid", True),
            (404, "no model 'sees'", True),
            (302, "leads elsewhere", True),
            (400, "too large", False),
        ],
    )
    def test_says_what_is_wrong(self, status: int, words: str, for_good: bool) -> None:
        """And whether another question would fare better."""
        refused = refusal_in(MACHINE, Answer(status, b'{"error": {"message": "too large"}}'))
        assert words in refused.sentence
        assert refused.sentence.startswith("models.example ")
        assert refused.for_good is for_good

    @pytest.mark.parametrize(
        ("content", "words"),
        [
            (b'{"error": {"message": "no \\u001b[31mred"}}', "no \x1b[31mred"),
            (b'{"error": "plain"}', "plain"),
            (b'{"object": "error", "message": "older vLLM"}', "older vLLM"),
            (b'{"detail": "a frame"}', "{'detail': 'a frame'}"),
            (b"<h1>Bad Gateway</h1>", "<h1>Bad Gateway</h1>"),
            (b"", "no reason given"),
            (b"{}", "no reason given"),
            (b'{"error": {"message": "Incorrect key sk-secret"}}', "Incorrect key ***"),
            (b"[" * 100_000, "[" * 100_000),
        ],
    )
    def test_is_found_in_every_shape(self, content: bytes, words: str) -> None:
        """And never with the key in it."""
        assert complaint_in(MACHINE, content) == words

    def test_can_be_printed(self) -> None:
        """Short, and without anything that steers a terminal."""
        refused = refusal_in(MACHINE, Answer(400, b"\x1b[2J" * 10_000))
        assert refused.sentence.isprintable()
        assert len(refused.sentence) < 200
