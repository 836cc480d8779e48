"""Recordings are looked into in a process of their own: what browsers make is taken, whatever else is refused."""

from __future__ import annotations

import asyncio
import io
import os
import struct
import sys
from collections.abc import AsyncIterator, Callable
from functools import cache
from pathlib import Path

import av
import pytest
from av.container import InputContainer

from hareloom.recordings.formats import Unfit
from hareloom.recordings.looking import look
from hareloom.recordings.process import COMMAND, Busy, Fit, Inspector

from .making import (
    FRAGMENTED,
    LIVE,
    RATE,
    broken_song,
    mime,
    packets_of,
    sound,
    with_one_picture,
    written_twice,
)

pytestmark = pytest.mark.anyio

TOLD = {"title": "SECRET-TITLE", "comment": "SECRET-COMMENT", "location": "+48.8584+002.2945/", "artist": "SECRET-ANNE"}

SHAPES: dict[str, tuple[str, Callable[[], bytes]]] = {
    "Chromium's sound": ("audio/webm", lambda: sound(3, options=LIVE, metadata=TOLD)),
    "Firefox's sound": ("audio/ogg", lambda: sound(3, "ogg", metadata=TOLD)),
    "Safari's sound": ("audio/mp4", lambda: sound(3, "mp4", "aac", options=FRAGMENTED, metadata=TOLD)),
    "Chromium's sound as MP4": ("audio/mp4", lambda: sound(3, "mp4", options=FRAGMENTED, metadata=TOLD)),
    "a whole MP4": ("audio/mp4", lambda: sound(3, "mp4", "aac", metadata=TOLD)),
    "Chromium's mime": ("video/webm", lambda: mime(3, options=LIVE, metadata=TOLD)),
    "Firefox's mime": ("video/webm", lambda: mime(3, codec="libvpx-vp9", options=LIVE, metadata=TOLD)),
    "Safari's mime": ("video/mp4", lambda: mime(3, "mp4", "libx264", options=FRAGMENTED, metadata=TOLD)),
    "a mime as AV1": ("video/webm", lambda: mime(3, codec="libsvtav1", options=LIVE, metadata=TOLD)),
}


@cache
def shape(name: str) -> tuple[str, bytes]:
    """A recording of a browser, made once."""
    media_type, make = SHAPES[name]
    return media_type, make()


def length(content: bytes) -> float | None:
    """How long a file says that it is."""
    with av.open(io.BytesIO(content)) as file:
        assert isinstance(file, InputContainer)
        return None if file.duration is None else file.duration / av.time_base


@pytest.fixture
async def inspector() -> AsyncIterator[Inspector]:
    """An inspector, with its process."""
    made = Inspector()
    yield made
    await made.close()


@pytest.mark.parametrize("name", SHAPES)
async def test_what_browsers_make_is_taken(inspector: Inspector, name: str) -> None:
    """Every packet stays as it was, the length is right, and of what was packed beside it not a letter is kept."""
    media_type, content = shape(name)
    assert b"SECRET" in content
    fit = await inspector.look(content, media_type)
    assert fit.seconds == pytest.approx(3, abs=0.06)
    assert packets_of(fit.content) == packets_of(content)
    assert length(fit.content) == pytest.approx(3, abs=0.06)
    assert b"SECRET" not in fit.content
    assert b"48.8584" not in fit.content
    again = await inspector.look(fit.content, media_type)
    assert packets_of(again.content) == packets_of(content)


async def test_a_length_that_is_missing_is_added(inspector: Inspector) -> None:
    """MediaRecorder's WebM doesn't say how long it is; what is kept does, so that it can be sought in."""
    media_type, content = shape("Chromium's sound")
    assert length(content) is None
    assert length((await inspector.look(content, media_type)).content) is not None


async def refused(inspector: Inspector, content: bytes, media_type: str) -> Unfit:
    """Why a recording is refused, as a sentence."""
    with pytest.raises(Unfit) as why:
        await inspector.look(content, media_type)
    assert str(why.value)[0].isupper()
    assert str(why.value).endswith(".")
    return why.value


