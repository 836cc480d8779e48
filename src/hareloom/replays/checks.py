"""Do the steps of a file tell a game? Whatever a stranger's file says, what is kept of it can be shown."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from hareloom.game.paces import MOST_ASKED
from hareloom.game.rules import MOST_IMAGES, MOST_SEATS
from hareloom.game.values import CLAIM, CLUE, END, GIVE, NOBODY, REVEAL, VOTE, CardId, ClueForm, Phase, Reveal, SeatNo
from hareloom.game.view_types import Public

from .format import BOT, CARD

MOST_POINTS = 10_000
MOST_SPOKEN = 100
FOLLOWS: dict[Phase, frozenset[Phase]] = {
    CLAIM: frozenset({CLAIM, CLUE}),
    CLUE: frozenset({CLUE, GIVE}),
    GIVE: frozenset({GIVE, VOTE}),
    VOTE: frozenset({VOTE, REVEAL}),
    REVEAL: frozenset({REVEAL, CLUE, END}),
}
"""Which phase may come after which, from one step to the next."""


class Inconsistent(Exception):  # noqa: N818 - it is the file that is
    """What it tells can't have happened; the words complete "The file tells of ..."."""


def need(holds: object, otherwise: str) -> None:
    if not holds:
        raise Inconsistent(otherwise)


