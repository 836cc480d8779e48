"""Tables that differ only in what an audience may not know now, each kind of secret alone and all together."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import TypeVar

from msgspec.structs import replace

from hareloom.game.table import Seat, Table
from hareloom.game.values import Ballot, CardId, Dice, Laid, Phase, Position, SeatNo, shuffled

from .oracle_section5 import (
    Audience,
    Row,
    ballot_could_be,
    could_be,
    forbidden_to,
    hand_hidden,
    known_positions,
    may_know_cards,
    others_of,
    partner_of,
    places_of,
    seat_of,
)

Thing = TypeVar("Thing")
Maker = Callable[[Table, Audience, Dice], Iterable[Table]]


def twins(table: Table, audience: Audience, dice: Dice) -> Iterator[Table]:
    """Tables that differ from this one only in what that seat (None: a watcher) may not know at this moment."""
    for _, twin in named_twins(table, audience, dice):
        yield twin


def named_twins(table: Table, audience: Audience, dice: Dice) -> Iterator[tuple[Row, Table]]:
    """The twins, each with the row of section 5 whose secret it changes."""
    for row, maker in _MAKERS:
        for twin in maker(table, audience, dice):
            if twin != table:
                yield row, twin


def _others_hands(table: Table, audience: Audience, dice: Dice) -> Iterator[Table]:
    hidden = _loose(others_of(table, audience))
    yield _mixed(table, hidden, dice)
    yield _exchanged(table, hidden, table.pile, dice)


def _own_hidden_hand(table: Table, audience: Audience, dice: Dice) -> Iterator[Table]:
    if audience is not None and hand_hidden(table, audience):
        hand = seat_of(table, audience).hand
        yield _mixed(table, hand, dice)
        yield _exchanged(table, hand, table.pile, dice)


def _storytellers_card(table: Table, audience: Audience, dice: Dice) -> Iterator[Table]:
    secret = _owner_of_target(table)
    if secret is None:
        return
    if table.phase is Phase.GIVE and secret != audience:
        yield _given_otherwise(table, [secret], dice)
    yield from _swap_owners(table, audience, dice, lambda one, other: secret in (one, other))


def _image_handed_in(table: Table, audience: Audience, dice: Dice) -> Iterator[Table]:
    if table.phase is Phase.GIVE:
        givers = [seat.no for seat in others_of(table, audience) if seat.given and seat.no != _owner_of_target(table)]
        yield _given_otherwise(table, givers, dice)


def _owners(table: Table, audience: Audience, dice: Dice) -> Iterator[Table]:
    secret = _owner_of_target(table)
    yield from _swap_owners(table, audience, dice, lambda one, other: secret not in (one, other))


def _team_mark(table: Table, audience: Audience, dice: Dice) -> Iterator[Table]:
    partner = None if audience is None else partner_of(table, audience)
    if partner is not None:
        yield from _swap_owners(table, audience, dice, lambda one, other: partner in (one, other))


def _pictures_to_come(table: Table, audience: Audience, dice: Dice) -> Iterator[Table]:
    if table.phase is Phase.GIVE:
        given = [card for seat in others_of(table, audience) for card in seat.given]
        yield _exchanged(table, given, table.pile, dice)


def _ballots(table: Table, audience: Audience, dice: Dice) -> Iterator[Table]:
    if table.phase is Phase.VOTE:
        yield _voted_otherwise(table, others_of(table, audience), dice)


def _red(table: Table, audience: Audience, dice: Dice) -> Iterator[Table]:
    if table.phase is not Phase.VOTE or table.storyteller == audience:
        return
    ballot = seat_of(table, table.storyteller).ballot
    if ballot is not None and ballot.red is not None:
        apart = table.rules.party_red_green_distinct
        taken = {ballot.red, *(ballot.votes if apart else ())}
        free = [place for place in places_of(table) if place not in taken]
        if free:
            yield _with_ballot(table, table.storyteller, Ballot(ballot.votes, _one_of(free, dice)))


def _pile(table: Table, audience: Audience, dice: Dice) -> Iterator[Table]:
    yield replace(table, pile=_shuffled(table.pile, dice))
    yield _exchanged(table, table.pile, table.discard or _loose(others_of(table, audience)), dice)


def _discard(table: Table, audience: Audience, dice: Dice) -> Iterator[Table]:
    # "Contents never": a player who remembers the reveals can tell them, but the table never does.
    yield replace(table, discard=_shuffled(table.discard, dice))
    yield _exchanged(table, table.discard, table.pile or _loose(others_of(table, audience)), dice)


def _all_at_once(table: Table, audience: Audience, dice: Dice) -> Iterator[Table]:
    twin = table
    if table.phase is Phase.GIVE:
        twin = _given_otherwise(twin, [seat.no for seat in others_of(table, audience) if seat.given], dice)
    if table.phase is Phase.VOTE:
        unknown = _unknown_places(table, audience)
        owners = _shuffled([table.laid[place - 1].owner for place in unknown], dice)
        twin = _with_owners(twin, dict(zip(unknown, owners, strict=True)))
        twin = _voted_otherwise(twin, others_of(twin, audience), dice)
        for one in _red(twin, audience, dice):
            twin = one
    known = may_know_cards(twin, audience, past=False)
    everywhere = [*twin.pile, *twin.discard, *(card for seat in twin.seats for card in seat.hand)]
    twin = _mixed(twin, [card for card in everywhere if card not in known], dice)
    yield _hands_reordered(twin, audience, dice)


_MAKERS: tuple[tuple[Row, Maker], ...] = (
    (Row.HAND, _others_hands),
    (Row.HIDDEN_HAND, _own_hidden_hand),
    (Row.STORYTELLERS_CARD, _storytellers_card),
    (Row.IMAGE_HANDED_IN, _image_handed_in),
    (Row.OWNER, _owners),
    (Row.TEAM_MARK, _team_mark),
    (Row.TABLE_IMAGES, _pictures_to_come),
    (Row.VOTE, _ballots),
    (Row.RED_TOKEN, _red),
    (Row.PILE, _pile),
    (Row.DISCARD, _discard),
    (Row.TOGETHER, _all_at_once),
)


# Whose secrets, and which cards.


def _loose(seats: Iterable[Seat]) -> list[CardId]:
    """The cards in these hands that were not given."""
    return [card for seat in seats for card in seat.hand if card not in seat.given]


def _unknown_places(table: Table, audience: Audience) -> list[Position]:
    known = known_positions(table, audience)
    return [place for place in places_of(table) if place not in known]


def _owner_of_target(table: Table) -> SeatNo | None:
    """Whose card the clue is about; in Party there is none, with `teammate_only` it is the teammate's (Q1)."""
    rules = table.rules
    if rules.everybody_plays or table.phase not in (Phase.GIVE, Phase.VOTE):
        return None
    return table.storyteller if rules.names_card else partner_of(table, table.storyteller)


