"""Every proof and bench is tried in a short form, and each knows that form."""

from __future__ import annotations

import re
from pathlib import Path

import yaml  # type: ignore[import-untyped]  # comes with schemathesis

import benches

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


def test_no_proof_and_no_bench_is_left_out() -> None:
    """Whatever file in bench/ a target runs, and the proofs; a job of CI tries them all."""
    tried = benches.targets()
    programs = re.findall(r"^(bench-[a-z-]+):", MAKEFILE, re.MULTILINE)
    assert {*programs, "proof", "proof-machines"} == set(tried)
    check = yaml.safe_load((ROOT / ".github" / "workflows" / "check.yml").read_text(encoding="utf-8"))
    assert [step.get("run") for step in check["jobs"]["benches"]["steps"]][-1] == "make benches"


def test_every_count_of_a_proof_has_a_short_one() -> None:
    """A number that is always the long one would make a job of minutes one of hours."""
    lines = [line for line in MAKEFILE.splitlines() if line.startswith("\t@HARELOOM_")]
    assert len(lines) > 15
    for line in lines:
        for given in re.findall(r"HARELOOM_\w+=(\S+)", line):
            assert given.startswith("$(call"), line
    for bench in re.findall(r" bench/(\w+)\.py", MAKEFILE):
        assert "from amounts import" in (ROOT / "bench" / f"{bench}.py").read_text(encoding="utf-8"), bench
