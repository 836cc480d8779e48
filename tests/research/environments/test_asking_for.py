"""What can't be played, or isn't installed, is said kindly."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hareloom.mistake import Mistake

from .playing import env, parallel_env, up_to


@pytest.mark.parametrize(
    ("what", "words"),
    [
        ({"edition": "dixit"}, "There is no edition called 'dixit'. There are: classic"),
        ({"edition": "team", "players": 7}, "team is for 6, 8, 10, 12 players; there are 7"),
        ({"house": {"hand": 3}}, "There is no house rule called 'hand'"),
        ({"house": {"hand_size": 99}}, "hand_size must be a number from"),
        ({"edition": "party", "players": 6, "house": {"bonus_cap": 3}}, "bonus_cap means nothing in party"),
        ({"players": 12, "house": {"hand_size": 7}}, "are missing"),
        ({"deck": "tarot"}, "There is no deck called 'tarot'. There are: hareloom, lamplight"),
        ({"observe": "pixels"}, "There are no observations 'pixels'. There are: dict, text, arrays"),
        ({"phrases": 0}, "at least one phrase"),
        ({"phrases": 10**6}, "can't be offered"),
        ({"language": "tlh"}, "There are no phrases in 'tlh'. There are: ar, de, en"),
        ({"render_mode": "rgb_array"}, "There is no render mode 'rgb_array'"),
    ],
    ids=str,
)
def test_a_wrong_wish_is_answered_kindly(what: dict[str, Any], words: str) -> None:
    """A mistake says what there is."""
    with pytest.raises(Mistake) as mistake:
        up_to(parallel_env(**what), "clue")
    assert words in str(mistake.value)


def test_a_game_must_be_dealt_first() -> None:
    """Before reset there is nothing to see."""
    with pytest.raises(Mistake, match="reset"):
        env().observe("player_0")
    with pytest.raises(Mistake, match="arrays"):
        _ = env().embeddings


def test_without_the_extra_the_command_is_named(tmp_path: Path) -> None:
    """Importing the package works without PettingZoo; asking for an environment says how to install it."""
    (tmp_path / "pettingzoo.py").write_text("raise ModuleNotFoundError('gone', name='pettingzoo')", encoding="utf-8")
    program = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
        "import hareloom.research\n"
        "try:\n    hareloom.research.env\n"
        "except ImportError as problem:\n    print(type(problem).__mro__[1].__name__, problem)"
    )
    output = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout
    assert output == "Mistake The environments need pettingzoo. Install it with: pip install 'hareloom[research]'\n"
    with pytest.raises(AttributeError, match="nothing"):
        _ = sys.modules["hareloom.research"].nothing


def test_the_table_can_be_shown(capsys: pytest.CaptureFixture[str]) -> None:
    """In words: returned, or written to the terminal after each cycle; hands are not in them."""
    game = parallel_env("odyssey", 4, render_mode="ansi")
    up_to(game, "vote")
    words = game.render()
    assert "odyssey, turn 1, vote: waits for" in words
    assert game.view("player_0").table.clue.text in words
    assert all(card not in words for agent in game.agents for card in game.view(agent).own.hand)
    loud = env("odyssey", 3, render_mode="human")
    loud.reset(seed=1)
    for _ in range(3):
        loud.step(1)
    assert "clue: waits for player_" in capsys.readouterr().out
    assert env().render() is None
