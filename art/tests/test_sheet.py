"""The sheets that show a whole deck, and what they say of it."""

import pytest
from PIL import Image

from art import deck
from art.sheet import nearest

SAME_LAYOUT = 0.6  # below this distance a pair looks like two versions of one picture


@pytest.fixture(scope="module", params=[name for name in deck.every() if deck.find(name).is_shipped])
def pictures(request):
    """Every shipped card of a deck by name."""
    shown = deck.find(request.param)
    found = {}
    for n in shown.names():
        with Image.open(shown.shipped / "pictures" / f"{n}.webp") as im:
            found[n] = im.convert("RGB")
    return found


def test_no_two_cards_have_the_same_layout(pictures):
    """Lights, darks and colours lie elsewhere in every other card of the deck."""
    assert [pair for pair in nearest(pictures) if pair[0] < SAME_LAYOUT] == []


def test_a_copy_in_another_light_is_found(pictures):
    """The measure would notice a picture that was only darkened and shifted a little."""
    first, picture = next(iter(pictures.items()))
    copy = picture.point(lambda v: v * 0.8).transform((600, 900), Image.AFFINE, (1, 0, 8, 0, 1, 8))
    (distance, *pair), *_ = nearest({**pictures, "copy": copy})
    assert distance < SAME_LAYOUT
    assert set(pair) == {"copy", first}
