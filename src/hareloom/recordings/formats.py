"""Which recordings are taken: what browsers' MediaRecorder makes, and what the others' browsers can play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from hareloom.game.values import RecordingKind

Why: TypeAlias = Literal["bad_recording", "recording_too_long"]


class Bounds(Struct, frozen=True):
    """How much one recording may be."""

    bytes: int
    seconds: float


BOUNDS: Mapping[RecordingKind, Bounds] = {"sound": Bounds(1_500_000, 20.0), "picture": Bounds(4_000_000, 10.0)}
GRACE = 0.5
"""Seconds beyond the bound that are not refused: a browser stops where a packet ends, not where it is told to."""


class Container(Struct, frozen=True):
    """A kind of file."""

    name: str
    """FFmpeg's, to read and to write it."""
    magic: bytes
    at: int
    """Where these bytes stand in the file."""
    codecs: Mapping[RecordingKind, frozenset[str]]


WEBM = Container(
    "webm",
    b"\x1a\x45\xdf\xa3",
    0,
    {"sound": frozenset({"opus"}), "picture": frozenset({"vp8", "vp9", "av1"})},
)
OGG = Container("ogg", b"OggS", 0, {"sound": frozenset({"opus"})})
MP4 = Container("mp4", b"ftyp", 4, {"sound": frozenset({"aac", "opus"}), "picture": frozenset({"h264", "vp9", "av1"})})

TYPES: Mapping[str, tuple[RecordingKind, Container]] = {
    "audio/webm": ("sound", WEBM),
    "audio/ogg": ("sound", OGG),
    "audio/mp4": ("sound", MP4),
    "video/webm": ("picture", WEBM),
    "video/mp4": ("picture", MP4),
}
"""What may be sent, by its media type."""

LONGEST_SIDE = 1920
MOST_PIXELS = 1920 * 1088
MOST_PACKETS = 10_000
"""The shortest packets of sound last 2.5 ms. A file may have a million empty ones, each of which takes memory."""
MOST_A_SECOND = 120
"""Moving pictures a second, on average."""


class Unfit(Exception):  # noqa: N818 - an answer, not an error
    """A recording that is not taken, with the reason and a sentence."""

    def __init__(self, words: str, why: Why = "bad_recording") -> None:
        super().__init__(words)
        self.why = why
