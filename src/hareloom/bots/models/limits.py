"""How much one move of a model may cost: in seconds, in tokens, in what is sent."""

from msgspec import Struct


class Limits(Struct, frozen=True):
    """The same for every move of a player."""

    seconds: float = 30.0
    """For the whole move: both requests, and every pause between them."""
    answer_tokens: int = 600
    """The most that an answer may have. Models that think before they answer need more."""
    side: int = 512
    """Pixels of the longer side of a picture that is sent: enough to see with, and a picture costs by its size."""
    turns: int = 12
    """How many of the last turns the model is told about; at least one."""
    clues: int = 60
    """How many of the clues told before, which are not to be repeated; at least one."""
    pictures_kept: int = 100
    """So many pictures are kept as they are sent, since a hand is shown again and again."""
