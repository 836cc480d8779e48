"""What people ask of a table over the wire: the game's actions, without those that are the server's own."""

from typing import Annotated, Protocol, TypeAlias

import msgspec
from msgspec import Meta, Struct

from hareloom.game import actions as a
from hareloom.game.values import SeatNo


class StartGame(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="start_game", tag_field="do"):
    """The host starts the next game, with the cards of the chosen decks."""


PersonId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, description="A key of people.")]


class Say(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="say", tag_field="do"):
    """Say something to everybody at the table: one line of plain text."""

    text: Annotated[str, Meta(min_length=1, max_length=1000, description="At most 300 characters of it are kept.")]


class Unsay(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="unsay", tag_field="do"):
    """Take a remark away: one's own, or as the host anybody's."""

    no: int


class Nudge(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="nudge", tag_field="do"):
    """Remind somebody that they are waited for."""

    seat: SeatNo


class ChangeTableSettings(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="change_table_settings", tag_field="do"
):
    """The host decides who may come in and who may speak. What is not named stays as it is."""

    locked: bool | None = None
    approve: bool | None = None
    chat: bool | None = None
    watchers: bool | None = None
    """False also sends those away who watch now."""
    takeover: bool | None = None


class LetIn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="let_in", tag_field="do"):
    """The host lets somebody in who waits at the door."""

    person: PersonId


class RemovePerson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="remove_person", tag_field="do"):
    """The host sends somebody away; in a game a bot takes the seat over."""

    person: PersonId
    stand_in: str = "pip"
    """The bot that takes the seat over."""


class RenamePerson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="rename_person", tag_field="do"):
    """The host gives somebody another name."""

    person: PersonId
    name: Annotated[str, Meta(min_length=1, max_length=100)]


class HandOnHost(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="hand_on_host", tag_field="do"):
    """The host makes somebody else host."""

    person: PersonId


Talk: TypeAlias = Say | Unsay | Nudge
Hosting: TypeAlias = ChangeTableSettings | LetIn | RemovePerson | RenamePerson | HandOnHost

GameAsk: TypeAlias = (
    a.GiveCards
    | a.CastBallot
    | a.ClaimFirstTurn
    | a.GiveClue
    | a.MendClue
    | a.SignalPartner
    | a.TakeBack
    | a.BeReady
    | a.GoOn
    | a.ChooseStoryteller
    | a.TakeSeat
    | a.AddBot
    | a.LeaveSeat
    | a.RemoveSeat
    | a.ArrangeSeats
    | a.ShuffleSeats
    | a.SwapPlaces
    | a.ChangeSettings
    | StartGame
    | a.StopGame
    | a.ChangePace
    | a.AskStandIn
    | a.React
)
Ask: TypeAlias = GameAsk | Talk | Hosting

AskId: TypeAlias = Annotated[
    # The end is written so that it means the same to every dialect: Python's $ alone would let a newline pass.
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern=r"^[A-Za-z0-9_.:-]+$(?!\n)",
        description="Chosen by the one who asks; new for each thing asked, the same when it is asked again.",
    ),
]


class Asking(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing asked. The id is the asker's own: asking twice with one id is asking once."""

    id: AskId
    action: Ask


class Asker(Protocol):
    """Somebody who has asked and waits for the answer."""

    def answer(self, error: BaseException | None) -> None:
        """It is done, or why not."""


read_asking = msgspec.json.Decoder(Asking).decode
