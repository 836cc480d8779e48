"""Write the benchmark's test set from what its readers wrote: questions, decoys, hands, and vectors of the clues.

    write_benchmark.py check READER.tsv ...     only say what is wrong with the clues
    write_benchmark.py write READER.tsv ...     write the test set; refused where that version is there already
    write_benchmark.py baselines                ask the baselines, and write their answers and the leaderboard

A line of a reader's file, such as reader_1.tsv, is card, tier, language and clue, with tabs between.
"""

import json
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random

import msgspec
import numpy as np
from msgspec import Struct

from hareloom.bots.language.bank import languages, phrases, plain
from hareloom.bots.language.knowledge import Knowledge
from hareloom.bots.language.readers import reader_clues
from hareloom.bots.language.vectors import SHIPPED, Axes, SentenceEncoder, VectorTable
from hareloom.bots.players.bot import Bot
from hareloom.bots.players.characters import Character, Strength
from hareloom.bots.players.give import give
from hareloom.game.values import Clue, ClueForm
from hareloom.research.bench.encoding import OURS, PANELS
from hareloom.research.bench.test_set import (
    CLUES,
    DATA,
    HAND,
    HANDS,
    LANGUAGES,
    LONGEST,
    PICTURES,
    TIERS,
    VERSION,
    ClueQuestion,
    HandQuestion,
    ids,
)
from hareloom.sim.panel import CARDS
from write_panel import ROOT, ready

SHUFFLES = 6
"""Of the deck into hands for `tell`: so often each card is held, in each language."""
SHUFFLED_HANDS = 14


class Written(Struct, frozen=True):
    """A reader's clue."""

    card: str
    tier: str
    language: str
    text: str
    reader: int
    """Who wrote it: the number in the file's name."""

    @property
    def key(self) -> tuple[str, str, str]:
        return self.card, self.tier, self.language

    @property
    def id(self) -> str:
        return "-".join(self.key)


def read(paths: Sequence[str]) -> list[Written]:
    """All lines of these files."""
    found = []
    for path in paths:
        reader = int(Path(path).stem.rpartition("_")[2])
        for number, line in enumerate(Path(path).read_text(encoding="utf-8").splitlines(), 1):
            fields = [field.strip() for field in line.split("\t")]
            if len(fields) != 4 or not all(fields):
                raise SystemExit(f"{path}, line {number}: expected card, tier, language and clue.")
            card, tier, language, text = fields
            found.append(Written(card, tier, language, text, reader))
    return found


@cache
def known_texts() -> frozenset[str]:
    """What bots know or say, and what they were measured by, as plain text."""
    said = [clue.text for clues in reader_clues().values() for clue in clues]
    bank = [phrase.text for language in languages() for phrase in phrases(language)]
    cards = [text for card in CARDS() for text in card.words.every_text]
    measured = [
        line.rpartition("\t")[2]
        for file in sorted((ROOT / "tests" / "bots").glob("clues_of_*.tsv"))
        for line in file.read_text(encoding="utf-8").splitlines()
    ]
    return frozenset(plain(text) for text in (*said, *bank, *cards, *measured))


def problems(clues: Sequence[Written]) -> Iterator[str]:
    """What must be mended before these clues become the test set."""
    wanted = {(card, tier, language) for card in ids() for tier in TIERS for language in LANGUAGES}
    keys = Counter(clue.key for clue in clues)
    yield from (f"{'-'.join(key)}: there is no such card, tier or language" for key in keys if key not in wanted)
    yield from (f"{'-'.join(key)}: missing" for key in sorted(wanted - keys.keys()))
    yield from (f"{'-'.join(key)}: {times} clues" for key, times in keys.items() if times > 1)
    texts = Counter(plain(clue.text) for clue in clues)
    for clue in clues:
        bare = plain(clue.text)
        if len(clue.text) > LONGEST:
            yield f"{clue.id}: {len(clue.text)} characters: {clue.text}"
        if texts[bare] > 1:
            yield f"{clue.id}: told {texts[bare]} times: {clue.text}"
        if bare in known_texts():
            yield f"{clue.id}: bots know it: {clue.text}"
        if bare.replace(" ", "") == clue.card:
            yield f"{clue.id}: the card's own name"


