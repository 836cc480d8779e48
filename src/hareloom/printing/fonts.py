"""The typefaces: our own for our texts, and one of this machine for each other script that a deck's texts need.

A letter that no font has would be printed as an empty box. Instead nothing is printed, and the person is told which
font to install.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fontTools import unicodedata as scripts
from fontTools.ttLib import TTCollection, TTFont, TTLibError

from hareloom.mistake import Mistake

_FONTS = Path(__file__).parent / "fonts"
FACES = {
    ("Fraunces", ""): _FONTS / "Fraunces-SemiBold.ttf",
    ("Figtree", ""): _FONTS / "Figtree-Regular.ttf",
    ("Figtree", "I"): _FONTS / "Figtree-Italic.ttf",
    ("Figtree", "B"): _FONTS / "Figtree-Bold.ttf",
}

NAMES = {  # where the name of the script isn't the name of a font
    "Hani": "Noto Sans CJK",
    "Hira": "Noto Sans CJK",
    "Kana": "Noto Sans CJK",
    "Hang": "Noto Sans CJK",
    "Bopo": "Noto Sans CJK",
    "Latn": "Noto Sans",
    "Cyrl": "Noto Sans",
    "Grek": "Noto Sans",
    "Zyyy": "Noto Sans Symbols 2",
}
JOINED = {"Hira": "Hani", "Kana": "Hani", "Hang": "Hani", "Bopo": "Hani"}
"""Scripts that one font serves together."""
JOINERS = "\u200c\u200d"
SELECTORS = "\ufe0e\ufe0f"
DRAWN = {"glyf", "CFF ", "CBDT", "sbix"}
"""The tables that shapes are in, of those that fpdf2 reads."""
MOST_TRIED = 40


@dataclass(frozen=True, slots=True)
class Fallback:
    """A font of this machine; a collection has several."""

    file: Path
    index: int = 0

    def can_set(self, text: str) -> bool:
        """Whether it has every letter of a text."""
        return _shaped(text) <= _characters(self)


@cache
def own_characters() -> frozenset[int]:
    """What all of our own faces have."""
    return frozenset.intersection(*(_characters(Fallback(file)) for file in FACES.values()))


def can_set_ourselves(text: str) -> bool:
    """Whether our own faces have every letter of a text."""
    return _shaped(text) <= own_characters()


def _shaped(text: str) -> frozenset[int]:
    """The letters of a text that have a shape. Joiners have none; the shaper knows them."""
    return frozenset(ord(letter) for letter in text if letter not in JOINERS)


def fallbacks(
    texts: Iterable[str], extra: Sequence[Path] = (), what: str = "The deck's name, author or licence has"
) -> tuple[Fallback, ...]:
    """The fonts that these texts need beside our own, looked for in the extra files first; raises a Mistake.

    `what` begins its sentence.
    """
    found: list[Fallback] = []
    for script, missing in _missing(texts).items():
        wanting = missing
        if any(_has(font, wanting) for font in found):
            continue
        while wanting:
            candidates = (*map(Fallback, extra), *_installed(wanting))
            # One that has all of them; else, as for two signs of different kinds, the one that has most.
            whole = next((font for font in candidates if _has(font, wanting)), None)
            font = whole or max(candidates, key=lambda font: len(wanting & _characters(font)), default=None)
            if font is None or not wanting & _characters(font):
                raise Mistake(_lament(script, wanting, what))
            found.append(font)
            wanting -= _characters(font)
    return tuple(found)


def printable(text: str) -> str:
    """The text on one line, without characters that only steer. Joiners stay where letters need them."""
    kept = ""
    for letter in " ".join(text.split()):
        joins = letter in JOINERS and kept and unicodedata.category(kept[-1])[0] in "LM"
        if joins or (unicodedata.category(letter)[0] != "C" and letter not in SELECTORS):
            kept += letter
    return kept.strip()


def _missing(texts: Iterable[str]) -> dict[str, frozenset[int]]:
    """The letters that our own faces lack, by script."""
    wanting: dict[str, set[int]] = {}
    for text in texts:
        script = "Zyyy"
        for letter in text:
            own = scripts.script(letter)
            # A mark or a sign that many scripts use belongs to the script of what stands before it.
            script = script if own in {"Zinh", "Zyyy"} and unicodedata.category(letter).startswith("M") else own
            if not can_set_ourselves(letter):
                wanting.setdefault(JOINED.get(script, script), set()).add(ord(letter))
    return {script: frozenset(letters) for script, letters in wanting.items()}


def _lament(script: str, missing: frozenset[int], what: str) -> str:
    letters = "".join(map(chr, sorted(missing)[:6]))
    name = scripts.script_name(script).replace("_", " ")
    emoji = any(0x1F000 <= letter <= 0x1FAFF for letter in missing)
    kind = "signs" if script == "Zyyy" else f"{name} letters"
    font = "Noto Emoji" if emoji and script == "Zyyy" else NAMES.get(script, f"Noto Sans {name}")
    return (
        f"{what} {kind} that no font on this machine can print ({letters}). "
        f"Install one that can, for example {font}, or name its file: --font FILE."
    )


def _has(font: Fallback, letters: frozenset[int]) -> bool:
    return letters <= _characters(font)


@cache
def _characters(font: Fallback) -> frozenset[int]:
    """What a font has; nothing where it can't be read or may not be put into a document."""
    try:
        with font.file.open("rb") as file, TTFont(file, fontNumber=font.index, lazy=True) as opened:
            if not DRAWN & set(opened.keys()) or getattr(opened["OS/2"], "fsType", 0) & 0xF == 2:
                return frozenset()
            return frozenset(opened.getBestCmap() or {})
    except (TTLibError, OSError, KeyError, ValueError, AssertionError):
        return frozenset()


def _installed(letters: frozenset[int]) -> Iterator[Fallback]:
    """Fonts of this machine, those that are likely to have the letters first."""
    if command := shutil.which("fc-match"):
        wanted = " ".join(f"{letter:x}" for letter in sorted(letters))
        asked = [command, "--sort", "--format", "%{file}\t%{index}\n", f":charset={wanted}:scalable=true"]
        said = subprocess.run(asked, capture_output=True, text=True, check=False).stdout  # noqa: S603 - hexadecimal digits
        for line in said.splitlines()[:MOST_TRIED]:
            name, _, index = line.partition("\t")
            # The upper half of the number says which instance of a variable font is meant.
            yield Fallback(Path(name), int(index or 0) & 0xFFFF)
        return
    for folder in _folders():
        for file in sorted(folder.rglob("*")):
            if file.suffix.lower() in {".ttf", ".otf"}:
                yield Fallback(file)
            elif file.suffix.lower() in {".ttc", ".otc"}:
                yield from (Fallback(file, index) for index in range(_collected(file)))


def _collected(file: Path) -> int:
    try:
        with file.open("rb") as opened, TTCollection(opened, lazy=True) as collection:
            return len(collection.fonts)
    except (TTLibError, OSError, ValueError):
        return 0


def _folders() -> tuple[Path, ...]:
    """Where systems without fontconfig keep their fonts."""
    if sys.platform == "win32":
        windows = Path(os.environ.get("WINDIR", "C:/Windows")) / "Fonts"
        return windows, Path(os.environ.get("LOCALAPPDATA", "")) / "Microsoft" / "Windows" / "Fonts"
    if sys.platform == "darwin":
        return Path("/System/Library/Fonts"), Path("/Library/Fonts"), Path.home() / "Library" / "Fonts"
    return Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), Path.home() / ".local" / "share" / "fonts"
