"""Turns a person's picture into a card: decodes it within limits, turns it upright, crops it to 2:3, writes WebP.

The files hold sRGB pixels only: no place, no camera, no thumbnail of what was cropped away.
"""

from __future__ import annotations

import functools
import io
from dataclasses import dataclass
from typing import Literal

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

FORMATS = ("PNG", "JPEG", "WEBP", "AVIF", "GIF", "HEIF")
HEIC_BRANDS = (b"heic", b"heix", b"hevc", b"heim", b"heis", b"mif1", b"msf1")
PAPER = (243, 233, 212)
"""Around a picture that is shown whole: the page's own paper."""
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
TURNED = {90: Image.Transpose.ROTATE_270, 180: Image.Transpose.ROTATE_180, 270: Image.Transpose.ROTATE_90}
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
class Framing:
    """How a person wants their picture as a card: turned, then cropped or whole on paper."""

    turn: Literal[0, 90, 180, 270] = 0
    """Degrees, clockwise."""
    crop: tuple[float, float, float, float] | None = None
    """Left, top, width and height, as parts of the turned picture's. None takes the middle."""
    paper: bool = False


AS_IT_IS = Framing()


@dataclass(frozen=True, slots=True)
class Prepared:
    """A card's files, ready to be written."""

    card: bytes
    thumb: bytes
    zoom: bytes | None


@functools.cache
def reads_heic() -> bool:
    """Whether pillow-heif is installed, as an extra; Pillow alone doesn't read what iPhones write."""
    try:
        import pillow_heif  # type: ignore[import-not-found,unused-ignore]  # noqa: PLC0415 - an extra
    except ImportError:
        return False
    pillow_heif.register_heif_opener()
    return True


def _is_heic(content: bytes) -> bool:
    """By its first bytes. An AVIF may begin with a brand of HEIC's, and then names its own after it."""
    return content[4:8] == b"ftyp" and content[8:12] in HEIC_BRANDS and b"avif" not in content[:64]


def looked_at(content: bytes, smallest: tuple[int, int] = SMALLEST, framing: Framing = AS_IT_IS) -> Picture:
    """Decode a picture; raises Unreadable, whatever the bytes are."""
    if _is_heic(content) and not reads_heic():
        raise Unreadable("is a HEIC picture; they are read where the extra hareloom[heic] is installed", "no_heic")
    try:
        return _decoded(content, smallest, framing)
    except Unreadable:
        raise
    except UnidentifiedImageError as wrong:
        raise Unreadable("is not a picture; PNG, JPEG, WebP, AVIF and GIF are read") from wrong
    except (Image.DecompressionBombError, Image.DecompressionBombWarning) as wrong:
        raise Unreadable(f"has more than {MOST_PIXELS // 1_000_000} million pixels", "too_many_pixels") from wrong
    except MemoryError as wrong:
        raise Unreadable("takes more memory to decode than there is", "unreadable") from wrong
    except Exception as wrong:
        # Decoders raise all kinds of errors for junk; all mean the same to a person.
        raise Unreadable("is damaged, or not a picture that can be read here") from wrong


def _decoded(content: bytes, smallest: tuple[int, int], framing: Framing) -> Picture:
    Image.init()
    with Image.open(io.BytesIO(content), formats=[name for name in FORMATS if name in Image.OPEN]) as image:
        if image.width * image.height > MOST_PIXELS:
            most = f"{MOST_PIXELS // 1_000_000} million pixels"
            raise Unreadable(f"is {image.width} by {image.height}, more than {most}", "too_many_pixels")
        # By its header alone: asking a PNG for its orientation decodes all of it.
        if min(image.size) < min(smallest) and not framing.paper:
            raise _too_small(image.size, smallest)
        turn = UPRIGHT.get(_orientation(image))
        width, height = image.size[::-1] if turn in SIDEWAYS else image.size
        if framing.turn in (90, 270):
            width, height = height, width
        if _too_few(width, height, smallest, framing):
            raise _too_small((width, height), smallest)
        if image.format in {"JPEG", "MPO"}:
            if content.count(b"\xff\xda") > MOST_SCANS:
                raise Unreadable("is a JPEG of far too many passes")
            # The decoder may leave out detail that would be thrown away; never less than a zoom needs, either way up.
            if framing.crop is None:
                image.draft(None, (ZOOM[1], ZOOM[1]))
        image.load()
        seen = _plain(image if turn is None else image.transpose(turn))
        profile = image.info.get("icc_profile")
    if framing.turn:
        seen = seen.transpose(TURNED[framing.turn])
    if framing.paper:
        return Picture(width, height, _on_paper(seen, profile))
    if framing.crop is not None:
        seen = _cropped(seen, framing.crop)
    return Picture(width, height, _in_srgb(_fitted(seen, _at_most(seen.size)), profile))


def _too_small(size: tuple[int, int], smallest: tuple[int, int]) -> Unreadable:
    needed = f"at least {smallest[0]} by {smallest[1]} are needed"
    return Unreadable(f"is {size[0]} by {size[1]} pixels; {needed}", "too_small")


def _too_few(width: int, height: int, smallest: tuple[int, int], framing: Framing) -> bool:
    """Are there too few pixels for a card, in what the framing leaves?"""
    if framing.paper:  # its longer side decides: the rest is paper
        return width < smallest[0] and height < smallest[1]
    _, _, part_x, part_y = framing.crop or (0, 0, 1, 1)
    return width * part_x < smallest[0] - 1 or height * part_y < smallest[1] - 1


def _cropped(image: Image.Image, crop: tuple[float, float, float, float]) -> Image.Image:
    left, top = round(crop[0] * image.width), round(crop[1] * image.height)
    width, height = max(2, round(crop[2] * image.width)), max(3, round(crop[3] * image.height))
    return image.crop((left, top, min(left + width, image.width), min(top + height, image.height)))


def _on_paper(image: Image.Image, profile: bytes | None) -> Image.Image:
    """The whole picture on paper of 2:3, which is no larger than it needs to be."""
    unit = min(ZOOM[0] // 2, max(-(-image.width // 2), -(-image.height // 3)))
    paper = Image.new("RGB", (2 * unit, 3 * unit), PAPER)
    scale = min(paper.width / image.width, paper.height / image.height, 1)
    size = max(1, round(image.width * scale)), max(1, round(image.height * scale))
    shown = _in_srgb(image.resize(size, Image.Resampling.LANCZOS, reducing_gap=3.0), profile)
    paper.paste(shown, ((paper.width - size[0]) // 2, (paper.height - size[1]) // 2))
    return paper


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


def prepared_back(picture: Picture) -> bytes:
    """The file of a back, as large as the picture is: it is only printed."""
    return _written(picture.image, MOST_BYTES[ZOOM])


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
