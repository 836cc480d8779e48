"""Mechanical warnings before the eye judges.

    python -m art.check [NAME ...]           over the shipped pictures
    python -m art.check --deck NAME          of another deck

For each card: weight, value range (5th to 95th percentile of lightness), focus (peak of saliency against its
mean, and where), mean chroma; then the pairs of cards with the nearest palettes. A warning is a question,
not a verdict: a high-key card may have flat values on purpose.
"""

import numpy as np
from PIL import Image, ImageFilter

from art import deck
from art.kit.paint.colour import to_lab


def _blurred(channel, r):
    span = channel.min(), max(np.ptp(channel), 1e-6)
    im = Image.fromarray(((channel - span[0]) / span[1] * 255).astype(np.uint8))
    return np.asarray(im.filter(ImageFilter.GaussianBlur(r)), float) / 255 * span[1] + span[0]


def measure(im):
    """Value range, focus, chroma and a palette histogram of a picture."""
    m = round(im.width * 14 / 600)
    a = np.asarray(im.crop((m, m, im.width - m, im.height - m)).resize((192, 288)), np.float32) / 255
    lab = to_lab(a)
    d = np.sqrt(sum((lab[..., i] - _blurred(lab[..., i], 40)) ** 2 for i in range(3)))
    sal = _blurred(d, 7)
    y, x = np.unravel_index(sal.argmax(), sal.shape)
    h, _ = np.histogramdd(lab.reshape(-1, 3), bins=(6, 7, 7), range=((0, 1), (-0.2, 0.2), (-0.2, 0.2)))
    return {
        "values": tuple(np.percentile(lab[..., 0], [5, 95])),
        "focus": sal.max() / sal.mean(),
        "at": (x / 192, y / 288),
        "chroma": float(np.hypot(lab[..., 1], lab[..., 2]).mean()),
        "palette": np.sqrt(h / h.sum()).ravel(),
    }


def warnings(m):
    """What a measurement should make one look at again."""
    w = []
    if m["values"][1] - m["values"][0] < 0.42:
        w.append("FLAT VALUES")
    if m["focus"] < 2.0:
        w.append("NO FOCUS")
    return w


def main(argv=None):
    a, d = deck.parsed(deck.parser(__doc__), argv)
    seen = {}
    for n in a.names:
        f = d.shipped / "pictures" / f"{n}.webp"
        if not f.exists():
            print(f"{n:14s} not painted yet")
            continue
        m = seen[n] = measure(Image.open(f).convert("RGB"))
        print(
            f"{n:14s} {f.stat().st_size / 1024:5.1f} KB  L {m['values'][0]:.2f}..{m['values'][1]:.2f}  "
            f"focus x{m['focus']:.1f} at {m['at'][0]:.2f},{m['at'][1]:.2f}  chroma {m['chroma']:.3f}  "
            + " ".join(warnings(m))
        )
    ks = sorted(seen)
    pairs = sorted(
        (float(np.linalg.norm(seen[x]["palette"] - seen[y]["palette"])), x, y)
        for i, x in enumerate(ks)
        for y in ks[i + 1 :]
    )
    for distance, x, y in pairs[:10]:
        print(f"nearest palettes: {distance:.2f}  {x}  {y}" + ("  TOO SIMILAR" if distance < 0.45 else ""))


if __name__ == "__main__":
    main()
