"""Rules with a leak built in, one for each thing that must stay secret. Each leak is small, as real ones are."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from hareloom.game import actions as a
from hareloom.game import events as e
from hareloom.game.decide import decide
from hareloom.game.evolve import evolve
from hareloom.game.refusals import Code, Refusal
from hareloom.game.table import Seat, Table
from hareloom.game.values import Cast, Dice, Phase, Reveal, SeatNo
from hareloom.game.view import view
from hareloom.game.view_types import GameView, SeatView

from .oracle import Audience, Row
from .oracle_people import Case, Engine

REAL = Engine(decide, evolve, view)

Change = Callable[[Table, Audience, GameView], GameView]


@dataclass(frozen=True)
class Leaky:
    """A leak: the row it breaks, a sentence about it, a game in which it shows, and the rules that have it."""

    row: Row
    sentence: str
    case: Case
    engine: Engine


LEAKS: dict[str, Leaky] = {}

CLASSIC = Case("classic", 4, turns=3)
TWO_TOKENS = Case("odyssey", 7, turns=2)
PARTY = Case("party", 6, turns=3)
PARTY_ALL_HIDDEN = Case("party", 6, {"party_hide_all_until_clue": True}, turns=3)
TEAM = Case("team", 6, turns=3)
TEAM_BLIND = Case("team", 8, {"team_blind_vote": True}, turns=3)


def leaky_view(row: Row, case: Case) -> Callable[[Change], Change]:
    """The real view, then this change, whose docstring is the sentence."""

    def register(change: Change) -> Change:
        def leaking(table: Table, no: SeatNo | None) -> GameView:
            return change(table, no, view(table, no))

        LEAKS[change.__name__] = Leaky(row, change.__doc__ or "", case, Engine(decide, evolve, leaking))
        return change

    return register


def _public(seen: GameView, **changes: Any) -> GameView:
    return replace(seen, table=replace(seen.table, **changes))


def _own(seen: GameView, **changes: Any) -> GameView:
    return seen if seen.own is None else replace(seen, own=replace(seen.own, **changes))


def _may(seen: GameView, **changes: Any) -> GameView:
    return seen if seen.own is None else _own(seen, may=replace(seen.own.may, **changes))


def _each_seat(table: Table, seen: GameView, change: Callable[[Seat, SeatView], SeatView]) -> GameView:
    seats = zip(table.seats, seen.table.seats.values(), strict=True)
    return _public(seen, seats={seat.no: change(seat, shown) for seat, shown in seats})


def _target(table: Table) -> int:
    """Where the storyteller's picture lies."""
    owners = [laid.owner for laid in table.laid]
    return owners.index(table.storyteller) + 1 if table.storyteller in owners else 0


def _place_of(table: Table, no: SeatNo) -> int:
    return min((place for place, laid in enumerate(table.laid, 1) if laid.owner == no), default=0)


def _low(cards: Iterable[str]) -> bool:
    """Something that depends on which cards these are, and on nothing else."""
    return min(cards, default="f") < "1"


# hand


@leaky_view(Row.HAND, CLASSIC)
def hand_by_order(table: Table, _: Audience, seen: GameView) -> GameView:
    """Those awaited are named in the order of the lowest card they hold."""
    held = {seat.no: min(seat.hand, default="") for seat in table.seats}
    return _public(seen, awaited=tuple(sorted(seen.table.awaited, key=held.__getitem__)))


@leaky_view(Row.HAND, CLASSIC)
def hand_by_count(table: Table, _: Audience, seen: GameView) -> GameView:
    """A seat's number of cards is one more when it holds a certain card."""
    return _each_seat(table, seen, lambda seat, shown: replace(shown, cards=shown.cards + _low(seat.hand)))


@leaky_view(Row.HAND, TEAM)
def hand_of_the_partner(table: Table, no: Audience, seen: GameView) -> GameView:
    """One may talk only if the partner holds a low card."""
    return seen if no is None else _may(seen, talk=_low(table.seat(table.partner(no)).hand))