def said_short() -> bytes:
    """Forty seconds whose header says that they are one."""
    content = sound(40, bit_rate=16_000)
    at = content.index(b"\x44\x89\x88") + 3  # Duration, a number of eight bytes
    assert struct.unpack("!d", content[at : at + 8])[0] == pytest.approx(40_000, abs=100)
    return content[:at] + struct.pack("!d", 1000.0) + content[at + 8 :]


def squeezed() -> bytes:
    """Forty seconds of sound whose packets say that they are played within one."""
    out = io.BytesIO()
    with av.open(io.BytesIO(sound(40, bit_rate=16_000))) as source, av.open(out, "w", format="webm") as target:
        assert isinstance(source, InputContainer)
        track = target.add_stream_from_template(source.streams.audio[0])
        for number, packet in enumerate(packet for packet in source.demux() if packet.size):
            packet.pts = packet.dts = number // 2
            packet.stream = track
            target.mux(packet)
    return out.getvalue()


def stretched() -> bytes:
    """Two packets an hour apart."""
    out = io.BytesIO()
    with av.open(io.BytesIO(sound(1))) as source, av.open(out, "w", format="webm") as target:
        assert isinstance(source, InputContainer)
        track = target.add_stream_from_template(source.streams.audio[0])
        first, second, *_ = [packet for packet in source.demux() if packet.size]
        second.pts = second.dts = 3_600_000
        for packet in (first, second):
            packet.stream = track
            target.mux(packet)
    return out.getvalue()


def crumbs() -> bytes:
    """A hundred thousand packets of a byte each, at one moment."""
    whole = sound(1)
    cluster = whole.index(b"\x1f\x43\xb6\x75")
    block = b"\xa3\x85\x81\x00\x00\x80\x00"  # a SimpleBlock of track 1 with one byte
    return whole[:cluster] + b"\x1f\x43\xb6\x75\x01\xff\xff\xff\xff\xff\xff\xff\xe7\x81\x00" + block * 100_000


def huge() -> bytes:
    """A small file whose pictures say that they are 16,383 by 16,383, which would take gigabytes."""
    start = b"\x9d\x01\x2a"
    return mime(0.5).replace(start + struct.pack("<HH", 320, 240), start + struct.pack("<HH", 16_383, 16_383))


def with_attachment() -> bytes:
    """A sound with a web page beside it."""
    out = io.BytesIO()
    with av.open(out, "w", format="matroska") as file, av.open(io.BytesIO(sound(1))) as source:
        assert isinstance(source, InputContainer)
        track = file.add_stream_from_template(source.streams.audio[0])
        file.add_attachment("page.html", "text/html", b"<script>alert(1)</script>")
        for packet in source.demux():
            if packet.size:
                packet.stream = track
                file.mux(packet)
    return out.getvalue()


