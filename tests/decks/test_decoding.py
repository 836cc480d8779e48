"""Strangers' pictures are decoded in a process of its own: whatever they are, the server lives and says why not."""

from __future__ import annotations

import asyncio
import io
import os
import struct
import sys
import zlib
from collections.abc import AsyncIterator
from pathlib import Path

import pillow_heif
import pytest
from PIL import Image

from hareloom.decks.decoding.process import COMMAND, Busy, Decoder, Interrupted
from hareloom.decks.pictures import CARD, PAPER, THUMB, ZOOM, Framing, Prepared, looked_at, prepared
from hareloom.decks.source import Unreadable, Why

from .painting import painted, painting, saved

pytestmark = pytest.mark.anyio


@pytest.fixture
async def decoder() -> AsyncIterator[Decoder]:
    """A decoder, with its process."""
    made = Decoder()
    yield made
    await made.close()


def chunk(kind: bytes, content: bytes) -> bytes:
    """A part of a PNG."""
    return struct.pack("!I", len(content)) + kind + content + struct.pack("!I", zlib.crc32(kind + content))


def png_of(width: int, height: int, packed: bytes = b"") -> bytes:
    """A PNG whose header says that size, whatever follows."""
    head = struct.pack("!IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", packed) + chunk(b"IEND", b"")


def heic(size: tuple[int, int] = (600, 900)) -> bytes:
    """What a telephone writes."""
    made = io.BytesIO()
    pillow_heif.from_pillow(painting(size, 4)).save(made, quality=80)
    return made.getvalue()


def with_place(kind: str) -> bytes:
    """A photograph that tells where it was taken, and by whom."""
    exif = Image.Exif()
    exif[0x013B] = "ANNE-OF-THE-GARDEN"
    exif[0x010E] = "HOME-SWEET-HOME"
    place = exif.get_ifd(0x8825)
    place[1], place[2] = "N", (48.0, 51.0, 29.0)
    place[29] = "2026:11:17"
    return saved(painting((600, 900), 2), kind, exif=exif.tobytes())


async def why(decoder: Decoder, content: bytes) -> Why:
    """The reason why a picture is refused."""
    with pytest.raises(Unreadable) as refused:
        await decoder.card(content)
    assert str(refused.value).startswith("This picture ")
    assert str(refused.value).endswith(".")
    return refused.value.why


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP", "AVIF", "GIF"])
async def test_a_card_is_the_same_as_one_made_here(decoder: Decoder, kind: str) -> None:
    """The process makes of every kind what `deck add` makes of it, byte for byte."""
    content = painted(3, (1200, 1800), kind)
    assert await decoder.card(content) == prepared(looked_at(content))


async def test_heic_becomes_a_card_where_the_extra_is_installed(decoder: Decoder) -> None:
    """A telephone's own format is read, and the decoder says that it is."""
    assert await decoder.reads_heic()
    made = await decoder.card(heic((1200, 1800)))
    assert made.zoom is not None
    assert Image.open(io.BytesIO(made.zoom)).size == ZOOM


async def test_without_the_extra_heic_is_refused_by_its_name() -> None:
    """A server without pillow-heif says so, instead of that it is no picture."""
    without = "import sys; sys.modules['pillow_heif'] = None; import hareloom.decks.decoding.worker as w; w.main()"
    decoder = Decoder(command=(sys.executable, "-c", without))
    try:
        assert not await decoder.reads_heic()
        assert await why(decoder, heic()) == "no_heic"
        assert await decoder.card(painted(1)) == prepared(looked_at(painted(1)))
    finally:
        await decoder.close()


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "AVIF"])
async def test_no_place_and_no_name_is_kept(decoder: Decoder, kind: str) -> None:
    """The file tells where a photograph was taken and by whom; the card's files hold nothing but pixels."""
    content = with_place(kind)
    assert b"ANNE-OF-THE-GARDEN" in content
    made = await decoder.card(content)
    for file in (made.card, made.thumb):
        assert b"ANNE" not in file
        assert b"HOME" not in file
        image = Image.open(io.BytesIO(file))
        assert len(image.getexif()) == 0
        assert not {"exif", "icc_profile", "xmp", "comment"} & set(image.info)
        assert {bytes(file[at : at + 4]) for at in (12,)} <= {b"VP8 ", b"VP8L"}


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "not_a_picture"),
        (b"hello", "not_a_picture"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "not_a_picture"),
        (painted(1)[:400], "not_a_picture"),
        (b"\xff\xd8\xff" + os.urandom(5000), "not_a_picture"),
        (painted(1, (200, 300)), "too_small"),
        (png_of(50_000, 50_000), "too_many_pixels"),
        (png_of(8_000, 8_000, zlib.compress(b"\0" * 100_000_000, 9)), "too_many_pixels"),
    ],
    ids=["empty", "text", "svg", "half a PNG", "noise", "small", "50,000 x 50,000", "a bomb"],
)
async def test_what_is_wrong_is_said(decoder: Decoder, content: bytes, reason: Why) -> None:
    """Each gets its reason, and the next picture is decoded by the same process."""
    await decoder.card(painted(1))
    before = decoder.pid
    assert await why(decoder, content) == reason
    assert (await decoder.card(painted(2))).card
    assert decoder.pid == before
    assert decoder.failures == 0


