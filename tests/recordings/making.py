"""Recordings of the shapes that browsers make, packed by FFmpeg as they pack them."""

from __future__ import annotations

import io
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

import av
import numpy as np
from av.container import InputContainer

RATE = 48_000
LIVE = {"live": "1"}
"""As MediaRecorder writes WebM: no duration, no index, clusters of unknown size."""
FRAGMENTED = {"movflags": "frag_keyframe+empty_moov+default_base_moof", "frag_duration": "1000000"}
"""As Safari writes MP4."""


def sound(
    seconds: float = 2.0,
    container: str = "webm",
    codec: str = "libopus",
    *,
    options: dict[str, str] | None = None,
    metadata: dict[str, str] | None = None,
    pitch: float = 440.0,
    tracks: int = 1,
    bit_rate: int = 48_000,
) -> bytes:
    """A tone."""
    out = io.BytesIO()
    with av.open(out, "w", format=container, options=options or {}) as file:
        file.metadata.update(metadata or {})
        streams: list[Any] = [file.add_stream(codec, rate=RATE, layout="mono") for _ in range(tracks)]
        for stream in streams:
            stream.bit_rate = bit_rate
        wave = 0.4 * np.sin(2 * np.pi * pitch * np.arange(int(seconds * RATE)) / RATE)
        kind = "fltp" if codec in {"aac", "vorbis"} else "s16"
        samples = (wave * 32767).astype(np.int16) if kind == "s16" else wave.astype(np.float32)
        for stream in streams:
            for start in range(0, len(samples), 960):
                frame = av.AudioFrame.from_ndarray(samples[None, start : start + 960], format=kind, layout="mono")
                frame.sample_rate, frame.pts, frame.time_base = RATE, start, Fraction(1, RATE)
                file.mux(stream.encode(frame))
            file.mux(stream.encode(None))
    return out.getvalue()


def mime(
    seconds: float = 2.0,
    container: str = "webm",
    codec: str = "libvpx",
    *,
    size: tuple[int, int] = (320, 240),
    rate: int = 15,
    options: dict[str, str] | None = None,
    metadata: dict[str, str] | None = None,
    with_sound: bool = False,
    bit_rate: int = 400_000,
    noisy: bool = False,
) -> bytes:
    """A square that moves."""
    out = io.BytesIO()
    width, height = size
    with av.open(out, "w", format=container, options=options or {}) as file:
        file.metadata.update(metadata or {})
        stream: Any = file.add_stream(codec, rate=rate)
        stream.width, stream.height, stream.pix_fmt = width, height, "yuv420p"
        stream.bit_rate = bit_rate
        if codec in {"libvpx", "libvpx-vp9"}:
            stream.codec_context.options = {"deadline": "realtime", "cpu-used": "8"}
        elif codec == "libx264":
            stream.codec_context.options = {"preset": "ultrafast", "tune": "zerolatency"}
        beside: Any = (
            file.add_stream("aac" if container == "mp4" else "libopus", rate=RATE, layout="mono")
            if with_sound
            else None
        )
        for number in range(int(seconds * rate)):
            image = np.full((height, width, 3), 40, np.uint8)
            if noisy:
                image = np.random.default_rng(number).integers(0, 255, image.shape, np.uint8)
            at = (number * 7) % (width - 40)
            image[20:60, at : at + 40] = (220, 120, 60)
            frame = av.VideoFrame.from_ndarray(image, format="rgb24")
            frame.pts, frame.time_base = number, Fraction(1, rate)
            file.mux(stream.encode(frame))
        if beside is not None:
            form = "fltp" if container == "mp4" else "s16"
            quiet = np.zeros((1, 1024 if container == "mp4" else 960), np.float32 if form == "fltp" else np.int16)
            silence = av.AudioFrame.from_ndarray(quiet, format=form, layout="mono")
            silence.sample_rate, silence.pts = RATE, 0
            file.mux(beside.encode(silence))
            file.mux(beside.encode(None))
        file.mux(stream.encode(None))
    return out.getvalue()


def repacked(
    packets: Iterable[tuple[bytes, bool]], like: bytes, container: str, options: dict[str, str] | None = None
) -> bytes:
    """Packets in a new file, each with its mark as a key picture, in the times of a recording like them."""
    out = io.BytesIO()
    with av.open(io.BytesIO(like)) as source, av.open(out, "w", format=container, options=options or {}) as target:
        assert isinstance(source, InputContainer)
        template: Any = source.streams[0]
        track = target.add_stream_from_template(template, opaque=True)
        times = [packet for packet in source.demux() if packet.size]
        for time, (content, key) in zip(times, packets, strict=True):
            packet: Any = av.Packet(content)
            packet.pts, packet.dts, packet.duration = time.pts, time.dts, time.duration
            packet.time_base, packet.is_keyframe, packet.stream = time.time_base, key, track
            target.mux(packet)
    return out.getvalue()


def packets_of(content: bytes) -> list[bytes]:
    """What is recorded, without its packing."""
    with av.open(io.BytesIO(content)) as file:
        assert isinstance(file, InputContainer)
        return [bytes(packet) for packet in file.demux() if packet.size]


def with_one_picture(codec: str, size: tuple[int, int], *, key: bool) -> bytes:
    """A mime of which one picture in the middle has another size, marked as a key picture or not."""
    container = "mp4" if codec == "libx264" else "webm"
    usual, other = mime(1, container, codec), mime(0.2, container, codec, size=size)
    pictures = [(packet, number == 0) for number, packet in enumerate(packets_of(usual))]
    head = sets_of(other) if codec == "libx264" else b""
    pictures[len(pictures) // 2] = (head + packets_of(other)[0], key)
    return repacked(pictures, usual, container)


def sets_of(content: bytes) -> bytes:
    """What an MP4 says about its H.264 in its head, as it can stand before any picture."""
    with av.open(io.BytesIO(content)) as file:
        head = file.streams[0].codec_context.extradata
    assert head is not None
    found, at = b"", 5
    for mask in (0x1F, 0xFF):  # sequences, then pictures
        many, at = head[at] & mask, at + 1
        for _ in range(many):
            length = int.from_bytes(head[at : at + 2], "big")
            found += length.to_bytes(4, "big") + head[at + 2 : at + 2 + length]
            at += 2 + length
    return found


def broken_song(broken: slice, seconds: float = 3.0) -> bytes:
    """A song of which some packets can't be decoded."""
    song = sound(seconds, "mp4", "aac")
    packets = packets_of(song)
    lost = set(range(len(packets))[broken])
    junk = b"\0\0\0\x10mfhd\0\0\0\0\0\0\0\5"
    return repacked(
        [(junk + packet if number in lost else packet, True) for number, packet in enumerate(packets)], song, "mp4"
    )


def written_twice(seconds: float = 3.0) -> bytes:
    """A song whose last fragment is announced twice, as WebKit does it: the first time in the wrong place."""
    song = sound(seconds, "mp4", "aac", options=FRAGMENTED)
    last = song.rindex(b"moof") - 4
    size = int.from_bytes(song[last : last + 4], "big")
    return song[:last] + song[last : last + size] + song[last:]
