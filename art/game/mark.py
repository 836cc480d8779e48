"""The mark as SVG and the icons cut from it."""

import numpy as np
import skia
from PIL import Image

from art.kit.all import Pose, ellipse, rect

from .hare import HARE, path

CANDLE, NIGHT, MOON = "#F5BC5C", "#182438", "#F1E6C6"


def svg(fill="currentColor"):
    """The hare alone, in the colour of the text around it."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -2 78 88"><path fill="{fill}" d="{HARE}"/></svg>\n'


def favicon():
    """The hare before the moon on a night-blue ground."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">'
        f'<rect width="128" height="128" rx="28" fill="{NIGHT}"/><circle cx="64" cy="64" r="50" fill="{MOON}"/>'
        f'<g transform="translate(29 19) scale(.98)"><path fill="{NIGHT}" d="{HARE}"/></g></svg>\n'
    )


def icon(size, maskable=False):
    """The favicon as a PNG; a maskable one fills its square and keeps to the safe middle."""
    ss = 4
    a = np.zeros((size * ss, size * ss, 4), np.uint8)
    canvas = skia.Surface(a).getCanvas()
    canvas.scale(size * ss / 128, size * ss / 128)

    def fill(p, colour):
        canvas.drawPath(
            p, skia.Paint(AntiAlias=True, Color=skia.Color(*(int(colour[i : i + 2], 16) for i in (1, 3, 5))))
        )

    fill(rect(0, 0, 128, 128, 0 if maskable else 28), NIGHT)
    k = 0.76 if maskable else 1.0
    fill(ellipse(64, 64, 50 * k), MOON)
    fill(Pose(64 - 35 * k, 64 - 45 * k, 0.98 * k)(path(HARE)), NIGHT)
    im = Image.fromarray(a[..., [2, 1, 0, 3]] if skia.kN32_ColorType == skia.kBGRA_8888_ColorType else a)
    return im.resize((size, size), Image.LANCZOS)
