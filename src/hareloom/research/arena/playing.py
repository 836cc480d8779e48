"""One game, from the deal to its end. Players see views and give moves; the rules alone decide what happens."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from hareloom.bots.players.characters import CHARACTERS, STAND_IN
from hareloom.game import actions as a
from hareloom.game.decide import decide
from hareloom.game.editions import find_edition
from hareloom.game.evolve import evolve_all
from hareloom.game.house_rules import HouseRules
from hareloom.game.plain_text import clean_line
from hareloom.game.refusals import Refusal
from hareloom.game.table import Table
from hareloom.game.values import CLAIM, END, REVEAL, Phase, SeatNo
from hareloom.game.view import view
from hareloom.mistake import Mistake
from hareloom.words import shown

from .deals import Chance, game, lineup
from .offline import Offline
from .player import Answer, Player, Question
from .records import Cost, Fallback, GameRecord
from .retelling import Retelling
from .room import Room

ASKED_FOR = a.ClaimFirstTurn | a.GiveClue | a.GiveCards | a.CastBallot | a.SignalPartner
MOST_SIGNALS = 4
"""Of a seat in a turn; who signals more often is asked no more."""
SILENCES = 3
"""In a row, after which a run stops: what follows would be the offline bot's game."""
LONGEST_WHY = 300


class Silent(Mistake):
    """A player doesn't answer any more."""


class Rules(Struct, frozen=True, kw_only=True):
    """What every game of a run is played by."""

    edition: str
    seats: int
    house: HouseRules = HouseRules()
    seed: int = 1


class Playing:
    """Players in a room, who play games of a run."""

    def __init__(
        self, rules: Rules, room: Room, players: Sequence[Player], names: Sequence[str], pay: Callable[[Cost], None]
    ) -> None:
        """`pay` is told of every cost as it arises."""
        self.rules = rules
        self.room = room
        self.players = players
        self.names = names
        self.pay = pay
        self.stand_in = Offline(CHARACTERS[STAND_IN], room.knowledge)
        self._silences: Counter[int] = Counter()

    def play(self, number: int) -> GameRecord:
        """The game of that number; raises Silent."""
        return _Game(self, number).played()

    def asked(self, player: int, question: Question, referee: Callable[[a.BotMove], str]) -> tuple[Answer, float]:
        """A player's answer, and the seconds it took."""
        began = time.perf_counter()
        answer = self.players[player].choose(question, referee)
        seconds = time.perf_counter() - began
        if answer.asked:
            cost = Cost(
                game=question.game,
                player=player,
                asked=answer.asked,
                tokens_in=answer.tokens_in,
                tokens_out=answer.tokens_out,
                seconds=round(seconds, 3),
            )
            self.pay(cost)
            seconds = 0.0
        self._silences[player] = self._silences[player] + 1 if answer.silent else 0
        if self._silences[player] >= SILENCES:
            name = shown(self.names[player])
            raise Silent(
                f"{name} was silent {SILENCES} times in a row ({clean_line(answer.problem, LONGEST_WHY)}) "
                "The games so far are kept. When it answers again, go on with --resume."
            )
        return answer, seconds


