"""The rules of a game in words, for a player who has never seen it: from its values, for any edition or mixture."""

from hareloom.game.rules import Rules
from hareloom.game.scoring import CROWD_CAP

ANOTHER = "In every turn another player is the storyteller."
LAID = "pictures are shuffled and laid on numbered places"


def rules_told(rules: Rules) -> str:
    """What the model is told of the game; nothing of what happens in it."""
    if rules.counting == "crowd":
        turn, points = _crowd(rules), _crowd_points()
    else:
        turn = _pairs(rules) if rules.teams else _find(rules)
        points = _points(rules)
    return "\n".join(line for line in (turn, _tokens(rules), points, _end(rules)) if line)


def _find(rules: Rules) -> str:
    given = "one picture" if rules.cards_given == 1 else f"{rules.cards_given} pictures"
    return (
        f"{rules.players} players hold {rules.hand_size} pictures each. {ANOTHER} "
        "The storyteller chooses a picture of the own hand and tells a clue for it. Each of the others secretly "
        f"gives {given} of the own hand that could be meant by the clue. All {rules.images} {LAID}. All but the "
        "storyteller vote secretly for the picture that they think is the storyteller's, never for their own."
    )


def _pairs(rules: Rules) -> str:
    told = "The storyteller tells a clue without a picture. The partner gives the one that the others must find."
    if rules.names_card:
        told = (
            "The storyteller chooses a picture of the own hand and tells a clue for it. The partner gives a picture, "
            "too, which should lead the others astray."
        )
    blind = "A vote for the own pair's picture earns nothing." if rules.team_blind_vote else "Not for the own pair's."
    return (
        f"{rules.units} pairs play, {rules.players} players with {rules.hand_size} pictures each. {ANOTHER} {told} "
        "In each other pair one of the two secretly gives a picture that could be meant, and the other one votes. "
        f"They signal in public which of them should give. All {rules.images} {LAID}. The voters choose the picture "
        f"that they think is meant. {blind} Points go to the pair."
    )


def _crowd(rules: Rules) -> str:
    apart = " It must lie on another picture than the green one." if rules.party_red_green_distinct else ""
    return (
        f"{rules.players} players hold {rules.hand_size} pictures each, and pass their hand on after every turn. "
        f"{ANOTHER} The storyteller tells a clue before looking at the own hand. Then every player, the storyteller "
        "too, secretly gives the picture of the own hand that fits the clue best. "
        f"All {rules.images} {LAID}. Every player secretly puts a green token on the picture that they think most "
        "others will choose; the own one is allowed. The storyteller also places a red token, and the picture under it "
        f"earns nothing.{apart}"
    )


def _tokens(rules: Rules) -> str:
    if rules.tokens < 2:
        return ""
    when = "" if rules.single_vote_bonus_when_all_found else ", unless all voters found it"
    return f"A voter may choose two pictures. Who finds it with one vote alone gets 1 point more{when}."


def _points(rules: Rules) -> str:
    alone = " (4 each if exactly one voter found it)" if rules.solo_finder_4 else ""
    cap = "" if rules.bonus_cap is None else f", at most {rules.bonus_cap} in a turn"
    partner = "" if rules.teammate_decoy_scores or not rules.teams else " The storyteller's partner gets none for that."
    return (
        "Points: if all voters or none found the picture, the storyteller gets 0 and every voter 2. Otherwise the "
        f"storyteller and all who found it get 3 each{alone}. Who gave a picture gets 1 for every vote that it drew "
        f"away{cap}.{partner}"
    )


def _crowd_points() -> str:
    return (
        "Points: as many as there are green tokens on the picture that you chose, with yours, at most "
        f"{CROWD_CAP}; 0 if you are alone there, or if the red token lies there."
    )


def _end(rules: Rules) -> str:
    ends = []
    if rules.target_score is not None:
        ends.append(f"when somebody has {rules.target_score} points")
    if rules.rounds_per_player is not None:
        often = "once" if rules.rounds_per_player == 1 else f"{rules.rounds_per_player} times"
        ends.append(f"when everybody has told {often}")
    if rules.on_empty_pile == "end_game":
        ends.append("when the pile of pictures is empty")
    return f"The game ends {' or '.join(ends)}. Most points win." if ends else "Most points win."