@leaky_view(Row.HAND, CLASSIC)
def hand_to_the_storyteller(table: Table, no: Audience, seen: GameView) -> GameView:
    """The storyteller, who waits, learns whether another player's hand holds a low card."""
    others = [card for seat in table.seats if seat.no != no for card in seat.hand if card not in seat.given]
    return _may(seen, ready=_low(others)) if no == table.storyteller else seen


# hand: Party's, before the clue


@leaky_view(Row.HIDDEN_HAND, PARTY)
def hidden_hand_boolean(table: Table, no: Audience, seen: GameView) -> GameView:
    """Before the clue the storyteller learns one bit about the hand."""
    if no is None or seen.own is None or seen.own.hand is not None:
        return seen
    return _may(seen, go_on=_low(table.seat(no).hand[:2]))


@leaky_view(Row.HIDDEN_HAND, PARTY)
def hidden_hand_in_the_first_turn(table: Table, no: Audience, seen: GameView) -> GameView:
    """In the first turn those who do not tell see their hands before the first clue."""
    return seen if no is None or no == table.storyteller else _own(seen, hand=table.seat(no).hand)


@leaky_view(Row.HIDDEN_HAND, PARTY_ALL_HIDDEN)
def hidden_hand_of_all(table: Table, no: Audience, seen: GameView) -> GameView:
    """The house rule that hides all hands hides only the storyteller's."""
    if no is None or table.turn == 1 or no == table.storyteller:
        return seen
    return _own(seen, hand=table.seat(no).hand)


# storyteller's card


@leaky_view(Row.STORYTELLERS_CARD, CLASSIC)
def told_card_by_count(table: Table, _: Audience, seen: GameView) -> GameView:
    """The storyteller holds one card less when the first one was chosen."""

    def change(seat: Seat, shown: SeatView) -> SeatView:
        told = table.phase is Phase.GIVE and seat.no == table.storyteller and seat.given == seat.hand[:1]
        return replace(shown, cards=shown.cards - told)

    return _each_seat(table, seen, change)


@leaky_view(Row.STORYTELLERS_CARD, CLASSIC)
def told_card_by_order(table: Table, _: Audience, seen: GameView) -> GameView:
    """Those awaited are named backwards when the picture sought lies left."""
    left = table.phase is Phase.VOTE and 2 * _target(table) <= len(table.laid)
    return _public(seen, awaited=seen.table.awaited[::-1]) if left else seen


@leaky_view(Row.STORYTELLERS_CARD, TEAM)
def told_card_to_the_teammate(table: Table, no: Audience, seen: GameView) -> GameView:
    """The storyteller's teammate sees the picture sought marked."""
    if seen.own is None or table.phase is not Phase.VOTE or no != table.partner(table.storyteller):
        return seen
    return _own(seen, positions=(*seen.own.positions, _target(table)))


# image handed in, and its owner


@leaky_view(Row.IMAGE_HANDED_IN, CLASSIC)
def gift_by_flag(table: Table, _: Audience, seen: GameView) -> GameView:
    """A seat counts as ready when it has given the first card of its hand."""

    def change(seat: Seat, shown: SeatView) -> SeatView:
        first = table.phase is Phase.GIVE and seat.no != table.storyteller and seat.given == seat.hand[:1]
        return replace(shown, ready=first)

    return _each_seat(table, seen, change)


@leaky_view(Row.OWNER, CLASSIC)
def owner_by_order(table: Table, _: Audience, seen: GameView) -> GameView:
    """The seats are listed in the order in which their pictures lie."""
    if table.phase is not Phase.VOTE:
        return seen
    return _public(seen, seats=dict(sorted(seen.table.seats.items(), key=lambda item: _place_of(table, item[0]))))


