"""Who has a part in what: who gives, who votes, whose move is awaited, and what is one's own."""

from .rules import Rules
from .table import Seat, Table
from .values import CLAIM, CLUE, GIVE, NOBODY, REVEAL, VOTE, Position, SeatNo


def cards_wanted(table: Table, no: SeatNo) -> int:
    """How many cards that seat may give in this turn; 0 if it has none to give."""
    rules = table.rules
    if no == table.storyteller and not rules.everybody_plays:
        return 0
    return rules.cards_given


def givers_missing(table: Table) -> list[SeatNo]:
    """Who has yet to give. Of a pair without an offer, both: either may."""
    rules = table.rules
    if rules.teams:
        return _team_givers_missing(table, rules)
    left_out = NOBODY if rules.everybody_plays else table.storyteller
    return [seat.no for seat in table.seats if not seat.given and seat.no != left_out]


def _team_givers_missing(table: Table, rules: Rules) -> list[SeatNo]:
    missing = []
    for one, other in pairs(table, rules):
        if table.storyteller in (one.no, other.no):
            teammate = other if one.no == table.storyteller else one
            if not teammate.given:
                missing.append(teammate.no)
        elif not one.given and not other.given:
            missing += [one.no, other.no]
    return missing


def pairs(table: Table, rules: Rules) -> list[tuple[Seat, Seat]]:
    """The teams: those who sit opposite."""
    units = rules.units
    return list(zip(table.seats[:units], table.seats[units:], strict=True))


def same_team(table: Table, one: SeatNo, other: SeatNo) -> bool:
    """Do these two move one hare?"""
    return one == other or (table.rules.teams and table.partner(one) == other)


def voters(table: Table) -> list[SeatNo]:
    """Who votes, once all cards are in: everybody but the storyteller; in pairs the one who gave nothing."""
    return [seat.no for seat in table.seats if is_voter(table, seat)]


def is_voter(table: Table, seat: Seat) -> bool:
    """Does that seat vote in this turn?"""
    rules = table.rules
    if rules.teams:
        return not seat.given and not same_team(table, seat.no, table.storyteller)
    return rules.everybody_plays or seat.no != table.storyteller


def voters_missing(table: Table) -> list[SeatNo]:
    """Who has yet to vote."""
    rules = table.rules
    if rules.teams:
        return [seat.no for seat in table.seats if seat.ballot is None and is_voter(table, seat)]
    left_out = NOBODY if rules.everybody_plays else table.storyteller
    return [seat.no for seat in table.seats if seat.ballot is None and seat.no != left_out]


def lookers_missing(table: Table) -> list[SeatNo]:
    """Who still looks at the reveal: people, or the bots where there are only bots."""
    people = [seat for seat in table.seats if not seat.bot]
    return [seat.no for seat in people or table.seats if not seat.ready]


def awaited(table: Table) -> list[SeatNo]:
    """Whose move the table waits for. In the claim it is everybody's."""
    phase = table.phase
    if phase is GIVE:
        return givers_missing(table)
    if phase is VOTE:
        return voters_missing(table)
    if phase is CLUE:
        return [table.storyteller]
    if phase is REVEAL:
        return lookers_missing(table)
    if phase is CLAIM:
        return [seat.no for seat in table.seats]
    return []


def own_positions(table: Table, no: SeatNo) -> tuple[Position, ...]:
    """Where one's own pictures lie."""
    return tuple([position for position, laid in enumerate(table.laid, 1) if laid.owner == no])


def forbidden_owner(table: Table, no: SeatNo) -> SeatNo:
    """Whose pictures this voter may not choose: the own ones, in Team the partner's, for a voter has given nothing."""
    rules = table.rules
    if rules.everybody_plays or rules.team_blind_vote:
        return NOBODY
    return table.partner(no) if rules.teams else no


def forbidden_positions(table: Table, no: SeatNo) -> tuple[Position, ...]:
    """The pictures that this voter may not choose."""
    return own_positions(table, forbidden_owner(table, no))


def muted(table: Table, no: SeatNo) -> bool:
    """Who knows too much may not talk: the storyteller's side while others give and vote; in pairs also who gave."""
    if table.phase is not GIVE and table.phase is not VOTE:
        return False
    rules = table.rules
    if rules.everybody_plays:
        return False
    if same_team(table, no, table.storyteller):
        return True
    return rules.teams and table.phase is VOTE and bool(own_positions(table, no))
