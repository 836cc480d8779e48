"""What happened. An event records results (shuffles, deals, points), so replaying needs no dice and no rules.

Unknown fields are ignored on reading, so that a log written by a newer version survives a step back.
An event holds values only, which cannot form a cycle: gc=False spares the collector looking for one.
"""

from typing import TypeAlias

from msgspec import Struct

from .house_rules import HouseRules
from .paces import TablePace
from .rules import Rules
from .values import Award, CardId, Clue, Position, ReactionKind, SeatNo, Signal


class SeatTaken(Struct, frozen=True, gc=False, tag="seat_taken", tag_field="is"):
    """A person, or a bot of that character, sat down on a new seat."""

    seat: SeatNo
    bot: str = ""


class SeatLeft(Struct, frozen=True, gc=False, tag="seat_left", tag_field="is"):
    """A seat was taken away before a game."""

    seat: SeatNo


class SeatHandedOver(Struct, frozen=True, gc=False, tag="seat_handed_over", tag_field="is"):
    """A seat has another player from now on: a bot of that character, or (empty) a person."""

    seat: SeatNo
    bot: str = ""


class SeatsArranged(Struct, frozen=True, gc=False, tag="seats_arranged", tag_field="is"):
    order: tuple[SeatNo, ...]


class SettingsChanged(Struct, frozen=True, gc=False, tag="settings_changed", tag_field="is"):
    edition: str
    house: HouseRules
    decks: tuple[str, ...]
    dropped: tuple[str, ...] = ()
    """House rules that mean nothing in this edition and had to go."""


class PaceChanged(Struct, frozen=True, gc=False, tag="pace_changed", tag_field="is"):
    """The table gives itself another amount of time, from the next turn on."""

    pace: TablePace


class GameStarted(Struct, frozen=True, gc=False, tag="game_started", tag_field="is"):
    game: int
    rules: Rules
    hands: tuple[tuple[CardId, ...], ...]
    pile: tuple[CardId, ...]


class GameStopped(Struct, frozen=True, gc=False, tag="game_stopped", tag_field="is"):
    pass


class TurnBegun(Struct, frozen=True, gc=False, tag="turn_begun", tag_field="is"):
    turn: int
    storyteller: SeatNo


class ClueGiven(Struct, frozen=True, gc=False, tag="clue_given", tag_field="is"):
    clue: Clue
    card: CardId | None = None
    by_bot: bool = False


class ClueMended(Struct, frozen=True, gc=False, tag="clue_mended", tag_field="is"):
    text: str


class RecordingKept(Struct, frozen=True, gc=False, tag="recording_kept", tag_field="is"):
    """The teller keeps the recording of that turn for the storybook, or doesn't."""

    turn: int
    keep: bool


class RecordingDropped(Struct, frozen=True, gc=False, tag="recording_dropped", tag_field="is"):
    """The recording of that turn is gone: withdrawn after the game, or gone with its teller. The clue stays."""

    turn: int


class PartnerSignalled(Struct, frozen=True, gc=False, tag="partner_signalled", tag_field="is"):
    seat: SeatNo
    signal: Signal | None


class CardsGiven(Struct, frozen=True, gc=False, tag="cards_given", tag_field="is", omit_defaults=True):
    seat: SeatNo
    cards: tuple[CardId, ...]
    relieves: SeatNo = 0
    """The partner whose card goes back to the hand."""
    by_bot: bool = False


class CardsTakenBack(Struct, frozen=True, gc=False, tag="cards_taken_back", tag_field="is"):
    seat: SeatNo


class AllIn(Struct, frozen=True, gc=False, tag="all_in", tag_field="is"):
    """All moves are in; this seat's was the last, and it has a moment to take it back."""

    last: SeatNo


class TableLaid(Struct, frozen=True, gc=False, tag="table_laid", tag_field="is"):
    """The pictures were shuffled and lie on their places."""

    cards: tuple[CardId, ...]
    owners: tuple[SeatNo, ...]


