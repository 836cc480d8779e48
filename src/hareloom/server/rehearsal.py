"""A data folder that was restored to rehearse: its server plays as usual, and calls no players."""

from __future__ import annotations

from pathlib import Path

CALLS_NOBODY = "calls-nobody"
"""A file in the data folder that says so. The operator deletes it where the copy takes over."""

_TEXT = """A backup was restored into this folder. Its players are called from here neither by push messages nor by
webhooks or mail, for this may be a rehearsal, and the real server calls them too.
If this is the server from now on, delete this file and restart the server.
"""


def mark_rehearsal(data: Path) -> None:
    """Let no server on this folder call players."""
    (data / CALLS_NOBODY).write_text(_TEXT, encoding="utf-8")


def is_rehearsal(data: Path) -> bool:
    """Must nobody be called from this folder?"""
    return (data / CALLS_NOBODY).exists()
