"""Puts faults into the program, one at a time, and says which of them the tests find: ``make mutants`` (ONLY=decks/).

Three for each of seven packages. In a scratch copy a text is replaced by a wrong one, and the tests run that
``make test-changed`` would choose for the file, until one fails. The same test must pass without the fault.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import covered
import durations
from changed import Judge, choose
from check_readme import fresh_copy

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = "src/hareloom"
SECONDS = 130.0
"""Of tests for one fault, as they take on a quiet machine."""
FAILED = 1
"""What pytest says where a test has failed; other codes mean that it couldn't run."""


@dataclass(frozen=True)
class Mutant:
    """A fault: in this file the one text stands for the other."""

    file: str
    right: str
    wrong: str
    fault: str

    @property
    def path(self) -> str:
        return f"{PROGRAM}/{self.file}"

    def in_place(self, text: str) -> str:
        """The file with the fault; raises ValueError where its text is gone, or stands twice."""
        if text.count(self.right) != 1:
            raise ValueError(f"{self.path} has {self.right!r} {text.count(self.right)} times. Mend scripts/mutants.py.")
        return text.replace(self.right, self.wrong)


MUTANTS = [
    Mutant(
        "game/scoring.py",
        "if not finders or len(finders) == len(ballots):",
        "if not finders:",
        "The storyteller scores though everybody found the card.",
    ),
    Mutant(
        "game/view.py",
        "        if everybody or seat.no == table.storyteller:\n",
        "        if everybody:\n",
        "Party's storyteller sees a hand before the clue.",
    ),
    Mutant(
        "game/moves/voting.py",
        "        or laid[votes[0] - 1].owner == own\n",
        "",
        "A player may vote for their own picture.",
    ),
    Mutant(
        "tables/log.py",
        "            self._done.discard(staged.asked.key)\n",
        "",
        "A move that another server was faster than passes for done.",
    ),
    Mutant(
        "tables/done.py",
        "        return self._contents.get(key)\n",
        "        return None\n",
        "A move that is sent again after a lost answer is done twice.",
    ),
    Mutant(
        "tables/door.py",
        "    if settings.locked:\n",
        "    if settings.locked and not seat:\n",
        "A locked table lets in who wants to play.",
    ),
    Mutant(
        "server/http/limits.py",
        "str(ipaddress.IPv6Address(int(found) >> 64 << 64))",
        "str(found)",
        "A household counts as many addresses of IPv6.",
    ),
    Mutant(
        "server/http/sessions.py",
        "if origin is not None and origin not in site.origins:",
        'if origin == "null":',
        "Another site's page may ask for a person.",
    ),
    Mutant(
        "server/http/sessions.py",
        "httponly=True",
        "httponly=False",
        "A script can read the cookie.",
    ),
    Mutant(
        "store/sql/statements.py",
        "WHERE at <= ?1 AND aside = ''\"",
        'WHERE at <= ?1"',
        "A table that is set aside is due again and again.",
    ),
    Mutant(
        "store/sqlite/writer.py",
        "if row.changes or entry is None or entry[1] != row.expected_version:",
        "if row.changes or entry is None:",
        "A row may leave a gap in a table's log.",
    ),
    Mutant(
        "store/sqlite/file.py",
        "PRAGMA secure_delete = ON",
        "PRAGMA secure_delete = OFF",
        "What was erased stays in the file.",
    ),
    Mutant(
        "bots/players/vote.py",
        "    opinion[[position - 1 for position in forbidden]] = -np.inf\n    if not np",
        "    if not np",
        "A bot votes for its own card.",
    ),
    Mutant(
        "bots/players/give.py",
        "(-fits).argsort",
        "fits.argsort",
        "A bot gives the cards that fit least.",
    ),
    Mutant(
        "bots/models/answer.py",
        "if not numbers or not all(1 <= number <= len(hand) for number in numbers):",
        "if not numbers:",
        "A model's number of no picture ends a bot's turn with a fault.",
    ),
    Mutant(
        "decks/pictures.py",
        "        turn = UPRIGHT.get(_orientation(image))\n",
        "        turn = None\n",
        "A telephone's picture lies on its side.",
    ),
    Mutant(
        "decks/archive.py",
        "            if reason := _refusal(info):\n",
        "            if (reason := _refusal(info)) and info.is_dir():\n",
        "A ZIP's files may have any path and any kind.",
    ),
    Mutant(
        "decks/archive.py",
        "for info in files)) > MOST_BYTES:",
        "for info in files)) > 1000 * MOST_BYTES:",
        "A small ZIP may unpack to gigabytes.",
    ),
    Mutant(
        "recordings/looking.py",
        "    if len(file.streams) != 1:\n",
        "    if not file.streams:\n",
        "A recording may carry other tracks.",
    ),
    Mutant(
        "recordings/looking.py",
        "    if seconds > most + GRACE:\n",
        "    if seconds > 100 * most:\n",
        "A recording may last half an hour.",
    ),
    Mutant(
        "recordings/looking.py",
        "    if width * height > MOST_PIXELS or max(width, height) > LONGEST_SIDE:\n",
        "    if width > 100 * LONGEST_SIDE:\n",
        "A mime may be larger than a telephone can show.",
    ),
]


def copy_of(folder: Path) -> Path:
    """The project in a scratch folder, with the page as it is built here."""
    project = fresh_copy(folder)
    static = ROOT / PROGRAM / "server" / "static"
    if static.is_dir():
        (project / static.relative_to(ROOT)).symlink_to(static)
    return project


def pytest(project: Path, tests: Sequence[str]) -> tuple[int, str]:
    """Run tests of a copy until one fails: the exit code, and what failed."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:randomly", *tests]
    environment = {**os.environ, "PYTHONPATH": str(project / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=False)
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    return done.returncode, failed[0].split(" ", 1)[1].partition(" - ")[0] if failed else done.stdout[-2000:]


def tests_for(mutant: Mutant) -> list[str]:
    """What ``make test-changed`` would run for its file, the nearest first; without the browser."""
    choice = choose(Judge(ROOT, covered.known()), [mutant.path], durations.known(), SECONDS)
    return choice.of("python")


def is_found(mutant: Mutant) -> bool:
    """Put it in, run the tests, and say what became of it."""
    with tempfile.TemporaryDirectory() as folder:
        project = copy_of(Path(folder))
        file = project / mutant.path
        right = file.read_text(encoding="utf-8")
        file.write_text(mutant.in_place(right), encoding="utf-8")
        tests = tests_for(mutant)
        code, failed = pytest(project, tests) if tests else (FAILED + 1, "There is no test for it.")
        found = code == FAILED
        if found:
            file.write_text(right, encoding="utf-8")
            without, _ = pytest(project, [failed])
            found = without == 0
            failed += "" if found else ", which fails without it too"
    print(f"{'found' if found else 'NOT FOUND':9}  {mutant.file}: {mutant.fault}  {failed}", flush=True)
    return found


def main() -> int:
    """Try all, or those whose file begins so; the exit code is 1 if one is not found."""
    chosen = [each for each in MUTANTS if each.file.startswith(tuple(sys.argv[1:]) or "")]
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        found = sum(workers.map(is_found, chosen))
    print(f"{found} of {len(chosen)} faults found")
    return int(found < len(chosen) or not chosen)


if __name__ == "__main__":
    sys.exit(main())
