"""The environments are fast enough to learn in. `make bench-research` measures all of them."""

import runpy
from pathlib import Path

import pytest

BENCH = runpy.run_path(str(Path(__file__).parents[3] / "bench" / "steps.py"))


@pytest.mark.parametrize("run", ["turn_by_turn", "all_at_once"])
@pytest.mark.parametrize("observe", BENCH["WAYS"])
def test_a_thousand_steps_a_second(run: str, observe: str) -> None:
    """Half of what is wanted, since this is no quiet machine: other tests run at the same time."""
    BENCH[run](0.1, edition="odyssey", players=6, observe=observe)  # decks and vectors are loaded once
    assert max(BENCH[run](0.2, edition="odyssey", players=6, observe=observe).steps for _ in range(2)) >= 1_000
