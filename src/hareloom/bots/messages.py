"""What the server and the bot process send each other: one line of JSON per question, one per answer."""

from msgspec import Struct

from hareloom.game import actions as a
from hareloom.game.values import CardId, Reveal
from hareloom.game.view_types import GameView

from .players.characters import STAND_IN


class LentCard(Struct, frozen=True):
    """A card of a player's own deck: what its owner says of it, and where its smallest picture lies."""

    id: CardId
    description: dict[str, str]
    tags: dict[str, tuple[str, ...]]
    inventory: dict[str, tuple[str, ...]]
    thumb: str


class LentDeck(Struct, frozen=True):
    """A player's own deck. The bot process knows it from here alone, and for as long as it runs."""

    id: str
    cards: tuple[LentCard, ...]


class BotQuestion(Struct, frozen=True, kw_only=True):
    """Asks for a seat's move. It holds only what that seat knows."""

    view: GameView | None = None
    """None asks for no move: the bot process only loads these decks."""
    decks: tuple[str, ...]
    lent: tuple[LentDeck, ...] = ()
    """Those of the decks that players made, and that the process doesn't know yet or not as they are now."""
    language: str = "en"
    character: str = STAND_IN
    past: tuple[Reveal, ...] = ()
    """The turns at this table that all players have seen, those of earlier games first."""
    told: tuple[str, ...] = ()
    """The clues of this table, which a bot doesn't repeat."""
    heard: tuple[int, ...] = ()
    """The numbers of the phrases that people here have heard, at other tables too."""
    talks: bool = False
    """In a reveal the bot may say something."""
    hurried: bool = False
    """The bot moves for an absent player, and doesn't wait for its partner."""
    seed: int = 0
    """The same question with the same seed gets the same move."""


class BotAnswer(Struct, frozen=True):
    """A move, no move, or the problem that prevented one."""

    move: a.BotMove | None = None
    problem: str = ""
    loading: bool = False
    """The decks are not ready yet: ask again."""