@leaky_view(Row.OWNER, CLASSIC)
def owner_to_the_storyteller(table: Table, no: Audience, seen: GameView) -> GameView:
    """The storyteller, who shuffles, sees those awaited in the order of their pictures."""
    if table.phase is not Phase.VOTE or no != table.storyteller:
        return seen
    return _public(seen, awaited=tuple(sorted(seen.table.awaited, key=lambda one: _place_of(table, one))))


@leaky_view(Row.OWNER, PARTY)
def owner_a_moment_early(table: Table, _: Audience, seen: GameView) -> GameView:
    """The reveal comes a moment early, while the last ballot can still be taken back."""
    if table.phase is not Phase.VOTE or not table.closing or table.clue is None:
        return seen
    cast = tuple(Cast(seat.no, seat.ballot) for seat in table.seats if seat.ballot is not None)
    early = Reveal(table.turn, table.storyteller, table.clue, table.laid, cast, (), table.scores)
    return _public(seen, reveal=early)


# the own team's picture


@leaky_view(Row.TEAM_MARK, TEAM)
def mark_for_the_storyteller(table: Table, no: Audience, seen: GameView) -> GameView:
    """The storyteller sees the teammate's picture marked."""
    if seen.own is None or table.phase is not Phase.VOTE or no != table.storyteller:
        return seen
    return _own(seen, positions=(*seen.own.positions, _place_of(table, table.partner(no))))


@leaky_view(Row.TEAM_MARK, TEAM_BLIND)
def mark_in_a_blind_vote(table: Table, no: Audience, seen: GameView) -> GameView:
    """In a blind vote the voter is still told not to choose the own team's picture."""
    if no is None or seen.own is None or seen.own.may.vote is None:
        return seen
    place = _place_of(table, table.partner(no))
    return _may(seen, vote=replace(seen.own.may.vote, forbidden=(place,)))


@leaky_view(Row.OWNER, TEAM)
def mark_of_another_team(table: Table, no: Audience, seen: GameView) -> GameView:
    """A voter sees the next team's picture marked too, by one bit."""
    if no is None or seen.own is None or seen.own.may.vote is None:
        return seen
    units = table.rules.units
    other = table.seats[(table.place(no) + 1) % units]
    giver = other if other.given else table.seats[(table.place(no) + 1) % units + units]
    return _may(seen, go_on=_place_of(table, giver.no) == 1)


# table images before the vote


@leaky_view(Row.TABLE_IMAGES, CLASSIC)
def images_while_closing(table: Table, _: Audience, seen: GameView) -> GameView:
    """The pictures are shown, sorted, as soon as all are in."""
    if table.phase is not Phase.GIVE or not table.closing:
        return seen
    return _public(seen, images=tuple(sorted(card for seat in table.seats for card in seat.given)))


@leaky_view(Row.TABLE_IMAGES, TEAM)
def images_by_count(table: Table, _: Audience, seen: GameView) -> GameView:
    """While cards are given, the discards count one more if a low one is among them."""
    given = [card for seat in table.seats for card in seat.given]
    return _public(seen, discard=seen.table.discard + _low(given)) if table.phase is Phase.GIVE else seen


# vote content


@leaky_view(Row.VOTE, CLASSIC)
def votes_scored_early(table: Table, _: Audience, seen: GameView) -> GameView:
    """The score grows with every ballot on a seat's picture instead of at the reveal."""

    def change(seat: Seat, shown: SeatView) -> SeatView:
        ballots = [one.ballot.votes for one in table.seats if one.ballot is not None]
        earned = sum(table.laid[place - 1].owner == seat.no for votes in ballots for place in votes)
        return replace(shown, score=shown.score + earned)

    return _each_seat(table, seen, change) if table.phase is Phase.VOTE else seen


@leaky_view(Row.VOTE, TWO_TOKENS)
def votes_by_tokens(table: Table, _: Audience, seen: GameView) -> GameView:
    """A seat counts as ready when it has used both tokens."""

    def change(seat: Seat, shown: SeatView) -> SeatView:
        return replace(shown, ready=seat.ballot is not None and len(seat.ballot.votes) == 2)

    return _each_seat(table, seen, change) if table.phase is Phase.VOTE else seen


