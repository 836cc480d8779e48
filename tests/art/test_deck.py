"""The shipped deck: its pictures and its manifest."""

import json

import pytest
from facts import CARDS, DECK
from PIL import Image

MANIFEST = json.loads((DECK / 'deck.json').read_text(encoding='utf-8'))
LIMITS = {'picture': ((600, 900), 80), 'zoom': ((1200, 1800), 200), 'thumb': ((240, 360), 20)}
NAMES = sorted(f.stem for f in CARDS.glob('[a-z]*.py'))


def test_every_card_with_a_script_is_in_the_manifest():
    assert [c['id'] for c in MANIFEST['cards']] == NAMES


def test_the_manifest_says_who_made_the_deck_and_under_which_licence():
    assert MANIFEST['format'] == 1
    assert MANIFEST['id'] == 'hareloom'
    assert MANIFEST['licence'] == 'CC-BY-4.0'
    assert set(MANIFEST['name']) >= set(MANIFEST['languages']) == {'en', 'fr'}


@pytest.mark.parametrize('kind', LIMITS)
def test_every_picture_decodes_to_its_size_and_keeps_to_its_weight(kind):
    size, limit = LIMITS[kind]
    for card in MANIFEST['cards']:
        f = DECK / card[kind]
        with Image.open(f) as im:
            im.load()
            assert im.format == 'WEBP' and im.size == size, f.name
        assert f.stat().st_size <= limit * 1024, f.name


def test_no_picture_lies_in_the_folder_without_a_card():
    listed = {card[kind] for card in MANIFEST['cards'] for kind in LIMITS}
    assert {f'pictures/{f.name}' for f in (DECK / 'pictures').iterdir()} == listed


@pytest.mark.parametrize('lang', ['en', 'fr'])
def test_every_card_has_a_description_of_two_or_three_sentences(lang):
    for card in MANIFEST['cards']:
        text = card['description'][lang]
        ends = sum(text.count(p) for p in '.!?…')
        assert 2 <= ends <= 4 and 60 <= len(text) <= 420, (card['id'], lang, ends, len(text))


@pytest.mark.parametrize('lang', ['en', 'fr'])
def test_every_card_has_five_to_eight_different_tags(lang):
    for card in MANIFEST['cards']:
        tags = card['tags'][lang]
        assert 5 <= len(tags) <= 8 and len(set(tags)) == len(tags), (card['id'], lang)


def test_no_two_cards_are_described_alike():
    for lang in ('en', 'fr'):
        said = [c['description'][lang] for c in MANIFEST['cards']]
        assert len(set(said)) == len(said)


def test_words_in_the_manifest_are_the_words_of_the_cards():
    for card in MANIFEST['cards']:
        words = json.loads((CARDS / f'{card["id"]}.json').read_text(encoding='utf-8'))
        assert card['description'] == words['description'] and card['tags'] == words['tags']
