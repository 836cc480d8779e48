"""Writing the deck: sizes, limits and the same bytes twice."""

import pytest
from PIL import Image

from art import deck, render
from art.sheet import nearest


def test_an_encoded_picture_keeps_to_size_and_weight():
    data = render.encode(Image.new("RGB", (1200, 1800), "#b3402f"), (600, 900), 80 * 1024, range(80, 40, -2))
    assert len(data) <= 80 * 1024


@pytest.mark.parametrize("name", deck.every())
def test_every_card_can_be_loaded_and_drawn_from(name):
    painted = deck.find(name)
    for card in painted.names():
        assert callable(painted.card(card).draw), card


def test_a_card_without_pictures_is_left_out_of_the_manifest(tmp_path):
    assert deck.find(deck.DEFAULT).manifest(tmp_path)["cards"] == []


def test_two_like_pictures_are_nearer_than_two_unlike_ones():
    dark, light, red = (Image.new("RGB", (60, 90), col) for col in ("#101020", "#141424", "#e03020"))
    assert nearest({"dark": dark, "light": light, "red": red})[0][1:] == ("dark", "light")
