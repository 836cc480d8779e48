"""May this actor do that now, and what then happens? The one door through which a table changes."""

from typing import assert_never

from . import actions as a
from .events import Event
from .moves import giving, looking, seating, starting, telling, voting
from .refusals import Code, Refusal
from .table import Table
from .values import NOBODY, Dice, Phase, SeatNo


def decide(table: Table, actor: a.Actor, action: a.Action, dice: Dice) -> list[Event]:
    """The events that follow, or a Refusal whose sentence names the turn, the phase and what was expected.

    Time enters as an actor, the clock, and chance as the dice; otherwise this depends on the table alone.
    """
    try:
        if isinstance(action, a.Move):
            return _decide_move(table, actor, action, dice)
        return _decide_about_table(table, actor, action, dice)
    except Refusal as refusal:
        raise Refusal(refusal.code, f"{where(table)}: {refusal.sentence}") from None


_DOING = {
    Phase.LOBBY: "before the game",
    Phase.CLAIM: "claiming the first turn",
    Phase.CLUE: "telling",
    Phase.GIVE: "giving",
    Phase.VOTE: "voting",
    Phase.REVEAL: "reveal",
    Phase.END: "after the game",
}


def where(table: Table) -> str:
    """Where the table is, in words."""
    doing = _DOING[table.phase]
    if table.turn == 0:
        return doing.capitalize()
    return f"Game {table.game}, turn {table.turn}, {doing}"


def _decide_move(table: Table, actor: a.Actor, action: a.Move, dice: Dice) -> list[Event]:
    if action.turn != table.turn or action.phase is not table.phase or action.game != table.game:
        meant = f"game {action.game}, turn {action.turn}, {_DOING[action.phase]}"
        raise Refusal(Code.STALE, f"that move was meant for {meant}, so it was not made.")
    match action:
        case a.GiveCards():
            no, by_bot = _mover(table, actor, action, Phase.GIVE)
            return giving.give_cards(table, no, action, by_bot, dice)
        case a.CastBallot():
            no, by_bot = _mover(table, actor, action, Phase.VOTE)
            return voting.cast_ballot(table, no, action, by_bot)
        case a.ClosePhase():
            return _close(table, actor, dice)
        case a.GiveClue():
            no, by_bot = _mover(table, actor, action, Phase.CLUE)
            return telling.give_clue(table, no, action, by_bot)
        case a.MendClue():
            return telling.mend_clue(table, _seat(table, actor, action, Phase.GIVE), action)
        case a.TakeBack():
            no = _seat(table, actor, action, Phase.GIVE, Phase.VOTE)
            return giving.take_back(table, no) if table.phase is Phase.GIVE else voting.take_back(table, no)
        case a.SignalPartner():
            return giving.signal_partner(table, _seat(table, actor, action, Phase.GIVE), action)
        case a.ClaimFirstTurn():
            return telling.claim(table, _seat(table, actor, action, Phase.CLAIM))
        case a.BeReady():
            return looking.be_ready(table, _seat(table, actor, action, Phase.REVEAL), dice)
        case a.GoOn():
            _seat(table, actor, action, Phase.REVEAL)
            return looking.go_on(table, dice)
        case a.ChooseStoryteller():
            _host(actor)
            _in_phase(table, action, Phase.CLAIM)
            return telling.choose_storyteller(table, action)
        case a.LetAnybodyGoOn():
            _clock(actor)
            _in_phase(table, action, Phase.REVEAL)
            return looking.linger(table)
        case _:
            raise TypeError(f"not a move of this game: {action!r}")


def _decide_about_table(
    table: Table, actor: a.Actor, action: a.SeatingAction | a.HostAction, dice: Dice
) -> list[Event]:
    match action:
        case a.TakeSeat():
            if not isinstance(actor, a.Newcomer):
                raise Refusal(Code.SEATING, "You have a seat already.")
            return seating.take_seat(table, action)
        case a.LeaveSeat():
            return seating.leave_seat(table, _number(table, actor), action)
        case a.SwapPlaces():
            return seating.swap(table, _number(table, actor), action)
        case a.AddBot():
            _host(actor)
            return seating.add_bot(table, action)
        case a.RemoveSeat():
            _host(actor)
            return seating.remove_seat(table, action)
        case a.ArrangeSeats():
            _host(actor)
            return seating.arrange(table, action)
        case a.ShuffleSeats():
            _host(actor)
            return seating.shuffle(table, dice)
        case a.ChangeSettings():
            _host(actor)
            return starting.change_settings(table, action)
        case a.StartGame():
            _host(actor)
            return starting.start_game(table, action, dice)
        case a.StopGame():
            _host(actor)
            return starting.stop_game(table)
        case _:
            assert_never(action)


def _close(table: Table, actor: a.Actor, dice: Dice) -> list[Event]:
    _clock(actor)
    match table.phase:
        case Phase.REVEAL:
            return looking.end_turn(table, dice)
        case Phase.CLAIM:
            return telling.let_chance_choose(table, dice)
        case Phase.GIVE if table.closing != NOBODY:
            return [giving.lay_table(table, dice)]
        case Phase.VOTE if table.closing != NOBODY:
            return [voting.score(table)]
        case _:
            raise Refusal(Code.NOT_YET, "somebody's move is still missing, so the phase stays open.")


def _mover(table: Table, actor: a.Actor, action: a.Move, phase: Phase) -> tuple[SeatNo, bool]:
    """The seat that moves, and whether a bot moves for an absent person."""
    if table.phase is not phase:
        _in_phase(table, action, phase)
    if isinstance(actor, a.Autopilot):
        if table.place(actor.no) < 0:
            raise Refusal(Code.NO_SUCH_SEAT, f"There is no seat {actor.no}.")
        return actor.no, True
    return _number(table, actor), False


def _seat(table: Table, actor: a.Actor, action: a.Move, *phases: Phase) -> SeatNo:
    _in_phase(table, action, *phases)
    return _number(table, actor)


def _number(table: Table, actor: a.Actor) -> SeatNo:
    if not isinstance(actor, a.SeatActor):
        raise Refusal(Code.NOT_YOUR_PART, "Only somebody on a seat can do that.")
    if table.place(actor.no) < 0:
        raise Refusal(Code.NO_SUCH_SEAT, f"There is no seat {actor.no}.")
    return actor.no


def _in_phase(table: Table, action: a.Move, *phases: Phase) -> None:
    if table.phase not in phases:
        doing = " or ".join(_DOING[phase] for phase in phases)
        name = type(action).__struct_config__.tag
        raise Refusal(Code.WRONG_PHASE, f"{name} belongs to another phase ({doing}).")


def _host(actor: a.Actor) -> None:
    if not isinstance(actor, a.Host):
        raise Refusal(Code.NOT_YOUR_PART, "Only the host can do that.")


def _clock(actor: a.Actor) -> None:
    if not isinstance(actor, a.Clock):
        raise Refusal(Code.NOT_YOUR_PART, "Only the table's clock can do that.")
