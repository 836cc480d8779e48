"""The server's keys for calls: made at its first start, and the same for all servers on one store."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct

FACT = "call_keys"
"""Its name in the store."""
TOPIC = 32
"""Characters of a topic: RFC 8030 allows no more."""


def base64url(data: bytes) -> str:
    """As push services write it, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    """The bytes, or a ValueError."""
    if not text.isascii():
        raise ValueError(text)
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)


class Keys(Struct, frozen=True):
    """What is kept of them."""

    push: bytes
    """The private key of VAPID (RFC 8292), a number of 32 bytes."""
    secret: bytes
    """Makes topics and the tokens in mails, which nobody else can guess."""

    @property
    def private_key(self) -> ec.EllipticCurvePrivateKey:
        return ec.derive_private_key(int.from_bytes(self.push, "big"), ec.SECP256R1())

    @property
    def public(self) -> str:
        """The public key as browsers take it: an uncompressed point in base64url."""
        point = self.private_key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64url(point)

    def token(self, *about: str) -> str:
        """A secret that follows from what it is about, so that it can be written into each mail and never be kept."""
        return base64url(self._hash("mail", *about))

    def topic(self, *about: str) -> str:
        """The same for one table and device, and nothing to those who see it."""
        return base64url(self._hash("topic", *about))[:TOPIC]

    def _hash(self, *about: str) -> bytes:
        return hmac.new(self.secret, msgspec.json.encode(about), hashlib.sha256).digest()


def new_keys() -> Keys:
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return Keys(push=number.to_bytes(32, "big"), secret=secrets.token_bytes(32))


def write_keys(keys: Keys) -> bytes:
    return msgspec.json.encode(keys)


read_keys = msgspec.json.Decoder(Keys).decode
