"""May this actor do that now, and what then happens? The one door through which a table changes."""

from collections.abc import Callable
from typing import Any, get_args

from . import actions as a
from .actions import Autopilot, SeatActor
from .events import Event
from .moves import giving, looking, reacting, seating, starting, telling, voting, waiting
from .refusals import Code, Refusal
from .table import Seat, Table, in_game
from .values import CLAIM, CLUE, END, GIVE, LOBBY, NOBODY, REVEAL, VOTE, Dice, Phase, SeatNo


def decide(table: Table, actor: a.Actor, action: a.Action, dice: Dice) -> list[Event]:
    """The events that follow, or a Refusal whose sentence names the turn, the phase and what was expected.

    Time enters as an actor, the clock, and chance as the dice; otherwise this depends on the table alone.
    """
    try:
        return _ANSWERS[type(action)](table, actor, action, dice)
    except Refusal as refusal:
        raise Refusal(refusal.code, f"{where(table)}: {refusal.sentence}") from None


_DOING = {
    LOBBY: "before the game",
    CLAIM: "claiming the first turn",
    CLUE: "telling",
    GIVE: "giving",
    VOTE: "voting",
    REVEAL: "reveal",
    END: "after the game",
}


def where(table: Table) -> str:
    """Where the table is, in words."""
    doing = _DOING[table.phase]
    if table.turn == 0:
        return doing.capitalize()
    return f"Game {table.game}, turn {table.turn}, {doing}"


# A move in a game: is it meant for this moment, and does it belong to this phase?


def _in_time(table: Table, move: a.Move, belongs_to: Phase) -> None:
    phase = table.phase
    if phase is not belongs_to or move.phase is not phase or move.turn != table.turn or move.game != table.game:
        raise _not_now(table, move, belongs_to)


def _not_now(table: Table, move: a.Move, belongs_to: Phase) -> Refusal:
    if move.phase is table.phase and move.turn == table.turn and move.game == table.game:
        words = f"{move.__struct_config__.tag} belongs to another phase ({_DOING[belongs_to]})."
        return Refusal(Code.WRONG_PHASE, words)
    meant = f"game {move.game}, turn {move.turn}, {_DOING[move.phase]}"
    return Refusal(Code.STALE, f"that move was meant for {meant}, so it was not made.")


def _claim(table: Table, actor: a.Actor, move: a.ClaimFirstTurn, _: Dice) -> list[Event]:
    _in_time(table, move, CLAIM)
    return telling.claim(table, _seated(table, actor))


def _choose_storyteller(table: Table, actor: a.Actor, move: a.ChooseStoryteller, _: Dice) -> list[Event]:
    _only(a.Host, actor)
    _in_time(table, move, CLAIM)
    return telling.choose_storyteller(table, move)


def _give_clue(table: Table, actor: a.Actor, move: a.GiveClue, _: Dice) -> list[Event]:
    _in_time(table, move, CLUE)
    return telling.give_clue(table, _mover(table, actor), move, type(actor) is Autopilot)


def _mend_clue(table: Table, actor: a.Actor, move: a.MendClue, _: Dice) -> list[Event]:
    _in_time(table, move, GIVE)
    return telling.mend_clue(table, _seated(table, actor), move)


def _keep_recording(table: Table, actor: a.Actor, action: a.KeepRecording, _: Dice) -> list[Event]:
    return telling.keep_recording(table, _seated(table, actor).no, action)


def _signal(table: Table, actor: a.Actor, move: a.SignalPartner, _: Dice) -> list[Event]:
    _in_time(table, move, GIVE)
    return giving.signal_partner(table, _seated(table, actor), move)


def _give_cards(table: Table, actor: a.Actor, move: a.GiveCards, dice: Dice) -> list[Event]:
    _in_time(table, move, GIVE)
    return giving.give_cards(table, _mover(table, actor), move, type(actor) is Autopilot, dice)


def _cast_ballot(table: Table, actor: a.Actor, move: a.CastBallot, _: Dice) -> list[Event]:
    _in_time(table, move, VOTE)
    return voting.cast_ballot(table, _mover(table, actor), move, type(actor) is Autopilot)


