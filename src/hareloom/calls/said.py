"""What became of one delivery."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Literal

from msgspec import Struct

from .outgoing import Answer, NotAllowed, NotLookedUp, Unreachable

GONE = frozenset({404, 410})
TOO_MANY = 429


class Said(Struct, frozen=True):
    """Sent, worth another try, failed, or never to be tried again."""

    what: Literal["sent", "again", "failed", "gone"]
    why: str = ""
    """A sentence that names no address."""
    wait: float | None = None
    """Seconds for which the endpoint asks to be left alone."""
    silent: bool = False
    """There was no answer: the host itself may be in trouble."""
    blameless: bool = False
    """Neither the host's silence nor a failure of the way: it is our own trouble, or not wanted any more."""


SENT = Said("sent")
UNWANTED = Said("failed", blameless=True)


async def said(answer: Awaitable[Answer]) -> Said:
    """What the answer of an endpoint means. A request that may have arrived is not worth another try."""
    try:
        answered = await answer
    except NotAllowed as no:
        return Said("failed", str(no))
    except NotLookedUp as late:
        return Said("again", str(late), blameless=True)
    except Unreachable as silence:
        return Said("failed" if silence.sent else "again", str(silence), silent=True)
    status = answered.status
    if 200 <= status < 300:
        return SENT
    why = f"It answered with status {status}."
    if status in GONE:
        return Said("gone", why)
    if status == TOO_MANY or status >= 500:
        return Said("again", why, answered.retry_after)
    if 300 <= status < 400:
        return Said("failed", f"It leads elsewhere (status {status}). Name the address that it leads to.")
    return Said("failed", why)
