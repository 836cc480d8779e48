"""Paint cards and write the finished deck.

python -m art.render                     every card, and the back
python -m art.render coat fox            some cards
python -m art.render _back               the back of the printed cards, where the deck has one
python -m art.render --deck NAME         another deck of art/decks, or the path of one elsewhere
python -m art.render --jobs 2            two at a time
python -m art.render --out DIR           into another folder than the shipped deck's
python -m art.render coat --draft DIR    one PNG at full size, nothing shipped
python -m art.render coat --quick DIR    the same at half size, in a quarter of the time
python -m art.render --manifest          only deck.json, from the pictures that are there
"""

import os

os.environ.setdefault("NUMBA_NUM_THREADS", "1")  # one thread a process, so that --jobs says what is used
os.environ.setdefault("OMP_NUM_THREADS", "1")

import io
import resource
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from PIL import Image

from art import deck

KB = 1024
SIZES = {  # file name: size, largest weight, qualities to try
    "{}.webp": ((600, 900), 80 * KB, range(80, 40, -2)),
    "{}@2x.webp": ((1200, 1800), 200 * KB, range(72, 30, -2)),
    "{}@thumb.webp": ((240, 360), 20 * KB, range(78, 40, -2)),
}
BACK_SIZES = {deck.BACK_PICTURE: SIZES["{}@2x.webp"]}


def encode(im, size, limit, qualities):
    """The picture as WebP of that size, at the best of the qualities that keeps to the limit."""
    im = im if im.size == size else im.resize(size, Image.LANCZOS)
    for q in qualities:
        b = io.BytesIO()
        im.save(b, "webp", quality=q, method=6)
        if b.tell() <= limit:
            return b.getvalue()
    raise ValueError(f"still over {limit // KB} KB at quality {q}: lower grain and paper in finish()")


def ship(folder, name, out):
    """Paint a card's three files, or the back's one; returns seconds, weights in KB and peak memory in MB."""
    t = time.time()
    im = deck.find(folder).card(name).draw()
    sizes = []
    for form, (size, limit, qualities) in (BACK_SIZES if name == deck.BACK else SIZES).items():
        data = encode(im, size, limit, qualities)
        (out / form.format(name)).write_bytes(data)
        sizes.append(len(data) / KB)
    return name, time.time() - t, sizes, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / KB


def single_threaded():
    """Keep each process to one core, so that --jobs says how many are used."""
    import cv2

    cv2.setNumThreads(1)


def quick(folder, name, out):
    """Paint one card into a PNG at half size; a few cards look coarser than they are."""
    from art.kit import scale

    scale.PIXELS = 1
    return draft(folder, name, out)


def draft(folder, name, out):
    """Paint one card into a PNG at full size, for looking at."""
    t = time.time()
    deck.find(folder).card(name).draw().save(out / f"{name}.png")
    return name, time.time() - t, [], resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / KB


def main(argv=None):
    ap = deck.parser(__doc__)
    ap.add_argument("--jobs", type=int, default=1)
    ap.add_argument("--out", type=Path, metavar="DIR")
    ap.add_argument("--draft", type=Path, metavar="DIR")
    ap.add_argument("--quick", type=Path, metavar="DIR")
    ap.add_argument("--manifest", action="store_true")
    a, d = deck.parsed(ap, argv, deck.Deck.paintings)
    finished = a.out or d.shipped
    work, out = (quick, a.quick) if a.quick else (draft, a.draft) if a.draft else (ship, finished / "pictures")
    out.mkdir(parents=True, exist_ok=True)
    todo = [] if a.manifest else a.names
    with ProcessPoolExecutor(a.jobs, initializer=single_threaded) as pool:
        for name, s, kb, mb in pool.map(work, [d.folder] * len(todo), todo, [out] * len(todo)):
            print(f"{name:14s} {s:5.1f} s  " + " ".join(f"{k:6.1f} KB" for k in kb) + f"  {mb:5.0f} MB", flush=True)
    if work is ship:
        print("deck.json:", d.write_manifest(finished), "cards")


if __name__ == "__main__":
    main()
