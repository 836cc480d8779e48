"""The environments are fast enough to learn in. `make bench-research` measures all of them."""

import pytest
import steps


@pytest.mark.parametrize("run", ["turn_by_turn", "all_at_once"])
@pytest.mark.parametrize("observe", steps.WAYS)
def test_a_thousand_steps_a_second(run: str, observe: str) -> None:
    """Half of what is wanted, since this is no quiet machine: other tests run at the same time."""
    measure = getattr(steps, run)
    measure(0.1, edition="odyssey", players=6, observe=observe)  # decks and vectors are loaded once
    assert max(measure(0.2, edition="odyssey", players=6, observe=observe).steps for _ in range(2)) >= 1_000
