"""When a game is over, and who has won."""

from .rules import Rules
from .table import Table
from .values import SeatNo


def is_over(rules: Rules, scores: tuple[int, ...], turns_played: int, pile: int) -> bool:
    """Asked after a turn has been scored in full, before hands are refilled."""
    if rules.target_score is not None and max(scores) >= rules.target_score:
        return True
    if rules.rounds_per_player is not None and turns_played >= rules.players * rules.rounds_per_player:
        return True
    # The refill of this turn would draw the last card.
    return rules.on_empty_pile == "end_game" and pile <= rules.images


def leading_units(scores: tuple[int, ...]) -> list[int]:
    """The seats with the most points; a tie has several."""
    most = max(scores)
    return [unit for unit, score in enumerate(scores) if score == most]


def winning_seats(table: Table) -> tuple[SeatNo, ...]:
    leaders = leading_units(table.scores)
    return tuple(seat.no for place, seat in enumerate(table.seats) if place % len(table.scores) in leaders)
