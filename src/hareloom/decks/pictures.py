"""Turns a person's picture into a card: decodes it within limits, turns it upright, crops it to 2:3, writes WebP.

The files hold sRGB pixels only: no place, no camera, no thumbnail of what was cropped away.
"""

from __future__ import annotations

import io
from dataclasses import dataclass

from PIL import Image, ImageCms, UnidentifiedImageError

from .source import Unreadable

CARD = (600, 900)
ZOOM = (1200, 1800)
THUMB = (240, 360)
SMALLEST = (300, 450)
SMALLEST_ZOOM = (900, 1350)
"""Below that a zoom would show nothing that the card doesn't."""

MOST_BYTES = {CARD: 80_000, ZOOM: 200_000, THUMB: 20_000}
MOST_PIXELS = 50_000_000
MOST_SCANS = 100
"""A JPEG of more passes than that was made to keep a decoder busy."""

FORMATS = ("PNG", "JPEG", "WEBP", "AVIF", "GIF")
QUALITIES = (85, 78, 70, 62, 54, 46, 38, 30, 22, 14, 7, 0)

ORIENTATION = 0x0112
UPRIGHT = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_270,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_90,
}
SIDEWAYS = (UPRIGHT[5], UPRIGHT[6], UPRIGHT[7], UPRIGHT[8])


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as it was found, and what becomes of it."""

    width: int
    height: int
    image: Image.Image
    """Upright, sRGB, cropped to 2:3 about its centre, at most 1200 by 1800."""

    @property
    def lost(self) -> float:
        """The share of the picture that the crop takes away."""
        unit = min(self.width / 2, self.height / 3)
        return 1 - 2 * unit * 3 * unit / (self.width * self.height)


@dataclass(frozen=True, slots=True)
class Prepared:
    """A card's files, ready to be written."""

    card: bytes
    thumb: bytes
    zoom: bytes | None


def looked_at(content: bytes, smallest: tuple[int, int] = SMALLEST) -> Picture:
    """Decode a picture; raises Unreadable, whatever the bytes are."""
    try:
        return _decoded(content, smallest)
    except Unreadable:
        raise
    except UnidentifiedImageError as wrong:
        raise Unreadable("is not a picture; PNG, JPEG, WebP, AVIF and GIF are read") from wrong
    except (Image.DecompressionBombError, Image.DecompressionBombWarning) as wrong:
        raise Unreadable(f"has more than {MOST_PIXELS // 1_000_000} million pixels") from wrong
    except Exception as wrong:
        # Decoders raise all kinds of errors for junk; all mean the same to a person.
        raise Unreadable("is damaged, or not a picture that can be read here") from wrong


def _decoded(content: bytes, smallest: tuple[int, int]) -> Picture:
    Image.init()
    with Image.open(io.BytesIO(content), formats=[name for name in FORMATS if name in Image.OPEN]) as image:
        if image.width * image.height > MOST_PIXELS:
            raise Unreadable(f"is {image.width} by {image.height}, more than {MOST_PIXELS // 1_000_000} million pixels")
        if min(image.size) < min(smallest):
            # By its header alone: asking a PNG for its orientation decodes all of it.
            size = f"{image.width} by {image.height} pixels; at least {smallest[0]} by {smallest[1]} are needed"
            raise Unreadable(f"is {size}")
        turn = UPRIGHT.get(_orientation(image))
        width, height = image.size[::-1] if turn in SIDEWAYS else image.size
        if width < smallest[0] or height < smallest[1]:
            raise Unreadable(f"is {width} by {height} pixels; at least {smallest[0]} by {smallest[1]} are needed")
        if image.format in {"JPEG", "MPO"}:
            if content.count(b"\xff\xda") > MOST_SCANS:
                raise Unreadable("is a JPEG of far too many passes")
            # The decoder may leave out detail that would be thrown away; never less than a zoom needs, either way up.
            image.draft(None, (ZOOM[1], ZOOM[1]))
        image.load()
        upright = _plain(image if turn is None else image.transpose(turn))
        return Picture(width, height, _in_srgb(_fitted(upright, _at_most(upright.size)), image.info.get("icc_profile")))


def _orientation(image: Image.Image) -> int:
    try:
        return int(image.getexif().get(ORIENTATION, 1))
    except Exception:  # noqa: BLE001 - a camera's broken notes are no reason to refuse its picture
        return 1


def _plain(image: Image.Image) -> Image.Image:
    """Without palette, transparency or more than 8 bits a channel; what was transparent becomes white."""
    if image.mode.startswith("I"):
        return image.convert("I").point(lambda value: value * (1 / 256)).convert("L")
    if image.mode in {"LA", "PA", "RGBA", "RGBa", "La"} or "transparency" in image.info:
        seen = image.convert("RGBA")
        paper = Image.new("RGB", seen.size, "white")
        paper.paste(seen, mask=seen.getchannel("A"))
        return paper
    return image if image.mode in {"L", "RGB", "CMYK"} else image.convert("RGB")


def _at_most(size: tuple[int, int]) -> tuple[int, int]:
    """How large the crop may become: as large as it is, but no larger than a zoom."""
    unit = min(size[0] // 2, size[1] // 3, ZOOM[0] // 2)
    return unit * 2, unit * 3


def _fitted(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    """The picture at that size, its centre kept and the rest cut away."""
    scale = min(image.width / size[0], image.height / size[1])
    left, top = (image.width - size[0] * scale) / 2, (image.height - size[1] * scale) / 2
    box = (
        max(left, 0),
        max(top, 0),
        min(left + size[0] * scale, image.width),
        min(top + size[1] * scale, image.height),
    )
    return image.resize(size, Image.Resampling.LANCZOS, box, reducing_gap=3.0)


def _in_srgb(image: Image.Image, profile: bytes | None) -> Image.Image:
    if profile:
        try:
            source = ImageCms.ImageCmsProfile(io.BytesIO(profile))
            image = ImageCms.profileToProfile(image, source, ImageCms.createProfile("sRGB"), outputMode="RGB") or image
        except (ImageCms.PyCMSError, OSError, ValueError):
            pass  # a profile that isn't for these colours, or is none; most such pictures are sRGB
    return image.convert("RGB")


def prepared(picture: Picture, zoom: Picture | None = None) -> Prepared:
    """The files of a card. A zoom is made where there is enough to see; nothing is enlarged to make one."""
    large = zoom or picture
    card = _fitted(picture.image, CARD)
    return Prepared(
        card=_written(card, MOST_BYTES[CARD]),
        thumb=_written(_fitted(card, THUMB), MOST_BYTES[THUMB]),
        zoom=_written(large.image, MOST_BYTES[ZOOM]) if large.image.width >= SMALLEST_ZOOM[0] else None,
    )


def _written(image: Image.Image, most: int) -> bytes:
    """The picture as WebP, as good as fits."""
    # Made of pixels alone, so that nothing the file came with can be written with them.
    clean = Image.frombytes("RGB", image.size, image.tobytes())
    step = 0
    while step < len(QUALITIES):
        made = io.BytesIO()
        clean.save(made, "WEBP", quality=QUALITIES[step], method=5)
        size = len(made.getvalue())
        if size <= most:
            return made.getvalue()
        # The larger, the longer the step; but never past the last one, which everything fits into.
        step = min(step + max(1, round(2 * size / most) - 1), max(step + 1, len(QUALITIES) - 1))
    raise Unreadable("has more detail than a card can hold")
