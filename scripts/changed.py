"""Runs the tests that a change can touch, in at most three minutes: ``make test-changed`` (SINCE=ref, by default main).

A test file is chosen, the nearest first, because it changed itself or imports what did; because its tests ran the
module when they were measured last (tests/covered.json); because they ran one that imports it; or because it names the
file. Of the page's tests those that import what changed are chosen, and of the browser's those whose screens do. What
doesn't fit into the time is said, and left to ``make test``, which alone judges a change of what every test uses.
"""

from __future__ import annotations

import argparse
import random
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

import covered
import durations
from imports import Imports, below
from test_all import PLACES, Stage, pytest, run_and_say, stages

ROOT = Path(__file__).resolve().parent.parent
SECONDS = 130.0
"""Of tests, on each core: the rest of the three minutes is for starting them, and for the page's build."""
EVERYTHING = ("pyproject.toml", "requirements/", "hatch_build.py", "tests/conftest.py", "tests/__init__.py")
"""What every Python test uses; those in a browser are too long to be run for it."""
WHOLE_PAGE = ("web/package*.json", "web/*.config.*", "web/tsconfig.json", "web/build_page.py", "web/vite/")
"""What every test of the page uses."""
MEASURES = ("tests/durations.json", "tests/covered.json")
SCREENS = {
    "test_book.py": ["lib/book/Book.svelte", "lib/end/Book.svelte"],
    "test_called.py": ["lib/days/CallsSheet.svelte", "worker/sw.ts"],
    "test_codes.py": ["lib/home/Home.svelte", "lib/lobby/Invite.svelte", "lib/table/Leave.svelte"],
    "test_days.py": ["lib/days/DaysChoice.svelte", "lib/days/Tables.svelte", "lib/days/MissedActs.svelte"],
    "test_decks.py": ["lib/decks/ChooseDecks.svelte", "lib/decks/DecksPage.svelte", "lib/decks/DeckPage.svelte"],
    "test_end.py": ["lib/end/End.svelte"],
    "test_fonts.py": ["lib/home/Home.svelte", "main.ts"],
    "test_home.py": ["lib/home/Home.svelte", "lib/how/HowTo.svelte"],
    "test_installed.py": ["worker/sw.ts", "lib/Offline.svelte"],
    "test_models.py": ["lib/models/ModelAsk.svelte", "lib/models/ModelNote.svelte", "lib/models/ModelSwitch.svelte"],
    "test_own_decks.py": ["lib/decks/NewDeckPage.svelte", "lib/decks/DeckPage.svelte"],
    "test_plain_http.py": ["lib/device/allowed.ts", "lib/device/Forbidden.svelte", "lib/device/CopyField.svelte"],
    "test_privacy.py": ["lib/privacy/Privacy.svelte"],
    "test_recorded_clues.py": ["lib/recording/Booth.svelte", "lib/recording/Recorded.svelte"],
    "test_retold.py": ["lib/replay/ReplayPage.svelte"],
    "test_reveal.py": ["lib/reveal/RevealTable.svelte"],
    "test_screen.py": ["lib/screen/ScreenPage.svelte"],
    "test_teaching.py": ["lib/play/Play.svelte", "lib/how/HowTo.svelte"],
    "test_together.py": ["lib/together/AddHere.svelte", "lib/together/Curtain.svelte", "lib/together/PassOn.svelte"],
    "test_week.py": ["lib/days/DaysLobby.svelte", "lib/days/MissedActs.svelte", "lib/days/Vacation.svelte"],
}
"""What a browser test looks at, in web/src; one that isn't named looks at the whole page."""
WHOLE = ["App.svelte", "main.ts"]
NAMED = 10
"""Test files that are named one by one though they are chosen for one reason."""
UNKNOWN = {"page": 1.0, "python": durations.UNKNOWN, "browser": 30.0}
"""The seconds of a test file that was never measured."""


@dataclass(frozen=True, order=True)
class Candidate:
    """A test file, how near it is to the change, and why."""

    rank: int
    distance: float
    test: str
    why: str

    @property
    def kind(self) -> str:
        """Which program runs it."""
        if self.test.startswith("web/"):
            return "page"
        return "browser" if self.test.startswith("tests/browser/") else "python"


@dataclass(frozen=True)
class Choice:
    """What is run, what there is no time for, and what no test is known for."""

    chosen: list[Candidate]
    left: list[Candidate]
    unknown: list[str]

    def of(self, kind: str) -> list[str]:
        return [each.test for each in self.chosen if each.kind == kind]


