"""What a seat may know, written from section 5 of the rules alone: nothing here imports `view`, `legal` or `roles`.

`twins` makes tables that differ from a given one only in what an audience (a seat, or None: a watcher) may not know
now; whatever is sent to that audience must be the same bytes for all of them. `check_payload` looks at bytes alone, so
it also serves for the frames and bodies of a live server.
"""

from .oracle_bytes import check_payload
from .oracle_section5 import Audience, Row, could_be, knowledge, may_know_cards, must_show
from .oracle_twins import named_twins, twins

__all__ = [
    "Audience",
    "Row",
    "check_payload",
    "could_be",
    "knowledge",
    "may_know_cards",
    "must_show",
    "named_twins",
    "twins",
]
