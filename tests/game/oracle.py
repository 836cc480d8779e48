"""What a seat may know, written from section 5 of the rules alone. Never imports `view`, `legal` or `roles`.

`twins` makes tables that differ from a given one only in what an audience (a seat, or None: a watcher) may not know
now; whatever is sent to that audience must be the same bytes for all of them. `check_payload` looks at bytes alone, so
it also serves for the frames and bodies of a live server.
"""

import json
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from enum import StrEnum
from typing import Any, TypeVar

from msgspec.structs import replace

from hareloom.game.seen import View
from hareloom.game.table import Seat, Table
from hareloom.game.values import Ballot, CardId, Dice, Laid, Phase, Position, SeatNo

Audience = SeatNo | None
Thing = TypeVar("Thing")


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


# ---------------------------------------------------------------------------------------------------------------
# Section 5, read cell by cell.

_LAID_OPEN = (Phase.VOTE, Phase.REVEAL, Phase.END)
_TURN_OPEN = (Phase.REVEAL, Phase.END)


def hand_hidden(table: Table, no: SeatNo) -> bool:
    """May this seat not look at its own hand yet? (Q29: Party speaks first, and in turn 1 anybody may become teller.)"""
    rules = table.rules
    if rules is None or not rules.hidden_hand or table.phase not in (Phase.CLAIM, Phase.CLUE):
        return False
    return table.turn == 1 or no == table.storyteller or rules.party_hide_all_until_clue


