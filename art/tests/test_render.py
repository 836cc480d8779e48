"""Cards of the deck, painted as `make deck` paints them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from art.render import KB, encode

ROOT = Path(__file__).parents[2]
CARD = "snowdoor"  # one of the quickest; at half size it takes three seconds


def test_a_card_painted_by_two_processes_has_the_same_bytes(tmp_path):
    """Each has another order of sets and another clock; neither may be seen in the picture."""
    outs = [tmp_path / seed for seed in ("1", "2")]
    painters = [
        subprocess.Popen(
            [sys.executable, "-m", "art.render", CARD, "--quick", out],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": out.name},
        )
        for out in outs
    ]
    assert [p.wait() for p in painters] == [0, 0]
    one, other = ((out / f"{CARD}.png").read_bytes() for out in outs)
    assert len(one) > 100 * KB
    assert one == other


def test_a_card_that_does_not_exist_is_refused_by_name(tmp_path):
    told = subprocess.run(
        [sys.executable, "-m", "art.render", "no-such-card", "--out", tmp_path],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 2
    assert "no such card: no-such-card" in told.stderr
    assert not list(tmp_path.iterdir())


def test_a_picture_is_saved_as_well_as_its_limit_allows():
    im = Image.effect_noise((120, 180), 60).convert("RGB")
    good, small = (encode(im, (60, 90), limit, range(90, 10, -20)) for limit in (9 * KB, 3 * KB))
    assert len(small) <= 3 * KB < len(good) <= 9 * KB


def test_a_picture_that_stays_too_heavy_is_refused():
    with pytest.raises(ValueError, match="still over 1 KB"):
        encode(Image.effect_noise((120, 180), 60).convert("RGB"), (120, 180), KB, [40])
