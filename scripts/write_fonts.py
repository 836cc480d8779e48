"""Writes the fonts that `hareloom deck print` uses, from those of the page: ``write_fonts.py``.

The page's are WOFF2 with a weight axis, in pieces for Latin and for the rest of it. A PDF wants TrueType of one weight
each. Both typefaces are under the SIL Open Font License, without a reserved name; the licence goes with them.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ROOT / "web" / "node_modules" / "@fontsource-variable"
OUT = ROOT / "src" / "hareloom" / "printing" / "fonts"

FACES = {  # file: family, slope, weight
    "Fraunces-SemiBold.ttf": ("fraunces", "normal", 600),
    "Figtree-Regular.ttf": ("figtree", "normal", 400),
    "Figtree-Italic.ttf": ("figtree", "italic", 400),
    "Figtree-Bold.ttf": ("figtree", "normal", 700),
}


def piece(family: str, script: str, slope: str, weight: int) -> TTFont:
    """One piece of a typeface, at one weight."""
    file = PACKAGES / family / "files" / f"{family}-{script}-wght-{slope}.woff2"
    font = instantiateVariableFont(TTFont(file, recalcTimestamp=False), {"wght": weight})
    font.flavor = None
    return font


def write(file: Path, family: str, slope: str, weight: int) -> None:
    """A face of both pieces; a letter that is in both is taken from the first."""
    with tempfile.TemporaryDirectory() as folder:
        parts = []
        for script in ("latin", "latin-ext"):
            parts.append(Path(folder) / f"{script}.ttf")
            piece(family, script, slope, weight).save(parts[-1])
        Merger().merge(list(map(str, parts))).save(file)


def main() -> int:
    """Write every face, and the licences."""
    if not PACKAGES.is_dir():
        print("The page's packages are missing. Run `make client` first.")
        return 1
    OUT.mkdir(parents=True, exist_ok=True)
    for name, face in FACES.items():
        write(OUT / name, *face)
        print(
            f"{name}: {(OUT / name).stat().st_size / 1000:.0f} KB, {len(TTFont(OUT / name).getBestCmap())} characters"
        )
    for family in sorted({family for family, _, _ in FACES.values()}):
        shutil.copyfile(PACKAGES / family / "LICENSE", OUT / f"OFL-{family}.txt")
    return 0


if __name__ == "__main__":
    sys.exit(main())
