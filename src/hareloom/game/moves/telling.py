"""The claim of the first turn, the clue, and mending it."""

from ..actions import ChooseStoryteller, GiveClue, KeepRecording, MendClue
from ..clue_text import clean_clue, clean_lang
from ..events import ClueGiven, ClueMended, Event, RecordingDropped, RecordingKept, TurnBegun
from ..refusals import Code, Refusal
from ..roles import muted
from ..table import Seat, Table
from ..values import CLUE, END, RECORDED, Clue, ClueForm, Dice, Recording, SeatNo


def claim(table: Table, seat: Seat) -> list[Event]:
    """The first player who claims the turn tells first."""
    if table.rules.first_storyteller == "host_choice":
        raise Refusal(Code.NOT_YOUR_PART, "At this table the host says who tells first.")
    return [TurnBegun(table.turn, seat.no)]


def choose_storyteller(table: Table, action: ChooseStoryteller) -> list[Event]:
    if table.rules.first_storyteller != "host_choice":
        raise Refusal(Code.NOT_YOUR_PART, "At this table the first player with a story tells first.")
    if table.place(action.seat) < 0:
        raise Refusal(Code.NO_SUCH_SEAT, f"There is no seat {action.seat}.")
    return [TurnBegun(table.turn, action.seat)]


def let_chance_choose(table: Table, dice: Dice) -> list[Event]:
    """No player claimed the first turn in time."""
    return [TurnBegun(table.turn, table.seats[dice.randrange(len(table.seats))].no)]


def give_clue(table: Table, seat: Seat, action: GiveClue, by_bot: bool) -> list[Event]:
    """Clue and card are locked together."""
    rules = table.rules
    _check_teller(table, seat.no, action.form)
    _check_recording(seat, action.form, action.recording, by_bot)
    text = clean_clue(action.form, action.text)
    card = action.card
    if rules.names_card:
        if card is None:
            raise Refusal(Code.CARD_REQUIRED, "Choose the card of your hand that you are telling about.")
        if card not in seat.hand:
            raise Refusal(Code.NOT_IN_HAND, f"The card {card} is not in your hand.")
    elif card is not None:
        raise Refusal(Code.NO_CARD_WANTED, "Here a clue comes without a card; leave the card out.")
    return [ClueGiven(Clue(action.form, text, action.recording, clean_lang(action.lang)), card, by_bot)]


def _check_teller(table: Table, seat: SeatNo, form: ClueForm) -> None:
    if seat != table.storyteller:
        raise Refusal(Code.NOT_YOUR_PART, f"Seat {table.storyteller} tells in this turn.")
    forms = table.rules.clue_forms
    if form not in forms:
        raise Refusal(Code.CLUE_FORM, f"This table tells by {', '.join(forms)}, not by {form}.")


def _check_recording(seat: Seat, form: ClueForm, recording: Recording | None, by_bot: bool) -> None:
    if recording is None:
        return
    if by_bot or seat.bot:
        raise Refusal(Code.NOT_YOUR_PART, "Bots neither sing nor mime.")
    if RECORDED.get(form) != recording.kind:
        raise Refusal(Code.RECORDING_FORM, f"A clue in the form {form} has no such recording.")


def check_may_record(table: Table, seat: SeatNo, form: ClueForm) -> None:
    """May that seat record a clue in that form now? A Refusal says why not."""
    if table.phase is not CLUE:
        raise Refusal(Code.WRONG_PHASE, "a clue is recorded when it is to be told.")
    _check_teller(table, seat, form)
    if form not in RECORDED:
        raise Refusal(Code.RECORDING_FORM, "A written clue is not recorded.")


def keep_recording(table: Table, seat: SeatNo, action: KeepRecording) -> list[Event]:
    """Until the game ends its teller decides, if not silent; then what was kept can be withdrawn."""
    if action.game != table.game:
        raise Refusal(Code.STALE, f"that was meant for game {action.game}.")
    turn = table.turn if action.turn is None else action.turn
    told = {reveal.turn: (reveal.storyteller, reveal.clue.recording) for reveal in table.reveals}
    if table.clue is not None:
        told[table.turn] = (table.storyteller, table.clue.recording)
    teller, recording = told.get(turn, (0, None))
    if recording is None:
        raise Refusal(Code.NO_SUCH_RECORDING, f"turn {turn} has no recording.")
    if teller != seat:
        raise Refusal(Code.NOT_YOUR_PART, f"Seat {teller} told in turn {turn}, and says whether it is kept.")
    if muted(table, seat):  # all see it, and a change of mind could be a hint
        raise Refusal(Code.MUTED, "You know too much to change that before the reveal.")
    if table.phase is END and not action.keep:
        return [RecordingDropped(turn)]
    return [RecordingKept(turn, action.keep)]


def mend_clue(table: Table, seat: Seat, action: MendClue) -> list[Event]:
    """A typo can be mended until a player has acted on the clue."""
    if seat.no != table.storyteller:
        raise Refusal(Code.NOT_YOUR_PART, f"Only the storyteller, seat {table.storyteller}, can mend the clue.")
    if not table.clue_mendable:
        raise Refusal(Code.TOO_LATE_TO_MEND, "A card has been given for this clue; it stays as it is.")
    assert table.clue is not None, "a clue that can be mended has been given"
    return [ClueMended(clean_clue(table.clue.form, action.text))]
