"""What an answer is worth."""

from __future__ import annotations

from msgspec.structs import replace

from hareloom.game import actions as a
from hareloom.game.clue_text import LONGEST
from hareloom.game.plain_text import plain_line

from .answers import AnswerLine
from .encoding import UnknownText
from .jury import Judges, jury, panel
from .test_set import ClueQuestion, HandQuestion, Question, names

ENGLISH = "en"


def judged(line: AnswerLine, question: Question, move: a.BotMove) -> AnswerLine:
    """The line with what a legal move is worth."""
    match question, move:
        case ClueQuestion(), a.CastBallot(votes=(position,)) if line.task == "listen":
            card = question.pictures[position - 1]
            return replace(line, card=card, found=position == question.target)
        case ClueQuestion(), a.GiveCards(cards=(given,)) if line.task == "give":
            return judged_decoy(replace(line, card=names()[given]), question)
        case HandQuestion(), a.GiveClue(card=str(told)) if plain_line(move.text):
            return judged_clue(replace(line, card=names()[told], clue=plain_line(move.text)), question)
        case _:
            return replace(line, problem="This is no answer to the question.")


def judged_decoy(line: AnswerLine, question: ClueQuestion) -> AnswerLine:
    """The line with the votes that the decoy draws."""
    english = panel().drawn(question, line.card) if question.language == ENGLISH else None
    return replace(line, votes=jury().drawn(question, line.card), panel_votes=english)


def judged_clue(line: AnswerLine, question: HandQuestion) -> AnswerLine:
    """The line with how many listeners find the card by that clue."""
    heard = jury().hear(question, line.card, line.clue)
    return replace(
        line,
        none=heard.none,
        some=heard.some,
        all=heard.all,
        votes=heard.votes,
        panel=by_panel(line, question),
    )


def by_panel(
    line: AnswerLine, question: HandQuestion, judges: Judges | None = None
) -> tuple[int, int, int, int] | None:
    """What the panel makes of an English clue; None where it has no vector of it."""
    if question.language != ENGLISH:
        return None
    try:
        heard = (judges or panel()).hear(question, line.card, line.clue)
    except UnknownText:
        return None
    return heard.none, heard.some, heard.all, heard.votes


def impossible(line: AnswerLine, question: Question) -> str:
    """Why nobody can have given that answer; empty if somebody can."""
    among = question.pictures if isinstance(question, ClueQuestion) and line.task == "listen" else question.hand
    if line.card and line.card not in among:
        return f"{line.task} {line.id}: {line.card!r} is not among the cards of this question."
    told = isinstance(question, HandQuestion) and line.card
    if told and (line.clue != plain_line(line.clue) or not 0 < len(line.clue) <= LONGEST):
        return f"{line.task} {line.id}: {line.clue[:40]!r} is no clue that the rules accept."
    return ""


def judged_again(line: AnswerLine, question: Question, judges: Judges) -> AnswerLine:
    """The line, judged from card and clue alone, by a panel that knows every clue."""
    bare = replace(line, found=False, none=0, some=0, all=0, votes=0, panel=None, panel_votes=None)
    if not line.card:
        return bare
    if isinstance(question, HandQuestion):
        return replace(judged_clue(bare, question), panel=by_panel(line, question, judges))
    if line.task == "listen":
        return replace(bare, found=line.card == question.card)
    return judged_decoy(bare, question)
