"""Calls and ways to test with."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass
from typing import Any

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from hareloom.calls.call import Call
from hareloom.calls.keys import base64url
from hareloom.calls.ways import MailWay, PushWay, Ways, Webhook

AN_HOUR = 3_600_000


def now() -> int:
    return int(time.time() * 1000)


def call(**what: Any) -> Call:
    """A call to Robin, who has an hour to vote."""
    known: dict[str, Any] = {
        "code": "amberottervelvet",
        "table_id": "t1",
        "person_id": "p1",
        "name": "Robin",
        "others": ("Ana", "Tom"),
        "language": "en",
        "wanted": "vote",
        "until": now() + AN_HOUR,
        "zone": "Europe/Paris",
        "ways": Ways(),
    }
    return Call(**known | what)


@dataclass
class Browser:
    """A browser that has subscribed to push messages."""

    key: ec.EllipticCurvePrivateKey
    auth: bytes

    @property
    def keys(self) -> dict[str, str]:
        """As it tells them."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": base64url(point), "auth": base64url(self.auth)}

    def way(self, endpoint: str, **what: Any) -> PushWay:
        return PushWay(**{"endpoint": endpoint, "language": "en", "session": b"s", **self.keys, **what})

    def read(self, body: bytes) -> dict[str, str]:
        """What a message says, after it was decrypted as the browser does."""
        opened = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        found: dict[str, str] = msgspec.json.decode(opened)
        return found


def browser() -> Browser:
    return Browser(ec.generate_private_key(ec.SECP256R1()), secrets.token_bytes(16))


class Heard:
    """Hears what became of ways."""

    def __init__(self) -> None:
        self.said: list[tuple[str, str, str, str]] = []
        self.unwanted = False

    def gone(self, code: str, person_id: str, address: str) -> None:
        self.said.append(("gone", code, person_id, address))

    def failed(self, code: str, person_id: str, address: str) -> None:
        self.said.append(("failed", code, person_id, address))

    def reached(self, code: str, person_id: str, address: str) -> None:
        self.said.append(("reached", code, person_id, address))

    async def wanted(self, code: str, person_id: str, way: PushWay | MailWay | Webhook) -> bool:
        del code, person_id, way
        return not self.unwanted
