"""What all tables of a server share."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random, SystemRandom
from typing import Protocol, TypeAlias

from msgspec import Struct

from hareloom.bots.process import Bots
from hareloom.calls.call import Caller, CallsNobody
from hareloom.calls.counts import CallCounts
from hareloom.game.actions import Action
from hareloom.game.events import Event
from hareloom.game.values import CardId
from hareloom.store import Change, Store
from hareloom.store.neighbours import Neighbours

from .delays import Delays
from .histogram import Histogram
from .models.asking import Models
from .post import Post
from .scheduler import Scheduler

WATCHERS = 60
"""People without a seat whom a table has room for, unless the operator chooses another number."""

Outcome: TypeAlias = tuple[Sequence[Event], Sequence[Change]]
"""What a request leads to: events for the log, and changes beside it."""


class Decks(Protocol):
    """Where a game's cards come from."""

    def cards_of(self, decks: tuple[str, ...]) -> tuple[CardId, ...] | None:
        """The cards of these decks, each once; None if one of the decks is not known."""


class OwnDeckCounts(Struct, frozen=True):
    """Players' decks in numbers."""

    decks: int = 0
    cards: int = 0
    bytes: int = 0
    taken: int = 0
    """Pictures that became cards since the server started."""
    refused: int = 0
    """Pictures that did not."""
    failures: int = 0
    """How often the decoding process died or took too long."""
    waiting: int = 0
    """Pictures that are decoded or wait for it."""


class Counts:
    """What was done since the server started, in plain numbers that name no table and no person."""

    def __init__(self) -> None:
        self.actions: Counter[type[Action]] = Counter()
        self.refusals: Counter[str] = Counter()
        """By code, for example stale."""
        self.frames = 0
        self.bytes_sent = 0
        self.appends = 0
        self.append_seconds = 0.0
        self.commits = Histogram()
        """From a batch's way to the disk until it is durable."""
        self.sends = Histogram()
        """How long it took to tell everybody of a batch."""
        self.actions_took = Histogram()
        """Both together, for each action: what its player waits for."""
        self.bots_thought = Histogram()
        """From a bot's turn to its move, loading and waiting for other bots included."""
        self.loop_lag = Histogram()
        """How much later than asked for the event loop came back."""
        self.server_errors = 0
        """Answers with a status from 500 on."""
        self.limited: Callable[[], Mapping[str, int]] = dict
        """How often each limit refused something."""
        self.decoded = Histogram()
        """How long pictures took that players sent for their decks."""
        self.looked_at = Histogram()
        """How long recordings took that players sent for their clues."""
        self.calls: Callable[[], CallCounts] = CallCounts
        """How often players were called."""
        self.call_took = Histogram()
        """How long one delivery of a call took."""
        self.own_decks: Callable[[], OwnDeckCounts] = OwnDeckCounts
        """What there is of players' decks."""
        self.model_moves = 0
        """Moves that a large model made."""
        self.model_fallbacks = 0
        """Moves that the offline mind made because the model made none."""
        self.model_tokens = 0
        self.due = 0
        """Tables that were woken because something was due there."""
        self.conflicts = 0
        self.tables_opened = 0
        self.tables_set_aside = 0


class Context:
    """The store and what surrounds the tables."""

    def __init__(
        self,
        store: Store,
        decks: Decks,
        delays: Delays,
        scheduler: Scheduler,
        bots: Bots,
        neighbours: Neighbours,
        watchers: int = WATCHERS,
    ) -> None:
        self.store = store
        self.neighbours = neighbours
        self.decks = decks
        self.delays = delays
        self.scheduler = scheduler
        self.bots = bots
        self.watchers = watchers
        self.counts = Counts()
        bots.thought = self.counts.bots_thought.add
        self.post = Post(store, self.counts)
        self.dice: Random = SystemRandom()
        self.caller: Caller = CallsNobody()
        """Calls players whose turn it is."""
        self.models: Models | None = None
        """The large model that the operator offers."""
        self.records = False
        """Does this server take recordings of clues?"""
        self.recordings_gone: Callable[[], None] = lambda: None
        """Called when tables have recordings no more, whose bytes are to be removed."""
        self.may_use: Callable[[str, str], bool] = lambda _table_id, _deck: True
        """May that table use that deck? Players' own decks are brought to a table before they are chosen there."""