WRONG: dict[str, tuple[str, Callable[[], bytes], str]] = {
    "nothing": ("audio/webm", lambda: b"", "bad_recording"),
    "a web page": ("audio/webm", lambda: b"<!doctype html><script>alert(1)</script>", "bad_recording"),
    "noise": ("audio/webm", lambda: os.urandom(50_000), "bad_recording"),
    "noise behind a head": ("audio/webm", lambda: sound(1)[:300] + os.urandom(50_000), "bad_recording"),
    "noise as MP4": ("video/mp4", lambda: b"\0\0\0\x18ftypmp42" + os.urandom(50_000), "bad_recording"),
    "noise as Ogg": ("audio/ogg", lambda: b"OggS" + os.urandom(50_000), "bad_recording"),
    "a head alone": ("audio/webm", lambda: sound(1)[:200], "bad_recording"),
    "half an MP4": ("audio/mp4", lambda: sound(2, "mp4", "aac")[:4000], "bad_recording"),
    "another container": ("audio/webm", lambda: sound(1, "ogg"), "bad_recording"),
    "a mime as a sound": ("audio/webm", lambda: mime(1), "bad_recording"),
    "a sound as a mime": ("video/webm", lambda: sound(1), "bad_recording"),
    "a mime with sound": ("video/webm", lambda: mime(1, with_sound=True), "bad_recording"),
    "a mime with sound, as MP4": ("video/mp4", lambda: mime(1, "mp4", "libx264", with_sound=True), "bad_recording"),
    "two tracks": ("audio/webm", lambda: sound(1, tracks=2), "bad_recording"),
    "an attachment": ("audio/webm", with_attachment, "bad_recording"),
    "a codec that few can play": ("audio/mp4", lambda: sound(1, "mp4", "flac"), "bad_recording"),
    "HEVC": ("video/mp4", lambda: mime(1, "mp4", "libx265"), "bad_recording"),
    "a picture too large": ("video/webm", lambda: mime(0.3, size=(2400, 1600)), "bad_recording"),
    "crumbs": ("audio/webm", crumbs, "bad_recording"),
    "a picture that is huge": ("video/webm", huge, "bad_recording"),
    "a picture larger than the others": (
        "video/mp4",
        lambda: with_one_picture("libx264", (4096, 2176), key=False),
        "bad_recording",
    ),
    "the same as VP8": ("video/webm", lambda: with_one_picture("libvpx", (8192, 4096), key=False), "bad_recording"),
    "one that is a bit larger": (
        "video/webm",
        lambda: with_one_picture("libvpx", (1936, 480), key=False),
        "bad_recording",
    ),
    "a song with a hole": ("audio/mp4", lambda: broken_song(slice(40, 50)), "bad_recording"),
    "a song of which most is lost": ("audio/mp4", lambda: broken_song(slice(40, None)), "bad_recording"),
    "too long": ("audio/webm", lambda: sound(22, bit_rate=16_000), "recording_too_long"),
    "a mime too long": ("video/webm", lambda: mime(12, rate=5), "recording_too_long"),
    "a header that lies": ("audio/webm", said_short, "recording_too_long"),
    "times that lie": ("audio/webm", squeezed, "recording_too_long"),
    "an hour of two packets": ("audio/webm", stretched, "recording_too_long"),
}


@pytest.mark.parametrize("name", WRONG)
async def test_what_is_wrong_is_said(inspector: Inspector, name: str) -> None:
    """Each gets its reason as a sentence, and the next recording is looked at by the same process."""
    media_type, make, reason = WRONG[name]
    good_type, good = shape("Chromium's sound")
    await inspector.look(good, good_type)
    before = inspector.pid
    assert (await refused(inspector, make(), media_type)).why == reason
    assert (await inspector.look(good, good_type)).seconds
    assert (inspector.pid, inspector.failures) == (before, 0)


