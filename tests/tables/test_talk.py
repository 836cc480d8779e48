"""Talk: remarks, nudges, hearts, and the silence of those who know too much (RULES Q46)."""

from __future__ import annotations

import pytest

from hareloom.game import actions as a
from hareloom.game.refusals import Code, Refusal
from hareloom.game.values import Phase
from hareloom.tables.chat import LONGEST_REMARK
from hareloom.tables.door import change_hare, rename
from hareloom.tables.requests import ChangeTableSettings, HandOnHost, RemovePerson, RenamePerson, Say, Unsay
from hareloom.tables.state import REMARKS_SHOWN

from .evening import PEOPLE, Evening, at, evening

pytestmark = pytest.mark.anyio

SIX = (*PEOPLE, "Zoe", "Ida")


def heard(table: Evening, name: str) -> list[str]:
    remarks = table.ears[name].view["remarks"]
    return [remarks[no]["text"] for no in sorted(remarks, key=int)]


async def test_what_is_said_is_heard_by_all_and_kept() -> None:
    """Watchers hear and speak too; whoever comes later and after a restart reads it; asked twice it is said once."""
    table = await evening(start=False)
    await table.comes("Zoe", seat=False)
    await table.asks("Tom", Say(text="Good evening"), "once")
    await table.asks("Tom", Say(text="Good evening"), "once")
    await table.asks("Zoe", Say(text="Hello"))
    assert heard(table, "Ana") == heard(table, "Zoe") == ["Good evening", "Hello"]
    again = await table.reopened()
    again.connects("Max")
    assert heard(again, "Max") == ["Good evening", "Hello"]
    await again.asks("Tom", Say(text="Good evening"), "once")
    assert heard(again, "Max") == ["Good evening", "Hello"]
    await again.asks("Tom", Say(text="Good night"))
    assert heard(again, "Max") == ["Good evening", "Hello", "Good night"]


async def test_a_remark_is_one_line_of_plain_text() -> None:
    """What can't be seen is dropped, what is too long is cut, and nothing at all is refused."""
    table = await evening(start=False)
    await table.asks("Tom", Say(text=" a\n\tb\u202e <b>c</b> "))
    await table.asks("Tom", Say(text="x" * 900))
    assert heard(table, "Ana") == ["a b <b>c</b>", "x" * LONGEST_REMARK]
    assert await table.refused("Tom", Say(text="\u200b\n")) is Code.NOTHING_SAID


async def test_only_the_last_remarks_are_shown() -> None:
    """A long evening does not make the view longer and longer."""
    table = await evening(start=False)
    for number in range(REMARKS_SHOWN + 5):
        await table.asks("Tom", Say(text=f"{number}"))
    assert heard(table, "Ana") == [f"{number}" for number in range(5, REMARKS_SHOWN + 5)]
    again = await table.reopened()
    again.connects("Max")
    assert heard(again, "Max") == heard(table, "Ana")


async def test_a_remark_is_taken_away() -> None:
    """By who said it, or by the host; it is gone for all, and from the store."""
    table = await evening(start=False)
    for name in ("Tom", "Ana"):
        await table.asks(name, Say(text=name))
    assert await table.refused("Ana", Unsay(no=1)) is Code.NOT_YOUR_PART
    await table.asks("Tom", Unsay(no=1))
    await table.asks("Léa", Unsay(no=2))
    assert await table.refused("Léa", Unsay(no=2)) is Code.NO_SUCH_REMARK
    assert heard(table, "Max") == []
    beside = await table.store.beside(table.live.record.id)
    assert beside is not None
    assert beside.remarks == []


async def test_what_somebody_said_goes_with_them() -> None:
    """Whoever is removed leaves no words behind."""
    table = await evening(start=False)
    await table.asks("Tom", Say(text="rude"))
    await table.asks("Léa", RemovePerson(person=table.ids["Tom"]))
    assert heard(table, "Ana") == []


async def test_the_host_turns_the_chat_off() -> None:
    """For the host as well; hearts and nudges stay."""
    table = await at(Phase.GIVE)
    await table.asks("Léa", ChangeTableSettings(chat=False))
    for name in PEOPLE:
        assert await table.refused(name, Say(text="x")) is Code.CHAT_OFF
    await table.asks("Tom", a.React(**table.now()))


