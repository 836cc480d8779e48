"""A picture as it is sent: small, a JPEG, without anything that a camera or a program noted."""

from __future__ import annotations

import base64
import io

from PIL import Image

QUALITY = 85


def jpeg(image: Image.Image, side: int) -> bytes:
    """The picture, at most so many pixels on its longer side."""
    # Made of pixels alone, so that nothing that the file came with is sent.
    seen = image.convert("RGB")
    small = Image.frombytes("RGB", seen.size, seen.tobytes())
    small.thumbnail((side, side))
    packed = io.BytesIO()
    small.save(packed, "JPEG", quality=QUALITY)
    return packed.getvalue()


def as_part(content: bytes) -> dict[str, object]:
    """A JPEG as a part of a message."""
    return {"type": "image_url", "image_url": {"url": "data:image/jpeg;base64," + base64.b64encode(content).decode()}}
