"""The ways that players chose to be called by, as they are stored with the player."""

from typing import Literal, TypeAlias

from msgspec import Struct

WebhookKind: TypeAlias = Literal["discord", "slack", "matrix", "mattermost"]
"""Whose form a webhook's message has."""


class PushWay(Struct, frozen=True):
    """A browser that shows messages: what its push service gave it (RFC 8030, RFC 8291)."""

    endpoint: str
    p256dh: str
    """Its public key, as base64url."""
    auth: str
    """Its authentication secret, as base64url."""
    language: str
    session: bytes
    """The hash of the secret of the device: one that is logged out is not called."""
    failures: int = 0
    """How often in a row it could not be reached."""
    failing_since: int = 0
    """When the first of them was, in milliseconds since 1970."""


class MailWay(Struct, frozen=True):
    """An address of mail. Nothing but the question whether it is theirs goes to one that is not confirmed."""

    address: str
    language: str
    token_hash: bytes
    """Of the secret in the mails: it confirms the address, and stops them."""
    asked_at: int
    """When the question was sent, in milliseconds since 1970."""
    confirmed: bool = False
    failures: int = 0
    failing_since: int = 0


class Ways(Struct, frozen=True, omit_defaults=True):
    """All ways of one player at one table."""

    push: tuple[PushWay, ...] = ()
    mail: MailWay | None = None


class Webhook(Struct, frozen=True, omit_defaults=True):
    """Where a table tells a chat whose turn it is. The address is the host's secret: who has it can write there."""

    url: str
    kind: WebhookKind
    failures: int = 0
    failing_since: int = 0
