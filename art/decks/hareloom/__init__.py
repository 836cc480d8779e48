"""The first deck: 84 cards, one script and one file of words each, and what holds for all of them."""

from pathlib import Path

from art.deck import Deck, Palette, Quotas, Range

QUOTAS = Quotas(
    cards=Range(84, 84),  # a full box: not one fewer, and not one that had to be cut
    dark=Range(least=28),  # a third: the deck isn't cute
    with_a_child=Range(most=21),
    each_palette=Range(most=7),
    each_frame=Range(6, 28),
    each_mood=Range(least=7),
    each_protagonist=Range(6, 34),
)

PALETTES = {
    "night-blue": Palette.of("0c1730 1b3659 4f7590 cfa689 f3c98f", "b99c8c", "b3402f"),
    "deep-teal": Palette.of("0b1a2e 0f3345 1d5b62 5b9a8c", "4f8f88", "dca03a"),
    "green-gold": Palette.of("16302c 3c6a4c a9b768 e8d58c", "c9cc86", "a8392f"),
    "storm-parchment": Palette.of("2c3d47 5a7678 c9b78e f3d394", "cdc6aa", "b33a34"),
    "desert-noon": Palette.of("7fb3b0 b9d2c0 f3e3bf f6d2a0", "f3d9b0", "33485c"),
    "indigo-coral": Palette.of("24315e e07f6e f0a27c fbd28f", "eeb08c", "ffd76e"),
    "dawn-mint": Palette.of("5f8f96 a9c2b0 f0d9b8 f5b996", "efcdb0", "5d3a6b"),
    "crimson-stage": Palette.of("1a0a14 4a1422 8f1f2b", "7fa0a8", "ffeec0"),
    "umber-night": Palette.of("141018 2c2430 57473f 7a6248", "6a5848", "8fd0d4"),
    "spiral-rust": Palette.of("f0d9a8 d99a62 a8553f 5f2f3f 1c1526", "d99a62", "2f8f8a"),
    "snow-pearl": Palette.of("8fa3b8 bcc6d0 e6dcd8 f3e3d8", "e6e2e2", "3f7f86"),
    "plum-sunset": Palette.of("3a2350 8a3f6a e0705f f9b06a ffdc9a", "f0a070", "e0b04a"),
    "ink-gold": Palette.of("0d0f1c 1c1f33 3a3648 8a6f4a", "4a4654", "ffe08a"),
    "bone-black": Palette.of("1c1c22 55555c a8a49c efe9dc", "cfcac0", "b3302c"),
    "candle-olive": Palette.of("14140e 2c2c1c 55502f 9a8448", "6a6444", "4fb0b4"),
    "fog-vermilion": Palette.of("2a2c33 565a60 8f9290 c9c4b4", "9a9a94", "d9452c"),
    "autumn-corridor": Palette.of("1e3230 47716a b8601f e6a040", "c98a4a", "b3302c"),
    "jade-stair": Palette.of("07282c 0f5256 2f7f74 ffc872", "3f7f78", "ffc872"),
    "drawer-night": Palette.of("10142c 2c3868 5c70b0 7a4a2c", "3f4a78", "ffcf80"),
    "enamel-sea": Palette.of("0f4a52 2c8a88 9ccabc efe6d4", "b9d8cc", "d9653f"),
    "candle-brown": Palette.of("1a0f0c 3c2418 7a4a2c c98a4a", "7a5438", "ffd27a"),
    "underwater-jade": Palette.of("0a3a3e 1f6e68 4fa08c b9e0c0", "5fa898", "d0583a"),
    "winter-dusk": Palette.of("2c3d47 5a7678 c9b78e f3d394", "cdc6aa", "c8622e"),
    "winter-orchard": Palette.of("2a3a58 6a7a98 c9c0c0 f6dcae", "c3c4cc", "c8502e"),
    "storm-straw": Palette.of("23262e 4a4e54 8a8470 d9b45a", "7f7c70", "d98a2c"),
    "olive-lilac": Palette.of("3f4628 767c48 b9b090 cdb8d6", "c0b8b8", "7a4f9a"),
    "aurora": Palette.of("0a1226 123a4a 1f8a72 7fd8a0 c0a0e0", "3a7a80", "f0b0d8"),
    "rust-orchard": Palette.of("5a2a1c a85a30 d99a50 f0d6a0", "d8a870", "2f6a70"),
    "ultraviolet": Palette.of("120a2c 2f1a5c 6a3fa0 c88ad8", "5a4488", "d8f060"),
    "lemon-noon": Palette.of("6fb8d0 b9e0dc fff2b8 ffe070", "fff0c0", "d9453a"),
    "chalk-blue": Palette.of("9cc0d8 c8dce4 f0f0e8 fff8e8", "e6eef0", "e06a4a"),
    "rose-morning": Palette.of("b0708a e0a0a0 f6cdb8 fff0d8", "f3d4c8", "2f6f70"),
    "kitchen-cream": Palette.of("c9b890 e6d8b4 f6ecd0 fff8e6", "efe4c8", "2f6f9a"),
    "brick-smoke": Palette.of("2c1c1e 5c3430 9a5a44 c9a284", "8a6a5c", "e8c860"),
    "moss-rain": Palette.of("1c2a24 3a5444 6f8a6c b9c4a4", "8a9c84", "e8b04a"),
    "petrol-orange": Palette.of("0c2430 1f4a5c 4f8090 f08a3c", "4f7480", "ff9a3c"),
}

DECK = Deck(
    folder=Path(__file__).parent,
    title={
        "en": "Hareloom",
        "fr": "Hareloom",
        "de": "Hareloom",
        "es": "Hareloom",
        "it": "Hareloom",
        "pt-BR": "Hareloom",
        "nl": "Hareloom",
        "pl": "Hareloom",
        "tr": "Hareloom",
        "ru": "Hareloom",
        "ar": "Hareloom",
        "ja": "Hareloom",
        "zh": "Hareloom",
        "ko": "Hareloom",
    },
    author="Hareloom",
    licence="CC-BY-4.0",
    languages=("en", "fr", "de", "es", "it", "pt-BR", "nl", "pl", "tr", "ru", "ar", "ja", "zh", "ko"),
    palettes=PALETTES,
    quotas=QUOTAS,
)
