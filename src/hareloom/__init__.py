"""Hareloom: a storytelling card game in the browser.

A table in memory, for scripts and experiments; a live one is a server's (``hareloom play``):

>>> import hareloom
>>> table = hareloom.open_table("odyssey", players=4, seed=7)
>>> table.claim(1)
>>> mine = table.view(1).own.hand
>>> table.tell(1, "What the tide forgot to take back", mine[0])
>>> for seat in (2, 3, 4):
...     table.give(seat, table.view(seat).own.hand[0])
>>> pictures = table.view().table.images
>>> for seat in (2, 3, 4):
...     table.vote(seat, pictures.index(mine[0]) + 1)
>>> table.view(2).table.reveal.scores
(0, 2, 2, 2)
"""

from hareloom.game.refusals import Refusal
from hareloom.sim.tabletop import Tabletop, open_table

__version__ = "0.1.0"
__all__ = ["Refusal", "Tabletop", "__version__", "open_table"]
