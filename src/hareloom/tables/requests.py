"""What people request of a table: the game's actions without the server's own, talk, and the host's powers."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from hareloom.game import actions as a
from hareloom.game.values import CardId, ClueForm


class StartGame(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="start_game", tag_field="do"):
    """The host starts the next game, with the cards of the chosen decks."""


class GiveClue(a.Move, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="give_clue", tag_field="do"):
    """Tell. Where the clue is about a card of one's own, the two are locked together."""

    form: ClueForm = ClueForm.TEXT
    text: str = ""
    """What is typed; told in another form it may be empty."""
    card: CardId | None = None
    """The card it is about, where `may.tell.with_card` says so."""
    recording: Annotated[str, Meta(max_length=64)] | None = None
    """The id of a recording that was sent for this clue."""
    keep: bool = False
    """Keep the recording for the storybook when the game ends."""
    lang: Annotated[str, Meta(max_length=35)] = ""
    """The language it is told in, a BCP 47 tag such as fr or pt-BR, so that it is pronounced and set well."""


PersonId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, description="A key of people.")]


class Say(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="say", tag_field="do"):
    """Say something to all people at the table: one line of plain text."""

    text: Annotated[str, Meta(min_length=1, max_length=1000, description="At most 300 characters of it are kept.")]


class Unsay(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="unsay", tag_field="do"):
    """Take a remark away: your own, or as the host any."""

    no: int


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
    bots_talk: bool | None = None
    previews: bool | None = None
    models: bool | None = None
    """True only where the operator offers a large model. False: the offline mind plays the model's seats on."""


class LetIn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="let_in", tag_field="do"):
    """The host lets a person in who waits at the door."""

    person: PersonId


class RemovePerson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="remove_person", tag_field="do"):
    """The host sends a person away; in a game a bot takes the seat over."""

    person: PersonId
    stand_in: str = "pip"
    """The bot that takes the seat over."""


class RenamePerson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="rename_person", tag_field="do"):
    """The host gives a person another name."""

    person: PersonId
    name: Annotated[str, Meta(min_length=1, max_length=100)]


class HandOnHost(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="hand_on_host", tag_field="do"):
    """The host makes another person host."""

    person: PersonId


Talk: TypeAlias = Say | Unsay
HostPower: TypeAlias = ChangeTableSettings | LetIn | RemovePerson | RenamePerson | HandOnHost

GameAction: TypeAlias = (
    a.GiveCards
    | a.CastBallot
    | a.ClaimFirstTurn
    | GiveClue
    | a.MendClue
    | a.KeepRecording
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
    | a.AskForTime
    | a.React
    | a.Nudge
)
PersonAction: TypeAlias = GameAction | Talk | HostPower

RequestId: TypeAlias = Annotated[
    # The end is written so that it means the same to every dialect: Python's $ alone would let a newline pass.
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern=r"^[A-Za-z0-9_.:-]+$(?!\n)",
        description="Chosen by the client: new for each request, the same when a request is sent again.",
    ),
]


class TableRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One request. The id is the client's own: a request sent twice with one id is done once."""

    id: RequestId
    action: PersonAction


read_request = msgspec.json.Decoder(TableRequest).decode
