"""Recordings of the shapes that browsers make, packed by FFmpeg as they pack them."""

from __future__ import annotations

import io
from fractions import Fraction
from typing import Any

import av
import numpy as np

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