class Judge:
    """Knows what each test file imports, and what it ran."""

    def __init__(self, root: Path, ran: Mapping[str, set[str]]) -> None:
        self.root = root
        self.ran = ran
        self.imports = Imports(root)

    def _files(self, pattern: str) -> list[str]:
        return sorted(each.relative_to(self.root).as_posix() for each in self.root.glob(pattern))

    @cached_property
    def python_tests(self) -> list[str]:
        """What runs in WebKit is left to ``make test``."""
        return [each for each in self._files("tests/**/test_*.py") if not below(each, "tests/engines/")]

    @cached_property
    def page_tests(self) -> list[str]:
        return self._files("web/tests/**/*.test.ts")

    @cached_property
    def used(self) -> dict[str, dict[str, int]]:
        """What each Python test file imports, by itself and through helpers, but not through the program."""

        def is_no_program(file: str) -> bool:
            return not below(file, "src/")

        found = {}
        for test in self.python_tests:
            folders = [Path(test).parent, *Path(test).parents]
            shared = {f"{folder.as_posix()}/conftest.py" for folder in folders} - {"tests/conftest.py", "./conftest.py"}
            here = [test, *(each for each in sorted(shared) if (self.root / each).is_file())]
            found[test] = self.imports.distances(here, is_no_program)
        return found

    @cached_property
    def importers(self) -> dict[str, set[str]]:
        """The modules of the program that import each of them."""
        found: dict[str, set[str]] = {}
        for module in self._files("src/**/*.py"):
            for each in self.imports.of(module):
                found.setdefault(each, set()).add(module)
        return found

    @cached_property
    def shown(self) -> dict[str, dict[str, int]]:
        """What the page's tests import, and what the browser's look at."""
        found = {test: self.imports.distances([test]) for test in self.page_tests}
        for test in self.python_tests:
            if below(test, "tests/browser/"):
                screens = SCREENS.get(Path(test).name, WHOLE)
                found[test] = self.imports.distances([f"web/src/{each}" for each in screens])
        return found

    def candidates(self, changed: str) -> Iterator[Candidate]:
        """The test files that one changed file can touch."""
        if changed in MEASURES:
            return
        if below(changed, *EVERYTHING):
            yield from (
                Candidate(5, 0, test, f"every test uses {changed}")
                for test in self.python_tests
                if test not in self.shown
            )
        if below(changed, *WHOLE_PAGE):
            yield from (Candidate(5, 0, test, f"every test of the page uses {changed}") for test in self.shown)
        if changed in self.python_tests or changed in self.page_tests:
            yield Candidate(0, 0, changed, "changed itself")
        near = [
            *self._importing(changed),
            *(self._running(changed) if below(changed, "src/") else ()),
            *(self._showing(changed) if below(changed, "web/") else ()),
        ]
        yield from near
        if not near:
            yield from self._naming(changed)

    def _importing(self, changed: str) -> Iterator[Candidate]:
        for test, used in self.used.items():
            if changed in used and changed != test:
                yield Candidate(1, used[changed], test, f"imports {changed}")

    def _running(self, changed: str) -> Iterator[Candidate]:
        """Those that ran the module, or one that imports it; of a file of data, what ran one beside it."""
        if changed.endswith(".py"):
            beside = self.importers.get(changed, set())
        else:
            folder = next(each for each in Path(changed).parents if [*(self.root / each).glob("*.py")])
            beside = {each for each in self._files("src/**/*.py") if Path(each).parent == folder}
        for test, ran in self.ran.items():
            if changed in ran:
                yield Candidate(2, len(ran), test, f"ran {changed}")
            elif ran & beside:
                yield Candidate(3, len(ran), test, f"ran {min(ran & beside)}, which is beside {changed}")

    def _showing(self, changed: str) -> Iterator[Candidate]:
        for test, shown in self.shown.items():
            if changed in shown and changed != test:
                yield Candidate(2, shown[changed], test, f"imports {changed}, {shown[changed]} steps away")

    def _naming(self, changed: str) -> Iterator[Candidate]:
        """Those that say the file's name, or else that of the nearest folder in a folder that one says."""
        for test in (*self.python_tests, *self.page_tests):
            helpers = [each for each in self.used.get(test, [test]) if not below(each, "src/", "scripts/")]
            if any(Path(changed).name in self.imports.words(file) for file in helpers):
                yield Candidate(4, 0, test, f"names {Path(changed).name}")
        for folder in (each.as_posix() for each in Path(changed).parents if each.parent != Path()):
            said = re.compile(rf"""['"/]{Path(folder).name}['"/]""")
            for test in (*self.python_tests, *self.page_tests):
                if said.search(self.imports.words(test)):
                    yield Candidate(4, 1, test, f"names {folder}")


