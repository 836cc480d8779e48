"""People who play at random and change their minds: the crowd before which secrecy is tried."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from hareloom.game import actions as a
from hareloom.game.events import Event
from hareloom.game.house_rules import read_house_rules
from hareloom.game.refusals import Refusal
from hareloom.game.table import Seat, Table, in_game
from hareloom.game.values import NOBODY, CardId, Dice, Phase, SeatNo, Signal
from hareloom.game.view_types import GameView

from .oracle_section5 import forbidden_to, partner_of

Step = tuple[a.Actor, a.Action]


@dataclass(frozen=True)
class Engine:
    """The rules under trial: the real ones, or some with a leak built in."""

    decide: Callable[[Table, a.Actor, a.Action, Dice], list[Event]]
    evolve: Callable[[Table, Event], Table]
    view: Callable[[Table, SeatNo | None], GameView]

    def play(self, table: Table, actor: a.Actor, action: a.Action, dice: Dice) -> Table:
        """The table after that action."""
        for event in self.decide(table, actor, action, dice):
            table = self.evolve(table, event)
        return table


@dataclass(frozen=True)
class Case:
    """A game to be tried. `deck`: few cards bring the reshuffle early."""

    edition: str
    players: int
    house: dict[str, object] = field(default_factory=dict)
    deck: int = 84
    turns: int = 3
    games: int = 1
    seed: int = 1

    def __str__(self) -> str:
        house = ",".join(f"{key}={value}" for key, value in self.house.items())
        return f"{self.edition}-{self.players}" + (f"-{house}" if house else "") + f"-deck{self.deck}-seed{self.seed}"

    def cards(self) -> tuple[CardId, ...]:
        """Names like those of a real deck: of equal length, and without meaning in their order."""
        return _NAMES[: self.deck]


_CHANCE = random.Random(84)
_NAMES = tuple(f"{_CHANCE.getrandbits(64):016x}" for _ in range(200))


@dataclass(frozen=True)
class Moment:
    """A move and the tables before and after it; `dice` seeds the chance in between, so that it can be had again."""

    before: Table
    actor: a.Actor
    action: a.Action
    dice: int
    after: Table


def moments(engine: Engine, case: Case) -> Iterator[Moment]:
    """A table from its opening on, move by move."""
    whim = random.Random(f"{case} whim")
    table = Table()
    for actor, action in _opening(case):
        moment = _moment(engine, table, actor, action, whim)
        yield moment
        table = moment.after
    while True:
        step = _random_move(table, whim) if _goes_on(table, case) else _next_game(table, case)
        if step is None:
            return
        try:
            moment = _moment(engine, table, *step, whim)
        except Refusal:
            continue  # only leaky rules refuse what these people do; then they do something else
        yield moment
        table = moment.after


def _moment(engine: Engine, table: Table, actor: a.Actor, action: a.Action, whim: random.Random) -> Moment:
    seed = whim.randrange(1 << 30)
    return Moment(table, actor, action, seed, engine.play(table, actor, action, random.Random(seed)))


def _goes_on(table: Table, case: Case) -> bool:
    return in_game(table.phase) and table.turn <= case.turns


def _next_game(table: Table, case: Case) -> Step | None:
    """Another game at the same table, or none."""
    if table.game >= case.games:
        return None
    return a.HOST, a.StopGame() if in_game(table.phase) else a.StartWithCards(cards=case.cards())


def _opening(case: Case) -> Iterator[Step]:
    yield a.HOST, a.ChangeSettings(edition=case.edition, house=read_house_rules(dict(case.house)))
    for place in range(case.players):
        # The last one is a bot's seat, to be taken over later.
        yield (a.HOST, a.AddBot()) if place == case.players - 1 else (a.NEWCOMER, a.TakeSeat())
    # Numbers and places differ, so that nobody can mistake one for the other.
    yield a.HOST, a.ArrangeSeats(order=_turned(case.players))
    yield a.HOST, a.StartWithCards(cards=case.cards())


def _turned(players: int) -> tuple[SeatNo, ...]:
    order = list(range(1, players + 1))
    random.Random(players).shuffle(order)
    return tuple(order)


def _when(table: Table) -> dict[str, object]:
    return {"game": table.game, "turn": table.turn, "phase": table.phase}


def _move(move: type[a.Move], table: Table, **what: object) -> a.Action:
    return move(**_when(table), **what)  # type: ignore[return-value, arg-type]


def _random_move(table: Table, whim: random.Random) -> Step:
    if whim.random() < 0.04:
        return _changes_hands(whim.choice(table.seats))
    match table.phase:
        case Phase.CLAIM:
            return _claims(table, whim)
        case Phase.CLUE:
            return _tells(table, whim)
        case Phase.GIVE:
            return _gives(table, whim)
        case Phase.VOTE:
            return _votes(table, whim)
        case _:
            return _looks(table, whim)


def _changes_hands(seat: Seat) -> Step:
    """A player leaves the seat, or takes a bot's seat."""
    return (a.NEWCOMER, a.TakeSeat(seat=seat.no)) if seat.bot else (a.SeatActor(seat.no), a.LeaveSeat())


