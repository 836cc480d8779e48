"""Draw what is drawn beside the cards.

python -m art.game              everything, into web/src/art/
python -m art.game back track   only what begins like this
"""

import os

os.environ.setdefault("NUMBA_NUM_THREADS", "1")
os.environ.setdefault("OMP_NUM_THREADS", "1")

import sys
import time
from pathlib import Path

from art.game import back, mark, tiles, track
from art.render import KB, encode

OUT = Path(__file__).parents[2] / "web" / "src" / "art"
LIMIT = 60 * KB
QUALITIES = range(84, 40, -2)
PICTURES = {  # file name: how to draw it, size in pixels
    "back.webp": (back.draw, (600, 900)),
    "track-wide.webp": (track.wide, (1800, 840)),
    "track-tall.webp": (track.tall, (780, 1160)),
    "felt.webp": (tiles.felt, (512, 512)),
    "paper.webp": (tiles.paper, (512, 512)),
    "wood.webp": (tiles.wood, (512, 512)),
}
TEXTS = {"hare.svg": mark.svg, "favicon.svg": mark.favicon}
ICONS = {
    "icon-192.png": (192, False),
    "icon-512.png": (512, False),
    "icon-maskable-512.png": (512, True),
    "icon-apple-180.png": (180, True),
}


def main(wanted):
    """Draw all whose name begins with one of the wanted words, or everything."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name in [*TEXTS, *ICONS, *PICTURES]:
        if wanted and not name.startswith(tuple(wanted)):
            continue
        t = time.time()
        f = OUT / name
        if name in TEXTS:
            f.write_text(TEXTS[name](), encoding="utf-8")
        elif name in ICONS:
            mark.icon(*ICONS[name]).save(f, optimize=True)
        else:
            draw, size = PICTURES[name]
            f.write_bytes(encode(draw(), size, LIMIT, QUALITIES))
        print(f"{name:24s} {time.time() - t:5.1f} s {f.stat().st_size / KB:6.1f} KB", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
