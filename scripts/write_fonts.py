"""Writes fonts from those of Fontsource: ``write_fonts.py``.

Those are WOFF2 with a weight axis, in pieces for Latin and for the rest of it. `hareloom deck print` wants TrueType of
one weight each. The page wants the letters of Polish and Turkish without all others of that rest: 16 kB instead of 65.
Both typefaces are under the SIL Open Font License, without a reserved name; the licence goes with them.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter, load_font, save_font
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parent.parent
NODE = ROOT / "web" / "node_modules"
PACKAGES = NODE / "@fontsource-variable"
OUT = ROOT / "src" / "hareloom" / "printing" / "fonts"

FACES = {  # file: family, slope, weight
    "Fraunces-SemiBold.ttf": ("fraunces", "normal", 600),
    "Figtree-Regular.ttf": ("figtree", "normal", 400),
    "Figtree-Italic.ttf": ("figtree", "italic", 400),
    "Figtree-Bold.ttf": ("figtree", "normal", 700),
}

PAGE = ROOT / "web" / "src" / "fonts"
LETTERS = "ĄąĆćĘęŁłŃńŚśŹźŻż" + "ĞğİŞş"  # of Polish and of Turkish; web/src/styles/type.css names the same
PIECES = (
    "@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2",
    "@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2",
    "@fontsource/fraunces/files/fraunces-latin-ext-500-italic.woff2",
)


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


def write_letters(source: Path, file: Path) -> None:
    """A piece with a few of its letters."""
    options = Options(flavor="woff2", layout_features=["*"])
    font = load_font(str(source), options)
    subsetter = Subsetter(options)
    subsetter.populate(text=LETTERS)
    subsetter.subset(font)
    save_font(font, str(file), options)


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
    PAGE.mkdir(parents=True, exist_ok=True)
    for name in PIECES:
        file = PAGE / Path(name).name.replace("latin-ext", "polish-turkish")
        write_letters(NODE / name, file)
        print(f"{file.name}: {file.stat().st_size / 1000:.1f} KB")
    for family in sorted({family for family, _, _ in FACES.values()}):
        shutil.copyfile(PACKAGES / family / "LICENSE", OUT / f"OFL-{family}.txt")
    return 0


if __name__ == "__main__":
    sys.exit(main())
