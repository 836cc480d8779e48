"""Section 5 of the rules, read cell by cell. Never imports `view`, `legal` or `roles`."""

from enum import StrEnum

from hareloom.game.table import Seat, Table
from hareloom.game.values import CardId, Phase, Position, SeatNo
from hareloom.game.view_types import GameView

Audience = SeatNo | None
"""A seat, or None: a watcher."""


class Row(StrEnum):
    """The rows of section 5, and the laws of secrecy that follow from them."""

    HAND = "hand"
    HIDDEN_HAND = "hand: Party's, before the clue"
    STORYTELLERS_CARD = "storyteller's card"
    IMAGE_HANDED_IN = "image handed in"
    OWNER = "image handed in: its owner, before the reveal"
    TEAM_MARK = "image handed in: the own team's, marked only for its voter"
    TABLE_IMAGES = "table images, before the vote"
    VOTE = "vote content"
    RED_TOKEN = "red token"
    PILE = "pile: order and contents"
    DISCARD = "discard: order and contents"
    CHANGED_MIND = "a changed mind"
    PASSED_HAND = "order of the passed hand"
    PLACES = "places of the pictures"
    REFUSAL = "a refusal that tells a secret"
    TOGETHER = "several secrets together"
    SHOWN = "something that should be shown is not"


LAID_OPEN = (Phase.VOTE, Phase.REVEAL, Phase.END)
TURN_OPEN = (Phase.REVEAL, Phase.END)


def hand_hidden(table: Table, no: SeatNo) -> bool:
    """Must this seat not look at its own hand yet? Q29: Party speaks first, in turn 1 every seat may tell."""
    rules = table.rules
    if not rules.hidden_hand or table.phase not in (Phase.CLAIM, Phase.CLUE):
        return False
    return table.turn == 1 or no == table.storyteller or rules.party_hide_all_until_clue