class BallotCast(Struct, frozen=True, gc=False, tag="ballot_cast", tag_field="is", omit_defaults=True):
    seat: SeatNo
    votes: tuple[Position, ...]
    red: Position | None = None
    by_bot: bool = False


class BallotTakenBack(Struct, frozen=True, gc=False, tag="ballot_taken_back", tag_field="is"):
    seat: SeatNo


class TurnScored(Struct, frozen=True, gc=False, tag="turn_scored", tag_field="is"):
    target: Position | None
    awards: tuple[Award, ...]
    scores: tuple[int, ...]


class SeatReady(Struct, frozen=True, gc=False, tag="seat_ready", tag_field="is"):
    seat: SeatNo


class RevealLingered(Struct, frozen=True, gc=False, tag="reveal_lingered", tag_field="is"):
    pass


class HandsRefilled(Struct, frozen=True, gc=False, tag="hands_refilled", tag_field="is", omit_defaults=True):
    draws: tuple[tuple[CardId, ...], ...]
    """For each place clockwise, the cards drawn."""
    reshuffled: bool = False
    pile: tuple[CardId, ...] | None = None
    """After a reshuffle: the pile once all seats have drawn."""


class HandsPassed(Struct, frozen=True, gc=False, tag="hands_passed", tag_field="is"):
    hands: tuple[tuple[CardId, ...], ...]
    """For each place clockwise, the hand it holds now. Sorted by name: the order must not tell what was drawn last."""


class GameEnded(Struct, frozen=True, gc=False, tag="game_ended", tag_field="is"):
    winners: tuple[SeatNo, ...]


class ClockStopped(Struct, frozen=True, gc=False, tag="clock_stopped", tag_field="is"):
    """No person is here, so the phase's time stops. It keeps the time left, never a time of day."""

    left: int
    """Milliseconds."""


class StandInAsked(Struct, frozen=True, gc=False, tag="stand_in_asked", tag_field="is"):
    """A player, or the host, would like a bot to move once for that seat."""

    seat: SeatNo
    by: SeatNo
    """0 is the host."""


class TimeAsked(Struct, frozen=True, gc=False, tag="time_asked", tag_field="is"):
    """The phase lasts longer, because that player asked for it."""

    seat: SeatNo


class Reacted(Struct, frozen=True, gc=False, tag="reacted", tag_field="is", omit_defaults=True):
    """A seat answers the turn's clue (0) or a picture with a sign, or takes it back."""

    seat: SeatNo
    position: Position = 0
    taken_back: bool = False
    kind: ReactionKind = "heart"


class Spoke(Struct, frozen=True, gc=False, tag="spoke", tag_field="is"):
    """A bot says something about the turn that is revealed."""

    seat: SeatNo
    text: str


class SeatNudged(Struct, frozen=True, gc=False, tag="seat_nudged", tag_field="is"):
    """The player on that seat is reminded. It changes nothing at the table."""

    seat: SeatNo


class HeartGiven(Struct, frozen=True, gc=False, tag="heart_given", tag_field="is", omit_defaults=True):
    """Read in old logs, never written: a heart, before there were other reactions."""

    seat: SeatNo
    position: Position = 0
    taken_back: bool = False


Event: TypeAlias = (
    SeatTaken
    | SeatLeft
    | SeatHandedOver
    | SeatsArranged
    | SettingsChanged
    | GameStarted
    | GameStopped
    | TurnBegun
    | ClueGiven
    | ClueMended
    | RecordingKept
    | RecordingDropped
    | PartnerSignalled
    | CardsGiven
    | CardsTakenBack
    | AllIn
    | TableLaid
    | BallotCast
    | BallotTakenBack
    | TurnScored
    | SeatReady
    | RevealLingered
    | HandsRefilled
    | HandsPassed
    | GameEnded
    | PaceChanged
    | ClockStopped
    | StandInAsked
    | TimeAsked
    | Reacted
    | Spoke
    | SeatNudged
    | HeartGiven
)
