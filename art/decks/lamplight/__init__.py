"""The second deck: lamplit cut paper, 84 cards. chart.tsv plans them, a few more than are kept."""

from pathlib import Path

from art.deck import Deck, Palette, Quotas, Range
from art.kit.lamplit.keys import KEYS

QUOTAS = Quotas(
    cards=Range(84, 84),
    dark=Range(least=28),
    with_a_child=Range(most=18),
    each_palette=Range(most=11),
    each_frame=Range(most=34),
    each_mood=Range(least=7),
    each_protagonist=Range(4, 42),
)

DECK = Deck(
    folder=Path(__file__).parent,
    title={
        "en": "Lamplight",
        "fr": "Clair de lampe",
        "de": "Lampenschein",
        "es": "Luz de lámpara",
        "it": "Lume di lampada",
        "pt-BR": "Luz de lamparina",
        "nl": "Lamplicht",
        "pl": "Blask lampy",
        "tr": "Lamba Işığı",
        "ru": "Свет лампы",
        "ar": "ضوء القنديل",
        "ja": "ともしび",
        "zh": "灯火",
        "ko": "등불 아래",
    },
    author="Hareloom",
    licence="CC-BY-4.0",
    languages=("en", "fr", "de", "es", "it", "pt-BR", "nl", "pl", "tr", "ru", "ar", "ja", "zh", "ko"),
    palettes={name: Palette((key["edge"], key["back"]), key["fill"], key["accent"]) for name, key in KEYS.items()},
    quotas=QUOTAS,
    first=("ferry", "ember", "orchard"),
)
