"""Web push: a message that only the browser can read (RFC 8291), signed by this server (RFC 8292).

A push service learns that a message of one size goes to a browser, and nothing else: every message is filled up to the
same size, and its topic is a hash.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02, VapidException

from .keys import Keys, from_base64url
from .outgoing import NotAllowed, Outgoing
from .said import Said, said
from .words import words_of

if TYPE_CHECKING:
    from .call import Call
    from .ways import PushWay

SIZE = 1024
"""Bytes of every message before it is encrypted."""
LONGEST_TTL = 7 * 24 * 3600
SHORTEST_TTL = 60
SIGNED_FOR = 12 * 3600
"""Seconds; RFC 8292 allows a day."""
POINT, AUTH = 65, 16
"""Bytes of a browser's public key, and of its authentication secret."""


def check_subscription(outgoing: Outgoing, endpoint: str, p256dh: str, auth: str) -> None:
    """Raise NotAllowed for what no browser gives, or for an address that is not called."""
    if ":" in outgoing.check(endpoint).host:
        raise NotAllowed("It names no host.")  # an address of IPv6, which no signature could name
    try:
        point, secret = from_base64url(p256dh), from_base64url(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        point = secret = b""
    if len(point) != POINT or len(secret) != AUTH:
        raise NotAllowed("Its keys are none of a browser's.")


def message(call: Call, language: str) -> bytes:
    """What the browser shows, always of the same size. JSON may end with spaces."""
    words = words_of(language)
    until = words.told(call.until, call.zone)
    body = " ".join((words.body.format(wanted=words.wanted[call.wanted], until=until), words.others(call))).strip()
    while True:
        written = msgspec.json.encode({"code": call.code, "title": words.title, "body": body})
        if len(written) <= SIZE:
            return written.ljust(SIZE)
        body = body[: len(body) - (len(written) - SIZE) // 4 - 1].rstrip()


class Pushes:
    """Sends push messages."""

    def __init__(self, outgoing: Outgoing, keys: Keys, subject: str) -> None:
        self._outgoing = outgoing
        self._keys = keys
        # Its own check of the subject knows no port, and we know what we wrote.
        self._signer = Vapid02(keys.private_key, conf={"no-strict": True})
        self._subject = subject

    async def send(self, way: PushWay, call: Call, now: int) -> Said:
        """Send one; `now` is in milliseconds since 1970."""
        try:
            origin = self._outgoing.check(way.endpoint).origin
            body = self._encrypted(way, message(call, way.language))
            signed = self._signer.sign({"aud": origin, "exp": int(time.time()) + SIGNED_FOR, "sub": self._subject})
        except NotAllowed as no:
            return Said("failed", str(no))
        except (ValueError, VapidException, http_ece.ECEException):
            return Said("gone", "Its keys are none of a browser's.")
        headers = {
            **signed,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(max(SHORTEST_TTL, min(LONGEST_TTL, (call.until - now) // 1000))),
            "Urgency": "normal",
            "Topic": self._keys.topic(call.table_id, way.endpoint),
        }
        return await said(self._outgoing.post(way.endpoint, body, headers))

    def _encrypted(self, way: PushWay, content: bytes) -> bytes:
        sealed: bytes = http_ece.encrypt(
            content,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=from_base64url(way.p256dh),
            auth_secret=from_base64url(way.auth),
            version="aes128gcm",
        )
        return sealed
