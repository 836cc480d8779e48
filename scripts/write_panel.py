"""Compute the vectors that the panel uses: those of the built-in cards and of the English phrases.

They are shipped, so that `hareloom bots evaluate` needs no second encoder. The encoder itself is installed in an
environment of its own, .venv-panel, from requirements/panel.txt.
"""

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np

from environments import make
from hareloom.bots.language.bank import phrases
from hareloom.bots.language.vectors import VectorTable
from hareloom.sim.panel import CARDS, SHIPPED, texts_of_cards

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "requirements" / "panel.txt"
ENVIRONMENT = ROOT / ".venv-panel"


def ready() -> str:
    """The Python of the panel's environment, created if missing. Without dependencies, because one has large ones."""
    stamp = ENVIRONMENT / "stamp"
    if not stamp.is_file() or stamp.read_bytes() != REQUIREMENTS.read_bytes():
        shutil.rmtree(ENVIRONMENT, ignore_errors=True)
        inside = make(ENVIRONMENT)
        pip = [sys.executable, "-m", "pip", "--python", inside, "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "--no-deps", "--require-hashes", "-r", REQUIREMENTS], check=True)
        stamp.write_bytes(REQUIREMENTS.read_bytes())
    return str(ENVIRONMENT / "bin" / "python")


def main() -> int:
    """Write the file."""
    texts = sorted({text for card in CARDS() for text in texts_of_cards(card)} | {each.text for each in phrases("en")})
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "vectors.npy"
        subprocess.run(
            [ready(), ROOT / "scripts" / "panel_encoder.py", out], input=json.dumps(texts).encode(), check=True
        )
        VectorTable.of(texts, np.load(out)).write(SHIPPED)
    print(f"{len(texts)} texts, {SHIPPED.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
