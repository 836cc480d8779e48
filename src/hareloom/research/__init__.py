"""For research: environments for learners, an arena for players, a benchmark. Needs the extra `hareloom[research]`."""

from typing import TYPE_CHECKING, Any

from hareloom.mistake import Mistake

if TYPE_CHECKING:
    from .environments import env, parallel_env

__all__ = ["MissingExtra", "env", "parallel_env"]


class MissingExtra(Mistake, ImportError):  # noqa: N818 - as Mistake
    """A package of the extra is not installed."""


def __getattr__(name: str) -> Any:  # noqa: ANN401 - whatever has that name
    if name not in ("env", "parallel_env"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        from . import environments  # noqa: PLC0415 - a server, the arena and the benchmark do without PettingZoo
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.startswith("hareloom"):
            raise
        words = f"The environments need {missing.name}. Install it with: pip install 'hareloom[research]'"
        raise MissingExtra(words) from missing
    return getattr(environments, name)
