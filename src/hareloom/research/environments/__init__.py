"""PettingZoo environments for every edition and size, on the public decide, evolve and view. See docs/RESEARCH.md."""

from .aec import TurnEnv as env  # noqa: N813 - PettingZoo's name for it
from .parallel import CycleEnv as parallel_env  # noqa: N813 - as above

__all__ = ["env", "parallel_env"]
