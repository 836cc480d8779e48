"""What an edition is, and how it becomes the rules of one game."""

from typing import Any

from msgspec import UNSET, Struct, structs

from ..house_rules import HouseRules, check_ranges, without
from ..refusals import Code, Refusal
from ..rules import MOST_IMAGES, Need, Rules

EVERYWHERE = frozenset(
    {"hand_size", "target_score", "rounds_per_player", "on_empty_pile", "first_storyteller", "clue_forms"}
)
FINDING = frozenset({"solo_finder_4", "bonus_cap"})
SINGLE_PLAYERS = frozenset({"cards_given", "two_votes_from", "single_vote_bonus_when_all_found"})


class Edition(Struct, frozen=True, kw_only=True):
    """One way to play, as a value. `rules` holds what it sets; a house rule changes one of those values."""

    id: str
    player_counts: tuple[int, ...]
    rules: Rules
    two_votes_from: int | None = None
    trio: tuple[tuple[str, int], ...] = ()
    """What changes by itself with three players."""
    house_rules: frozenset[str]
    """The keys that mean something here."""

    def drop_meaningless(self, house: HouseRules) -> tuple[HouseRules, tuple[str, ...]]:
        """The house rules that mean something here, and the keys that had to go."""
        dropped = tuple(key for key, _ in house.changed() if key not in self.house_rules)
        return without(house, frozenset(dropped)), dropped

    def for_table(self, players: int, house: HouseRules, deck_size: int) -> Rules:
        """The rules of one game, or a refusal that says why this mixture cannot be played."""
        rules = self.for_players(players, house)
        if deck_size < rules.cards_needed:
            missing = rules.cards_needed - deck_size
            raise Refusal(
                Code.DECK_TOO_SMALL,
                f"{players} players with {rules.hand_size} cards each and {rules.images} on the table need "
                f"{rules.cards_needed} cards; the deck has {deck_size}, so {missing} are missing.",
            )
        return rules

    def for_players(self, players: int, house: HouseRules) -> Rules:
        """The rules for that many, whichever decks they choose; a refusal as above."""
        if players not in self.player_counts:
            counts = ", ".join(map(str, self.player_counts))
            raise Refusal(Code.PLAYER_COUNT, f"{self.id} is for {counts} players; there are {players}.")
        check_ranges(house)
        rules = self._changed_by(players, house)
        _check_mixture(rules)
        return rules

    def needs(self, house: HouseRules) -> tuple[Need, ...]:
        """For each number of players that can play it so: how many cards they need."""
        found = []
        for players in self.player_counts:
            try:
                found.append(Need(players, self.for_players(players, house).cards_needed))
            except Refusal:
                continue
        return tuple(found)

    def _changed_by(self, players: int, house: HouseRules) -> Rules:
        values: dict[str, Any] = {"players": players}
        if players == 3:
            values.update(self.trio)
        for key, value in house.changed():
            if key not in self.house_rules:
                raise Refusal(Code.HOUSE_RULE_MEANINGLESS, f"{key} means nothing in {self.id}.")
            values[key] = value
        two_votes_from = values.pop("two_votes_from", self.two_votes_from)
        if two_votes_from is None and house.single_vote_bonus_when_all_found is not UNSET:
            raise Refusal(
                Code.HOUSE_RULE_MEANINGLESS,
                "single_vote_bonus_when_all_found means nothing without a second token; set two_votes_from too.",
            )
        values["tokens"] = 2 if two_votes_from is not None and players >= two_votes_from else 1
        if isinstance(house.rounds_per_player, int):
            # A number of rounds replaces the other ends, unless the table asks for them too.
            values.setdefault("target_score", None)
            values.setdefault("on_empty_pile", "reshuffle")
        if values.get("team_image") == "teammate_only":
            values["names_card"] = False
        return structs.replace(self.rules, **values)


def _check_mixture(rules: Rules) -> None:
    if rules.images > MOST_IMAGES:
        raise Refusal(
            Code.HOUSE_RULE_MIXTURE,
            f"{rules.cards_given} cards from each of {rules.players - 1} players make {rules.images} images "
            f"on the table; there is room for {MOST_IMAGES}.",
        )
    endless = rules.target_score is None and rules.rounds_per_player is None and rules.on_empty_pile == "reshuffle"
    if endless:
        raise Refusal(
            Code.NEVER_ENDS,
            "This game would never end: set target_score, rounds_per_player, or on_empty_pile to end_game.",
        )
