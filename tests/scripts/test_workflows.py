"""The workflow files promise what a release needs. web/tests/workflows.test.ts lints them; no forge runs them here."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # comes with schemathesis

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / ".github" / "workflows"
FILES = {file.stem: yaml.safe_load(file.read_text(encoding="utf-8")) for file in FOLDER.iterdir()}
CHECK, RELEASE = FILES["check"]["jobs"], FILES["release"]["jobs"]


def commands(workflow: dict[str, Any]) -> list[str]:
    """Every line that is run."""
    steps = [step for job in workflow["jobs"].values() for step in job.get("steps", ())]
    return [step["run"] for step in steps if "run" in step]


def actions(job: dict[str, Any]) -> list[str]:
    """The actions that a job uses, without their versions."""
    return [step["uses"].partition("@")[0] for step in job["steps"] if "uses" in step]


def test_every_system_and_every_python_is_tried() -> None:
    """Three systems; each Python that the package says it is for, and the newest."""
    matrix = CHECK["matrix"]["strategy"]["matrix"]
    assert matrix["os"] == ["ubuntu-latest", "macos-latest", "windows-latest"]
    assert matrix["python"] == ["3.11", "3.12", "3.13", "3.14"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = {text.rpartition(" ")[2] for text in project["classifiers"] if re.search(r":: 3\.\d+$", text)}
    assert named <= set(matrix["python"])
    assert project["requires-python"] == f">={matrix['python'][0]}"


@pytest.mark.parametrize("name", sorted(FILES))
def test_what_is_run_exists(name: str) -> None:
    """Each target of make, each file of requirements and each folder of tests."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for command in commands(FILES[name]):
        for target in re.findall(r"^make (\w+)", command):
            assert f".PHONY: {target}\n" in makefile
        for path in re.findall(r"(?:requirements|tests)/[\w./]+", command):
            assert (ROOT / path).exists()


@pytest.mark.parametrize("name", sorted(FILES))
def test_no_more_is_allowed_than_needed(name: str) -> None:
    """Reading, unless a job says more; checkouts keep no credentials; nothing needs a secret of ours."""
    text = (FOLDER / f"{name}.yml").read_text(encoding="utf-8")
    assert FILES[name]["permissions"] == {"contents": "read"}
    assert "secrets." not in text
    assert text.count("actions/checkout@") == text.count("persist-credentials: false")
    assert "${{" not in "".join(commands(FILES[name]))


def test_a_release_is_checked_built_attested_and_published_in_this_order() -> None:
    """One build; only the job that publishes may publish, by trusted publishing, and only what was attested."""
    assert RELEASE["check"]["uses"] == "./.github/workflows/check.yml"
    assert [RELEASE[name]["needs"] for name in ("build", "publish", "announce")] == ["check", "build", "publish"]
    assert "actions/attest-build-provenance" in actions(RELEASE["build"])
    assert actions(RELEASE["publish"]) == ["actions/download-artifact", "pypa/gh-action-pypi-publish"]
    assert RELEASE["publish"]["permissions"] == {"id-token": "write"}
    assert RELEASE["publish"]["environment"] == "pypi"
    assert "make sbom" in commands(FILES["release"])
