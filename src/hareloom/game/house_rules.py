"""House rules: every value of an edition that a table may change, with its range."""

from collections.abc import Iterator
from typing import Any, Literal, assert_never

import msgspec
from msgspec import UNSET, Struct, UnsetType

from .refusals import Code, Refusal
from .rules import FirstStoryteller, OnEmptyPile, TeamImage
from .values import ClueForm


class HouseRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table changes. A key that is not set follows the edition; null means "no such limit"."""

    hand_size: int | UnsetType = UNSET
    """How many cards a seat holds."""
    cards_given: int | UnsetType = UNSET
    """How many cards each seat gives in a turn."""
    solo_finder_4: bool | UnsetType = UNSET
    """A picture found by one voter alone earns 4 points instead of 3."""
    bonus_cap: int | None | UnsetType = UNSET
    """The most points for votes on one's own picture in a turn."""
    two_votes_from: int | None | UnsetType = UNSET
    """From this number of players on, each has two tokens."""
    single_vote_bonus_when_all_found: bool | UnsetType = UNSET
    """One token, rightly placed, earns its point even when all voters found the picture."""
    target_score: int | None | UnsetType = UNSET
    """The score that ends the game."""
    rounds_per_player: int | None | UnsetType = UNSET
    """The game ends when each player has been the storyteller this often."""
    on_empty_pile: OnEmptyPile | UnsetType = UNSET
    """Shuffle what was played, or end the game."""
    team_image: TeamImage | UnsetType = UNSET
    """In Team, the storyteller and the teammate both give, or the teammate alone."""
    teammate_decoy_scores: bool | UnsetType = UNSET
    """In Team, votes on the teammate's picture earn points."""
    team_blind_vote: bool | UnsetType = UNSET
    """In Team, a voter doesn't see which picture is the own team's, and may vote for it in vain."""
    party_red_green_distinct: bool | UnsetType = UNSET
    """In Party, the storyteller's two tokens lie on two pictures."""
    party_hide_all_until_clue: bool | UnsetType = UNSET
    """In Party, no player sees their hand before the clue."""
    first_storyteller: FirstStoryteller | UnsetType = UNSET
    """Who tells first: the first player to claim it, a random one, or one whom the host chooses."""
    clue_forms: tuple[ClueForm, ...] | UnsetType = UNSET
    """The forms a clue may have."""

    def changed(self) -> Iterator[tuple[str, Any]]:
        """The keys that are set, with their values, in the order of this file."""
        for key in self.__struct_fields__:
            value = getattr(self, key)
            if value is not UNSET:
                yield key, value


class Range(Struct, frozen=True):
    """What a house rule may be set to."""

    kind: Literal["number", "yes_no", "choice", "choices"]
    least: int = 0
    most: int = 0
    or_none: bool = False
    choices: tuple[str, ...] = ()

    def allows(self, value: object) -> bool:
        if value is None:
            return self.or_none
        if isinstance(value, tuple):
            return 0 < len(value) == len(set(value))
        if isinstance(value, int) and self.kind == "number":
            return self.least <= value <= self.most
        return True  # the type has settled it already

    def in_words(self) -> str:
        match self.kind:
            case "number":
                words = f"a number from {self.least} to {self.most}"
                return words + ", or null for none" if self.or_none else words
            case "yes_no":
                return "true or false"
            case "choice":
                return " or ".join(self.choices)
            case "choices":
                return "any of " + ", ".join(self.choices) + ", at least one and none twice"
            case _:
                assert_never(self.kind)


YES_NO = Range("yes_no")

RANGES: dict[str, Range] = {
    "hand_size": Range("number", 3, 10),
    "cards_given": Range("number", 1, 3),
    "solo_finder_4": YES_NO,
    "bonus_cap": Range("number", 0, 12, or_none=True),
    "two_votes_from": Range("number", 4, 12, or_none=True),
    "single_vote_bonus_when_all_found": YES_NO,
    "target_score": Range("number", 5, 200, or_none=True),
    "rounds_per_player": Range("number", 1, 10, or_none=True),
    "on_empty_pile": Range("choice", choices=("reshuffle", "end_game")),
    "team_image": Range("choice", choices=("own_plus_teammate", "teammate_only")),
    "teammate_decoy_scores": YES_NO,
    "team_blind_vote": YES_NO,
    "party_red_green_distinct": YES_NO,
    "party_hide_all_until_clue": YES_NO,
    "first_storyteller": Range("choice", choices=("claim", "random", "host_choice")),
    "clue_forms": Range("choices", choices=tuple(ClueForm)),
}


def check_ranges(house: HouseRules) -> None:
    """Refuse a value outside its range, whatever the edition."""
    for key, value in house.changed():
        if not RANGES[key].allows(value):
            raise Refusal(Code.HOUSE_RULE_RANGE, f"{key} must be {RANGES[key].in_words()}; it was {_shown(value)}.")


def read_house_rules(values: dict[str, Any]) -> HouseRules:
    """House rules from plain values (a file, a command line), with a refusal that names the key and what it may be."""
    for key, value in values.items():
        if key not in RANGES:
            raise Refusal(
                Code.NO_SUCH_HOUSE_RULE, f"There is no house rule called {key!r}. There are: {', '.join(RANGES)}."
            )
        try:
            msgspec.convert({key: value}, HouseRules)
        except msgspec.ValidationError as wrong:
            words = f"{key} must be {RANGES[key].in_words()}; it was {_shown(value)}."
            raise Refusal(Code.HOUSE_RULE_RANGE, words) from wrong
    house = msgspec.convert(values, HouseRules)
    check_ranges(house)
    return house


def without(house: HouseRules, keys: frozenset[str]) -> HouseRules:
    """The same house rules, without these keys."""
    return HouseRules(**{key: value for key, value in house.changed() if key not in keys})


def _shown(value: object) -> str:
    try:
        return msgspec.json.encode(value).decode()
    except (TypeError, ValueError):
        return repr(value)
