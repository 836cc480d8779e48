"""Lamplit paper: the box and what is cut for it, at one pixel a unit."""

import numpy as np
import pytest

from art.kit import scale
from art.kit.lamplit.all import Box, frontal, mask, overhead, person, put, rect, tones
from art.kit.lamplit.keys import BRIGHT_KEYS, KEYS, NIGHT_KEYS


@pytest.fixture(autouse=True)
def small(monkeypatch):
    """Paint at half size."""
    monkeypatch.setattr(scale, "PIXELS", 1)


def pixels(box):
    return np.asarray(box.render().convert("L"), float)


def test_a_box_painted_twice_gives_the_same_bytes():
    def once():
        b = Box("mint")
        b.sheet(60, "#b3402f", put(person("woman", coat=0.7, flare=1.4), 300, 600, 2))
        b.lamp(300, 300, 100, "#ffb050", 0.5)
        return b.render().tobytes()

    assert once() == once()


def test_a_sheet_throws_its_shadow_on_what_lies_behind_it():
    b = Box("paper_white", bloom=0)
    b.sheet(100, "#e8e0d0", rect(0, 0, 600, 900))
    b.sheet(60, "#e8e0d0", rect(200, 300, 200, 200))
    seen = pixels(b)
    assert seen[510, 405] < seen[700, 300] - 20  # below and to the right of it, away from the sun


def test_a_shade_darkens_only_the_sheet_it_falls_on():
    b = Box("paper_white", bloom=0)
    b.sheet(100, "#e8e0d0", rect(0, 0, 600, 900))
    b.sheet(98, "#e8e0d0", rect(300, 0, 300, 900))
    b.shade(100, rect(100, 300, 400, 100))
    seen = pixels(b)
    assert seen[350, 200] < seen[600, 200] - 40
    assert abs(seen[350, 450] - seen[600, 450]) < 12


def test_bright_keys_are_brighter_than_those_of_the_night():
    light = {name: pixels(Box(name))[100:800, 100:500].mean() for name in (*BRIGHT_KEYS, *NIGHT_KEYS)}
    assert min(light[name] for name in BRIGHT_KEYS) > 150
    assert light["moonless"] < 40
    assert len(KEYS) >= 12


def test_tones_lead_from_the_near_colour_to_the_far_one():
    assert tones("#806040", "#302010", 3)[::2] == ["#806040", "#302010"]


@pytest.mark.parametrize("draw", [person, frontal, overhead])
@pytest.mark.parametrize("build", ["man", "woman", "stout", "old", "child"])
def test_every_build_can_be_cut_from_every_side(draw, build):
    assert mask(put(draw(build), 300, 450, 2)).sum() > 800
