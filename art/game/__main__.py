"""Draw what is drawn beside the cards.

python -m art.game              everything, into web/src/art/; what is printed into src/hareloom/printing/art/
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

ROOT = Path(__file__).parents[2]
OUT = ROOT / "web" / "src" / "art"
PRINTED_OUT = ROOT / "src" / "hareloom" / "printing" / "art"
LIMIT = 60 * KB
PRINTED_LIMIT = 400 * KB
QUALITIES = range(84, 40, -2)
PICTURES = {  # file name: how to draw it, size in pixels
    "back.webp": (back.draw, (600, 900)),
    "track-wide.webp": (track.wide, (1800, 840)),
    "track-tall.webp": (track.tall, (780, 1160)),
    "felt.webp": (tiles.felt, (512, 512)),
    "paper.webp": (tiles.paper, (512, 512)),
    "wood.webp": (tiles.wood, (512, 512)),
}
PRINTED = {"back.webp": (1200, 1800), "track-wide.webp": (2400, 1120)}  # the same drawings, at the size of paper
TEXTS = {"hare.svg": mark.svg, "favicon.svg": mark.favicon}
ICONS = {
    "icon-192.png": (192, False),
    "icon-512.png": (512, False),
    "icon-maskable-512.png": (512, True),
    "icon-apple-180.png": (180, True),
}


def main(wanted):
    """Draw all whose name begins with one of the wanted words, or everything."""
    for folder in (OUT, PRINTED_OUT):
        folder.mkdir(parents=True, exist_ok=True)
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
            drawn = draw()
            f.write_bytes(encode(drawn, size, LIMIT, QUALITIES))
            if name in PRINTED:
                (PRINTED_OUT / name).write_bytes(encode(drawn, PRINTED[name], PRINTED_LIMIT, QUALITIES))
        print(f"{name:24s} {time.time() - t:5.1f} s {f.stat().st_size / KB:6.1f} KB", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