@pytest.mark.parametrize(
    ("edition", "phase", "silent"),
    [
        ("odyssey", Phase.CLUE, set()),
        ("odyssey", Phase.GIVE, {"Léa"}),
        ("odyssey", Phase.VOTE, {"Léa"}),
        ("odyssey", Phase.REVEAL, set()),
        ("party", Phase.GIVE, set()),
        ("party", Phase.VOTE, set()),
        ("team", Phase.GIVE, {"Léa", "Max"}),
        ("team", Phase.VOTE, {"Léa", "Max", "Tom", "Ana"}),
    ],
)
async def test_who_knows_too_much_is_silent(edition: str, phase: Phase, silent: set[str]) -> None:
    """Exactly those of Q46, in chat and by hearts, and their view says so; watchers know nothing and may speak."""
    table = await evening(*SIX, edition=edition)
    if phase is not Phase.CLUE:
        await table.moves("Léa")
    if phase in (Phase.VOTE, Phase.REVEAL):
        givers = ("Tom", "Ana", "Max") if edition == "team" else SIX if edition == "party" else SIX[1:]
        for name in givers:
            await table.moves(name)
    if phase is Phase.REVEAL:
        for name in SIX[1:]:
            await table.moves(name)
    assert table.phase() is phase
    await table.comes("Bo", seat=False)
    for name in (*SIX, "Bo"):
        assert table.ears[name].view["you"]["hushed"] is (name in silent)
        if name in silent:
            assert await table.refused(name, Say(text="psst")) is Code.MUTED
            assert await table.refused(name, a.React(**table.now())) is Code.MUTED
        else:
            await table.asks(name, Say(text="hello"))


async def test_leaving_the_seat_does_not_loosen_the_tongue() -> None:
    """A storyteller who gets up, or is taken off the seat, still knows the card: silent until the reveal."""
    table = await at(Phase.GIVE)
    await table.asks("Léa", a.LeaveSeat())
    assert await table.refused("Léa", Say(text="psst")) is Code.MUTED
    table = await at(Phase.GIVE)
    await table.asks("Léa", HandOnHost(person=table.ids["Tom"]))
    await table.asks("Tom", a.RemoveSeat(seat=table.seat("Léa")))
    assert table.person("Léa").seat is None
    assert await table.refused("Léa", Say(text="psst")) is Code.MUTED
    again = await table.reopened()
    assert await again.refused("Léa", Say(text="psst")) is Code.MUTED, "nor does a restart"
    for name in ("Tom", "Ana", "Max"):
        await table.moves(name)
    assert await table.refused("Léa", Say(text="psst")) is Code.MUTED
    for name in ("Tom", "Ana", "Max"):
        await table.moves(name)
    await table.asks("Léa", Say(text="It was the owl"))


async def test_a_name_or_a_hare_is_no_way_round_the_silence() -> None:
    """Who knows too much is called nothing else before the reveal, and as host calls nobody anything else."""
    table = await at(Phase.GIVE)
    for attempt in (rename(table.live, table.ids["Léa"], "The owl"), change_hare(table.live, table.ids["Léa"], 9)):
        with pytest.raises(Refusal, match="too much") as muted:
            await attempt
        assert muted.value.code is Code.MUTED
    owl = RenamePerson(person=table.ids["Tom"], name="The owl")
    assert await table.refused("Léa", owl) is Code.MUTED
    assert table.ears["Ana"].view["people"][table.ids["Léa"]]["name"] == "Léa"
    await rename(table.live, table.ids["Tom"], "Thomas")
    for name in ("Tom", "Ana", "Max") * 2:
        await table.moves(name)
    await table.asks("Léa", owl)


async def test_whoever_has_just_been_sent_away_is_called_nothing_else() -> None:
    """A request that was on its way is refused, and nothing breaks."""
    table = await evening(start=False)
    await table.asks("Léa", RemovePerson(person=table.ids["Tom"]))
    with pytest.raises(Refusal, match="not at this table"):
        await rename(table.live, table.ids["Tom"], "Thomas")


async def test_anybody_may_nudge_who_is_waited_for() -> None:
    """Only that person is told, and not again and again."""
    table = await at(Phase.GIVE)
    await table.comes("Zoe", seat=False)
    await table.asks("Zoe", a.Nudge(seat=table.seat("Max")))
    assert table.ears["Max"].view["you"]["nudge"] == {"no": 1, "by": table.ids["Zoe"]}
    assert all("nudge" not in table.ears[name].view["you"] for name in ("Léa", "Tom", "Ana", "Zoe"))
    assert await table.refused("Léa", a.Nudge(seat=table.seat("Max"))) is Code.TOO_SOON
    await table.sand.run(10)
    await table.asks("Léa", a.Nudge(seat=table.seat("Max")))
    assert table.ears["Max"].view["you"]["nudge"]["no"] == 2


async def test_a_nudge_needs_somebody_who_is_missing() -> None:
    """Not who has moved, not a bot, not oneself."""
    table = await at(Phase.GIVE, "Léa", "Tom", "Ana", bots=1)
    await table.moves("Tom")
    for seat in (1, 2, 4, 9):
        assert await table.refused("Léa", a.Nudge(seat=seat)) is Code.ALREADY_MOVED
    assert await table.refused("Ana", a.Nudge(seat=3)) is Code.NOT_YOUR_PART