def choose(judge: Judge, changed: Iterable[str], seconds: Mapping[str, float], budget: float) -> Choice:
    """The nearest test files that fit into the seconds; each kind of tests gets as much of them as the others."""
    nearest: dict[str, Candidate] = {}
    unknown = []
    for file in changed:
        found = [each for each in judge.candidates(file) if (judge.root / each.test).is_file()]
        if not found and file not in MEASURES:
            unknown.append(file)
        for each in found:
            nearest[each.test] = min(each, nearest.get(each.test, each))
    # Of what is equally near, the shortest first: so more of it is run.
    waiting = sorted(nearest.values(), key=lambda each: (each.rank, each.distance, _time(each, seconds), each.test))
    spent = dict.fromkeys((each.kind for each in waiting), 0.0)
    chosen: list[Candidate] = []
    left: list[Candidate] = []
    while waiting:
        kind = min({each.kind for each in waiting}, key=lambda kind: (spent[kind], kind))
        candidate = next(each for each in waiting if each.kind == kind)
        waiting.remove(candidate)
        if sum(spent.values()) + _time(candidate, seconds) <= budget or not chosen:
            chosen.append(candidate)
            spent[kind] += _time(candidate, seconds)
        else:
            left.append(candidate)
    return Choice(sorted(chosen), sorted(left), unknown)


def _time(candidate: Candidate, seconds: Mapping[str, float]) -> float:
    return seconds.get(candidate.test, UNKNOWN[candidate.kind])


def git(root: Path, *words: str) -> list[str]:
    """The lines that git says."""
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"git {' '.join(words)}: {done.stderr.strip()}")
    return [line for line in done.stdout.splitlines() if line]


def changed_since(ref: str, root: Path = ROOT) -> list[str]:
    """The files that differ from where this branch left the other: committed, not committed, and new."""
    (base,) = git(root, "merge-base", ref, "HEAD")
    return sorted({*git(root, "diff", "--name-only", base), *git(root, "ls-files", "--others", "--exclude-standard")})


def main_branch(root: Path = ROOT) -> str:
    """The branch that a change will be a part of."""
    return next(
        (each for each in git(root, "branch", "--all", "--format=%(refname:short)") if each == "main"), "origin/main"
    )


def say(choice: Choice, changed: Sequence[str], ref: str, seconds: Mapping[str, float]) -> None:
    """What is run and why, and what isn't."""
    print(f"{len(changed)} files differ from {ref}.")
    for line in reasons(choice.chosen, seconds):
        print(line)
    for file in choice.unknown:
        print(f"          No test is known to use {file}.")
    if choice.left:
        print("There is no time for what follows: make test runs it.")
        for line in reasons(choice.left, seconds):
            print(line)
    print(flush=True)


def reasons(candidates: Iterable[Candidate], seconds: Mapping[str, float]) -> Iterator[str]:
    """A line for each test file; one for many that have the same reason."""
    by_reason: dict[str, list[Candidate]] = {}
    for each in candidates:
        by_reason.setdefault(each.why, []).append(each)
    for why, those in by_reason.items():
        if len(those) > NAMED:
            yield f"{sum(_time(each, seconds) for each in those):6.1f} s  {len(those)} test files: {why}"
        else:
            yield from (f"{_time(each, seconds):6.1f} s  {each.test}: {why}" for each in those)


def stages_for(choice: Choice, seconds: Mapping[str, float], seed: int) -> list[Stage]:
    """What runs the chosen tests, with what they need before."""
    known = {stage.name: stage for stage in stages(seed)}
    order = f"--randomly-seed={seed}"
    page, python, browser = (choice.of(kind) for kind in ("page", "python", "browser"))
    found = [known["page packages"], known["page build"]]
    if page:
        names = [str(Path(each).relative_to("web")) for each in page]
        found.append(replace(known["page tests"], command=(*known["page tests"].command, *names)))
    for number, share in enumerate(durations.shares(python, seconds, PLACES), 1):
        found.append(pytest(f"changed, python {number}", order, *share, needs=("page build",)))
    if browser:
        found.append(known["a browser to test with"])
        for number, share in enumerate(durations.shares(browser, seconds, PLACES), 1):
            needs = ("page build", "a browser to test with")
            found.append(pytest(f"changed, browser {number}", order, *share, needs=needs))
    return found


def main() -> int:
    """Choose, say so, and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--since", metavar="REF", help="a branch, tag or commit; by default main")
    parser.add_argument("--choose", action="store_true", help="only say what would be run")
    parser.add_argument("--seed", type=int, help="the order of the tests, and their seeds")
    options = parser.parse_args()
    ref = options.since or main_branch()
    seed = random.randrange(2**32) if options.seed is None else options.seed
    changed = changed_since(ref)
    seconds = durations.known()
    choice = choose(Judge(ROOT, covered.known()), changed, seconds, SECONDS * PLACES)
    say(choice, changed, ref, seconds)
    if options.choose or not choice.chosen:
        return 0
    code, _ = run_and_say(stages_for(choice, seconds, seed), seed, again="make test-changed")
    return code


if __name__ == "__main__":
    sys.exit(main())
