"""Who sits where: sitting down, getting up, bots, and changing places."""

from ..actions import AddBot, ArrangeSeats, LeaveSeat, RemoveSeat, SwapPlaces, TakeSeat
from ..events import Event, SeatHandedOver, SeatLeft, SeatsArranged, SeatTaken
from ..refusals import Code, Refusal
from ..rules import MOST_SEATS
from ..table import Seat, Table
from ..values import LOBBY, Dice, SeatNo, shuffled


def take_seat(table: Table, action: TakeSeat) -> list[Event]:
    """A new seat before a game, or a bot's seat at any time."""
    if action.seat is None:
        return [SeatTaken(_free_number(table))]
    if not _existing(table, action.seat).bot:
        raise Refusal(Code.SEAT_TAKEN, f"A person sits on seat {action.seat}; only a bot's seat can be taken over.")
    return [SeatHandedOver(action.seat)]


def add_bot(table: Table, action: AddBot) -> list[Event]:
    if not action.character:
        raise Refusal(Code.SEATING, "Say which bot should sit down.")
    return [SeatTaken(_free_number(table), action.character)]


def leave_seat(table: Table, seat: Seat, action: LeaveSeat) -> list[Event]:
    """Before a game the seat goes; in a game a bot holds it."""
    return _give_up(table, seat.no, action.stand_in)


def remove_seat(table: Table, action: RemoveSeat) -> list[Event]:
    seat = _existing(table, action.seat)
    if table.phase is not LOBBY and seat.bot:
        raise Refusal(Code.SEATING, f"A bot holds seat {seat.no}; during a game no seat can be taken away.")
    return _give_up(table, seat.no, action.stand_in)


def arrange(table: Table, action: ArrangeSeats) -> list[Event]:
    _only_in_lobby(table)
    if sorted(action.order) != sorted(seat.no for seat in table.seats):
        seats = ", ".join(str(seat.no) for seat in table.seats)
        raise Refusal(Code.SEATING, f"Name every seat once, clockwise; the seats are {seats}.")
    return [SeatsArranged(action.order)]


def shuffle(table: Table, dice: Dice) -> list[Event]:
    _only_in_lobby(table)
    return [SeatsArranged(tuple(shuffled([seat.no for seat in table.seats], dice)))]


def swap(table: Table, seat: Seat, action: SwapPlaces) -> list[Event]:
    _only_in_lobby(table)
    other = _existing(table, action.other).no
    if other == seat.no:
        raise Refusal(Code.SEATING, "Choose another player to change places with.")
    swapped = {seat.no: other, other: seat.no}
    order = [swapped.get(one.no, one.no) for one in table.seats]
    return [SeatsArranged(tuple(order))]


def _give_up(table: Table, no: SeatNo, stand_in: str) -> list[Event]:
    if table.phase is LOBBY:
        return [SeatLeft(no)]
    if not stand_in:
        raise Refusal(Code.SEATING, "During a game a bot must hold the seat; say which one.")
    return [SeatHandedOver(no, stand_in)]


def _free_number(table: Table) -> SeatNo:
    _only_in_lobby(table)
    for number in range(1, MOST_SEATS + 1):
        if table.place(number) < 0:
            return number
    raise Refusal(Code.TABLE_FULL, f"All {MOST_SEATS} seats are taken.")


def _existing(table: Table, no: SeatNo) -> Seat:
    if table.place(no) < 0:
        raise Refusal(Code.NO_SUCH_SEAT, f"There is no seat {no}.")
    return table.seat(no)


def _only_in_lobby(table: Table) -> None:
    if table.phase is not LOBBY:
        raise Refusal(Code.GAME_ON, "Seats change only between games; return to the lobby first.")
