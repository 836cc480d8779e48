"""docs/examples/learner.py: learns by self-play to find pictures better than gentle bots do."""

import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
FIGURE = re.compile(r"(learner|gentle|difference)\W+?(-?[\d.]+) ± ([\d.]+)")
MINUTES = 3


def test_the_learner_beats_gentle(tmp_path: Path) -> None:
    """On pictures and clues it never saw, by more than its interval, within three minutes, as docs/RESEARCH.md says."""
    curve = tmp_path / "curve.svg"
    before = os.times()
    output = subprocess.run(
        [sys.executable, str(DOCS / "examples" / "learner.py"), str(curve)],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    after = os.times()
    # Of the processor, since other tests run at the same time.
    assert after.children_user + after.children_system - before.children_user - before.children_system < 60 * MINUTES
    found = {name: (float(share), float(half)) for name, share, half in FIGURE.findall(output)}
    share, half = found["difference"]
    assert share - half > 0
    told = FIGURE.findall((DOCS / "RESEARCH.md").read_text(encoding="utf-8"))
    assert {name for name, *_ in told} == set(found)
    for name, was, _ in told:
        assert abs(found[name][0] - float(was)) < 0.02, f"RESEARCH.md says {was} for {name}"
    # Ours, which nobody else writes: the standard parser will do.
    assert ET.parse(curve).getroot().tag == ET.parse(DOCS / "pictures" / "learner.svg").getroot().tag
