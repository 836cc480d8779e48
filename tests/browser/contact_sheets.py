"""Puts the pictures of each folder onto one sheet, for screenshots.py: a look at a sheet is a look at all of them."""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageDraw

WIDE = 1900
GAP, LINE = 10, 16
TALLEST = 640
"""A page that scrolls is cut here on the sheet; its own picture is whole."""


def sheets(folder: Path) -> list[Path]:
    """One sheet a folder of pictures, beside the folders."""
    return [sheet(each) for each in sorted(folder.iterdir()) if each.is_dir() and any(each.glob("*.png"))]


def sheet(folder: Path) -> Path:
    """All pictures of a folder in rows, each under its name."""
    pictures = [(path.stem, Image.open(path).convert("RGB")) for path in sorted(folder.glob("*.png"))]
    wide = min(picture.width for _, picture in pictures)
    across = max(2, min(8, WIDE // 230 if wide < 600 else 4))
    cell = (WIDE - GAP) // across - GAP
    rows: list[list[tuple[str, Image.Image]]] = [[]]
    for name, picture in pictures:
        if len(rows[-1]) == across:
            rows.append([])
        small = picture.resize((cell, round(picture.height * cell / picture.width)), Image.Resampling.LANCZOS)
        rows[-1].append((name, small.crop((0, 0, cell, min(small.height, TALLEST)))))
    heights = [max(picture.height for _, picture in row) + LINE + GAP for row in rows]
    whole = Image.new("RGB", (WIDE, sum(heights) + GAP), "#555")
    draw, top = ImageDraw.Draw(whole), GAP
    for row, height in zip(rows, heights, strict=True):
        for at, (name, picture) in enumerate(row):
            left = GAP + at * (cell + GAP)
            draw.text((left, top), name, "white")
            whole.paste(picture, (left, top + LINE))
        top += height
    path = folder.with_name(f"sheet-{folder.name}.png")
    whole.save(path)
    return path
