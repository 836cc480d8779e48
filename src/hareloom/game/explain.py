"""An award in words, for people at a real table; the page has sentences of its own, in its catalogues."""

from collections.abc import Mapping
from typing import assert_never

from .values import Award, Reason, SeatNo


def explain(award: Award, names: Mapping[SeatNo, str], storyteller: SeatNo) -> str:
    """Why these points: "found it", "2 votes on your card: Tom, Ana"."""
    thanks = ", ".join(names[seat] for seat in award.thanks_to)
    told_it = award.seat == storyteller
    match award.reason:
        case Reason.FOUND_IT:
            return "found it"
        case Reason.SOME_FOUND_IT:
            return f"some found it, but not all: {thanks}"
        case Reason.ALL_FOUND_IT:
            return "everybody found it" if told_it else "everybody found it, so 2 for all but the storyteller"
        case Reason.NOBODY_FOUND_IT:
            return "nobody found it" if told_it else "nobody found it, so 2 for all but the storyteller"
        case Reason.VOTES_ON_YOUR_CARD:
            votes = len(award.thanks_to)
            counted = "" if votes == award.points else f", {award.points} counted"
            return f"{votes} {'vote' if votes == 1 else 'votes'} on your card{counted}: {thanks}"
        case Reason.ONE_TOKEN:
            return "found it with one token"
        case Reason.WITH_THE_CROWD:
            return f"chose picture {award.positions[0]} like {thanks}"
        case Reason.ALONE:
            return f"alone on picture {award.positions[0]}"
        case Reason.RED_TOKEN:
            return f"the red token lies on picture {award.positions[0]}"
        case _:
            assert_never(award.reason)
