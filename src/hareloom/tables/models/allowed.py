"""The operator's word and the host's: without both no model sits at a table, and nothing leaves the machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from hareloom.game.refusals import Code, Refusal
from hareloom.game.values import Phase, SeatNo

if TYPE_CHECKING:
    from ..context import Context
    from ..state import State

MODEL = "model"
"""The character on a seat that a large model plays."""
NAME = "Argus"
"""A proper name, as all bots have one: who had a hundred eyes."""


class ModelsView(Struct, frozen=True):
    """The large model that this server can seat, and what became of its moves at this table."""

    host: str
    """Where the pictures and the clues go that it sees."""
    model: str
    """Its name there."""
    offline: dict[SeatNo, int] = {}
    """In how many turns of this game the offline mind moved for it, by its seats."""
    spent: bool = False
    """Its tokens are used up, so the offline mind plays on."""


def check_models(context: Context) -> None:
    """The operator's word."""
    if context.models is None:
        raise Refusal(Code.NO_MODELS, "No large model plays on this server. Its operator can name one.")


def check_model(context: Context, state: State) -> None:
    """Both words."""
    check_models(context)
    if not state.settings.models:
        raise Refusal(
            Code.MODELS_OFF, "Allow large models in the table's settings first: pictures and clues go to one."
        )


def model_host(context: Context, state: State) -> str | None:
    """Where pictures and clues of this table go; None if they go nowhere."""
    plays = state.settings.models and any(seat.bot == MODEL for seat in state.table.seats)
    return context.models.host if plays and context.models is not None else None


def models_view(context: Context, state: State) -> ModelsView | None:
    """What all people see of it; None where the operator offers none."""
    if context.models is None:
        return None
    offline = {
        seat.no: turns for seat in state.table.seats if seat.bot == MODEL and (turns := _offline(state, seat.no))
    }
    return ModelsView(context.models.host, context.models.model, offline, state.private.model.spent)


def _offline(state: State, no: SeatNo) -> int:
    """The log marks a move of the offline mind as it marks a bot's move for a person, so that replays have it too."""
    table = state.table
    # A turn that is scored is among the reveals.
    now = table.seat(no).stood_in and table.phase in (Phase.CLUE, Phase.GIVE, Phase.VOTE)
    return sum(no in reveal.stood_in for reveal in table.reveals) + now
