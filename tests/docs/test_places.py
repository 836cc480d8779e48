"""Documents that name places in the project name places that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = ("SECURITY.md", "docs/HOSTING.md", "docs/PROTOCOL.md")


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_place_is_there(document: str) -> None:
    """A file that is named or linked exists, so that a promise can be looked up in the code."""
    text = (ROOT / document).read_text(encoding="utf-8")
    named = re.findall(r"`((?:src|tests|scripts|docs)/[\w./-]+)`", text)
    linked = [link for link in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in link]
    assert named or linked
    for place in named:
        assert (ROOT / place).exists(), place
    for link in linked:
        assert ((ROOT / document).parent / link).exists(), link


def test_the_threat_model_points_into_the_code() -> None:
    """Each promise of SECURITY.md says where it is kept."""
    text = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    assert len(set(re.findall(r"`(src/[\w./]+)`", text))) >= 15