async def test_what_was_cut_off_is_taken_as_far_as_it_goes(inspector: Inspector) -> None:
    """A live WebM may end anywhere: what is there is a whole recording, and not longer than that."""
    media_type, content = shape("Chromium's sound")
    fit = await inspector.look(content[: len(content) // 2], media_type)
    assert 1 < fit.seconds < 2


async def test_a_broken_end_is_left_out(inspector: Inspector) -> None:
    """A song whose last packets can't be decoded is taken without them, and as long as what is left."""
    whole = packets_of(sound(3, "mp4", "aac"))
    fit = await inspector.look(broken_song(slice(-26, None)), "audio/mp4")
    assert packets_of(fit.content) == whole[:-26]
    assert fit.seconds == pytest.approx(len(whole[:-26]) * 1024 / RATE, abs=0.03)


async def test_what_webkit_writes_twice_is_taken_once(inspector: Inspector) -> None:
    """Its last packets come twice, and the first copy can't be decoded: the song is whole with the second."""
    song = sound(3, "mp4", "aac", options=FRAGMENTED)
    twice = written_twice()
    assert len(packets_of(twice)) > len(packets_of(song))
    fit = await inspector.look(twice, "audio/mp4")
    assert packets_of(fit.content) == packets_of(song)
    assert fit.seconds == pytest.approx(3, abs=0.06)
    assert (await inspector.look(fit.content, "audio/mp4")).seconds == fit.seconds


async def test_a_telephone_may_be_turned(inspector: Inspector) -> None:
    """A picture of another shape, no larger than is allowed, is what a telephone records that is turned."""
    assert (await inspector.look(with_one_picture("libvpx", (240, 320), key=True), "video/webm")).seconds


@pytest.mark.parametrize("name", ["Chromium's sound", "Safari's mime", "Firefox's sound", "Chromium's mime"])
def test_no_damage_is_too_much(name: str) -> None:
    """With any few bytes changed, a recording is taken within the bounds or refused; nothing else happens."""
    media_type, content = shape(name)
    for seed in range(60):
        damaged = bytearray(content)
        for place in range(8):
            at = (seed * 7919 + place * 104_729) % len(damaged)
            damaged[at] = (damaged[at] + 1 + seed) % 256
        try:
            looked = look(bytes(damaged), media_type)
        except Unfit:
            continue
        assert 0 < looked.seconds <= 20.5
        assert len(looked.content) < len(content) + 100_000


@pytest.mark.skipif(sys.platform != "linux", reason="other systems count memory differently")
async def test_the_process_has_no_more_than_it_needs(inspector: Inspector, monkeypatch: pytest.MonkeyPatch) -> None:
    """Little memory, no file of any length, a low priority, and none of the server's secrets."""
    monkeypatch.setenv("HARELOOM_DESCRIBER_KEY", "a secret")
    media_type, content = shape("Chromium's mime")
    await inspector.look(content, media_type)
    about = Path(f"/proc/{inspector.pid}")
    limits = {line[:24].strip(): line[24:].split()[0] for line in (about / "limits").read_text().splitlines()[1:]}
    assert limits["Max address space"] == str(1024**3)
    assert limits["Max file size"] == "0"
    assert b"a secret" not in (about / "environ").read_bytes()
    assert int((about / "stat").read_text().rpartition(")")[2].split()[16]) >= 10


SLOW = "import sys,time;print('{}',flush=True);sys.stdin.buffer.readline();time.sleep(60)"
DYING = "import os,sys;print('{}',flush=True);sys.stdin.buffer.readline();os.abort()"
LYING = 'import sys;print(\'{}\\n{"size":9000000000,"seconds":1}\',flush=True);sys.stdin.read()'
MUMBLING = "import sys;print('{}\\nwhat?',flush=True);sys.stdin.read()"


@pytest.mark.parametrize("program", [SLOW, DYING, LYING, MUMBLING], ids=["slow", "dying", "lying", "mumbling"])
async def test_a_process_that_fails_costs_one_recording(program: str, tmp_path: Path) -> None:
    """The recording under way gets a sentence; the next one gets a new process."""
    switch = tmp_path / "mended"
    either = (
        f"import os,sys\nif os.path.exists({str(switch)!r}): os.execv({COMMAND[0]!r}, {list(COMMAND)!r})\n{program}"
    )
    inspector = Inspector(command=(sys.executable, "-c", either), seconds=2)
    media_type, content = shape("Chromium's sound")
    try:
        assert (await refused(inspector, content, media_type)).why == "bad_recording"
        assert inspector.failures == 1
        switch.touch()
        assert (await inspector.look(content, media_type)).seconds
    finally:
        await inspector.close()


async def test_only_so_many_wait() -> None:
    """More recordings than can wait are sent back, and those that wait are looked at."""
    inspector = Inspector(most_waiting=2)
    media_type, content = shape("Chromium's sound")
    try:
        waiting = [asyncio.ensure_future(inspector.look(content, media_type)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await inspector.look(content, media_type)
        done: list[Fit] = await asyncio.gather(*waiting)
        assert [round(fit.seconds) for fit in done] == [3, 3]
    finally:
        await inspector.close()
