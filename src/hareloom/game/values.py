"""The small words of the game: what a seat, a card, a clue, a ballot and an award are."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Annotated, Final, Literal, Protocol, TypeAlias, TypeVar

from msgspec import Meta, Struct

SeatNo: TypeAlias = Annotated[int, Meta(description="A seat's number, from 1; 0 is nobody.")]
"""A seat's number, from 1. It stays with the seat when people move round the table."""

CardId: TypeAlias = Annotated[str, Meta(description="A picture's name.")]
"""A picture's name: a hash of its content, so it tells nothing about owner, deal or deck order."""

Position: TypeAlias = Annotated[int, Meta(description="A place on the table where a picture lies, from 1.")]
"""A place on the table where a picture lies, from 1."""

ReactionKind: TypeAlias = Literal["heart"]
"""The signs there are."""

NOBODY: SeatNo = 0


class Dice(Protocol):
    """Where chance comes from: the system's entropy at a live table, a seed in a simulation."""

    def random(self) -> float: ...

    def randrange(self, stop: int, /) -> int: ...


Thing = TypeVar("Thing")


def shuffled(things: Iterable[Thing], dice: Dice) -> list[Thing]:
    """The same in a random order: each draws a number, and the numbers are sorted. Half the time of Random.shuffle.

    Fair: numbers have 53 bits, so that two of a whole deck draw the same less than once in 10^12 shuffles.
    """
    draw = dice.random
    return sorted(things, key=lambda _: draw())


class Phase(StrEnum):
    """Where a table is in the life of a game."""

    LOBBY = "lobby"
    CLAIM = "claim"
    CLUE = "clue"
    GIVE = "give"
    VOTE = "vote"
    REVEAL = "reveal"
    END = "end"


# The phases by their own names: looking a member up in its class is slow, and every move asks several times.
LOBBY: Final = Phase.LOBBY
CLAIM: Final = Phase.CLAIM
CLUE: Final = Phase.CLUE
GIVE: Final = Phase.GIVE
VOTE: Final = Phase.VOTE
REVEAL: Final = Phase.REVEAL
END: Final = Phase.END


class ClueForm(StrEnum):
    """How a clue is given."""

    TEXT = "text"
    ALOUD = "aloud"
    SONG = "song"
    MIME = "mime"


RecordingKind: TypeAlias = Literal["sound", "picture"]
"""What a recording is: a sound, or a silent moving picture."""

RECORDED: Final[dict[ClueForm, RecordingKind]] = {
    ClueForm.ALOUD: "sound",
    ClueForm.SONG: "sound",
    ClueForm.MIME: "picture",
}
"""The forms of a clue that can be recorded, and as what."""


class Signal(StrEnum):
    """What partners may say to each other, in public, about who gives."""

    HAVE_ONE = "have_one"
    YOU_GIVE = "you_give"


class Reason(StrEnum):
    """Why points were, or were not, earned."""

    FOUND_IT = "found_it"
    SOME_FOUND_IT = "some_found_it"
    ALL_FOUND_IT = "all_found_it"
    NOBODY_FOUND_IT = "nobody_found_it"
    VOTES_ON_YOUR_CARD = "votes_on_your_card"
    ONE_TOKEN = "one_token"
    WITH_THE_CROWD = "with_the_crowd"
    ALONE = "alone"
    RED_TOKEN = "red_token"


# What is frozen and holds only such values cannot form a cycle, so the collector need not watch it: gc=False.
class Recording(Struct, frozen=True, gc=False):
    """A clue as it was said, sung or mimed. Its bytes are elsewhere, by its id."""

    id: str
    kind: RecordingKind
    type: str
    """Its media type, such as audio/webm."""
    seconds: float
    keep: bool = False
    """Its teller keeps it for the storybook; otherwise it goes when the game ends."""


class Clue(Struct, frozen=True, gc=False, omit_defaults=True):
    """What the storyteller tells. Told aloud, sung or mimed, it may have no text."""

    form: ClueForm
    text: str = ""
    """With a recording, its caption."""
    recording: Recording | None = None
    lang: str = ""
    """The language of the text, a BCP 47 tag such as "fr" or "pt-BR"; empty where nobody has said."""


class Ballot(Struct, frozen=True, gc=False, omit_defaults=True):
    """Where a voter's tokens lie: one or two, and Party's red one."""

    votes: tuple[Position, ...]
    red: Position | None = None


class Laid(Struct, frozen=True, gc=False):
    """A picture on the table and whose it is."""

    card: CardId
    owner: SeatNo


class Cast(Struct, frozen=True, gc=False):
    """A ballot and whose it is."""

    seat: SeatNo
    ballot: Ballot


class Reaction(Struct, frozen=True, gc=False):
    """Who answers what in a turn, and how."""

    seat: SeatNo
    position: Position
    """A picture's place; 0 is the clue."""
    kind: ReactionKind = "heart"


class Spoken(Struct, frozen=True, gc=False):
    """What a bot says in a reveal."""

    seat: SeatNo
    text: str


class StandInWish(Struct, frozen=True, gc=False):
    """Who would like a bot to move this once for whom."""

    seat: SeatNo
    by: SeatNo
    """0 is the host."""


class Award(Struct, frozen=True, gc=False, omit_defaults=True):
    """Points for a seat (in Team for its team), with the reason, where, and thanks to whom.

    Nothing earned is an award of 0 where people would ask why.
    """

    seat: SeatNo
    points: int
    reason: Reason
    positions: tuple[Position, ...] = ()
    """The pictures it was earned with."""
    thanks_to: tuple[SeatNo, ...] = ()
    """Whose votes earned it."""


class Reveal(Struct, frozen=True, gc=False):
    """All of a finished turn: public from the moment it is scored."""

    turn: int
    storyteller: SeatNo
    clue: Clue
    laid: tuple[Laid, ...]
    """In the order of their places."""
    ballots: tuple[Cast, ...]
    awards: tuple[Award, ...]
    scores: tuple[int, ...]
    """After this turn, by unit: a player's, in Team a pair's."""
    target: Position | None = None
    """Where the picture lay that voters looked for; in Party there is none."""
    stood_in: tuple[SeatNo, ...] = ()
    """The seats that a bot moved for in this turn."""
    reactions: tuple[Reaction, ...] = ()
    """Who answered what in it; this may still grow while the reveal is on."""
    spoken: tuple[Spoken, ...] = ()
    """What bots say about it, in the table's language; this may grow too."""