@leaky_view(Row.VOTE, CLASSIC)
def votes_by_flag(table: Table, _: Audience, seen: GameView) -> GameView:
    """The table looks closed only when all ballots lie on one picture."""
    chosen = {place for seat in table.seats if seat.ballot is not None for place in seat.ballot.votes}
    return _public(seen, closing=len(chosen) == 1) if table.phase is Phase.VOTE else seen


@leaky_view(Row.VOTE, TEAM)
def votes_to_the_partner(table: Table, no: Audience, seen: GameView) -> GameView:
    """The partner of a voter learns whether the ballot lies on the first picture."""
    if no is None or table.phase is not Phase.VOTE:
        return seen
    ballot = table.seat(table.partner(no)).ballot
    return _may(seen, settle=ballot is not None and ballot.votes == (1,))


# red token


@leaky_view(Row.RED_TOKEN, PARTY)
def red_beside_green(table: Table, _: Audience, seen: GameView) -> GameView:
    """The storyteller counts as ready when red and green lie together."""

    def change(seat: Seat, shown: SeatView) -> SeatView:
        ballot = seat.ballot
        return replace(shown, ready=ballot is not None and ballot.red in ballot.votes)

    return _each_seat(table, seen, change) if table.phase is Phase.VOTE else seen


@leaky_view(Row.RED_TOKEN, PARTY)
def red_to_its_owner(table: Table, no: Audience, seen: GameView) -> GameView:
    """The view asks the owner of the red picture not to talk about it."""
    if table.phase is not Phase.VOTE or no is None or no == table.storyteller:
        return seen
    ballot = table.seat(table.storyteller).ballot
    return _may(seen, talk=ballot is None or ballot.red != _place_of(table, no))


# pile and discards


@leaky_view(Row.PILE, CLASSIC)
def pile_top_by_count(table: Table, _: Audience, seen: GameView) -> GameView:
    """The pile counts one less when its top card is a low one."""
    return _public(seen, pile=seen.table.pile - (min(table.pile[:1], default="f") < "8"))


@leaky_view(Row.PILE, CLASSIC)
def pile_next_draw(table: Table, no: Audience, seen: GameView) -> GameView:
    """The seat that tells next learns whether its next card is a low one."""
    return _may(seen, go_on=min(table.pile[1:2], default="f") < "8") if no == table.storyteller else seen


@leaky_view(Row.PILE, CLASSIC)
def pile_contents(table: Table, _: Audience, seen: GameView) -> GameView:
    """The decks are named twice while a certain kind of card is still in the pile."""
    return _public(seen, decks=seen.table.decks * (1 + _low(table.pile)))


@leaky_view(Row.DISCARD, CLASSIC)
def discard_order(table: Table, _: Audience, seen: GameView) -> GameView:
    """The discards count one more when the last lies higher than the first."""
    return _public(seen, discard=seen.table.discard + (table.discard[-1:] > table.discard[:1]))


@leaky_view(Row.DISCARD, CLASSIC)
def discard_contents(table: Table, _: Audience, seen: GameView) -> GameView:
    """A seat counts as winning while a low card is among the discards."""
    return _public(seen, winners=(1,) if _low(table.discard) else ())


# The remaining ones are not in the view: it can only show what the table remembers.


def _leaky_rules(row: Row, case: Case, sentence: str, *, decides: Any = decide, evolves: Any = evolve) -> Leaky:
    return Leaky(row, sentence, case, Engine(decides, evolves, view))


def _ready_after_replacing(table: Table, event: e.Event) -> Table:
    after = evolve(table, event)
    if isinstance(event, e.CardsGiven) and table.seat(event.seat).given:
        return _seat_changed(after, event.seat, ready=True)
    return after


def _stood_in_after_replacing(table: Table, event: e.Event) -> Table:
    after = evolve(table, event)
    if isinstance(event, e.BallotCast) and table.seat(event.seat).ballot is not None:
        return _seat_changed(after, event.seat, stood_in=not table.seat(event.seat).stood_in)
    return after