# Chance.


def _shuffled(things: Iterable[Thing], dice: Dice) -> tuple[Thing, ...]:
    return tuple(shuffled(things, dice))


def _one_of(things: Sequence[Thing], dice: Dice) -> Thing:
    return things[dice.randrange(len(things))]


# Cards change names, which keeps every count and every place.


def renamed(table: Table, names: dict[CardId, CardId]) -> Table:
    """The table with other cards in the same places. Reveals stay: they are public."""

    def new(cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
        return tuple([names.get(card, card) for card in cards])

    return replace(
        table,
        seats=tuple([replace(seat, hand=new(seat.hand), given=new(seat.given)) for seat in table.seats]),
        pile=new(table.pile),
        discard=new(table.discard),
        laid=tuple([Laid(names.get(laid.card, laid.card), laid.owner) for laid in table.laid]),
    )


def _mixed(table: Table, cards: Sequence[CardId], dice: Dice) -> Table:
    return renamed(table, dict(zip(cards, _shuffled(cards, dice), strict=True)))


def _exchanged(table: Table, some: Sequence[CardId], others: Sequence[CardId], dice: Dice) -> Table:
    """As many as possible of these cards change places with those."""
    pairs = list(zip(_shuffled(some, dice), _shuffled(others, dice), strict=False))
    return renamed(table, {**dict(pairs), **{other: one for one, other in pairs}})


def _hands_reordered(table: Table, audience: Audience, dice: Dice) -> Table:
    """The order of a hand is its owner's business, and not even that while it is hidden."""
    seats = [
        seat
        if seat.no == audience and not hand_hidden(table, seat.no)
        else replace(seat, hand=_shuffled(seat.hand, dice))
        for seat in table.seats
    ]
    return replace(table, seats=tuple(seats), pile=_shuffled(table.pile, dice), discard=_shuffled(table.discard, dice))


def _given_otherwise(table: Table, givers: Collection[SeatNo], dice: Dice) -> Table:
    seats = [_gives_otherwise(seat, dice) if seat.no in givers else seat for seat in table.seats]
    return replace(table, seats=tuple(seats))


def _gives_otherwise(seat: Seat, dice: Dice) -> Seat:
    spare = _loose([seat])
    if not seat.given or not spare:
        return seat
    # One card at least is another one: a fresh card first, then any.
    fresh = _one_of(spare, dice)
    rest = [card for card in _shuffled(seat.hand, dice) if card != fresh]
    return replace(seat, given=_shuffled([fresh, *rest[: len(seat.given) - 1]], dice))


# Owners and ballots.


def _swap_owners(
    table: Table, audience: Audience, dice: Dice, wanted: Callable[[SeatNo, SeatNo], bool]
) -> Iterator[Table]:
    """Two pictures change owners; if possible so that no ballot has to change with it."""
    if table.phase is not Phase.VOTE:
        return
    unknown = _unknown_places(table, audience)
    swaps = [
        (a, b)
        for a in unknown
        for b in unknown
        if a < b and table.laid[a - 1].owner != table.laid[b - 1].owner
        if wanted(table.laid[a - 1].owner, table.laid[b - 1].owner)
    ]
    if not swaps:
        return
    made = []
    for a, b in _shuffled(swaps, dice):
        made.append(_with_owners(table, {a: table.laid[b - 1].owner, b: table.laid[a - 1].owner}))
        if could_be(made[-1]):
            yield made[-1]
            return
    yield _ballots_mended(made[0], dice)


def _with_owners(table: Table, owners: dict[Position, SeatNo]) -> Table:
    laid = tuple(Laid(one.card, owners.get(place, one.owner)) for place, one in enumerate(table.laid, 1))
    seats = []
    for seat in table.seats:
        given = tuple(one.card for one in laid if one.owner == seat.no)
        seats.append(seat if set(given) == set(seat.given) else replace(seat, given=given))
    return replace(table, laid=laid, seats=tuple(seats))


def _ballots_mended(table: Table, dice: Dice) -> Table:
    return _voted_otherwise(table, [seat for seat in table.seats if not ballot_could_be(table, seat)], dice)


def _voted_otherwise(table: Table, seats: Iterable[Seat], dice: Dice) -> Table:
    for seat in seats:
        if seat.ballot is not None:
            table = _with_ballot(table, seat.no, _other_ballot(table, seat.no, seat.ballot, dice))
    return table


def _other_ballot(table: Table, no: SeatNo, ballot: Ballot, dice: Dice) -> Ballot:
    """Other votes, legal ones; the red token stays, since it is a row of its own."""
    rules = table.rules
    assert rules is not None
    shut = {*forbidden_to(table, no), *((ballot.red,) if rules.party_red_green_distinct else ())}
    free = [place for place in places_of(table) if place not in shut]
    votes = ballot.votes
    for _ in range(9):
        if set(votes) != set(ballot.votes):
            break
        votes = _shuffled(free, dice)[: 1 + dice.randrange(rules.tokens)]
    return Ballot(votes, ballot.red)


def _with_ballot(table: Table, no: SeatNo, ballot: Ballot) -> Table:
    return replace(table, seats=tuple(replace(one, ballot=ballot) if one.no == no else one for one in table.seats))
