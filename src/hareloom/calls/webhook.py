"""A table's webhook: a sentence for the chat of those who play, in the form that the chat understands."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import msgspec

from .said import Said, said
from .words import words_of

if TYPE_CHECKING:
    from .call import Call
    from .outgoing import Outgoing, Target
    from .ways import Webhook, WebhookKind

_DISCORD = re.compile(r"/api/(v\d+/)?webhooks/")


def kind_of(target: Target) -> WebhookKind:
    """Whose webhook that is. Most chats understand the form of Slack's."""
    host = target.host.lower().rstrip(".")
    if (host in ("discord.com", "discordapp.com") or host.endswith((".discord.com", ".discordapp.com"))) and (
        _DISCORD.match(target.path) and not target.path.rstrip("/").endswith("/slack")
    ):
        return "discord"
    return "slack"


def form(kind: WebhookKind, text: str) -> bytes:
    """The body of a message."""
    body: dict[str, Any] = {"text": text}
    if kind == "discord":
        body = {"content": text, "allowed_mentions": {"parse": []}}
    return msgspec.json.encode(body)


def sentence(call: Call, link: str) -> str:
    """Who is awaited, what for, until when, and where."""
    words = words_of(call.language)
    wanted = words.others_wanted[call.wanted].format(name=words.named(call.name))
    return words.webhook.format(wanted=wanted, until=words.told(call.until, ""), link=link)


def first_sentence(language: str, link: str) -> str:
    """What is sent to try a webhook."""
    return words_of(language).webhook_tried.format(link=link)


async def post_to(outgoing: Outgoing, webhook: Webhook, text: str) -> Said:
    headers = {"Content-Type": "application/json"}
    return await said(outgoing.post(webhook.url, form(webhook.kind, text), headers))
