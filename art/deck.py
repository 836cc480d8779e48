"""The shipped deck: which cards there are, and the manifest put together from their words."""

import importlib
import json
from pathlib import Path

CARDS = Path(__file__).parent / 'cards'
DECK = Path(__file__).parents[1] / 'src' / 'hareloom' / 'decks' / 'hareloom'
PICTURES = {'picture': '{}.webp', 'zoom': '{}@2x.webp', 'thumb': '{}@thumb.webp'}
HEADER = {
    'format': 1,
    'id': 'hareloom',
    'name': {'en': 'Hareloom', 'fr': 'Hareloom'},
    'author': 'the Hareloom authors',
    'licence': 'CC-BY-4.0',
    'languages': ['en', 'fr'],
}


def names():
    """Every card that has a script, in order."""
    return sorted(f.stem for f in CARDS.glob('[a-z]*.py'))


def card(name):
    """The script of a card."""
    return importlib.import_module(f'art.cards.{name}')


def words(name):
    """What is read aloud of a card, and its tags, or None while nobody has written them."""
    f = CARDS / f'{name}.json'
    return json.loads(f.read_text(encoding='utf-8')) if f.exists() else None


def manifest(deck=DECK):
    """The manifest of all cards that are painted and described."""
    cards = []
    for name in names():
        said = words(name)
        files = {kind: 'pictures/' + form.format(name) for kind, form in PICTURES.items()}
        if said and all((deck / f).exists() for f in files.values()):
            cards.append({'id': name, **files, 'description': said['description'], 'tags': said['tags']})
    return {**HEADER, 'cards': cards}


def text(m):
    """A manifest as it stands in deck.json."""
    return json.dumps(m, ensure_ascii=False, indent=1) + '\n'


def write_manifest(deck=DECK):
    """Write deck.json beside the pictures and return how many cards it lists."""
    m = manifest(deck)
    (deck / 'deck.json').write_text(text(m), encoding='utf-8')
    return len(m['cards'])
