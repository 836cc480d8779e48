"""How long things take at a live table."""

from msgspec import Struct


class Delays(Struct, frozen=True, kw_only=True):
    """Seconds. Tests set them small."""

    moment: float = 3.0
    """To take back the move that was the last one missing."""
    linger: float = 20.0
    """Until any one seat may end a reveal."""
    bots_claim: float = 20.0
    """Until bots claim the first turn, if no player does; counted anew for each player who comes to the claim."""
    bot_least: float = 2.0
    bot_most: float = 9.0
    show: float = 12.0
    """Until bots answer a reveal: pages tell it picture by picture."""
    claim: float = 60.0
    """Until chance says who tells first, at a table with a clock."""
    least: float = 30.0
    """What every player who is missing has at least when a table wakes."""
    host_away: float = 120.0
    """Until another person who is here becomes host."""
    nudge: float = 10.0
    """Between two nudges of one player."""
    away: float = 60.0
    """How long a person without a socket counts as present after their last request."""
    look: float = 600.0
    """How long a reveal of a game over days stays open at most while players look at it."""
    call: float = 60.0
    """Until a player is called whose turn it is, in a game over days: one who is here has moved by then."""
    call_here: float = 1800.0
    """The same for a player who has the table open, and perhaps looks elsewhere."""
    due: float = 1.0
    """Between two looks at what is due in the store."""
    forget: float = 600.0
    """How long a table without clients stays in memory."""
