"""Which tests ``make test-changed`` chooses, and in which order."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import covered
from changed import SCREENS, Choice, Judge, changed_since, choose, main_branch, stages_for
from imports import Imports

ROOT = Path(__file__).parents[2]
FILES = {
    "src/hareloom/__init__.py": "",
    "src/hareloom/clue.py": "def said(): ...",
    "src/hareloom/vote.py": "from . import clue\ndef cast(): ...",
    "src/hareloom/words/__init__.py": "def spell(): ...",
    "src/hareloom/words/en.tsv": "hare",
    "scripts/serve.py": "from helping import free",
    "scripts/helping.py": "",
    "tests/conftest.py": "",
    "tests/making.py": "",
    "tests/test_clue.py": "import hareloom.clue\nfrom tests.making import made",
    "tests/test_vote.py": "import hareloom.vote",
    "tests/test_serve.py": "import serve",
    "tests/docs/conftest.py": "",
    "tests/docs/test_guide.py": 'GUIDE = ROOT / "docs" / "GUIDE.md"\nPAGES = "pages/"',
    "tests/browser/test_book.py": "",
    "tests/browser/test_all.py": "",
    "docs/GUIDE.md": "",
    "docs/pages/one.md": "",
    "web/src/App.svelte": "import('./lib/book/Book.svelte'); import Home from './lib/Home.svelte';",
    "web/src/main.ts": "import App from './App.svelte';",
    "web/src/lib/Home.svelte": "import { go } from './router.svelte.ts';",
    "web/src/lib/router.svelte.ts": "",
    "web/src/lib/book/Book.svelte": "import { turn } from './turn.ts'; import.meta.glob<W>('./words/*.json');",
    "web/src/lib/book/turn.ts": "",
    "web/src/lib/book/words/en.json": "{}",
    "web/src/lib/end/Book.svelte": "",
    "web/tests/turn.test.ts": "import { turn } from '../src/lib/book/turn.ts';",
    "web/tests/components/Home.test.ts": "import Home from '../../src/lib/Home.svelte';",
}
RAN = {
    "tests/test_clue.py": {"src/hareloom/clue.py"},
    "tests/test_vote.py": {"src/hareloom/clue.py", "src/hareloom/vote.py"},
    "tests/test_serve.py": {"src/hareloom/words/__init__.py"},
}


@pytest.fixture
def judge(tmp_path: Path) -> Judge:
    """Of a small repository."""
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return Judge(tmp_path, RAN)


def chosen(judge: Judge, *changed: str, budget: float = 1000, seconds: dict[str, float] | None = None) -> Choice:
    """What is chosen for changed files."""
    return choose(judge, changed, seconds or {}, budget)


def names(choice: Choice) -> list[str]:
    """The chosen tests, the nearest first."""
    return [each.test for each in choice.chosen]


def test_module_chooses_what_imports_it_and_what_ran_it(judge: Judge) -> None:
    """The test that imports it comes first, then what ran it; nothing else is chosen."""
    choice = chosen(judge, "src/hareloom/clue.py")
    assert names(choice) == ["tests/test_clue.py", "tests/test_vote.py"]
    assert [each.why for each in choice.chosen] == ["imports src/hareloom/clue.py", "ran src/hareloom/clue.py"]


def test_test_file_chooses_itself(judge: Judge) -> None:
    """Nothing else imports it."""
    for test in ("tests/test_vote.py", "web/tests/turn.test.ts"):
        assert names(chosen(judge, test)) == [test]


def test_helper_chooses_the_tests_that_use_it(judge: Judge) -> None:
    """Also by way of a program of ours, and a folder's conftest.py all that lies in the folder."""
    assert names(chosen(judge, "tests/making.py")) == ["tests/test_clue.py"]
    assert names(chosen(judge, "scripts/helping.py")) == ["tests/test_serve.py"]
    assert names(chosen(judge, "tests/docs/conftest.py")) == ["tests/docs/test_guide.py"]


def test_data_chooses_what_ran_the_modules_beside_it(judge: Judge) -> None:
    """A list of words changes what its package says."""
    assert names(chosen(judge, "src/hareloom/words/en.tsv")) == ["tests/test_serve.py"]


def test_document_chooses_the_tests_that_name_it(judge: Judge) -> None:
    """By its name, or by that of its folder."""
    assert names(chosen(judge, "docs/GUIDE.md")) == ["tests/docs/test_guide.py"]
    assert names(chosen(judge, "docs/pages/one.md")) == ["tests/docs/test_guide.py"]


def test_component_chooses_what_imports_it_and_the_browsers_tests_of_its_screens(judge: Judge) -> None:
    """A browser test that looks at one screen is not chosen for another; one that isn't known looks at all."""
    everywhere = "tests/browser/test_all.py"
    home = {"web/tests/components/Home.test.ts", everywhere}
    book = {"tests/browser/test_book.py", everywhere}
    assert {*names(chosen(judge, "web/src/lib/router.svelte.ts"))} == home
    assert {*names(chosen(judge, "web/src/lib/book/turn.ts"))} == {*book, "web/tests/turn.test.ts"}
    assert {*names(chosen(judge, "web/src/lib/book/words/en.json"))} == book