def partner_of(table: Table, no: SeatNo) -> SeatNo | None:
    """Who sits opposite, where teams play."""
    if table.rules is None or not table.rules.teams:
        return None
    numbers = [seat.no for seat in table.seats]
    return numbers[(numbers.index(no) + len(numbers) // 2) % len(numbers)]


def votes_for_team(table: Table, no: SeatNo) -> bool:
    """Is this the one of a pair who gave nothing, outside the storyteller's pair?"""
    partner = partner_of(table, no)
    if partner is None or table.storyteller in (no, partner):
        return False
    return not _seat(table, no).given


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
    if table.phase in _LAID_OPEN:
        known.update(laid.card for laid in table.laid)
    if audience is not None and not hand_hidden(table, audience):
        seat = _seat(table, audience)
        known.update(seat.hand, seat.given)
    if past:
        known.update(laid.card for reveal in table.reveals for laid in reveal.laid)
    return known


def knowledge(table: Table, audience: Audience) -> tuple[object, ...]:
    """All that this audience may know, in no particular form: two tables with the same are twins for it."""
    revealed = table.phase in _TURN_OPEN
    everybody = (
        *(table.settings, table.phase, table.game, table.turn, table.rules, table.scores, table.storyteller),
        *(table.clue, table.clue_mendable, table.closing, table.lingered, table.winners, table.reveals),
        *(len(table.pile), len(table.discard)),
        tuple(laid.card for laid in table.laid) if table.phase in _LAID_OPEN else (),
        table.laid if revealed else (),
        tuple(_seen_by_all(seat, revealed) for seat in table.seats),
    )
    if audience is None:
        return everybody
    seat = _seat(table, audience)
    hand = None if hand_hidden(table, audience) else seat.hand
    return (*everybody, hand, seat.given, seat.ballot, known_positions(table, audience))


def _seen_by_all(seat: Seat, revealed: bool) -> tuple[object, ...]:
    moved = (seat.given, seat.ballot) if revealed else (bool(seat.given), seat.ballot is not None)
    return (seat.no, seat.bot, len(seat.hand), seat.signal, seat.ready, seat.stood_in, *moved)


# ---------------------------------------------------------------------------------------------------------------
# Could this table be? Twins must be real tables, otherwise a difference would prove nothing.


def could_be(table: Table) -> bool:
    """Cards are all different, given cards are where they belong, ballots are legal."""
    laid = [one.card for one in table.laid]
    cards = [*table.pile, *table.discard, *laid, *(card for seat in table.seats for card in seat.hand)]
    if len(set(cards)) != len(cards):
        return False
    return all(_gift_could_be(table, seat) and _ballot_could_be(table, seat) for seat in table.seats)


def _gift_could_be(table: Table, seat: Seat) -> bool:
    if len(set(seat.given)) != len(seat.given):
        return False
    if table.phase is Phase.GIVE:
        return set(seat.given) <= set(seat.hand)
    return set(seat.given) == {laid.card for laid in table.laid if laid.owner == seat.no}


def _ballot_could_be(table: Table, seat: Seat) -> bool:
    ballot, rules = seat.ballot, table.rules
    if ballot is None:
        return True
    assert rules is not None
    votes = set(ballot.votes)
    return (
        1 <= len(votes) == len(ballot.votes) <= rules.tokens
        and votes <= set(_places(table))
        and votes.isdisjoint(forbidden_to(table, seat.no))
        and (ballot.red is not None) == (rules.red_token and seat.no == table.storyteller)
        and (ballot.red is None or ballot.red in _places(table))
        and not (rules.party_red_green_distinct and ballot.red in votes)
    )


# ---------------------------------------------------------------------------------------------------------------
# Twins.

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
    hidden = _loose(_others(table, audience))
    yield _mixed(table, hidden, dice)
    yield _exchanged(table, hidden, table.pile, dice)


def _own_hidden_hand(table: Table, audience: Audience, dice: Dice) -> Iterator[Table]:
    if audience is not None and hand_hidden(table, audience):
        hand = _seat(table, audience).hand
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
        givers = [seat.no for seat in _others(table, audience) if seat.given and seat.no != _owner_of_target(table)]
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
        given = [card for seat in _others(table, audience) for card in seat.given]
        yield _exchanged(table, given, table.pile, dice)


def _ballots(table: Table, audience: Audience, dice: Dice) -> Iterator[Table]:
    if table.phase is Phase.VOTE:
        yield _voted_otherwise(table, _others(table, audience), dice)


def _red(table: Table, audience: Audience, dice: Dice) -> Iterator[Table]:
    if table.phase is not Phase.VOTE or table.storyteller == audience:
        return
    ballot = _seat(table, table.storyteller).ballot
    if ballot is not None and ballot.red is not None:
        apart = table.rules is not None and table.rules.party_red_green_distinct
        taken = {ballot.red, *(ballot.votes if apart else ())}
        free = [place for place in _places(table) if place not in taken]
        if free:
            yield _with_ballot(table, table.storyteller, Ballot(ballot.votes, _one_of(free, dice)))


def _pile(table: Table, audience: Audience, dice: Dice) -> Iterator[Table]:
    yield replace(table, pile=_shuffled(table.pile, dice))
    yield _exchanged(table, table.pile, table.discard or _loose(_others(table, audience)), dice)


def _discard(table: Table, audience: Audience, dice: Dice) -> Iterator[Table]:
    # "Contents never": somebody with a good memory of the reveals can tell them, but the table never does.
    yield replace(table, discard=_shuffled(table.discard, dice))
    yield _exchanged(table, table.discard, table.pile or _loose(_others(table, audience)), dice)


def _all_at_once(table: Table, audience: Audience, dice: Dice) -> Iterator[Table]:
    twin = table
    if table.phase is Phase.GIVE:
        twin = _given_otherwise(twin, [seat.no for seat in _others(table, audience) if seat.given], dice)
    if table.phase is Phase.VOTE:
        unknown = _unknown_places(table, audience)
        owners = _shuffled([table.laid[place - 1].owner for place in unknown], dice)
        twin = _with_owners(twin, dict(zip(unknown, owners, strict=True)))
        twin = _voted_otherwise(twin, _others(twin, audience), dice)
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


def _seat(table: Table, no: SeatNo) -> Seat:
    return next(seat for seat in table.seats if seat.no == no)


def _others(table: Table, audience: Audience) -> list[Seat]:
    return [seat for seat in table.seats if seat.no != audience]


def _loose(seats: Iterable[Seat]) -> list[CardId]:
    """The cards in these hands that were not given."""
    return [card for seat in seats for card in seat.hand if card not in seat.given]


def _places(table: Table) -> range:
    return range(1, len(table.laid) + 1)


def _unknown_places(table: Table, audience: Audience) -> list[Position]:
    known = known_positions(table, audience)
    return [place for place in _places(table) if place not in known]


def _owner_of_target(table: Table) -> SeatNo | None:
    """Whose card the clue is about; in Party there is none, with `teammate_only` it is the teammate's (Q1)."""
    rules = table.rules
    if rules is None or rules.everybody_plays or table.phase not in (Phase.GIVE, Phase.VOTE):
        return None
    return table.storyteller if rules.names_card else partner_of(table, table.storyteller)


# Chance.


def _shuffled(things: Iterable[Thing], dice: Dice) -> tuple[Thing, ...]:
    mixed = list(things)
    dice.shuffle(mixed)
    return tuple(mixed)


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
    return _voted_otherwise(table, [seat for seat in table.seats if not _ballot_could_be(table, seat)], dice)


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
    free = [place for place in _places(table) if place not in shut]
    votes = ballot.votes
    for _ in range(9):
        if set(votes) != set(ballot.votes):
            break
        votes = _shuffled(free, dice)[: 1 + dice.randrange(rules.tokens)]
    return Ballot(votes, ballot.red)


def _with_ballot(table: Table, no: SeatNo, ballot: Ballot) -> Table:
    return replace(table, seats=tuple(replace(one, ballot=ballot) if one.no == no else one for one in table.seats))


# ---------------------------------------------------------------------------------------------------------------
# What must be shown: the cells of section 5 that say yes.


def must_show(table: Table, audience: Audience, seen: View) -> None:
    """Raise if this view keeps back something that the audience has a right to."""
    public = seen.table
    _shown(public.pile == len(table.pile) and public.discard == len(table.discard), "pile and discard counts")
    if table.phase in (Phase.VOTE, Phase.REVEAL):
        _shown(public.images == tuple(laid.card for laid in table.laid), "table images and their positions")
    if table.phase is Phase.REVEAL:
        _shown(public.reveal == table.reveals[-1], "the reveal")
    if table.phase in (Phase.GIVE, Phase.VOTE):
        for seat, shown in zip(table.seats, public.seats, strict=True):
            _shown(shown.given == bool(seat.given), f"whether seat {seat.no} has handed in")
            _shown(shown.voted == (seat.ballot is not None), f"whether seat {seat.no} has voted")
    if audience is not None:
        _must_show_own(table, audience, seen)


def _must_show_own(table: Table, no: SeatNo, seen: View) -> None:
    own, seat = seen.own, _seat(table, no)
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


# ---------------------------------------------------------------------------------------------------------------
# Bytes.

_SEAT_WORD = re.compile(r"^(seat|seat_no|no|owner|player|voter|giver|by|from|who|whose)$")
_VOTE_WORD = re.compile(r"vote|ballot|token|green|^red$|picture|position|choice|choose|chose")
_OWNER_WORD = re.compile(r"owner|^laid$|^whose$|given_by|giver")
_AFTER_WORD = re.compile(r"^target$|^awards?$|thanks_to|finders?$|^found|points$")


def check_payload(
    table: Table, audience: Audience, payload: bytes, all_cards: Iterable[CardId], *, strict: bool = False
) -> None:
    """Raise, naming the row, if these bytes tell that audience (None: a watcher) what it may not know at this moment.

    Any bytes: card names. JSON also: owners, ballots and results of the turn that is still secret. `strict` refuses
    the pictures of earlier turns too, except inside those turns' own records: right for views, where it still
    notices a card that came back from a reshuffle; too much for a page of old games.
    """
    everything = set(all_cards)
    try:
        found = json.loads(payload)
    except ValueError:
        _check_names(table, audience, payload.decode("utf-8", "replace"), everything, past=True)
        return
    found = _without_finished_turns(table, found, everything)
    # Decoded and written anew, so that no escape hides a name.
    _check_names(table, audience, json.dumps(found, ensure_ascii=False), everything, past=not strict)
    if table.phase not in _TURN_OPEN:
        _Reader(table, audience).read(found)


def _check_names(table: Table, audience: Audience, text: str, all_cards: set[CardId], *, past: bool) -> None:
    allowed = may_know_cards(table, audience, past=past)
    text = text.lower()
    # A name that may be known can contain one that may not ("card-10", "card-1"), so it goes first.
    for card in sorted(allowed, key=len, reverse=True):
        text = text.replace(card.lower(), "\0")
    for card in sorted(all_cards - allowed):
        assert card.lower() not in text, f"{_row_of(table, audience, card)}: {_to(audience)} is sent {card}"


def _row_of(table: Table, audience: Audience, card: CardId) -> Row:
    for seat in table.seats:
        if card in seat.given:
            return Row.STORYTELLERS_CARD if seat.no == table.storyteller else Row.IMAGE_HANDED_IN
        if card in seat.hand:
            return Row.HIDDEN_HAND if seat.no == audience else Row.HAND
    return Row.DISCARD if card in table.discard else Row.PILE


def _to(audience: Audience) -> str:
    return "a watcher" if audience is None else f"seat {audience}"


def _without_finished_turns(table: Table, found: Any, all_cards: set[CardId]) -> Any:
    """The same without the records of scored turns, which are public."""
    if isinstance(found, list):
        return [_without_finished_turns(table, one, all_cards) for one in found]
    if not isinstance(found, dict):
        return found
    if not {"laid", "ballots", "awards"}.isdisjoint(found) and _is_true_record(table, found, all_cards):
        return None
    return {key: _without_finished_turns(table, one, all_cards) for key, one in found.items()}


def _is_true_record(table: Table, found: dict[str, Any], all_cards: set[CardId]) -> bool:
    """A record of a turn that is over holds no other cards than that turn's; otherwise it could hide a secret."""
    for reveal in table.reveals:
        if reveal.turn == found.get("turn"):
            text = json.dumps(found, ensure_ascii=False)
            return not any(card in text for card in all_cards.difference(laid.card for laid in reveal.laid))
    return False


class _Reader:
    """Reads JSON for anything that looks like owners, ballots or results before they are public."""

    def __init__(self, table: Table, audience: Audience) -> None:
        self.to = _to(audience)
        self.audience = audience
        self.seats = {seat.no for seat in table.seats}
        self.known = set(known_positions(table, audience)) if table.phase is Phase.VOTE else set()
        self.owners = {laid.card: laid.owner for laid in table.laid}
        self.owner_row = [laid.owner for laid in table.laid]
        self.ballot = None if audience is None else _seat(table, audience).ballot
        others = _others(table, audience)
        self.others_votes = {seat.no: list(seat.ballot.votes) for seat in others if seat.ballot is not None}
        self.others_places = {
            seat.no: [place for place, laid in enumerate(table.laid, 1) if laid.owner == seat.no]
            for seat in others
            if seat.given and table.laid
        }

    def read(self, found: Any) -> None:
        if isinstance(found, dict):
            self._read_dict(found)
        elif isinstance(found, list):
            self._read_list(found)

    def _read_dict(self, found: dict[str, Any]) -> None:
        self._owner_beside_card(found)
        self._ballot_beside_seat(found)
        self._seats_to_places(found)
        for key, value in found.items():
            self._read_key(key.lower(), value)
            self.read(value)

    def _read_key(self, key: str, value: Any) -> None:
        if value in (None, [], {}) or isinstance(value, bool | str):
            return
        if _OWNER_WORD.search(key):
            self._fail(Row.OWNER, f"{key!r}: {value}")
        if _AFTER_WORD.search(key):
            self._fail(Row.STORYTELLERS_CARD if key == "target" else Row.OWNER, f"{key!r}: {value}")
        if key in ("positions", "forbidden"):
            self._subset(value, self.known, Row.OWNER, key)
        if key in ("votes", "vote", "green"):
            self._subset(value, set(self.ballot.votes) if self.ballot else set(), Row.VOTE, key)
        if key == "red":
            self._subset(value, {self.ballot.red} if self.ballot else set(), Row.RED_TOKEN, key)
        if key == "ballots":
            self._fail(Row.VOTE, f"{key!r}: {value}")

    def _subset(self, value: Any, allowed: Collection[Any], row: Row, key: str) -> None:
        numbers = [one for one in (value if isinstance(value, list) else [value]) if _is_number(one)]
        if not all(number in allowed for number in numbers):
            self._fail(row, f"{key!r}: {value}")

    def _owner_beside_card(self, found: dict[str, Any]) -> None:
        """A picture and the seat it is from, side by side."""
        cards = [value for value in found.values() if isinstance(value, str) and value in self.owners]
        for key, value in found.items():
            if _is_number(value) and _SEAT_WORD.search(key.lower()):
                for card in cards:
                    if value == self.owners[card] != self.audience:
                        self._fail(Row.OWNER, f"{card} beside {key!r}: {value}")
            if key in self.owners and value == self.owners[key] != self.audience:
                self._fail(Row.OWNER, f"{key!r}: {value}")

    def _ballot_beside_seat(self, found: dict[str, Any]) -> None:
        """Somebody else's seat and where tokens lie, side by side."""
        seats = [value for key, value in found.items() if _is_number(value) and _SEAT_WORD.search(key.lower())]
        if not any(seat in self.seats and seat != self.audience for seat in seats):
            return
        for key, value in found.items():
            if _VOTE_WORD.search(key.lower()) and not isinstance(value, bool | str) and value not in (None, [], {}):
                self._fail(Row.VOTE, f"another seat's {key!r}: {value}")

    def _seats_to_places(self, found: dict[str, Any]) -> None:
        """A map from just those seats that have one to their ballots or pictures, whatever it is called."""
        told = {int(key): value for key, value in found.items() if key.isdecimal() and value is not None}
        told.pop(self.audience or 0, None)
        for row, secret in ((Row.VOTE, self.others_votes), (Row.OWNER, self.others_places)):
            # One alone may be chance: a map of scores, say.
            if len(told) > 1 and told.keys() == secret.keys():
                if all(told[seat] == places or [told[seat]] == places[:1] for seat, places in secret.items()):
                    self._fail(row, f"by seat: {found}")

    def _read_list(self, found: list[Any]) -> None:
        # In rising order it is a list of seats and tells nothing.
        if len(found) > 1 and found == self.owner_row and found != sorted(found):
            self._fail(Row.OWNER, f"the owners in the order of the places: {found}")
        if len(found) == 2:
            self._owner_beside_card({"card": found[0], "seat": found[1]})
            self._owner_beside_card({"card": found[1], "seat": found[0]})
        for one in found:
            self.read(one)

    def _fail(self, row: Row, what: str) -> None:
        raise AssertionError(f"{row}: {self.to} is sent {what}")


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
