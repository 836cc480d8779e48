"""The question at the end of a prompt, and the shape of its answer in words, for endpoints that know no schema."""

from hareloom.game.rules import NO_RULES
from hareloom.game.view_types import GameView, Own, Telling, Voting

from .wanted import Wanted


def question_told(view: GameView, wanted: Wanted) -> str:
    """What the model is asked for. Nothing that a player said stands here."""
    own = view.own
    assert own is not None
    asks, like = _asked_for(view, own, wanted)
    return f"{asks} Answer with JSON alone, like this: {like}"


def _asked_for(view: GameView, own: Own, wanted: Wanted) -> tuple[str, str]:
    match wanted:
        case Wanted.TELL:
            assert own.may.tell is not None
            return _tell(view, own.may.tell)
        case Wanted.GIVE:
            return _give(view, own)
        case Wanted.SIGNAL:
            return _signal()
        case Wanted.VOTE:
            assert own.may.vote is not None
            return _vote(view, own.may.vote)


def _tell(view: GameView, telling: Telling) -> tuple[str, str]:
    size = f"at most {telling.longest} characters, and none of clues_told_before"
    if telling.with_card:
        asks = f"Choose one picture of your hand by its number, and tell a clue for it: {size}."
        return f"You are the storyteller. {asks}", '{"card": NUMBER, "clue": "WORDS"}'
    pairs = (view.table.rules or NO_RULES).teams
    asks = "Your partner will give a picture for it." if pairs else "Nobody has chosen a picture yet."
    return f"You are the storyteller. Tell a clue: {size}. {asks}", '{"clue": "WORDS"}'


def _give(view: GameView, own: Own) -> tuple[str, str]:
    table, rules = view.table, view.table.rules or NO_RULES
    pictures = "one picture" if own.may.give == 1 else f"{own.may.give} different pictures"
    partner = rules.teams and table.seats[table.storyteller].unit == table.seats[own.seat].unit
    if rules.counting == "crowd":
        aim = "what fits the clue best"
    elif not partner:
        aim = "what others will take for the storyteller's"
    elif rules.names_card:
        aim = "what leads the others astray from the picture of the storyteller, who is your partner"
    else:
        aim = "what your partner's clue fits, for this is what the others must find"
    return f"Give {pictures} of your hand, by number: {aim}.", '{"cards": [' + ", ".join(
        ["NUMBER"] * own.may.give
    ) + "]}"


def _signal() -> tuple[str, str]:
    asks = (
        'You and your partner signal which of you gives a picture. Say "have_one" if a picture in your hand fits the '
        'clue well, and "you_give" if your partner had better give.'
    )
    return asks, '{"signal": "have_one"}'


def _vote(view: GameView, voting: Voting) -> tuple[str, str]:
    shut = f" Not allowed: {', '.join(map(str, voting.forbidden))}." if voting.forbidden else ""
    if (view.table.rules or NO_RULES).counting == "crowd":
        asks = f"Choose the picture that most others will choose, by its number.{shut}"
    else:
        second = " You may choose a second one if you are not sure." if voting.tokens > 1 else ""
        asks = f"Which picture on the table is meant by the clue? Choose one by its number.{second}{shut}"
    if not voting.red:
        return asks, '{"pictures": [NUMBER]}'
    apart = " on another picture" if voting.red_apart else ""
    return f"{asks} Place the red token{apart}, too.", '{"pictures": [NUMBER], "red": NUMBER}'
