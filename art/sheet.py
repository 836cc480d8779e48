"""Contact sheet and squint sheet.

python -m art.sheet                      cards.webp and squint.webp into docs/art/, from the shipped pictures
python -m art.sheet coat fox --out DIR   some cards
python -m art.sheet --near               the ten nearest pairs of the deck
python -m art.sheet --deck NAME          another deck
"""

from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

from art import deck

DOCS = Path(__file__).parents[1] / "docs" / "art"


def tiled(pictures, cols, size, gap, ground):
    """Pictures side by side in rows."""
    w, h = size
    rows = -(-len(pictures) // cols)
    mode = pictures[0].mode
    s = Image.new(mode, (cols * (w + gap) + gap, rows * (h + gap) + gap), ground)
    for i, p in enumerate(pictures):
        s.paste(p.resize(size, Image.LANCZOS), (gap + i % cols * (w + gap), gap + i // cols * (h + gap)))
    return s


def squint(im):
    """What remains of a picture with the eyes half shut: five greys."""
    g = im.convert("L").filter(ImageFilter.GaussianBlur(im.width / 75)).resize((100, 150))
    return Image.fromarray((np.asarray(g) // 52 * 52 + 20).astype(np.uint8))


def signature(im):
    """Layout and palette of a picture as one small vector, for finding look-alikes."""
    a = np.asarray(im.convert("RGB").filter(ImageFilter.GaussianBlur(12)).resize((8, 12), Image.BOX), float) / 255
    g = a.mean(2)
    g = (g - g.mean()) / (g.std() + 1e-6)
    c = a.mean((0, 1)) - a.mean()
    return np.concatenate([g.ravel() / 9.8 * 0.7, (a - a.mean((0, 1))).ravel() * 0.25, c * 2.5])


def nearest(pictures, n=10):
    """The n most alike pairs of a {name: picture}, as (distance, a, b)."""
    sig = {k: signature(v) for k, v in pictures.items()}
    ks = sorted(sig)
    pairs = [(float(np.linalg.norm(sig[a] - sig[b])), a, b) for i, a in enumerate(ks) for b in ks[i + 1 :]]
    return sorted(pairs)[:n]


def main(argv=None):
    ap = deck.parser(__doc__)
    ap.add_argument("--pictures", type=Path, metavar="DIR")
    ap.add_argument("--out", type=Path, metavar="DIR")
    ap.add_argument("--near", action="store_true")
    a, d = deck.parsed(ap, argv)
    pictures, out = a.pictures or d.shipped / "pictures", a.out or DOCS / d.id
    files = {n: pictures / f"{n}.webp" for n in a.names}
    pics = {n: Image.open(f).convert("RGB") for n, f in files.items() if f.exists()}
    if a.near:
        for distance, x, y in nearest(pics):
            print(f"{distance:.2f}  {x}  {y}")
        return
    out.mkdir(parents=True, exist_ok=True)
    cols = 12 if len(pics) > 36 else 8
    tiled(list(pics.values()), cols, (200, 300), 8, "#4b463f").save(out / "cards.webp", quality=76, method=6)
    tiled([squint(p) for p in pics.values()], 12, (100, 150), 4, 90).save(out / "squint.webp", quality=70, method=6)
    print(" ".join(pics))


if __name__ == "__main__":
    main()
