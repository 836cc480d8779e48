"""Light: a box of parallel paper sheets with lamps in it, and the keys (times of day) it can be lit in.

Sheets are parallel, so no rays are cast. A lamp's shadow of one sheet on another is the sheet scaled about the lamp
and blurred by the lamp's size; light that seeps through is blurred by the gap; the lens blurs a sheet by its distance
from the sharp range. Light is computed at one pixel a unit, only where a sheet is; paper and edges in full.
"""

import math

import cv2
import numpy as np
from PIL import Image

from art.kit import scale
from art.kit.paint.size import H, W

from .keys import KEYS
from .paper import blur, bokeh, colour, creases, fibres, mask, mat, noise, srgb, wobble


class Box:
    """A stack of sheets and lamps that renders to a picture."""

    def __init__(
        self,
        key="blue_night",
        glow_at=(300, 400),
        glow_r=330,
        sharp=(60, 140),
        aperture=0.05,
        mat_seed=3,
        mat_colour="#fbf3e2",
        **change,
    ):
        k = {"core": 1.0, "bloom": 1.0, **KEYS[key], **change}
        self.back, self.edge, self.sun, self.fill = (colour(k[n]) for n in ("back", "edge", "sun", "fill"))
        self.glow, self.sun_power, self.fill_power, self.core, self.bloom = (
            k[n] for n in ("glow", "sun_power", "fill_power", "core", "bloom")
        )
        self.glow_at, self.glow_r, self.sharp, self.aperture = glow_at, glow_r, sharp, aperture
        self.slant = (-0.35, -0.55)  # where the sun is: shift of a shadow for each unit of depth, reversed
        self.paint_back = None  # a function (X, Y, light) -> light for a painted back panel
        self.sheets, self.lamps, self.shades = [], [], []
        self.sheet(0, mat_colour, m=mat(mat_seed), trans=0.02, fixed=0.97, tex=0.45, rough=0)

    def sheet(
        self,
        z,
        col,
        *shapes,
        m=None,
        trans=0.15,
        holes=(),
        rough=0.35,
        face=1.0,
        tex=1.0,
        fibre=0.5,
        folds=(),
        curl=0.0,
        veil=None,
        casts=1.0,
        fixed=None,
        defocus=None,
    ):
        """One sheet at depth z, from outlines or from a mask m.

        trans: light that seeps through; holes: (outlines[, tissue colour, transmission, own glow]); veil: opacity of
        vellum; curl: how far its edges lift; folds: see `creases`; face: share of the front light; casts: 0 for a sheet
        without a shadow; fixed: face light regardless of the sun; defocus: blur in units instead of the lens's.
        """
        m = mask(*shapes) if m is None else np.clip(m, 0, 1).astype(np.float32)
        n = len(self.sheets)
        tissue = []
        for h in holes:
            hm = mask(h[0]) * m
            m = m * (1 - hm)
            if len(h) > 1:
                tissue.append([hm, colour(h[1]), h[2] if len(h) > 2 else 0.7, h[3] if len(h) > 3 else 0.0])
        if rough:
            m = wobble(m, rough, n * 3)
            for t in tissue:
                t[0] = wobble(t[0], rough, n * 3)
        self.sheets.append(
            dict(
                z=float(z),
                m=m,
                col=colour(col),
                trans=trans,
                tissue=tissue,
                face=face,
                tex=tex,
                fibre=fibre,
                folds=folds,
                curl=curl,
                veil=veil,
                casts=casts,
                fixed=fixed,
                defocus=defocus,
                n=n,
            )
        )

    def lamp(self, x, y, z, col, power=1.0, size=6.0, show=0):
        """A lamp of a size (its shadows' softness); show: radius of a visible flame."""
        self.lamps.append(dict(x=x, y=y, z=float(z), c=colour(col) * power, s=size, show=show))

    def shade(self, z, *shapes, strength=0.8, soft=2.0, tint=None, m=None):
        """A shadow without a sheet, falling on the sheet at depth z: for shadows that contradict their owners."""
        self.shades.append(
            (
                float(z),
                blur(mask(*shapes) if m is None else m, soft),
                strength,
                colour(tint) if tint else np.zeros(3, np.float32),
            )
        )

    # ---- rendering

    def render(self, exposure=1.0, contrast=0.10):
        """The finished picture, as art.render takes it."""
        stack = sorted(self.sheets, key=lambda s: -s["z"])
        Y, X = np.mgrid[0:H, 0:W].astype(np.float32) + 0.5
        for s in stack:
            cover = s["m"].copy()
            for t in s["tissue"]:
                cover = np.maximum(cover, t[0])
            s["whole"], s["cover"] = cover, cover if s["veil"] is None else cover * s["veil"]
            stops = s["m"] if s["veil"] is None else s["m"] * s["veil"] * 0.6
            stops = stops + sum((t[0] * 0.35 for t in s["tissue"]), 0)
            s["stops"] = _low(stops) * s["casts"]
            s["box"] = _bounds(cover)
        far = stack[0]["z"] + 60
        r2 = (X - self.glow_at[0]) ** 2 + ((Y - self.glow_at[1]) * 0.82) ** 2
        k = (1 / (1 + r2 / self.glow_r**2 * 1.6) ** 2)[..., None]
        back = (self.edge * (1 - k) + self.back * k) * self.glow
        if self.paint_back:
            back = self.paint_back(X, Y, back).astype(np.float32)
        whole = (0, 0, W, H)
        for lp in self.lamps:
            if lp["z"] < far:
                back = back + 0.5 * lp["c"] * self._arrive(lp, far, stack, whole)[..., None]
        back = self._shaded(back, far, whole)
        img = _full(back) * (0.95 + 0.10 * noise(1.1, 5)[..., None])
        img = blur(img, min(4.0, self._defocus(far)))
        behind, zprev = back, far
        for s in stack:
            behind = self._lay(s, stack, img, behind, zprev)
            zprev = s["z"]
        return self._develop(img, exposure, contrast)

    def _lay(self, s, stack, img, behind, zprev):
        """Lights one sheet, lays it onto img in place, returns the low-resolution light for the sheet before it."""
        if s["box"] is None:
            return behind
        z, n = s["z"], s["n"]
        x0, y0, x1, y1 = s["box"]
        lo, hi = (
            (slice(y0, y1), slice(x0, x1)),
            (slice(y0 * scale.PIXELS, y1 * scale.PIXELS), slice(x0 * scale.PIXELS, x1 * scale.PIXELS)),
        )
        E = blur(behind, max(4.0, (zprev - z) * 0.9))[lo] * 0.92
        if s["fixed"] is None:
            shadow = self._sun(s, stack)[..., None]
            face = s["face"] * (
                self.sun * self.sun_power * shadow + self.fill * self.fill_power * (0.55 + 0.45 * shadow)
            )
        else:
            face = np.full((y1 - y0, x1 - x0, 3), s["fixed"], np.float32)
        seep, all_lamps = E * s["trans"], np.zeros_like(face)
        for lp in self.lamps:
            ar = self._arrive(lp, z, stack, s["box"])
            if ar is None:
                continue
            ar = ar[..., None] * lp["c"]
            all_lamps = all_lamps + ar
            if lp["z"] < z:
                face = face + ar
            else:
                seep = seep + ar * s["trans"] * 1.25
        face, seep, E, all_lamps = (self._shaded(a, z, s["box"]) for a in (face, seep, E, all_lamps))
        m = s["m"][hi]
        fib = fibres(n)[hi] * s["fibre"]
        tex = 1 + s["tex"] * (
            0.30 * (noise(1.1, n)[hi] - 0.5)
            + 0.30 * (noise(0.9, n + 3)[hi] - 0.5)
            + 0.22 * (noise(0.45, n + 1)[hi] - 0.5)
        )
        faceF, seepF, EF = _full(face), _full(seep), _full(E)
        col = s["col"] * (faceF * (tex * (1 + 0.11 * fib))[..., None] + seepF * (tex**2 * (1 - 0.24 * fib))[..., None])
        if s["folds"]:
            col = col * creases(s["folds"])[hi][..., None]
        whole = s["whole"][hi]
        rim = (m * np.clip(whole - cv2.erode(whole, np.ones((3, 3), np.uint8)), 0, 1))[..., None]
        soft = cv2.GaussianBlur(m, (0, 0), 0.8 * scale.PIXELS)
        turn = np.roll(soft, (1, 1), (0, 1)) - np.roll(soft, (-1, -1), (0, 1))
        col = col + rim * self.core * (EF * 0.24 + faceF * s["col"] * 0.28)
        col = col * (1 - 0.9 * np.clip(turn, -0.5, 0.8))[..., None]
        if s["curl"]:
            wide = blur(m, 2.2 + s["curl"] * 0.5, scale.PIXELS)
            d = 2 * scale.PIXELS
            lift = np.roll(wide, (d, d), (0, 1)) - np.roll(wide, (-d, -d), (0, 1))
            col = col * (1 - 0.8 * np.clip(lift * (0.4 + 1.2 * noise(1.6, n + 2)[hi]), -0.6, 0.6))[..., None]
        lip = _full(blur(1 - _low(s["m"])[lo], 5, 1)[..., None] * E) * 0.15
        col = (col + lip * s["col"]) * m[..., None]
        for tm, tc, tt, glow in s["tissue"]:
            t = tm[hi][..., None]
            col = col + tc * (EF * tt * 1.6 + _full(all_lamps) * tt + glow) * (tex * (1 - 0.16 * fib))[..., None] * t
        a = s["cover"][hi][..., None]
        if s["veil"] is not None:
            col = col * s["veil"]
        c = s["defocus"] if s["defocus"] is not None else self._defocus(z)
        near = _low3(col)
        out = behind.copy()
        out[lo] = near + behind[lo] * (1 - _low(s["cover"])[lo][..., None])
        pad = math.ceil(c * 2.2) if c > 0.25 and s["fixed"] is None else 0
        if pad:
            px0, py0, px1, py1 = max(0, x0 - pad), max(0, y0 - pad), min(W, x1 + pad), min(H, y1 + pad)
            grown = np.zeros(((py1 - py0) * scale.PIXELS, (px1 - px0) * scale.PIXELS, 4), np.float32)
            grown[
                (y0 - py0) * scale.PIXELS : (y1 - py0) * scale.PIXELS,
                (x0 - px0) * scale.PIXELS : (x1 - px0) * scale.PIXELS,
            ] = np.concatenate([col, a], 2)
            grown = bokeh(grown, c, scale.PIXELS) if c > 1.2 else blur(grown, c * 0.6, scale.PIXELS)
            col, a, hi = (
                grown[..., :3],
                grown[..., 3:],
                (slice(py0 * scale.PIXELS, py1 * scale.PIXELS), slice(px0 * scale.PIXELS, px1 * scale.PIXELS)),
            )
        under = img[hi]
        if s["veil"] is not None:
            scatter = blur(under, 3.2, scale.PIXELS)
            under = under + (scatter - under) * np.minimum(1, a / max(0.05, s["veil"]))
        img[hi] = col + under * (1 - a)
        return out

    def _defocus(self, z):
        a, b = self.sharp
        return min(9.0, self.aperture * max(a - z, (z - b) * 0.45, 0))

    def _shaded(self, light, z, box):
        x0, y0, x1, y1 = box
        for sz, m, strength, tint in self.shades:
            if abs(sz - z) < 0.5:
                k = _low(m)[y0:y1, x0:x1][..., None] * strength
                light = light * (1 - k) + tint * k * 0.4
        return light

    def _sun(self, s, stack):
        """How much of the front light reaches a sheet past those before it; curled sheets add a contact shadow."""
        x0, y0, x1, y1 = s["box"]
        pad = 12
        out = np.ones((y1 - y0 + 2 * pad, x1 - x0 + 2 * pad), np.float32)
        for o in stack:
            dz = s["z"] - o["z"]
            if dz <= 0 or dz > 160 or not o["casts"] or o["box"] is None:
                continue
            dx, dy = -self.slant[0] * dz, -self.slant[1] * dz
            m = np.float32([[1, 0, dx - x0 + pad], [0, 1, dy - y0 + pad]])
            sh = cv2.warpAffine(o["stops"], m, out.shape[::-1], borderMode=cv2.BORDER_REPLICATE)
            out *= 1 - 0.82 * blur(sh, dz * 0.12, 1)
            if o["curl"] and dz < 70:
                m = np.float32([[1, 0, dx * 0.25 - x0 + pad], [0, 1, dy * 0.25 - y0 + pad]])
                contact = cv2.warpAffine(o["stops"], m, out.shape[::-1], borderMode=cv2.BORDER_REPLICATE)
                out *= 1 - 0.45 * blur(contact, 1.2, 1)
        return out[pad:-pad, pad:-pad]

    def _arrive(self, lp, z, stack, box):
        """A lamp's light on the plane z inside box, after all sheets between; None where it is too faint to see."""
        x0, y0, x1, y1 = box
        q = 1 if lp["c"].max() >= 0.28 else 2  # weak lamps at half resolution
        pad = 16
        w, h = (x1 - x0 + 2 * pad) // q + 1, (y1 - y0 + 2 * pad) // q + 1
        X = (np.arange(w, dtype=np.float32) * q + x0 - pad + q / 2)[None]
        Y = (np.arange(h, dtype=np.float32) * q + y0 - pad + q / 2)[:, None]
        d = abs(z - lp["z"]) + 6
        r2 = (X - lp["x"]) ** 2 + (Y - lp["y"]) ** 2
        e = (d / np.sqrt(r2 + d * d)) ** 0.7 * 1764.0 / (617.0 + r2 + d * d * 0.6)
        if e.max() * lp["c"].max() < 0.004:
            return None if box != (0, 0, W, H) else np.zeros((H, W), np.float32)
        for o in stack:
            zo = o["z"]
            between = (zo - lp["z"]) * (z - zo) > 0 and abs(zo - z) > 1e-3 and abs(zo - lp["z"]) > 1e-3
            if not between or not o["casts"] or o["box"] is None:
                continue
            k = (z - lp["z"]) / (zo - lp["z"])
            if k > 14:
                continue
            m = np.float32(
                [[k / q, 0, (lp["x"] * (1 - k) - x0 + pad) / q], [0, k / q, (lp["y"] * (1 - k) - y0 + pad) / q]]
            )
            sh = cv2.warpAffine(o["stops"], m, (w, h), borderMode=cv2.BORDER_REPLICATE)
            e = e * (1 - 0.94 * blur(sh, max(0.3, lp["s"] * (k - 1) * 0.5), 1 / q))
        if q > 1:
            e = cv2.resize(e, (w * q, h * q), interpolation=cv2.INTER_LINEAR)
        return e[pad : pad + y1 - y0, pad : pad + x1 - x0]

    def _develop(self, img, exposure, contrast):
        """Flames, bloom, film shoulder, grain."""
        Y, X = np.mgrid[0 : H * scale.PIXELS, 0 : W * scale.PIXELS].astype(np.float32) / scale.PIXELS
        for lp in self.lamps:
            if lp["show"]:
                r2 = (X - lp["x"]) ** 2 + (Y - lp["y"]) ** 2
                k = np.exp(-r2 / lp["show"] ** 2) * 1.6 + 0.05 * np.exp(-r2 / (lp["show"] * 9) ** 2)
                img = img + lp["c"] * (k / max(0.4, lp["c"].max()))[..., None]
        img = img * exposure
        img = img + self.bloom * (blur(np.clip(img - 0.75, 0, 3), 9) * 0.35 + blur(np.clip(img - 0.5, 0, 3), 40) * 0.10)
        lum = img.max(2, keepdims=True)
        img = srgb(img * (1 + lum / 6) / (1 + lum * 0.62) * 1.12) + (noise(0.3, 1)[..., None] - 0.5) * 0.03
        img = np.clip(0.5 + (img - 0.5) * (1 + contrast), 0, 1)
        return Image.fromarray((img * 255 + 0.5).astype(np.uint8))


def _low(a):
    return a if scale.PIXELS == 1 else cv2.resize(a, (W, H), interpolation=cv2.INTER_AREA)


def _low3(a):
    return (
        a
        if scale.PIXELS == 1
        else cv2.resize(a, (a.shape[1] // scale.PIXELS, a.shape[0] // scale.PIXELS), interpolation=cv2.INTER_AREA)
    )


def _full(a):
    a = a.astype(np.float32)
    return (
        a
        if scale.PIXELS == 1
        else cv2.resize(a, (a.shape[1] * scale.PIXELS, a.shape[0] * scale.PIXELS), interpolation=cv2.INTER_LINEAR)
    )


def _bounds(m):
    """The sheet's box in units, with a margin; None for an empty sheet."""
    ys, xs = np.flatnonzero(m.max(1) > 0.002), np.flatnonzero(m.max(0) > 0.002)
    if not len(ys):
        return None
    return (
        max(0, xs[0] // scale.PIXELS - 2),
        max(0, ys[0] // scale.PIXELS - 2),
        min(W, xs[-1] // scale.PIXELS + 3),
        min(H, ys[-1] // scale.PIXELS + 3),
    )