def _claims(table: Table, whim: random.Random) -> Step:
    no = whim.choice(table.seats).no
    if table.rules.first_storyteller == "host_choice":
        return a.HOST, _move(a.ChooseStoryteller, table, seat=no)
    if whim.random() < 0.2:
        return a.CLOCK, _move(a.ClosePhase, table)
    return a.SeatActor(no), _move(a.ClaimFirstTurn, table)


def _tells(table: Table, whim: random.Random) -> Step:
    rules = table.rules
    card = whim.choice(table.seat(table.storyteller).hand) if rules.names_card else None
    form = whim.choice(rules.clue_forms)
    return _self_or_bot(table.storyteller, whim), _move(a.GiveClue, table, form=form, text="once upon", card=card)


def _self_or_bot(no: SeatNo, whim: random.Random) -> a.Actor:
    return a.Autopilot(no) if whim.random() < 0.15 else a.SeatActor(no)


# Giving.


def _gives(table: Table, whim: random.Random) -> Step:
    missing = [seat.no for seat in table.seats if _has_to_give(table, seat)]
    if table.closing != NOBODY and whim.random() < 0.4:
        return a.CLOCK, _move(a.ClosePhase, table)
    if missing and whim.random() < 0.65:
        no = whim.choice(missing)
        return _self_or_bot(no, whim), _gift(table, no, whim, settled=whim.random() < 0.3)
    return _second_thoughts_about_cards(table, whim)


def _second_thoughts_about_cards(table: Table, whim: random.Random) -> Step:
    rules = table.rules
    able = [seat.no for seat in table.seats if seat.no != table.storyteller or rules.everybody_plays]
    no = whim.choice(able)
    seat = table.seat(no)
    if table.clue_mendable and whim.random() < 0.2:
        return a.SeatActor(table.storyteller), _move(a.MendClue, table, text=f"twice upon {whim.random()}")
    if rules.teams and table.storyteller not in (no, partner_of(table, no)) and whim.random() < 0.5:
        return a.SeatActor(no), _move(a.SignalPartner, table, signal=whim.choice((*Signal, None)))
    if seat.given and whim.random() < 0.3:
        return a.SeatActor(no), _move(a.TakeBack, table)
    return a.SeatActor(no), _gift(table, no, whim, settled=whim.random() < 0.3)


def _has_to_give(table: Table, seat: Seat) -> bool:
    rules = table.rules
    if seat.given or (seat.no == table.storyteller and not rules.everybody_plays):
        return False
    partner = partner_of(table, seat.no)
    return partner is None or partner == table.storyteller or not table.seat(partner).given


def _gift(table: Table, no: SeatNo, whim: random.Random, *, settled: bool) -> a.Action:
    cards = tuple(whim.sample(table.seat(no).hand, table.rules.cards_given))
    return _move(a.GiveCards, table, cards=cards, settled=settled)


# Voting.


def _votes(table: Table, whim: random.Random) -> Step:
    voters = [seat.no for seat in table.seats if _is_voter(table, seat)]
    missing = [no for no in voters if table.seat(no).ballot is None]
    if table.closing != NOBODY and whim.random() < 0.4:
        return a.CLOCK, _move(a.ClosePhase, table)
    if missing and whim.random() < 0.65:
        no = whim.choice(missing)
        return _self_or_bot(no, whim), _ballot(table, no, whim, settled=whim.random() < 0.3)
    no = whim.choice(voters)
    if table.seat(no).ballot is not None and whim.random() < 0.3:
        return a.SeatActor(no), _move(a.TakeBack, table)
    return a.SeatActor(no), _ballot(table, no, whim, settled=whim.random() < 0.3)


def _is_voter(table: Table, seat: Seat) -> bool:
    rules = table.rules
    if rules.teams:
        return not seat.given and table.storyteller not in (seat.no, partner_of(table, seat.no))
    return rules.everybody_plays or seat.no != table.storyteller


def _ballot(table: Table, no: SeatNo, whim: random.Random, *, settled: bool) -> a.Action:
    rules = table.rules
    places = range(1, len(table.laid) + 1)
    free = [place for place in places if place not in forbidden_to(table, no)]
    votes = tuple(whim.sample(free, whim.randint(1, rules.tokens)))
    red = None
    if rules.red_token and no == table.storyteller:
        red = whim.choice([place for place in places if not (rules.party_red_green_distinct and place in votes)])
    return _move(a.CastBallot, table, votes=votes, red=red, settled=settled)


def _looks(table: Table, whim: random.Random) -> Step:
    looking = [seat.no for seat in table.seats if not seat.ready]
    if looking and whim.random() < 0.5:
        return a.SeatActor(whim.choice(looking)), _move(a.BeReady, table)
    if not table.lingered:
        return a.CLOCK, _move(a.LetAnybodyGoOn, table)
    if whim.random() < 0.5:
        return a.SeatActor(whim.choice(table.seats).no), _move(a.GoOn, table)
    return a.CLOCK, _move(a.ClosePhase, table)