def test_nearest_browser_test_comes_first(judge: Judge) -> None:
    """The one whose screen it is, before the one that looks at everything."""
    near, far = [each for each in chosen(judge, "web/src/lib/book/turn.ts").chosen if each.kind == "browser"]
    assert (near.test, far.test) == ("tests/browser/test_book.py", "tests/browser/test_all.py")


def test_what_every_test_uses_chooses_as_many_as_there_is_time_for(judge: Judge) -> None:
    """The shortest first, and what is left is said."""
    seconds = dict.fromkeys((*RAN, "tests/docs/test_guide.py"), 9.0) | {"tests/test_vote.py": 1.0}
    choice = chosen(judge, "pyproject.toml", budget=6, seconds=seconds)
    assert "tests/test_vote.py" in names(choice)
    assert "tests/test_clue.py" in {each.test for each in choice.left}
    assert not any(each.startswith("web/") for each in names(choice))
    assert {*names(chosen(judge, "web/package.json"))} == {
        *judge.page_tests,
        "tests/browser/test_book.py",
        "tests/browser/test_all.py",
    }


def test_kinds_of_tests_share_the_time(judge: Judge) -> None:
    """A change of server and page runs some of each."""
    changed = ("src/hareloom/clue.py", "web/src/lib/book/turn.ts")
    choice = chosen(judge, *changed, budget=40, seconds={"tests/browser/test_book.py": 30.0})
    assert {each.kind for each in choice.chosen} == {"python", "page", "browser"}


def test_file_that_no_test_is_known_for_is_said(judge: Judge) -> None:
    """It isn't passed over."""
    assert chosen(judge, "art/hare.svg").unknown == ["art/hare.svg"]
    assert chosen(judge, "tests/durations.json").unknown == []


def test_chosen_tests_are_run_by_their_own_programs(judge: Judge) -> None:
    """After the page is built; each once."""
    choice = chosen(judge, "src/hareloom/clue.py", "web/src/lib/book/turn.ts")
    found = {stage.name: stage for stage in stages_for(choice, {}, seed=3)}
    assert found["page tests"].command[-1] == "tests/turn.test.ts"
    run = [word for stage in found.values() for word in stage.command if word.startswith("tests/test_")]
    assert sorted(run) == ["tests/test_clue.py", "tests/test_vote.py"]
    assert all("page build" in stage.needs for name, stage in found.items() if name.startswith("changed"))


def test_what_tests_ran_is_kept_small_and_whole() -> None:
    """What is written is read again."""
    ran = {"tests/a.py": {"x", "y"}, "tests/b.py": {"x"}, "tests/c.py": {"x"}, "tests/d.py": set[str]()}
    written = covered.packed(ran)
    assert written["modules"] == {"x": "0-2", "y": "0"}
    assert covered.unpacked(written) == ran


def test_module_that_is_only_imported_was_not_run() -> None:
    """Lines of functions count, those of their heads and of the module don't."""
    assert covered.lines_in_functions("import os\n\ndef one(a=os.sep):\n    return a\n\nclass Two:\n    x = 1\n") == {4}


def test_every_screen_of_a_browser_test_is_there() -> None:
    """And imports something: a mistyped one would choose nothing."""
    for name, screens in SCREENS.items():
        for screen in screens:
            assert (ROOT / "web" / "src" / screen).is_file(), f"{name}: {screen}"
    assert len(Imports(ROOT).distances(["web/src/main.ts"])) > 200


def test_what_was_measured_is_of_this_repository() -> None:
    """Most modules of which it says something are there."""
    ran = covered.known()
    modules = {module for each in ran.values() for module in each}
    there = [module for module in modules if (ROOT / module).is_file()]
    assert len(there) > 0.8 * len(modules), "make covered notes anew what the tests run"


def test_difference_holds_what_is_committed_what_is_not_and_what_is_new(tmp_path: Path) -> None:
    """Since the branch left the other; what came to the other meanwhile is no change of this one."""

    def git(*words: str) -> None:
        who = ("-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")
        subprocess.run(["git", *who, *words], cwd=tmp_path, check=True, capture_output=True)

    def write(name: str, text: str) -> None:
        (tmp_path / name).write_text(text)

    git("init", "--initial-branch=main")
    for name in ("committed", "pending", "same", "theirs"):
        write(name, "before")
    git("add", ".")
    git("commit", "-m", "Begin")
    git("checkout", "-b", "mine")
    write("committed", "after")
    git("commit", "-am", "Change")
    git("checkout", "main")
    write("theirs", "after")
    git("commit", "-am", "Go on")
    git("checkout", "mine")
    write("pending", "after")
    write("new", "")
    assert main_branch(tmp_path) == "main"
    assert changed_since("main", tmp_path) == ["committed", "new", "pending"]