class _Game:
    def __init__(self, playing: Playing, number: int) -> None:
        self._all = playing
        rules, room = playing.rules, playing.room
        self._game = game(number, len(playing.players))
        self._chance = Chance(rules.seed, self._game.deal)
        units = find_edition(rules.edition).for_players(rules.seats, rules.house).units
        self._lineup = lineup(self._chance, self._game.rotation, len(playing.players), units, rules.seats)
        self._retelling = Retelling(room.library, room.language, [playing.names[who] for who in self._lineup])
        self._moves: Counter[int] = Counter()
        self._seconds: defaultdict[int, float] = defaultdict(float)
        self._fallbacks: list[Fallback] = []
        self._signals: Counter[tuple[SeatNo, int]] = Counter()
        self._table = Table()

    def played(self) -> GameRecord:
        self._deal()
        while self._table.phase is not END:
            self._step()
        table, playing = self._table, self._all
        for player in sorted(set(self._lineup)):
            seconds = round(self._seconds[player], 3)
            playing.pay(Cost(game=self._game.number, player=player, seconds=seconds))
        return GameRecord(
            number=self._game.number,
            deal=self._game.deal,
            rotation=self._game.rotation,
            lineup=self._lineup,
            scores=table.scores,
            winners=tuple(sorted({table.place(no) % table.rules.units for no in table.winners})),
            moves=tuple(self._moves[player] for player in range(len(playing.players))),
            fallbacks=tuple(self._fallbacks),
            replay=self._retelling.whole(),
        )

    def _deal(self) -> None:
        rules, room = self._all.rules, self._all.room
        self._act(a.HOST, a.ChangeSettings(edition=rules.edition, house=rules.house, decks=room.decks))
        for _ in range(rules.seats):
            # All alike: a view must not tell who plays.
            self._act(a.HOST, a.AddBot(character=STAND_IN))
        self._act(a.HOST, a.StartWithCards(cards=room.cards))
        self._retelling.see(self._table)

    def _act(self, actor: a.Actor, action: a.Action) -> None:
        table = self._table
        dice = self._chance.dice(table.turn, table.phase)
        self._table = evolve_all(table, decide(table, actor, action, dice))
        if table.turn:
            self._retelling.see(self._table)

    def _step(self) -> None:
        table = self._table
        if table.phase in (REVEAL, CLAIM) or table.closing:
            # Programs have no reaction times to compare, so chance says who tells first.
            self._act(a.CLOCK, a.ClosePhase(game=table.game, turn=table.turn, phase=table.phase))
            return
        for no in table.awaited:
            if self._moved(no):
                return
        self._fall_back(table.awaited[0], "Both partners waited for each other.", illegal=False)

    def _moved(self, no: SeatNo) -> bool:
        """Ask a seat; False if it waits for its partner."""
        table, player = self._table, self._player(no)
        answer, seconds = self._all.asked(player, self._question(no), lambda move: self._refusal(no, move))
        self._seconds[player] += seconds
        move = answer.move
        if move is None:
            if not answer.problem and table.rules.teams and table.phase is Phase.GIVE:
                return False
            self._fall_back(no, answer.problem or "It did not move.", illegal=not answer.silent)
            return True
        refusal = self._refusal(no, move)
        if refusal:
            self._fall_back(no, refusal, illegal=True)
            return True
        self._make(no, move)
        return True

    def _question(self, no: SeatNo, *, hurried: bool = False) -> Question:
        table = self._table
        return Question(
            game=self._game.number,
            view=view(table, no),
            past=table.reveals,
            seed=self._chance.number(table.turn, table.phase, table.place(no)),
            hurried=hurried,
        )

    def _refusal(self, no: SeatNo, move: a.BotMove) -> str:
        """Empty if the rules accept the move now."""
        if not isinstance(move, ASKED_FOR):
            return "That is no move that was asked for."
        if isinstance(move, a.SignalPartner) and self._signals[no, self._table.turn] >= MOST_SIGNALS:
            return f"A seat has {MOST_SIGNALS} signals in a turn."
        try:
            decide(self._table, a.SeatActor(no), move, self._chance.dice())
        except Refusal as refusal:
            return refusal.sentence
        return ""

    def _make(self, no: SeatNo, move: a.BotMove) -> None:
        if isinstance(move, a.SignalPartner):
            self._signals[no, self._table.turn] += 1
        if isinstance(move, a.GiveCards | a.CastBallot):
            move = replace(move, settled=True)
        self._moves[self._player(no)] += 1
        self._act(a.SeatActor(no), move)

    def _fall_back(self, no: SeatNo, why: str, *, illegal: bool) -> None:
        """The offline bot moves this once, and it is written down."""
        table = self._table
        made = self._all.stand_in.choose(self._question(no, hurried=True), lambda move: self._refusal(no, move))
        assert made.move is not None, "a bot in a hurry always moves"
        self._fallbacks.append(
            Fallback(
                player=self._player(no),
                seat=no,
                turn=table.turn,
                phase=table.phase,
                why=clean_line(why, LONGEST_WHY),
                illegal=illegal,
            )
        )
        self._make(no, made.move)

    def _player(self, no: SeatNo) -> int:
        return self._lineup[self._table.place(no)]
