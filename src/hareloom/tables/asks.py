"""What people ask of a table over the wire: the game's actions, without those that are the server's own."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from hareloom.game import actions as a


class StartGame(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="start_game", tag_field="do"):
    """The host starts the next game, with the cards of the chosen decks."""


Ask: TypeAlias = (
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
)

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


read_asking = msgspec.json.Decoder(Asking).decode
