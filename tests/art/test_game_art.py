"""What is drawn beside the cards."""

import xml.etree.ElementTree as ET

import pytest
from facts import ROOT
from PIL import Image

ART = ROOT / 'web' / 'src' / 'art'
SIZES = {
    'back.webp': (600, 900), 'track-wide.webp': (1800, 840), 'track-tall.webp': (780, 1160), 'howto-1-tells.webp': (500, 600),
    'howto-2-give.webp': (500, 600), 'howto-3-guess.webp': (500, 600), 'howto-4-some.webp': (500, 600), 'howto-5-hop.webp': (500, 600),
    'felt.webp': (512, 512), 'paper.webp': (512, 512), 'wood.webp': (512, 512), 'icon-192.png': (192, 192), 'icon-512.png': (512, 512),
    'icon-maskable-512.png': (512, 512), 'icon-apple-180.png': (180, 180),
}


@pytest.mark.parametrize('name', SIZES)
def test_every_picture_has_its_size_and_weighs_at_most_60_kb(name):
    with Image.open(ART / name) as im:
        im.load()
        assert im.size == SIZES[name]
    assert (ART / name).stat().st_size <= 60 * 1024


@pytest.mark.parametrize('name', ['hare.svg', 'favicon.svg'])
def test_the_marks_are_well_formed_and_load_nothing(name):
    text = (ART / name).read_text(encoding='utf-8')
    assert ET.fromstring(text).tag.endswith('svg')
    assert 'href' not in text and '<script' not in text


def test_a_maskable_icon_has_no_transparent_corner():
    with Image.open(ART / 'icon-maskable-512.png') as im:
        assert im.convert('RGBA').getpixel((0, 0))[3] == 255


def test_the_card_back_is_the_same_upside_down():
    with Image.open(ART / 'back.webp') as im:
        a = im.convert('L').resize((60, 90))
    b = a.rotate(180)
    far = [abs(x - y) for x, y in zip(a.tobytes(), b.tobytes())]
    assert sum(far) / len(far) < 4


@pytest.mark.parametrize('name', ['felt.webp', 'paper.webp', 'wood.webp'])
def test_tiles_join_without_a_seam(name):
    with Image.open(ART / name) as im:
        a = im.convert('L')
    w, h = a.size
    seam = sum(abs(a.getpixel((0, y)) - a.getpixel((w - 1, y))) for y in range(h)) / h
    inside = sum(abs(a.getpixel((w // 2, y)) - a.getpixel((w // 2 - 1, y))) for y in range(h)) / h
    assert seam < inside * 2 + 2
