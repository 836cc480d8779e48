"""Webhooks: the form that each chat understands, and names that can do nothing there."""

from __future__ import annotations

import msgspec
import pytest

from hareloom.calls.harmless import harmless
from hareloom.calls.outgoing import target_of
from hareloom.calls.ways import Webhook, WebhookKind
from hareloom.calls.webhook import first_sentence, kind_of, post_to, sentence

from .calls import call
from .endpoints import endpoint, outgoing

LINK = "https://hareloom.example.org/t/amberottervelvet"


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("kind", "form"),
    [
        ("discord", {"content": "Hello", "allowed_mentions": {"parse": []}}),
        ("slack", {"text": "Hello"}),
        ("mattermost", {"text": "Hello"}),
        ("matrix", {"text": "Hello"}),
    ],
)
async def test_each_chat_gets_its_form(kind: WebhookKind, form: dict[str, object]) -> None:
    """A message arrives as that chat reads it."""
    with endpoint(204) as chat, outgoing() as out:
        assert (await post_to(out, Webhook(chat.url("/hook?a=b"), kind), "Hello")).what == "sent"
    (got,) = chat.got
    assert (msgspec.json.decode(got.body), got.path) == (form, "/hook?a=b")
    assert got.headers["content-type"] == "application/json"


@pytest.mark.parametrize(
    ("url", "kind"),
    [
        ("https://discord.com/api/webhooks/1/x", "discord"),
        ("https://ptb.discord.com/api/v10/webhooks/1/x", "discord"),
        ("https://discordapp.com/api/webhooks/1/x", "discord"),
        ("https://discord.com/api/webhooks/1/x/slack", "slack"),
        ("https://discord.com.example.org/api/webhooks/1/x", "slack"),
        ("https://hooks.slack.com/services/T/B/x", "slack"),
        ("https://chat.example.org/hooks/x", "slack"),
    ],
)
def test_the_kind_is_told_by_the_address(url: str, kind: str) -> None:
    """Discord has a form of its own; the others understand Slack's."""
    assert kind_of(target_of(url)) == kind


def test_it_says_who_is_awaited_for_what_until_when_and_where() -> None:
    """One sentence, in the table's language and by the clock of UTC."""
    said = sentence(call(name="Léa", wanted="clue", until=1_795_111_200_000, language="en"), LINK)
    assert said == f"The table waits: Léa tells a story, until Thursday 19 November, 18:00 UTC. {LINK}"
    said = sentence(call(name="Léa", wanted="clue", until=1_795_111_200_000, language="fr"), LINK)
    assert said == f"La table attend : Léa raconte une histoire, jusqu’au jeudi 19 novembre à 18:00 UTC. {LINK}"
    assert LINK in first_sentence("fr", LINK)


@pytest.mark.parametrize(
    "name",
    [
        "@everyone", "@here", "<@1234>", "<!channel>", "<https://evil.example|me>", "[me](https://e.vil)", "**bold**",
        "_it_", "~~no~~", "`code`", "||spoiler||", "# big", "> quote", "www.evil.example", "evil.example", "a://b",
        "mail@evil.example", "&lt;b&gt;", "\\*", "![x](y)", ":tada:", "{name}", "e\u3002vil", "$x$",
    ],
)  # fmt: skip
def test_a_name_is_only_a_name(name: str) -> None:
    """It mentions nobody, leads nowhere and has no format; it looks nearly as before."""
    shown = harmless(name)
    assert not set(shown) & set("@<>*_~`|#&\\[](){}!:/$")
    assert "." not in shown
    assert len(shown) == len(name)
    assert shown in sentence(call(name=name), LINK)


@pytest.mark.parametrize("name", ["Léa", "J. R.", "Zoë-Ann", "O’Neil 2", "山田", "🐇"])
def test_ordinary_names_stay_as_they_are(name: str) -> None:
    """Letters, digits, blanks, hyphens and pictures are harmless."""
    assert harmless(name) == name