def _last_to_replace_closes(table: Table, event: e.Event) -> Table:
    after = evolve(table, event)
    if isinstance(event, e.CardsGiven | e.BallotCast) and table.closing:
        return replace(after, closing=event.seat)
    return after


def _seat_changed(table: Table, no: SeatNo, **changes: Any) -> Table:
    return replace(table, seats=tuple(replace(seat, **changes) if seat.no == no else seat for seat in table.seats))


def _passes_unsorted(table: Table, actor: a.Actor, action: a.Action, dice: Dice) -> list[e.Event]:
    """What was drawn lies last in the hand that is passed on."""
    events = decide(table, actor, action, dice)
    refilled = next((event for event in events if isinstance(event, e.HandsRefilled)), None)
    if refilled is None:
        return events
    hands = [(*seat.hand, *drawn) for seat, drawn in zip(table.seats, refilled.draws, strict=True)]
    passed = e.HandsPassed((hands[-1], *hands[:-1]))
    return [passed if isinstance(event, e.HandsPassed) else event for event in events]


def _lays_in_seat_order(table: Table, actor: a.Actor, action: a.Action, dice: Dice) -> list[e.Event]:
    """The storyteller's picture never lies first."""
    events = decide(table, actor, action, dice)
    return [_last_first(event, table) if isinstance(event, e.TableLaid) else event for event in events]


def _last_first(laid: e.TableLaid, table: Table) -> e.TableLaid:
    if laid.owners[0] != table.storyteller:
        return laid
    return e.TableLaid((*laid.cards[1:], laid.cards[0]), (*laid.owners[1:], laid.owners[0]))


def _refuses_a_blind_vote(table: Table, actor: a.Actor, action: a.Action, dice: Dice) -> list[e.Event]:
    match actor, action:
        case a.SeatActor(no=no), a.CastBallot(votes=votes) if _place_of(table, table.partner(no)) in votes:
            raise Refusal(Code.OWN_IMAGE, "That is your team's picture.")
    return decide(table, actor, action, dice)


def _refuses_by_hand(table: Table, actor: a.Actor, action: a.Action, dice: Dice) -> list[e.Event]:
    match actor, action:
        case a.SeatActor(no=no), a.GiveClue(card=str(card)) if card not in table.seat(no).hand:
            raise Refusal(Code.NOT_IN_HAND, "That card is not in your hand.")
    return decide(table, actor, action, dice)


LEAKS |= {
    "changed_card_by_flag": _leaky_rules(
        Row.CHANGED_MIND,
        CLASSIC,
        "A seat counts as ready once it has replaced its card.",
        evolves=_ready_after_replacing,
    ),
    "changed_ballot_by_flag": _leaky_rules(
        Row.CHANGED_MIND, PARTY, "A replaced ballot turns the mark of the bot over.", evolves=_stood_in_after_replacing
    ),
    "changed_mind_takes_the_closing": _leaky_rules(
        Row.CHANGED_MIND,
        CLASSIC,
        "Who replaces a card while the phase closes becomes the one who may close it; the other one notices.",
        evolves=_last_to_replace_closes,
    ),
    "passed_hand_by_order": _leaky_rules(
        Row.PASSED_HAND, PARTY, "The card drawn lies last in the hand passed on.", decides=_passes_unsorted
    ),
    "places_by_owner": _leaky_rules(
        Row.PLACES, CLASSIC, "The storyteller's picture never lies first.", decides=_lays_in_seat_order
    ),
    "refused_own_team": _leaky_rules(
        Row.REFUSAL, TEAM_BLIND, "A blind vote on the own team's picture is refused.", decides=_refuses_a_blind_vote
    ),
    "refused_by_hidden_hand": _leaky_rules(
        Row.REFUSAL, PARTY, "Before the clue a refusal tells what is in the hidden hand.", decides=_refuses_by_hand
    ),
}