def _take_back(table: Table, actor: a.Actor, move: a.TakeBack, _: Dice) -> list[Event]:
    _in_time(table, move, VOTE if table.phase is VOTE else GIVE)
    seat = _seated(table, actor)
    return giving.take_back(table, seat) if table.phase is GIVE else voting.take_back(seat)


def _be_ready(table: Table, actor: a.Actor, move: a.BeReady, dice: Dice) -> list[Event]:
    _in_time(table, move, REVEAL)
    return looking.be_ready(table, _seated(table, actor), dice)


def _go_on(table: Table, actor: a.Actor, move: a.GoOn, dice: Dice) -> list[Event]:
    _in_time(table, move, REVEAL)
    _seated(table, actor)
    return looking.go_on(table, dice)


def _let_anybody_go_on(table: Table, actor: a.Actor, move: a.LetAnybodyGoOn, _: Dice) -> list[Event]:
    _only(a.Clock, actor)
    _in_time(table, move, REVEAL)
    return looking.linger(table)


def _close_phase(table: Table, actor: a.Actor, move: a.ClosePhase, dice: Dice) -> list[Event]:
    _only(a.Clock, actor)
    _in_time(table, move, table.phase if in_game(table.phase) else REVEAL)
    if table.phase is REVEAL:
        return looking.end_turn(table, dice)
    if table.phase is CLAIM:
        return telling.let_chance_choose(table, dice)
    if table.closing == NOBODY:
        raise Refusal(Code.NOT_YET, "a player's move is still missing, so the phase stays open.")
    return [giving.lay_table(table, dice) if table.phase is GIVE else voting.score(table)]


def _stop_clock(table: Table, actor: a.Actor, move: a.StopClock, _: Dice) -> list[Event]:
    _only(a.Clock, actor)
    _in_time(table, move, table.phase if in_game(table.phase) else REVEAL)
    return waiting.stop_clock(table, move)


def _ask_for_time(table: Table, actor: a.Actor, move: a.AskForTime, _: Dice) -> list[Event]:
    _in_time(table, move, table.phase if in_game(table.phase) else REVEAL)
    return waiting.ask_for_time(table, _seated(table, actor))


def _ask_stand_in(table: Table, actor: a.Actor, move: a.AskStandIn, _: Dice) -> list[Event]:
    _in_time(table, move, table.phase if table.phase in (CLUE, GIVE, VOTE) else GIVE)
    asker = NOBODY if type(actor) is a.Host else _seated(table, actor).no
    return waiting.ask_stand_in(table, asker, _existing(table, move.seat))


def _react(table: Table, actor: a.Actor, move: a.React, _: Dice) -> list[Event]:
    _in_time(table, move, table.phase if table.phase in (GIVE, VOTE) else REVEAL)
    return reacting.react(table, _seated(table, actor), move)


def _speak(table: Table, actor: a.Actor, move: a.Speak, _: Dice) -> list[Event]:
    _in_time(table, move, REVEAL)
    return reacting.speak(table, _seated(table, actor), move)


def _nudge(table: Table, actor: a.Actor, action: a.Nudge, _: Dice) -> list[Event]:
    return waiting.nudge(table, actor.no if type(actor) is SeatActor else NOBODY, action.seat)


# Who sits where, and what is played.


def _take_seat(table: Table, actor: a.Actor, action: a.TakeSeat, _: Dice) -> list[Event]:
    if type(actor) is not a.Newcomer:
        raise Refusal(Code.SEATING, "You have a seat already.")
    return seating.take_seat(table, action)


def _leave_seat(table: Table, actor: a.Actor, action: a.LeaveSeat, _: Dice) -> list[Event]:
    return seating.leave_seat(table, _seated(table, actor), action)


def _swap_places(table: Table, actor: a.Actor, action: a.SwapPlaces, _: Dice) -> list[Event]:
    return seating.swap(table, _seated(table, actor), action)


def _add_bot(table: Table, actor: a.Actor, action: a.AddBot, _: Dice) -> list[Event]:
    _only(a.Host, actor)
    return seating.add_bot(table, action)


