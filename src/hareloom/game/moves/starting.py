"""Choosing what is played, starting it, and giving it up."""

from ..actions import ChangePace, ChangeSettings, StartWithCards
from ..deck import deal
from ..editions import find_edition
from ..events import Event, GameStarted, GameStopped, PaceChanged, SettingsChanged, TurnBegun
from ..house_rules import check_ranges
from ..paces import PACES, TablePace
from ..refusals import Code, Refusal
from ..table import Table, in_game
from ..values import LOBBY, Dice


def change_settings(table: Table, action: ChangeSettings) -> list[Event]:
    """House rules that mean nothing in the edition are dropped, and the event says which."""
    _not_in_game(table)
    edition = find_edition(action.edition)
    check_ranges(action.house)
    if not action.decks or len(set(action.decks)) != len(action.decks):
        raise Refusal(Code.DECK_DUPLICATES, "Choose at least one deck, and each only once.")
    house, dropped = edition.drop_meaningless(action.house)
    return [SettingsChanged(edition.id, house, action.decks, dropped)]


def change_pace(table: Table, action: ChangePace) -> list[Event]:
    """At any time; a turn that has begun keeps the pace it began with."""
    if (action.pace == "own") != (action.seconds is not None):
        raise Refusal(
            Code.PACE_SECONDS, "Say the seconds for telling, giving, voting and looking with a pace of your own only."
        )
    if (action.pace == "days") != (action.days is not None):
        raise Refusal(Code.PACE_DAYS, "Say the hours of a phase with a game over days, and only then.")
    if action.seconds is not None or action.days is not None:
        pace = TablePace(action.pace, action.seconds, action.days)
    else:
        pace = PACES[action.pace]
    if pace == table.settings.pace:
        raise Refusal(Code.ALREADY_MOVED, "That is the table's pace already.")
    return [PaceChanged(pace)]


def start_game(table: Table, action: StartWithCards, dice: Dice) -> list[Event]:
    """Check that this mixture can be played by this many, then shuffle and deal."""
    _not_in_game(table)
    players = len(table.seats)
    if len(set(action.cards)) != len(action.cards):
        raise Refusal(Code.DECK_DUPLICATES, "Two cards of the chosen decks are the same picture.")
    settings = table.settings
    rules = find_edition(settings.edition).for_table(players, settings.house, len(action.cards))
    *hands, pile = deal(action.cards, players, rules.hand_size, dice)
    started = GameStarted(table.game + 1, rules, tuple(hands), pile)
    # Over days nobody waits for a claim.
    if rules.first_storyteller != "random" and not (settings.pace.days and rules.first_storyteller == "claim"):
        return [started]
    return [started, TurnBegun(1, table.seats[dice.randrange(players)].no)]


def stop_game(table: Table) -> list[Event]:
    """Return to the lobby; all players keep their seats."""
    if table.phase is LOBBY:
        raise Refusal(Code.NO_GAME, "There is no game to leave; this is the lobby.")
    return [GameStopped()]


def _not_in_game(table: Table) -> None:
    if in_game(table.phase):
        raise Refusal(Code.GAME_ON, "A game is on; finish it or stop it first.")