async def test_of_ten_thousand_frames_one_is_decoded(decoder: Decoder) -> None:
    """An animation of any length costs what its first picture costs."""
    first = painting((300, 450), 1)
    moving = saved(first, "GIF", save_all=True, append_images=[painting((300, 450), 2)] * 2)
    frame = moving[moving.index(b"!\xf9", 800) : -1]
    assert await decoder.card(moving[:-1] + frame * 5_000 + b";") == prepared(looked_at(saved(first, "GIF")))


async def test_the_largest_picture_fits_into_the_memory(decoder: Decoder) -> None:
    """Fifty million pixels with transparency are decoded within the limit."""
    large = Image.new("RGBA", (7000, 7000), (200, 30, 30, 128))
    assert (await decoder.card(saved(large, compress_level=1))).card
    assert decoder.failures == 0


@pytest.mark.skipif(sys.platform != "linux", reason="other systems count memory differently")
async def test_the_process_has_no_more_than_it_needs(decoder: Decoder, monkeypatch: pytest.MonkeyPatch) -> None:
    """Little memory, no file of any length, a low priority, and none of the server's secrets."""
    monkeypatch.setenv("HARELOOM_DESCRIBER_KEY", "a secret")
    await decoder.card(painted(1))
    about = Path(f"/proc/{decoder.pid}")
    limits = {line[:24].strip(): line[24:].split()[0] for line in (about / "limits").read_text().splitlines()[1:]}
    assert limits["Max address space"] == str(1024**3)
    assert limits["Max file size"] == "0"
    assert b"a secret" not in (about / "environ").read_bytes()
    assert int((about / "stat").read_text().rpartition(")")[2].split()[16]) >= 10


SLOW = "import sys,time;print('{\"heic\":false}',flush=True);sys.stdin.buffer.readline();time.sleep(60)"
DYING = "import sys;print('{\"heic\":false}',flush=True);sys.stdin.buffer.readline();sys.exit(3)"
LYING = 'import sys;print(\'{"heic":false}\\n{"card":9000000000,"thumb":1}\',flush=True);sys.stdin.read()'
MUMBLING = "import sys;print('{\"heic\":false}\\nwhat?',flush=True);sys.stdin.read()"


@pytest.mark.parametrize("program", [SLOW, DYING, LYING, MUMBLING], ids=["slow", "dying", "lying", "mumbling"])
async def test_a_process_that_fails_costs_one_picture(program: str, tmp_path: Path) -> None:
    """The picture under way gets a sentence; the next one gets a new process."""
    switch = tmp_path / "mended"
    either = (
        f"import os,sys\nif os.path.exists({str(switch)!r}): os.execv({COMMAND[0]!r}, {list(COMMAND)!r})\n{program}"
    )
    decoder = Decoder(command=(sys.executable, "-c", either), seconds=2)
    try:
        assert await why(decoder, painted(1)) == "unreadable"
        assert decoder.failures == 1
        switch.touch()
        assert await decoder.card(painted(1)) == prepared(looked_at(painted(1)))
    finally:
        await decoder.close()


KILLED = "import os,sys;print('{\"heic\":false}',flush=True);sys.stdin.buffer.readline();os.kill(os.getpid(),9)"


async def test_a_process_that_is_killed_blames_no_picture(tmp_path: Path) -> None:
    """Killed in the middle of a picture, it is started again; killed twice, the picture may be sent again."""
    switch = tmp_path / "once"
    mended = f"import os,sys\nif os.path.exists({str(switch)!r}): os.execv({COMMAND[0]!r}, {list(COMMAND)!r})"
    for program in (f"{mended}\nopen({str(switch)!r}, 'w').close()\n{KILLED}", KILLED):
        decoder = Decoder(command=(sys.executable, "-c", program))
        try:
            if program == KILLED:
                with pytest.raises(Interrupted):
                    await decoder.card(painted(1))
            else:
                assert await decoder.card(painted(1)) == prepared(looked_at(painted(1)))
        finally:
            await decoder.close()


