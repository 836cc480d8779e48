"""Looks into a recording, and packs it anew: the same packets, without anything that was packed beside them.

Nothing is believed that can be counted: all is decoded, samples are counted and pictures measured. Packing anew drops
titles, places, chapters and whatever else a file may carry, and gives a browser's recording what MediaRecorder leaves
out: how long it is, and where its parts are.
"""

from __future__ import annotations

import io
import math
from collections.abc import Iterator
from fractions import Fraction
from typing import TypeAlias

import av
import av.error
from av.audio.frame import AudioFrame
from av.audio.stream import AudioStream
from av.codec.context import CodecContext
from av.container import InputContainer
from av.packet import Packet
from av.stream import Stream
from av.video.codeccontext import VideoCodecContext
from av.video.frame import VideoFrame
from av.video.stream import VideoStream
from msgspec import Struct

from hareloom.game.values import RecordingKind

from .formats import BOUNDS, GRACE, LONGEST_SIDE, MOST_A_SECOND, MOST_PACKETS, MOST_PIXELS, TYPES, Container, Unfit

av.logging.set_level(None)

TrackPacket: TypeAlias = "Packet[Stream]"

_UNREADABLE = "The recording can't be read. Record it again."


class Looked(Struct, frozen=True):
    """A recording as it is kept."""

    content: bytes
    seconds: float


def look(content: bytes, media_type: str) -> Looked:
    """The recording, packed anew; or `Unfit` with a sentence."""
    kind, container = TYPES[media_type]
    if content[container.at : container.at + len(container.magic)] != container.magic:
        raise Unfit(f"The recording is not {media_type}, as it says.")
    try:
        with av.open(io.BytesIO(content), format=container.name, options=_READ) as file:
            assert isinstance(file, InputContainer)
            return _looked(file, kind, container)
    except (av.error.FFmpegError, EOFError, ValueError, ArithmeticError, RuntimeError, TypeError) as problem:
        raise Unfit(_UNREADABLE) from problem


# Larger pictures are not even begun, and nothing is looked for elsewhere, whatever an MP4 says.
_READ = {"max_pixels": str(MOST_PIXELS), "enable_drefs": "0", "use_absolute_path": "0"}


def _looked(file: InputContainer, kind: RecordingKind, container: Container) -> Looked:
    stream = _only_track(file, kind, container)
    most = BOUNDS[kind].seconds
    packets = list(_packets(file, stream, most))
    if not packets:
        raise Unfit("There is no sound in it." if kind == "sound" else "There is no picture in it.")
    if isinstance(stream, VideoStream):
        _check_size(stream.codec_context.width, stream.codec_context.height)
        if len(packets) > MOST_A_SECOND * max(1.0, math.ceil(_span(packets, stream))):
            raise Unfit(f"It has more than {MOST_A_SECOND} pictures a second.")
    packets, heard = _decoded(stream, packets, most)
    seconds = max(heard, _span(packets, stream))
    _check_length(seconds, most)
    if seconds <= 0:
        raise Unfit("It is too short to be heard or seen.")
    return Looked(_packed(stream, packets, container), round(seconds, 2))


def _only_track(file: InputContainer, kind: RecordingKind, container: Container) -> AudioStream | VideoStream:
    """The one track, of the right kind. Attachments, subtitles and cover pictures are tracks too."""
    audio, video = list(file.streams.audio), list(file.streams.video)
    if kind == "sound":
        if not audio:
            raise Unfit("There is no sound in it.")
        wrong = "A recorded sound has one track of sound, and nothing else."
    else:
        if not video:
            raise Unfit("There is no picture in it.")
        if audio:
            raise Unfit("A mime is silent: record it without sound.")
        wrong = "A recorded mime has one track of moving pictures, and nothing else."
    if len(file.streams) != 1:
        raise Unfit(wrong)
    stream: AudioStream | VideoStream = audio[0] if kind == "sound" else video[0]
    decoder: CodecContext | None = stream.codec_context  # none for a codec that FFmpeg doesn't know
    codec = "something unknown" if decoder is None else decoder.name.removeprefix("lib").replace("dav1d", "av1")
    if codec not in container.codecs[kind]:
        raise Unfit(f"It is recorded as {codec}, which not every browser plays.")
    stream.codec_context.thread_count = 1
    # What the filters smooth is not looked at.
    stream.codec_context.options = {"max_pixels": str(MOST_PIXELS), "skip_loop_filter": "all"}
    return stream


