"""A person's pictures become cards."""

from __future__ import annotations

import io
import os
import struct
import zlib
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageCms
from PIL.PngImagePlugin import PngImageFile

from hareloom.decks.pictures import CARD, THUMB, ZOOM, Prepared, looked_at, prepared
from hareloom.decks.source import Unreadable

from .painting import painted, painting, saved


def ready(content: bytes) -> Prepared:
    """A picture's file on its way to a card."""
    return prepared(looked_at(content))


def opened(content: bytes) -> Image.Image:
    """What was written, decoded."""
    return Image.open(io.BytesIO(content))


def near(one: object, other: tuple[int, int, int], by: int = 12) -> bool:
    """Two colours that an eye can't tell apart."""
    assert isinstance(one, tuple)
    return all(abs(a - b) <= by for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP", "AVIF", "GIF"])
def test_every_usual_kind_of_picture_becomes_a_card(kind: str) -> None:
    """PNG, JPEG, WebP, AVIF and GIF all become WebP of the three sizes, with the same colours."""
    made = ready(painted(3, (1200, 1800), kind))
    assert made.zoom
    for content, size in ((made.card, CARD), (made.zoom, ZOOM), (made.thumb, THUMB)):
        image = opened(content)
        assert (image.format, image.mode, image.size) == ("WEBP", "RGB", size)
        wanted = painting(size, 3).getpixel((size[0] // 2, 10))
        assert isinstance(wanted, tuple)
        assert near(image.getpixel((size[0] // 2, 10)), (wanted[0], wanted[1], wanted[2]))


def test_a_moving_picture_stands_still() -> None:
    """Of a GIF that moves the first picture is taken."""
    moving = saved(painting(seed=1), "GIF", save_all=True, append_images=[painting(seed=2)])
    assert ready(moving).card == ready(saved(painting(seed=1), "GIF")).card


@pytest.mark.parametrize("orientation", range(1, 9))
def test_pictures_stand_upright(orientation: int) -> None:
    """Whichever way a camera was held, up is up: all eight notes about it are obeyed."""
    upright = Image.new("RGB", (600, 900), "blue")
    upright.paste("red", (0, 0, 600, 300))
    upright.paste("lime", (0, 0, 200, 300))
    inverse = {
        2: Image.Transpose.FLIP_LEFT_RIGHT,
        3: Image.Transpose.ROTATE_180,
        4: Image.Transpose.FLIP_TOP_BOTTOM,
        5: Image.Transpose.TRANSPOSE,
        6: Image.Transpose.ROTATE_90,
        7: Image.Transpose.TRANSVERSE,
        8: Image.Transpose.ROTATE_270,
    }
    held = upright.transpose(inverse[orientation]) if orientation > 1 else upright
    exif = Image.Exif()
    exif[0x0112] = orientation
    seen = looked_at(saved(held, "JPEG", exif=exif, quality=95))
    assert (seen.width, seen.height) == (600, 900)
    assert near(seen.image.getpixel((100, 150)), (0, 255, 0), 30)
    assert near(seen.image.getpixel((400, 150)), (255, 0, 0), 30)
    assert near(seen.image.getpixel((300, 700)), (0, 0, 255), 30)


def test_metadata_is_dropped() -> None:
    """Place, camera, comment, colour profile and what hides behind the picture are not passed on."""
    exif = Image.Exif()
    exif[0x010E] = "SECRET-PLACE"
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    content = saved(painting((1200, 1800)), "JPEG", exif=exif, comment=b"SECRET-WORD", icc_profile=profile)
    made = ready(content + b"PK\x03\x04 SECRET-ZIP")
    assert made.zoom
    for written in (made.card, made.zoom, made.thumb):
        assert b"SECRET" not in written
        assert not {"exif", "icc_profile", "xmp", "comment"} & set(opened(written).info)
        assert written[12:16] == b"VP8 "  # the plain kind, which has no room for metadata


def test_colours_are_converted_to_srgb() -> None:
    """A picture's own profile is obeyed: by one whose red is blue, red is shown as blue."""
    srgb = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    swapped = srgb.replace(b"rXYZ", b"????").replace(b"bXYZ", b"rXYZ").replace(b"????", b"bXYZ")
    content = saved(Image.new("RGB", (300, 450), "red"), icc_profile=swapped)
    assert near(looked_at(content).image.getpixel((10, 10)), (0, 0, 255), 3)


def test_a_broken_profile_is_no_reason_to_refuse() -> None:
    """A profile that is none is left aside."""
    content = saved(Image.new("RGB", (300, 450), (200, 60, 40)), icc_profile=b"not a profile")
    assert near(looked_at(content).image.getpixel((10, 10)), (200, 60, 40), 2)


@pytest.mark.parametrize(
    ("image", "wanted"),
    [
        (Image.new("RGBA", (300, 450), (255, 0, 0, 0)), (255, 255, 255)),
        (Image.new("LA", (300, 450), (0, 128)), (127, 127, 127)),
        (Image.new("L", (300, 450), 90), (90, 90, 90)),
        (Image.new("1", (300, 450), 1), (255, 255, 255)),
        (Image.new("P", (300, 450), 0), (0, 0, 0)),
        (Image.new("I;16", (300, 450), 0x8000), (128, 128, 128)),
    ],
    ids=lambda value: value.mode if isinstance(value, Image.Image) else "",
)
def test_every_way_to_hold_colours_is_understood(image: Image.Image, wanted: tuple[int, int, int]) -> None:
    """Grey, palettes, 16 bits, and transparency, which becomes white."""
    assert near(looked_at(saved(image)).image.getpixel((10, 10)), wanted, 2)


def test_printers_colours_are_understood() -> None:
    """A JPEG in cyan, magenta, yellow and black becomes one of light."""
    content = saved(Image.new("CMYK", (300, 450), (0, 255, 255, 0)), "JPEG")
    assert near(looked_at(content).image.getpixel((10, 10)), (255, 0, 0), 30)


def test_crop_keeps_the_centre() -> None:
    """A picture that is not 2:3 loses as much on both sides, and it is known how much."""
    wide = Image.new("RGB", (1200, 600), "white")
    wide.paste("red", (400, 0, 800, 600))
    seen = looked_at(saved(wide))
    assert seen.lost == pytest.approx(2 / 3)
    assert seen.image.size == (400, 600)
    assert seen.image.getpixel((0, 300)) == (255, 0, 0)
    assert seen.image.getpixel((399, 300)) == (255, 0, 0)


@pytest.mark.parametrize(
    ("size", "zoom"), [((600, 900), None), ((899, 1400), None), ((900, 1350), (900, 1350)), ((2400, 3600), ZOOM)]
)
def test_zoom_is_never_enlarged(size: tuple[int, int], zoom: tuple[int, int] | None) -> None:
    """A zoom is as large as the picture allows, up to 1200 by 1800; a small picture has none."""
    made = ready(painted(1, size))
    assert (opened(made.zoom).size if made.zoom else None) == zoom
    assert opened(made.card).size == CARD


def test_even_noise_becomes_light_enough() -> None:
    """The worst picture there is stays under 80 KB, its zoom under 200 KB, its thumbnail under 20 KB."""
    noise = Image.frombytes("RGB", ZOOM, os.urandom(ZOOM[0] * ZOOM[1] * 3))
    made = ready(saved(noise, compress_level=1))
    assert made.zoom
    assert len(made.card) <= 80_000
    assert len(made.zoom) <= 200_000
    assert len(made.thumb) <= 20_000


def test_same_picture_makes_the_same_bytes() -> None:
    """What is written depends on the picture alone, so that it has one name."""
    assert ready(painted(5)) == ready(painted(5))


def bomb(width: int, height: int) -> bytes:
    """A PNG of a few hundred bytes that claims to be huge."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(b"\0" * 9999))
        + chunk(b"IEND", b"")
    )


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "is not a picture"),
        (b"hello", "is not a picture"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "is not a picture"),
        (saved(painting(), "TIFF"), "is not a picture"),
        (saved(painting(), "BMP"), "is not a picture"),
        (painted(size=(299, 450)), "is 299 by 450 pixels; at least 300 by 450"),
        (painted()[:-200], "is damaged"),
        (painted(kind="JPEG")[:-500], "is damaged"),
        (bomb(8000, 8000), "is 8000 by 8000, more than 50 million pixels"),
        (bomb(12_000, 12_000), "million pixels"),
        (bomb(60_000, 60_000), "has more than 50 million pixels"),
        (painted(kind="JPEG") + b"\xff\xda" * 200, "far too many passes"),
    ],
)
@pytest.mark.filterwarnings("ignore::PIL.Image.DecompressionBombWarning")
def test_what_is_no_picture_is_refused_in_words(content: bytes, said: str) -> None:
    """Junk, other kinds, broken, tiny and gigantic pictures are refused, and it is said why."""
    with pytest.raises(Unreadable, match=said):
        looked_at(content)


@pytest.mark.parametrize("size", [(1, 50_000_000), (50_000_000, 1), (299, 160_000)])
def test_a_thread_of_pixels_is_refused_by_its_header(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """A few hundred bytes that would become 150 MB are never decoded."""

    def decode(_: PngImageFile) -> None:
        raise AssertionError("it was decoded")

    monkeypatch.setattr(PngImageFile, "load", decode)
    with pytest.raises(Unreadable, match="pixels; at least 300 by 450 are needed"):
        looked_at(bomb(*size))


HEADS = [painted(kind=kind)[:64] for kind in ("PNG", "JPEG", "WEBP", "AVIF", "GIF")]


@given(st.sampled_from([b"", *HEADS]), st.binary(max_size=400))
@settings(max_examples=150, deadline=None)
@pytest.mark.filterwarnings("ignore")
def test_junk_raises_one_kind_of_error(head: bytes, junk: bytes) -> None:
    """Whatever the bytes are, the answer is a picture or a sentence."""
    with suppress(Unreadable):
        looked_at(head + junk)


@given(st.data())
@settings(max_examples=100, deadline=None)
@pytest.mark.filterwarnings("ignore")
def test_a_damaged_picture_raises_one_kind_of_error(data: st.DataObject) -> None:
    """A true picture with bytes changed is read or refused, never more."""
    content = bytearray(data.draw(st.sampled_from(WHOLE)))
    for _ in range(data.draw(st.integers(1, 8))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    with suppress(Unreadable):
        ready(bytes(content))


WHOLE = [painted(kind=kind) for kind in ("PNG", "JPEG", "WEBP", "AVIF", "GIF")]