async def test_a_process_that_does_not_start_blames_no_picture() -> None:
    """Without memory or descriptors the picture may be sent again."""
    for command in ((sys.executable, "-c", "raise SystemExit(1)"), ("/nowhere/python",)):
        decoder = Decoder(command=command)
        try:
            with pytest.raises(Interrupted):
                await decoder.card(painted(1))
        finally:
            await decoder.close()


async def test_a_killed_process_is_started_again(decoder: Decoder) -> None:
    """Between two pictures its death is not noticed at all."""
    await decoder.card(painted(1))
    before = decoder.pid
    assert before is not None
    os.kill(before, 9)
    assert await decoder.card(painted(2)) == prepared(looked_at(painted(2)))
    assert decoder.pid != before


async def test_a_caller_who_gives_up_gets_no_other_picture_wrong(decoder: Decoder) -> None:
    """The card of a picture whose sender has gone is never another's."""
    await decoder.card(painted(1))
    gone = asyncio.ensure_future(decoder.card(painted(2, (1200, 1800))))
    await asyncio.sleep(0.01)
    gone.cancel()
    assert await decoder.card(painted(3)) == prepared(looked_at(painted(3)))


async def test_only_so_many_wait() -> None:
    """More pictures than can wait are sent back, and those who wait get their cards."""
    decoder = Decoder(most_waiting=2)
    try:
        waiting = [asyncio.ensure_future(decoder.card(painted(seed))) for seed in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await decoder.card(painted(9))
        made: list[Prepared] = await asyncio.gather(*waiting)
        assert made == [prepared(looked_at(painted(seed))) for seed in range(2)]
    finally:
        await decoder.close()


# How a person wants it.


def top_and_bottom(card: Prepared) -> tuple[object, object]:
    """The colours at its upper and lower edge."""
    image = Image.open(io.BytesIO(card.card))
    assert image.size == CARD
    assert Image.open(io.BytesIO(card.thumb)).size == THUMB
    return image.getpixel((300, 20)), image.getpixel((300, 880))


def near(one: object, other: object) -> bool:
    """Two colours that an eye can't tell apart."""
    assert isinstance(one, tuple)
    assert isinstance(other, tuple)
    return all(abs(a - b) <= 12 for a, b in zip(one, other, strict=True))


async def test_a_picture_is_turned(decoder: Decoder) -> None:
    """Half a turn puts what was below above; a quarter swaps the sides."""
    above, below = top_and_bottom(await decoder.card(painted(3, (600, 900))))
    assert not near(above, below)
    turned = top_and_bottom(await decoder.card(painted(3, (600, 900)), Framing(turn=180)))
    assert near(turned[0], below)
    assert near(turned[1], above)
    quarter = Image.open(io.BytesIO((await decoder.card(painted(3, (900, 600)), Framing(turn=90))).card))
    assert near(quarter.getpixel((590, 450)), above)
    assert near(quarter.getpixel((10, 450)), below)


async def test_a_picture_is_cropped_where_its_owner_says(decoder: Decoder) -> None:
    """Only the lower half of a wide picture: nothing of the upper is left."""
    whole = painted(3, (2000, 1800))
    _, below = top_and_bottom(await decoder.card(whole))
    cropped = top_and_bottom(await decoder.card(whole, Framing(crop=(0.25, 0.5, 0.3, 0.5))))
    assert near(cropped[0], below)
    assert near(cropped[1], below)
    with pytest.raises(Unreadable, match="at least 300 by 450"):
        await decoder.card(whole, Framing(crop=(0, 0, 0.1, 0.1)))


@pytest.mark.parametrize("size", [(2000, 500), (400, 200), (20_000, 400)])
async def test_a_whole_picture_lies_on_paper(decoder: Decoder, size: tuple[int, int]) -> None:
    """A wide picture is shown whole, with paper above and below it."""
    card = await decoder.card(painted(3, size), Framing(paper=True))
    assert all(near(edge, PAPER) for edge in top_and_bottom(card))
    image = Image.open(io.BytesIO(card.card))
    assert not near(image.getpixel((10, 455)), PAPER)
    assert not near(image.getpixel((590, 455)), PAPER)