def _packets(file: InputContainer, stream: AudioStream | VideoStream, most: float) -> Iterator[TrackPacket]:
    """All packets; none is decoded. A file of hours is given up on where it is too long."""
    base = stream.time_base or Fraction(1, 1000)
    first: int | None = None
    for number, packet in enumerate(file.demux(stream)):
        if packet.size == 0:
            continue  # the end
        if packet.pts is None or packet.dts is None or number > MOST_PACKETS:
            raise Unfit(_UNREADABLE)
        first = packet.pts if first is None else min(first, packet.pts)
        _check_length(float((packet.pts - first) * base), most)
        yield packet


def _check_length(seconds: float, most: float) -> None:
    if seconds > most + GRACE:
        raise Unfit(f"It is longer than {most:.0f} seconds.", "recording_too_long")


def _span(packets: list[TrackPacket], stream: AudioStream | VideoStream) -> float:
    """From the first moment to the end of the last packet, as a player shows it."""
    starts = [packet.pts or 0 for packet in packets]
    ends = [(packet.pts or 0) + (packet.duration or 0) for packet in packets]
    return float((max(ends) - min(starts)) * (stream.time_base or Fraction(1, 1000)))


def _decoded(
    stream: AudioStream | VideoStream, packets: list[TrackPacket], most: float
) -> tuple[list[TrackPacket], float]:
    """The packets that can be decoded, and how many seconds of sound they hold.

    A browser may break the end of what it records, or write its last packets twice and break the first copy, as WebKit
    does. Such packets are left out. What lacks a part in the middle, or most of itself, is refused.
    """
    decoder = stream.codec_context
    kept: list[TrackPacket] = []
    broken: list[TrackPacket] = []
    seconds, seen = 0.0, False
    for packet in [*map(_shown, packets), None]:
        try:
            frames = decoder.decode(packet)
        except av.error.InvalidDataError:
            if isinstance(decoder, VideoCodecContext):
                _check_size(decoder.width, decoder.height)  # it may be broken by its size
            if packet is not None:
                broken.append(packet)
            continue
        for frame in frames:
            seen = True
            if isinstance(frame, AudioFrame):
                seconds += frame.samples / max(1, frame.sample_rate)
                _check_length(seconds, most)
            elif isinstance(frame, VideoFrame):
                _check_size(frame.width, frame.height)
        if packet is not None:
            kept.append(packet)
    if not seen:
        raise Unfit(_UNREADABLE)
    times = {packet.pts or 0 for packet in kept}
    missing = {packet.pts or 0 for packet in broken} - times
    if any(min(times) < time < max(times) for time in missing) or 2 * _span(kept, stream) < _span(packets, stream):
        raise Unfit(_UNREADABLE)
    return kept, seconds


def _shown(packet: TrackPacket) -> TrackPacket:
    """A packet without the mark that players pass over it: it is kept, so it counts."""
    if not packet.is_discard:
        return packet
    plain: TrackPacket = Packet(bytes(packet))
    plain.pts, plain.dts, plain.duration = packet.pts, packet.dts, packet.duration
    plain.stream, plain.is_keyframe = packet.stream, packet.is_keyframe
    return plain


def _check_size(width: int, height: int) -> None:
    """Can a telephone show pictures of that size? A decoder that found one far too large has no size."""
    if not width * height:
        raise Unfit(f"Its pictures are too large; they are at most {LONGEST_SIDE} by 1080 here.")
    if width * height > MOST_PIXELS or max(width, height) > LONGEST_SIDE:
        raise Unfit(f"Its pictures are {width} by {height}; they are at most {LONGEST_SIDE} by 1080 here.")


def _packed(stream: AudioStream | VideoStream, packets: list[TrackPacket], container: Container) -> bytes:
    """The same packets in a new file, from the beginning of time."""
    out = io.BytesIO()
    first = min(packet.dts or 0 for packet in packets)
    # Bit-exact: nothing of the program that packs it, and no time of day.
    with av.open(out, "w", format=container.name, options={"fflags": "+bitexact"}) as file:
        track = file.add_stream_from_template(stream, opaque=True)
        track.metadata.clear()
        for packet in packets:
            packet.pts = (packet.pts or 0) - first
            packet.dts = (packet.dts or 0) - first
            packet.stream = track
            file.mux(packet)
    return out.getvalue()
