"""Codes, ids and secrets: made from the system's entropy. Of a secret only the hash is ever kept."""

import hashlib
import secrets

# No vowels, so that no words arise; nothing that looks like something else.
LETTERS = "23456789bcdfghjkmnpqrstvwxz"
CODE_LENGTH = 10


def new_code() -> str:
    """A table's code: 47 bits, so guessing gets nowhere, in a form that can be read out."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def tidy_code(text: str) -> str | None:
    """A code as a person typed it, with dashes, spaces and capitals; None if it can't be one."""
    code = "".join(character for character in text.lower() if character not in " -_")
    return code if len(code) == CODE_LENGTH and all(character in LETTERS for character in code) else None


def new_id() -> str:
    """A unique id that reveals nothing."""
    return secrets.token_hex(8)


def new_secret() -> str:
    """What lets its owner in: 256 bits."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> bytes:
    """What is kept of a secret. It is random and long, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).digest()
