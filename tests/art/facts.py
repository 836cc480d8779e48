"""What a card's script says about itself, read without running it."""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
CARDS = ROOT / 'art' / 'cards'
DECK = ROOT / 'src' / 'hareloom' / 'decks' / 'hareloom'


def facts(path):
    """The upper-case constants of a card's script."""
    out = {}
    for node in ast.parse(path.read_text(encoding='utf-8')).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id.isupper():
            try:
                out[node.targets[0].id] = ast.literal_eval(node.value)
            except ValueError:
                pass
    return out


def all_facts():
    """The facts of every card by name."""
    return {f.stem: facts(f) for f in sorted(CARDS.glob('[a-z]*.py'))}