def _remove_seat(table: Table, actor: a.Actor, action: a.RemoveSeat, _: Dice) -> list[Event]:
    _only(a.Host, actor)
    return seating.remove_seat(table, action)


def _arrange_seats(table: Table, actor: a.Actor, action: a.ArrangeSeats, _: Dice) -> list[Event]:
    _only(a.Host, actor)
    return seating.arrange(table, action)


def _shuffle_seats(table: Table, actor: a.Actor, _: a.ShuffleSeats, dice: Dice) -> list[Event]:
    _only(a.Host, actor)
    return seating.shuffle(table, dice)


def _change_settings(table: Table, actor: a.Actor, action: a.ChangeSettings, _: Dice) -> list[Event]:
    _only(a.Host, actor)
    return starting.change_settings(table, action)


def _change_pace(table: Table, actor: a.Actor, action: a.ChangePace, _: Dice) -> list[Event]:
    _only(a.Host, actor)
    return starting.change_pace(table, action)


def _start_game(table: Table, actor: a.Actor, action: a.StartWithCards, dice: Dice) -> list[Event]:
    _only(a.Host, actor)
    return starting.start_game(table, action, dice)


def _stop_game(table: Table, actor: a.Actor, _: a.StopGame, __: Dice) -> list[Event]:
    _only(a.Host, actor)
    return starting.stop_game(table)


# Looked up by type, because `isinstance` on these classes costs more than most moves.
_ANSWERS: dict[type, Callable[[Table, a.Actor, Any, Dice], list[Event]]] = {
    a.GiveCards: _give_cards,
    a.CastBallot: _cast_ballot,
    a.ClaimFirstTurn: _claim,
    a.GiveClue: _give_clue,
    a.MendClue: _mend_clue,
    a.KeepRecording: _keep_recording,
    a.SignalPartner: _signal,
    a.TakeBack: _take_back,
    a.BeReady: _be_ready,
    a.GoOn: _go_on,
    a.ChooseStoryteller: _choose_storyteller,
    a.ClosePhase: _close_phase,
    a.LetAnybodyGoOn: _let_anybody_go_on,
    a.StopClock: _stop_clock,
    a.AskStandIn: _ask_stand_in,
    a.AskForTime: _ask_for_time,
    a.React: _react,
    a.Speak: _speak,
    a.Nudge: _nudge,
    a.TakeSeat: _take_seat,
    a.LeaveSeat: _leave_seat,
    a.SwapPlaces: _swap_places,
    a.AddBot: _add_bot,
    a.RemoveSeat: _remove_seat,
    a.ArrangeSeats: _arrange_seats,
    a.ShuffleSeats: _shuffle_seats,
    a.ChangeSettings: _change_settings,
    a.ChangePace: _change_pace,
    a.StartWithCards: _start_game,
    a.StopGame: _stop_game,
}
assert set(_ANSWERS) == set(get_args(a.Action)), "every action has its answer"


# Who asks.


def _mover(table: Table, actor: a.Actor) -> Seat:
    """The seat that moves, by itself or by a bot for an absent person."""
    if type(actor) is not SeatActor and type(actor) is not Autopilot:
        raise Refusal(Code.NOT_YOUR_PART, "Only a player on a seat can do that.")
    place = table.place(actor.no)
    return table.seats[place] if place >= 0 else _existing(table, actor.no)


def _seated(table: Table, actor: a.Actor) -> Seat:
    if type(actor) is not a.SeatActor:
        raise Refusal(Code.NOT_YOUR_PART, "Only a player on a seat can do that.")
    return _existing(table, actor.no)


def _existing(table: Table, no: SeatNo) -> Seat:
    place = table.place(no)
    if place < 0:
        raise Refusal(Code.NO_SUCH_SEAT, f"There is no seat {no}.")
    return table.seats[place]


def _only(kind: type[a.Host] | type[a.Clock], actor: a.Actor) -> None:
    if type(actor) is not kind:
        who = "the host" if kind is a.Host else "the table's clock"
        raise Refusal(Code.NOT_YOUR_PART, f"Only {who} can do that.")
