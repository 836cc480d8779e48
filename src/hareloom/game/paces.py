"""How much time a table gives itself: none at all, relaxed, brisk, seconds of its own for each phase, or days."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from .values import CLUE, GIVE, REVEAL, VOTE, Phase

LEAST_SECONDS, MOST_SECONDS = 5, 3600
LEAST_HOURS, MOST_HOURS = 4, 72
MORE_TIME = 30
"""Seconds that a phase gets when a player asks for more."""
MOST_ASKED = 10
"""So often each player may ask for more in one phase."""

PaceName: TypeAlias = Literal["none", "relaxed", "brisk", "own", "days"]
Hours: TypeAlias = Annotated[int, Meta(ge=LEAST_HOURS, le=MOST_HOURS)]
OnVacation: TypeAlias = Literal["bot", "wait"]
"""What becomes of a player's moves while they are on vacation."""
Seconds: TypeAlias = Annotated[int, Meta(ge=LEAST_SECONDS, le=MOST_SECONDS)]


class PhaseSeconds(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Seconds for each phase of a turn."""

    tell: Seconds
    give: Seconds
    vote: Seconds
    look: Seconds
    """At the reveal."""


class Days(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game over days: nobody needs to be there at the same time."""

    hours: Hours = 24
    """For each player in each phase. Their quiet hours don't count."""
    vacation: OnVacation = "bot"
    """While a player is on vacation, a bot moves, or the game waits for up to a week."""


class TablePace(Struct, frozen=True):
    """A pace as a table plays it. Without seconds and days there is no limit."""

    name: PaceName = "none"
    seconds: PhaseSeconds | None = None
    days: Days | None = None

    def seconds_for(self, phase: Phase) -> int | None:
        """How long that phase may last; None for as long as people like."""
        if self.seconds is None:
            return None
        by_phase = {
            CLUE: self.seconds.tell,
            GIVE: self.seconds.give,
            VOTE: self.seconds.vote,
            REVEAL: self.seconds.look,
        }
        return by_phase.get(phase)


NO_HURRY = TablePace()

PACES: dict[str, TablePace] = {
    pace.name: pace
    for pace in (
        NO_HURRY,
        TablePace("relaxed", PhaseSeconds(tell=180, give=90, vote=90, look=30)),
        TablePace("brisk", PhaseSeconds(tell=60, give=30, vote=30, look=12)),
    )
}
