"""A deck: its facts, its cards, and the manifest put together from their words."""

import argparse
import importlib
import importlib.util
import json
import sys
from dataclasses import dataclass, field
from pathlib import Path

DECKS = Path(__file__).parent / "decks"
SHIPPED = Path(__file__).parents[1] / "src" / "hareloom" / "decks"
DEFAULT = "hareloom"

PICTURES = {"picture": "{}.webp", "zoom": "{}@2x.webp", "thumb": "{}@thumb.webp"}

BACK = "_back"  # the script that paints the back of a deck's printed cards
BACK_PICTURE = "back.webp"

# The words a card's script may say about itself, so that they can be counted.
FRAMES = frozenset({"landscape", "interior", "overhead", "object", "portrait", "crowd", "abstract"})
MOODS = frozenset({"wonder", "longing", "comic", "uneasy", "grief", "calm", "menace"})
DARK = frozenset({"uneasy", "grief", "menace"})
PROTAGONISTS = frozenset({"child", "adult", "old", "animal", "nobody"})


@dataclass(frozen=True)
class Range:
    """How many there may be, both ends included; without an end there is no limit."""

    least: int = 0
    most: int = sys.maxsize

    def __contains__(self, count):
        return self.least <= count <= self.most


@dataclass(frozen=True)
class Quotas:
    """What keeps a deck in balance: how many cards of each kind it may have."""

    cards: Range = Range()
    dark: Range = Range()
    with_a_child: Range = Range()
    each_palette: Range = Range()
    each_frame: Range = Range()
    each_mood: Range = Range()
    each_protagonist: Range = Range()


@dataclass(frozen=True)
class Palette:
    """Sky stops from top to bottom, the colour of far air, and the accent.

    One dominant family fills most of a card, one opposing light a quarter, and the accent at most a twentieth: it
    belongs to the protagonist or to the secret.
    """

    sky: tuple
    fog: str
    accent: str

    @classmethod
    def of(cls, sky, fog, accent):
        """A palette written in bare hexadecimal: the sky's stops in one string, then the other two."""
        return cls(tuple("#" + stop for stop in sky.split()), "#" + fog, "#" + accent)


@dataclass(frozen=True)
class Deck:
    """A deck's facts, and the folder with its cards: `NAME.py` paints one, `NAME.json` has its words."""

    folder: Path
    title: dict
    author: str
    licence: str
    languages: tuple
    palettes: dict
    quotas: Quotas = field(default_factory=Quotas)
    first: tuple = ()  # the cards that stand for the deck, where only a few are shown

    @property
    def id(self):
        """The name it is known by, which is its folder's."""
        return self.folder.name

    @property
    def shipped(self):
        """Where its pictures and its manifest go to be part of the game."""
        return SHIPPED / self.id

    @property
    def is_shipped(self):
        """Whether it is part of the game already; until then only its scripts are there."""
        return (self.shipped / "deck.json").is_file()

    def names(self):
        """Every card that has a script: those that stand for the deck, then the others in order."""
        others = {script.stem for script in self.folder.glob("[a-z]*.py")} - set(self.first)
        return [*self.first, *sorted(others)]

    def paintings(self):
        """Every card that has a script, and the back where it has one."""
        return [*self.names(), *([BACK] if (self.folder / f"{BACK}.py").is_file() else [])]

    def card(self, name):
        """The script of a card, or of the back."""
        return importlib.import_module(f"art.decks.{self.id}.{name}")

    def words(self, name):
        """What is read aloud of a card, and its tags, or None while they aren't written."""
        file = self.folder / f"{name}.json"
        return json.loads(file.read_text(encoding="utf-8")) if file.exists() else None

    def manifest(self, finished=None):
        """The manifest of all cards that are described, and painted in the folder of the finished deck."""
        finished = finished or self.shipped
        back = f"pictures/{BACK_PICTURE}"
        cards = []
        for name in self.names():
            said = self.words(name)
            files = {kind: "pictures/" + form.format(name) for kind, form in PICTURES.items()}
            if said and all((finished / file).exists() for file in files.values()):
                cards.append({"id": name, **files, **said})
        return {
            "format": 1,
            "id": self.id,
            "name": self.title,
            "author": self.author,
            "licence": self.licence,
            "languages": list(self.languages),
            **({"back": back} if BACK in self.paintings() and (finished / back).exists() else {}),
            "cards": cards,
        }

    def write_manifest(self, finished=None):
        """Write deck.json beside the pictures, unless no card is finished, and return how many cards it lists."""
        finished = finished or self.shipped
        manifest = self.manifest(finished)
        if manifest["cards"]:  # without one it isn't a deck yet, and the game would refuse it
            (finished / "deck.json").write_text(text(manifest), encoding="utf-8")
        return len(manifest["cards"])


def text(manifest):
    """A manifest as it stands in deck.json."""
    return json.dumps(manifest, ensure_ascii=False, indent=1) + "\n"


def every():
    """The names of all decks in art/decks."""
    return sorted(facts.parent.name for facts in DECKS.glob("*/__init__.py"))


def find(name):
    """The deck of that name in art/decks, or the one in a folder elsewhere, given by its path."""
    folder = Path(name).resolve() if len(Path(name).parts) > 1 else DECKS / name
    facts = folder / "__init__.py"
    if not facts.is_file():
        raise LookupError(f"no such deck: {name} (there are: {', '.join(every())})")
    package = f"art.decks.{folder.name}"
    if package not in sys.modules:
        spec = importlib.util.spec_from_file_location(package, facts, submodule_search_locations=[str(folder)])
        found = sys.modules[package] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(found)
    found = sys.modules[package].DECK
    if not found.folder.samefile(folder):  # its cards would be taken for the other's
        raise LookupError(f"two decks are called {folder.name}: {found.folder} and {folder}")
    return found


def parser(about):
    """A command line that names cards of a deck."""
    found = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    found.add_argument("names", nargs="*", metavar="NAME")
    found.add_argument("--deck", default=DEFAULT, metavar="NAME")
    return found


def parsed(command, argv, known=Deck.names):
    """What was asked, with all that is known of the deck where nothing was named, and the deck."""
    asked = command.parse_args(argv)
    try:
        deck = find(asked.deck)
    except LookupError as mistake:
        command.error(str(mistake))
    unknown = sorted(set(asked.names) - set(known(deck)))
    if unknown:
        command.error(f"no such card: {', '.join(unknown)}")
    asked.names = asked.names or known(deck)
    return asked, deck
