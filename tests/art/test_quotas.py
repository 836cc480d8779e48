"""The deck as a whole: moods, frames, palettes and protagonists stay in balance."""

import ast
from collections import Counter

from facts import ROOT, all_facts

FRAMES = {'landscape', 'interior', 'overhead', 'object', 'portrait', 'crowd', 'abstract'}
MOODS = {'wonder', 'longing', 'comic', 'uneasy', 'grief', 'calm', 'menace'}
PROTAGONISTS = {'child', 'adult', 'old', 'animal', 'nobody'}
CARDS = all_facts()


def count(what):
    return Counter(f[what] for f in CARDS.values())


def test_every_card_says_its_sentence_palette_frame_mood_and_protagonist():
    for name, f in CARDS.items():
        assert len(f['SENTENCE']) > 20, name
        assert f['FRAME'] in FRAMES, name
        assert f['MOOD'] in MOODS, name
        assert f['PROTAGONIST'] in PROTAGONISTS, name


def test_every_palette_key_is_one_of_the_palettes():
    tree = ast.parse((ROOT / 'art' / 'palettes.py').read_text(encoding='utf-8'))
    table = next(n.value for n in tree.body if isinstance(n, ast.Assign) and n.targets[0].id == 'PALETTES')
    keys = {k.value for k in table.keys}
    assert {f['KEY'] for f in CARDS.values()} <= keys


def test_no_two_cards_share_a_sentence():
    assert len({f['SENTENCE'] for f in CARDS.values()}) == len(CARDS)


def test_at_most_a_quarter_of_the_cards_have_a_child():
    assert count('PROTAGONIST')['child'] <= len(CARDS) / 4


def test_at_least_a_third_of_the_cards_are_dark_dry_or_strange():
    m = count('MOOD')
    assert m['uneasy'] + m['menace'] + m['grief'] >= len(CARDS) / 3


def test_no_palette_is_used_by_more_than_a_twelfth_of_the_deck():
    assert max(count('KEY').values()) <= max(2, len(CARDS) / 12)


def test_every_mood_is_there():
    assert set(count('MOOD')) == MOODS
