"""What an operator tells the public: a privacy notice, and whom to tell of a vulnerability (RFC 9116)."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path

from hareloom.mistake import Mistake

MOST_BYTES = 64 * 1024


def checked_notice(text: str) -> str:
    """The words of the notice in that file."""
    file = Path(text).expanduser()
    try:
        content = file.read_bytes()
        words = content.decode("utf-8-sig").strip()
    except UnicodeDecodeError:
        raise Mistake(f"{file} is not a text in UTF-8.") from None
    except OSError as problem:
        raise Mistake(f"Can't read the privacy notice {file}: {problem.strerror}.") from None
    if not words or len(content) > MOST_BYTES:
        raise Mistake(f"The privacy notice {file} must have words, and at most {MOST_BYTES // 1024} KiB.")
    if unfilled := re.search(r"\[\[.*?\]\]", words, re.DOTALL):
        raise Mistake(f"The privacy notice {file} still has {unfilled[0]} in it. Write there what is true for you.")
    return words


def checked_contacts(text: str) -> tuple[str, ...]:
    """Addresses for reports of vulnerabilities, as the URIs that RFC 9116 asks for; the preferred one first."""
    return tuple(_contact(one.strip()) for one in text.split(","))


def _contact(text: str) -> str:
    if re.fullmatch(r"[^\s@:/]+@[^\s@:/]+", text):
        return f"mailto:{text}"
    if re.fullmatch(r"(https://|mailto:|tel:)[!-~]+", text):
        return text
    example = "Write an e-mail address, or one with https://, mailto: or tel:, several with commas between them."
    raise Mistake(f"{text!r} is not a contact. {example}")


def checked_expiry(text: str) -> datetime:
    """The day from which the contacts may be out of date, at its beginning."""
    try:
        return datetime.strptime(text.strip(), "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError:
        raise Mistake(f"{text!r} is not a day. Write it like 2027-06-30, at most a year from now.") from None


def security_txt(contacts: tuple[str, ...], expires: datetime, public_url: str | None) -> str:
    """The file, after RFC 9116."""
    lines = [f"Contact: {contact}" for contact in contacts]
    lines.append(f"Expires: {expires:%Y-%m-%dT%H:%M:%SZ}")
    # The RFC allows web addresses with https only.
    if public_url is not None and public_url.startswith("https://"):
        lines.append(f"Canonical: {public_url}/.well-known/security.txt")
    return "".join(f"{line}\n" for line in lines)
