"""Photos as a player brings them, made by the test."""

from __future__ import annotations

import io
import random

from PIL import Image, ImageDraw
from playwright.sync_api import FilePayload

BROKEN: FilePayload = {"name": "broken.jpg", "mimeType": "image/jpeg", "buffer": b"\xff\xd8\xff\xe0 and no more"}


def photo(number: int, size: tuple[int, int] = (640, 480)) -> Image.Image:
    """A picture wider than a card, with something of its own at a place of its own."""
    dice = random.Random(number)
    image = Image.new("RGB", size, (dice.randrange(90, 160), dice.randrange(120, 180), dice.randrange(150, 220)))
    draw = ImageDraw.Draw(image)
    for _ in range(9):
        x, y, wide = dice.randrange(size[0]), dice.randrange(size[1]), dice.randrange(40, 220)
        draw.ellipse((x, y, x + wide, y + wide), (dice.randrange(256), dice.randrange(256), dice.randrange(256)))
    return image


def photo_file(number: int, **options: int) -> FilePayload:
    made = io.BytesIO()
    photo(number).save(made, "JPEG", **options)
    return {"name": f"photo {number}.jpg", "mimeType": "image/jpeg", "buffer": made.getvalue()}
