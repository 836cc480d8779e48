"""Keys of light: the time and place whose light falls into the box of paper.

back, edge: the lit back panel at its glow and away from it; glow: its power. sun: the light in front; fill: what
colours the shadows. core: the bright rim of cut edges; bloom: how far bright light spreads. accent: the one colour
that stands against the key, for the one the story is about.
"""


def _key(back, edge, glow, sun, sun_power, fill, fill_power, accent, core=1.0, bloom=1.0):
    """One key, with its colours in bare hexadecimal."""
    colours = {name: "#" + value for name, value in dict(back=back, edge=edge, sun=sun, fill=fill).items()}
    powers = dict(glow=glow, sun_power=sun_power, fill_power=fill_power, core=core, bloom=bloom)
    return {**colours, **powers, "accent": "#" + accent}


BRIGHT_KEYS = {
    "paper_white": _key("fffdf6", "ece6d8", 0.95, "fffcf4", 0.92, "a49c98", 0.20, "c9281f", 0.2, 0.3),
    "noon_fog": _key("fbfaf2", "d9dde0", 1.0, "fffaf0", 0.86, "8fa3c8", 0.30, "d9452c", 0.25, 0.5),
    "snow_morning": _key("fff0d2", "a9c6e6", 1.0, "ffeccc", 0.80, "6f97d8", 0.34, "c8402f", 0.3, 0.6),
    "acid_yellow": _key("fff27a", "e8c81e", 1.0, "fffbe0", 0.80, "8a7a2c", 0.20, "1f4fa0", 0.25, 0.3),
    "mint": _key("eefbee", "9fd8c0", 1.0, "fbfff4", 0.82, "4f9a8c", 0.24, "e0583a", 0.25, 0.4),
    "noon_sky": _key("e8f6fb", "5fb4dc", 1.0, "fff8e8", 0.84, "4a7fb8", 0.28, "e8a02c", 0.25, 0.4),
    "desert": _key("fff0c8", "f0b878", 1.0, "fff0d0", 0.84, "9a6a8c", 0.24, "1f7f88", 0.3, 0.4),
    "market": _key("fff4d8", "f28a5a", 1.0, "fff6e6", 0.82, "8a5a78", 0.22, "2f8f5a", 0.3, 0.4),
    "dawn_pink": _key("fff0cf", "f09a9a", 1.05, "ffe0d0", 0.66, "8a6ab8", 0.22, "2f6f90", 0.6, 0.8),
    "lilac_rain": _key("f4f0fa", "b8a8d8", 1.0, "faf6ff", 0.78, "6a6aa8", 0.28, "e0b02c", 0.3, 0.5),
}
DUSK_KEYS = {
    "hospital_green": _key("e6f4dc", "7fae98", 0.95, "eaf6e4", 0.62, "2f6a64", 0.22, "c03a34", 0.4, 0.5),
    "terracotta": _key("ffd8a8", "b85a38", 1.0, "ffd8b4", 0.66, "5a3a5c", 0.18, "2f8f96", 0.6, 0.7),
    "autumn_dusk": _key("ffd08a", "b4502e", 1.05, "ffc58a", 0.62, "6a4a86", 0.16, "2f6a70"),
    "underwater": _key("d6f7d2", "0f5a56", 1.0, "c8f0dc", 0.44, "0f6f74", 0.14, "e07a2c"),
    "furnace": _key("ffcf6a", "7a1410", 1.2, "ffb089", 0.40, "7a1030", 0.10, "f6ead0"),
    "cellar": _key("e8c080", "4a3420", 1.0, "e8c898", 0.30, "3a4a38", 0.12, "8fc8b0"),
}
NIGHT_KEYS = {
    "blue_night": _key("ffe2a8", "a3462c", 1.4, "fff3e0", 0.60, "4a6ab0", 0.05, "b8443a"),
    "silver_moon": _key("e8f0f4", "5f7f96", 0.9, "dfeaf4", 0.55, "2c4a70", 0.16, "d9a03a"),
    "moonless": _key("1b2130", "0d1018", 0.5, "8fa0c0", 0.07, "22304a", 0.05, "ffc860", 1.0, 1.2),
    "ink": _key("f2ece0", "2a2a34", 1.0, "f0ece4", 0.34, "2c2c40", 0.10, "d03a2c", 0.7, 0.6),
}
KEYS = {**BRIGHT_KEYS, **DUSK_KEYS, **NIGHT_KEYS}
