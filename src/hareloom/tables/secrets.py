"""Ids and secrets: made from the system's entropy. Of a secret only the hash is ever kept."""

import hashlib
import secrets


def new_id() -> str:
    """A unique id that reveals nothing."""
    return secrets.token_hex(8)


def new_secret() -> str:
    """What lets its owner in: 256 bits."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> bytes:
    """What is kept of a secret. It is random and long, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).digest()