class Checker:
    """Follows a game from step to step."""

    def __init__(self, game: int, seats: tuple[SeatNo, ...], cards: Collection[CardId]) -> None:
        self._game = game
        self._seats = seats
        self._known = frozenset(seats)
        self._cards = cards
        self.turns: list[Reveal] = []
        self.reshuffles = 0
        self._before: Public | None = None

    def follow(self, now: Public) -> None:
        """Check the next view; raises Inconsistent."""
        before = self._before
        need(now.game == self._game, "another game than its first line")
        need(now.order == self._seats, "other seats than its first line, or of others than before")
        need(now.rules is not None and now.rules.players == len(now.order), "rules for another number of players")
        assert now.rules is not None
        need(len(now.rules.clue_forms) <= len(ClueForm), "clues in more forms than there are")
        self._check_phase(before, now)
        self._check_table(now)
        if now.reveal is not None:
            self._check_reveal(now, now.reveal)
        self._check_seats(now)
        if now.phase is END:
            need(now.history == tuple(self.turns), "an end that doesn't have the turns before it")
        else:
            need(not now.history and not now.winners, "winners before the end")
        self.reshuffles += before is not None and now.discard < before.discard
        self._before = now

    def _check_phase(self, before: Public | None, now: Public) -> None:
        need(now.turn >= 1, "no turn")
        if before is None:
            need(now.phase in (CLAIM, CLUE) and now.turn == 1 and now.reveal is None, "a game without its beginning")
            return
        need(now.phase in FOLLOWS.get(before.phase, ()), f"{now.phase} after {before.phase}")
        begins = before.phase is REVEAL and now.phase is CLUE
        need(now.turn == before.turn + begins, "turns that don't follow upon each other")

    def _check_table(self, now: Public) -> None:
        need(now.storyteller in self._known or (now.phase is CLAIM and now.storyteller == NOBODY), "no storyteller")
        need(
            len(now.images) <= MOST_IMAGES and self._are_cards(now.images), "pictures that its first line doesn't name"
        )
        need(self._are_seats(now.awaited) and self._are_seats(now.winners), "players who are not at the table")
        need(self._are_seats(wish.seat for wish in now.wishes), "players who are not at the table")
        need(self._are_seats(wish.by for wish in now.wishes if wish.by != NOBODY), "players who are not at the table")
        need(self._are_seats(now.time_asked), "players who are not at the table")
        need(len(now.time_asked) <= len(self._seats) * MOST_ASKED, "more time than players may ask for")
        need(self._are_seats(one.seat for one in now.reactions), "hearts of players who are not at the table")
        need(len(now.reactions) <= len(self._seats) * (MOST_IMAGES + 1), "more hearts than players can give")
        need(len(now.wishes) <= len(self._seats) * (len(self._seats) + 1), "more wishes than players have")
        need(len(now.needs) <= MOST_SEATS, "needs of too many numbers of players")
        need(0 <= now.pile <= MOST_POINTS and 0 <= now.discard <= MOST_POINTS, "piles that no deck has")

    def _check_seats(self, now: Public) -> None:
        need(now.seats.keys() == self._known, "other seats than its first line")
        assert now.rules is not None
        units = now.rules.units
        scores = self.turns[-1].scores if self.turns else (0,) * units
        for place, no in enumerate(now.order):
            seat = now.seats[no]
            need(seat.no == no and seat.unit == place % units, "a seat with another's hare")
            need(seat.score == scores[seat.unit], "points that nobody earned")
            need(BOT.fullmatch(seat.bot) and 0 <= seat.cards <= MOST_POINTS, "a seat that no table has")

    def _check_reveal(self, now: Public, reveal: Reveal) -> None:
        assert now.rules is not None
        if self.turns and reveal.turn == self.turns[-1].turn:
            if reveal == self.turns[-1]:
                return
            need(now.phase is REVEAL and _grown(self.turns[-1], reveal), "a turn that changed after it was over")
            self._check_sayings(reveal)
            self.turns[-1] = reveal
            return
        need(now.phase is REVEAL and reveal.turn == now.turn == len(self.turns) + 1, "a turn out of its order")
        need(reveal.storyteller == now.storyteller and reveal.clue == now.clue, "another clue than was told")
        need(tuple(laid.card for laid in reveal.laid) == now.images, "other pictures than lay on the table")
        need(reveal.laid and self._are_seats(laid.owner for laid in reveal.laid), "pictures of nobody")
        need(len({laid.card for laid in reveal.laid}) == len(reveal.laid), "one picture in two places")
        self._check_votes(now, reveal)
        self._check_points(now, reveal)
        self._check_sayings(reveal)
        self.turns.append(reveal)

    def _check_votes(self, now: Public, reveal: Reveal) -> None:
        assert now.rules is not None
        places = range(1, len(reveal.laid) + 1)
        voters = [cast.seat for cast in reveal.ballots]
        need(self._are_seats(voters) and len(set(voters)) == len(voters), "votes of players who are not at the table")
        for cast in reveal.ballots:
            votes = (*cast.ballot.votes, *(() if cast.ballot.red is None else (cast.ballot.red,)))
            need(len(votes) <= 3 and all(vote in places for vote in votes), "votes for a picture that is not there")
        finds = now.rules.counting == "find"
        need(reveal.target in places if finds else reveal.target is None, "no picture that was looked for")
        if reveal.target is not None:
            owner, units = reveal.laid[reveal.target - 1].owner, now.rules.units
            own = (self._seats.index(owner) - self._seats.index(reveal.storyteller)) % units == 0
            need(own, "no picture of the storyteller that was looked for")
        need(self._are_seats(reveal.stood_in), "players who are not at the table")

    def _check_points(self, now: Public, reveal: Reveal) -> None:
        assert now.rules is not None
        places = range(1, len(reveal.laid) + 1)
        scores = list(self.turns[-1].scores) if self.turns else [0] * now.rules.units
        need(len(reveal.awards) <= 20 * len(self._seats), "more awards than a turn has")
        for award in reveal.awards:
            need(award.seat in self._known and 0 <= award.points <= MOST_POINTS, "points for nobody")
            need(all(place in places for place in award.positions), "points for a picture that is not there")
            need(self._are_seats(frozenset(award.thanks_to)), "thanks to players who are not at the table")
            need(len(award.positions) <= len(places) and len(award.thanks_to) <= 40, "an award too long to be one")
            scores[self._seats.index(award.seat) % now.rules.units] += award.points
        need(tuple(scores) == reveal.scores and max(scores) <= MOST_POINTS, "points that nobody earned")

    def _check_sayings(self, reveal: Reveal) -> None:
        places = range(len(reveal.laid) + 1)
        need(self._are_seats(one.seat for one in reveal.reactions), "hearts of players who are not at the table")
        need(all(one.position in places for one in reveal.reactions), "hearts for a picture that is not there")
        need(len(reveal.reactions) <= len(self._seats) * (MOST_IMAGES + 1), "more hearts than players can give")
        need(self._are_seats(one.seat for one in reveal.spoken), "words of players who are not at the table")
        need(len(reveal.spoken) <= MOST_SPOKEN, "more words than bots say")

    def _are_seats(self, seats: Iterable[SeatNo]) -> bool:
        """Seats at the table; in a list of them, each once."""
        if isinstance(seats, tuple) and len(seats) > len(self._known):
            return False
        return self._known.issuperset(seats)

    def _are_cards(self, cards: Iterable[CardId]) -> bool:
        return all(card in self._cards and CARD.fullmatch(card) for card in cards)


def _grown(was: Reveal, now: Reveal) -> bool:
    """Only hearts and words come to a turn that is over."""
    grows = ("reactions", "spoken")
    kept = [name for name in Reveal.__struct_fields__ if name not in grows]
    return all(getattr(was, name) == getattr(now, name) for name in kept)