def partner_of(table: Table, no: SeatNo) -> SeatNo | None:
    """Who sits opposite, where teams play."""
    if not table.rules.teams:
        return None
    numbers = [seat.no for seat in table.seats]
    return numbers[(numbers.index(no) + len(numbers) // 2) % len(numbers)]


def votes_for_team(table: Table, no: SeatNo) -> bool:
    """Is this the one of a pair who gave nothing, outside the storyteller's pair?"""
    partner = partner_of(table, no)
    if partner is None or table.storyteller in (no, partner):
        return False
    return not seat_of(table, no).given


def known_positions(table: Table, audience: Audience) -> tuple[Position, ...]:
    """The pictures whose owner this audience may know during the vote: its own; for a team's voter the team's (Q4)."""
    if audience is None:
        return ()
    owner: SeatNo | None = audience
    if votes_for_team(table, audience):
        assert table.rules is not None
        owner = None if table.rules.team_blind_vote else partner_of(table, audience)
    return tuple(position for position, laid in enumerate(table.laid, 1) if laid.owner == owner)


def forbidden_to(table: Table, no: SeatNo) -> tuple[Position, ...]:
    """Where this voter's tokens may not lie."""
    rules = table.rules
    assert rules is not None
    if rules.everybody_plays or rules.team_blind_vote:
        return ()
    side = (no, partner_of(table, no))
    return tuple(position for position, laid in enumerate(table.laid, 1) if laid.owner in side)


def may_know_cards(table: Table, audience: Audience, *, past: bool = True) -> set[CardId]:
    """The card names that may occur at all in what this audience receives now; `past`: earlier reveals too."""
    known: set[CardId] = set()
    if table.phase in LAID_OPEN:
        known.update(laid.card for laid in table.laid)
    if audience is not None and not hand_hidden(table, audience):
        seat = seat_of(table, audience)
        known.update(seat.hand, seat.given)
    if past:
        known.update(laid.card for reveal in table.reveals for laid in reveal.laid)
    return known


def knowledge(table: Table, audience: Audience) -> tuple[object, ...]:
    """All that this audience may know, in no particular form: two tables with the same are twins for it."""
    revealed = table.phase in TURN_OPEN
    everybody = (
        *(table.settings, table.phase, table.game, table.turn, table.rules, table.scores, table.storyteller),
        *(table.clue, table.clue_mendable, table.closing, table.lingered, table.winners, table.reveals),
        *(len(table.pile), len(table.discard)),
        tuple(laid.card for laid in table.laid) if table.phase in LAID_OPEN else (),
        table.laid if revealed else (),
        tuple(_seen_by_all(seat, revealed) for seat in table.seats),
    )
    if audience is None:
        return everybody
    seat = seat_of(table, audience)
    hand = None if hand_hidden(table, audience) else seat.hand
    return (*everybody, hand, seat.given, seat.ballot, known_positions(table, audience))


def _seen_by_all(seat: Seat, revealed: bool) -> tuple[object, ...]:
    moved = (seat.given, seat.ballot) if revealed else (bool(seat.given), seat.ballot is not None)
    return (seat.no, seat.bot, len(seat.hand), seat.signal, seat.ready, seat.stood_in, *moved)


# Could this table be? Twins must be real tables, otherwise a difference would prove nothing.


def could_be(table: Table) -> bool:
    """Cards are all different, given cards are where they belong, ballots are legal."""
    laid = [one.card for one in table.laid]
    cards = [*table.pile, *table.discard, *laid, *(card for seat in table.seats for card in seat.hand)]
    if len(set(cards)) != len(cards):
        return False
    return all(_gift_could_be(table, seat) and ballot_could_be(table, seat) for seat in table.seats)


def _gift_could_be(table: Table, seat: Seat) -> bool:
    if len(set(seat.given)) != len(seat.given):
        return False
    if table.phase is Phase.GIVE:
        return set(seat.given) <= set(seat.hand)
    return set(seat.given) == {laid.card for laid in table.laid if laid.owner == seat.no}


def ballot_could_be(table: Table, seat: Seat) -> bool:
    """Is this ballot legal, as the table lies?"""
    ballot, rules = seat.ballot, table.rules
    if ballot is None:
        return True
    assert rules is not None
    votes = set(ballot.votes)
    return (
        1 <= len(votes) == len(ballot.votes) <= rules.tokens
        and votes <= set(places_of(table))
        and votes.isdisjoint(forbidden_to(table, seat.no))
        and (ballot.red is not None) == (rules.red_token and seat.no == table.storyteller)
        and (ballot.red is None or ballot.red in places_of(table))
        and not (rules.party_red_green_distinct and ballot.red in votes)
    )


# What must be shown: the cells that say yes.


def must_show(table: Table, audience: Audience, seen: GameView) -> None:
    """Raise if this view keeps back something that the audience has a right to."""
    public = seen.table
    _shown(public.pile == len(table.pile) and public.discard == len(table.discard), "pile and discard counts")
    if table.phase in (Phase.VOTE, Phase.REVEAL):
        _shown(public.images == tuple(laid.card for laid in table.laid), "table images and their positions")
    if table.phase is Phase.REVEAL:
        _shown(public.reveal == table.reveals[-1], "the reveal")
    if table.phase in (Phase.GIVE, Phase.VOTE):
        for seat, shown in zip(table.seats, public.seats.values(), strict=True):
            _shown(shown.given == bool(seat.given), f"whether seat {seat.no} has handed in")
            _shown(shown.voted == (seat.ballot is not None), f"whether seat {seat.no} has voted")
    if audience is not None:
        _must_show_own(table, audience, seen)


def _must_show_own(table: Table, no: SeatNo, seen: GameView) -> None:
    own, seat = seen.own, seat_of(table, no)
    _shown(own is not None and own.seat == no, "what the seat itself knows")
    assert own is not None
    if not hand_hidden(table, no):
        _shown(own.hand is not None and sorted(own.hand) == sorted(seat.hand), "the own hand")
    _shown(sorted(own.given) == sorted(seat.given), "the own image handed in")
    _shown(own.ballot == seat.ballot, "the own ballot")
    if table.phase is Phase.VOTE:
        _shown(own.positions == known_positions(table, no), "where the own pictures lie")


def _shown(is_so: bool, what: str) -> None:
    assert is_so, f"{Row.SHOWN}: {what}"


# Who and where.


def seat_of(table: Table, no: SeatNo) -> Seat:
    """That seat."""
    return next(seat for seat in table.seats if seat.no == no)


def others_of(table: Table, audience: Audience) -> list[Seat]:
    """All seats but the audience's own."""
    return [seat for seat in table.seats if seat.no != audience]


def places_of(table: Table) -> range:
    """The places where pictures lie, from 1."""
    return range(1, len(table.laid) + 1)


def audience_name(audience: Audience) -> str:
    """Who it is, in words."""
    return "a watcher" if audience is None else f"seat {audience}"