def with_decoys(clue: Written, knowledge: Knowledge) -> ClueQuestion:
    """Deal hands of six to five listeners and the player; each gives what the cunning bot would give."""
    dice = Random(f"benchmark {VERSION} deal {clue.id}")
    names = {card: name for name, card in ids().items()}
    others = [name for name in ids() if name != clue.card]
    dealt = dice.sample(others, PICTURES * HAND)
    bot = Bot(Character("cunning", "cunning", strength=Strength.CUNNING), knowledge)
    told = Clue(ClueForm.TEXT, clue.text)
    hands = [tuple(dealt[at : at + HAND]) for at in range(0, len(dealt), HAND)]
    given = [names[give(bot, told, [ids()[name] for name in hand], 1, dice)[0]] for hand in hands]
    *decoys, own = given
    pictures = dice.sample([clue.card, *decoys], PICTURES)
    return msgspec.convert(
        {
            "id": clue.id,
            "card": clue.card,
            "tier": clue.tier,
            "language": clue.language,
            "clue": clue.text,
            "reader": clue.reader,
            "pictures": pictures,
            "target": pictures.index(clue.card) + 1,
            "hand": hands[-1],
            "own": own,
        },
        ClueQuestion,
    )


def hands() -> Iterator[HandQuestion]:
    """Each shuffle cuts the whole deck into hands; each language has its own."""
    for language in LANGUAGES:
        for shuffle in range(SHUFFLES):
            deck = Random(f"benchmark {VERSION} hands {language} {shuffle}").sample(list(ids()), len(ids()))
            for at in range(SHUFFLED_HANDS):
                number = shuffle * SHUFFLED_HANDS + at + 1
                hand = tuple(deck[at * HAND : (at + 1) * HAND])
                yield HandQuestion(id=f"hand-{number:02}-{language}", language=language, hand=hand)


def write_set(clues: Sequence[Written]) -> None:
    """Write questions and vectors."""
    keys = [(card, tier, language) for card in ids() for tier in TIERS for language in LANGUAGES]
    order: dict[tuple[str, str, str], int] = {key: at for at, key in enumerate(keys)}
    clues = sorted(clues, key=lambda clue: order[clue.key])
    texts = [clue.text for clue in clues]
    table = VectorTable.of(texts, Axes.read(SHIPPED).narrow(SentenceEncoder()(texts)))
    table.write(DATA / OURS)
    english = [clue.text for clue in clues if clue.language == "en"]
    VectorTable.of(english, panel_vectors(english)).write(DATA / PANELS)
    from hareloom.research.bench.encoding import multilingual

    knowledge = Knowledge([card.words for card in CARDS()], "en", multilingual())
    _write_lines(DATA / CLUES, [with_decoys(clue, knowledge) for clue in clues])
    _write_lines(DATA / HANDS, list(hands()))


def panel_vectors(texts: Sequence[str]) -> np.ndarray:
    """Those of the panel's encoder, in an environment of its own."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "vectors.npy"
        encoder = ROOT / "scripts" / "panel_encoder.py"
        subprocess.run([ready(), encoder, out], input=json.dumps(list(texts)).encode(), check=True)
        found: np.ndarray = np.load(out)
    return found


def _write_lines(path: Path, lines: Sequence[Struct]) -> None:
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))


def main(arguments: Sequence[str]) -> int:
    """Check, write, or ask the baselines."""
    match arguments:
        case ["check" | "write" as do, *paths] if paths:
            clues = read(paths)
            found = list(problems(clues))
            print("\n".join([*found, f"{len(clues)} clues, {len(found)} problems"]))
            if found or do == "check":
                return 1 if found else 0
            if (DATA / CLUES).exists():
                print(f"Version {VERSION} is there already. Other questions are another version: change VERSION.")
                return 1
            write_set(clues)
            return 0
        case ["baselines"]:
            from hareloom.research.bench.baselines import write_baselines

            write_baselines()
            return 0
        case _:
            print(__doc__)
            return 2


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
