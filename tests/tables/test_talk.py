"""Talk: remarks, nudges, hearts, and the silence of those who know too much (RULES Q46)."""

from __future__ import annotations

import pytest

from hareloom.game import actions as a
from hareloom.game.refusals import Code, Refusal
from hareloom.game.values import Phase
from hareloom.tables.chat import LONGEST_REMARK
from hareloom.tables.door import be_unnamed, change_hare, rename
from hareloom.tables.requests import ChangeTableSettings, HandOnHost, RemovePerson, RenamePerson, Say, Unsay
from hareloom.tables.state import REMARKS_SHOWN

from .evening import PEOPLE, Evening, at, evening
from .held import settle

pytestmark = pytest.mark.anyio

SIX = (*PEOPLE, "Zoe", "Ida")


def heard(table: Evening, name: str) -> list[str]:
    remarks = table.clients[name].view["remarks"]
    return [remarks[no]["text"] for no in sorted(remarks, key=int)]


async def test_all_see_a_remark_and_it_is_kept() -> None:
    """Watchers read and speak too; late players read it, also after a restart; a repeated request says it once."""
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
    """Invisible characters are dropped, a long text is cut, and an empty one is refused."""
    table = await evening(start=False)
    await table.asks("Tom", Say(text=" a\n\tb\u202e <b>c</b> "))
    await table.asks("Tom", Say(text="x" * 900))
    assert heard(table, "Ana") == ["a b <b>c</b>", "x" * LONGEST_REMARK]
    assert await table.refused("Tom", Say(text="\u200b\n")) is Code.NOTHING_SAID


async def test_only_the_last_remarks_are_shown() -> None:
    """The view does not grow with the number of remarks."""
    table = await evening(start=False)
    for number in range(REMARKS_SHOWN + 5):
        await table.asks("Tom", Say(text=f"{number}"))
    assert heard(table, "Ana") == [f"{number}" for number in range(5, REMARKS_SHOWN + 5)]
    again = await table.reopened()
    again.connects("Max")
    assert heard(again, "Max") == heard(table, "Ana")


async def test_a_remark_can_be_removed() -> None:
    """By its author or by the host; it is gone for all, and from the store."""
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


async def test_a_persons_remarks_go_with_them() -> None:
    """Removing a person removes their remarks."""
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
async def test_players_who_know_too_much_are_silent(edition: str, phase: Phase, silent: set[str]) -> None:
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
        assert table.clients[name].view["you"]["hushed"] is (name in silent)
        if name in silent:
            assert await table.refused(name, Say(text="psst")) is Code.MUTED
            assert await table.refused(name, a.React(**table.now())) is Code.MUTED
        else:
            await table.asks(name, Say(text="hello"))


async def test_leaving_the_seat_does_not_end_the_silence() -> None:
    """A storyteller who leaves or loses the seat still knows the card, and is silent until the reveal."""
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


async def test_nobody_hears_that_a_person_wants_no_name_in_replays() -> None:
    """A player who knows too much may choose it: others get no frame, and a restart remembers it."""
    table = await at(Phase.GIVE)
    frames = {name: client.frames for name, client in table.clients.items()}
    await be_unnamed(table.live, table.ids["Léa"], unnamed=True)
    await settle()
    told = {name for name, client in table.clients.items() if client.frames != frames[name]}
    assert told == {"Léa"}
    assert table.clients["Léa"].view["you"]["unnamed"] is True
    again = await table.reopened()
    assert again.live.view(table.ids["Léa"]).you.unnamed is True  # type: ignore[union-attr]
    assert again.live.view(table.ids["Ana"]).you.unnamed is False  # type: ignore[union-attr]


async def test_a_name_or_a_hare_is_no_way_round_the_silence() -> None:
    """A player who knows too much changes no name and no hare before the reveal, nor another's name as host."""
    table = await at(Phase.GIVE)
    for attempt in (rename(table.live, table.ids["Léa"], "The owl"), change_hare(table.live, table.ids["Léa"], 9)):
        with pytest.raises(Refusal, match="too much") as muted:
            await attempt
        assert muted.value.code is Code.MUTED
    owl = RenamePerson(person=table.ids["Tom"], name="The owl")
    assert await table.refused("Léa", owl) is Code.MUTED
    assert table.clients["Ana"].view["people"][table.ids["Léa"]]["name"] == "Léa"
    await rename(table.live, table.ids["Tom"], "Thomas")
    for name in ("Tom", "Ana", "Max") * 2:
        await table.moves(name)
    await table.asks("Léa", owl)


async def test_a_person_just_removed_is_not_renamed() -> None:
    """A request already under way is refused, and nothing breaks."""
    table = await evening(start=False)
    await table.asks("Léa", RemovePerson(person=table.ids["Tom"]))
    with pytest.raises(Refusal, match="not at this table"):
        await rename(table.live, table.ids["Tom"], "Thomas")


async def test_every_person_may_nudge_an_awaited_player() -> None:
    """Only that player gets the nudge, and only once in a while."""
    table = await at(Phase.GIVE)
    await table.comes("Zoe", seat=False)
    await table.asks("Zoe", a.Nudge(seat=table.seat("Max")))
    assert table.clients["Max"].view["you"]["nudge"] == {"no": 1, "by": table.ids["Zoe"]}
    assert all("nudge" not in table.clients[name].view["you"] for name in ("Léa", "Tom", "Ana", "Zoe"))
    assert await table.refused("Léa", a.Nudge(seat=table.seat("Max"))) is Code.TOO_SOON
    await table.scheduler.run(10)
    await table.asks("Léa", a.Nudge(seat=table.seat("Max")))
    assert table.clients["Max"].view["you"]["nudge"]["no"] == 2


async def test_a_nudge_needs_a_missing_player() -> None:
    """Not a player who has moved, not a bot, not oneself."""
    table = await at(Phase.GIVE, "Léa", "Tom", "Ana", bots=1)
    await table.moves("Tom")
    for seat in (1, 2, 4, 9):
        assert await table.refused("Léa", a.Nudge(seat=seat)) is Code.ALREADY_MOVED
    assert await table.refused("Ana", a.Nudge(seat=3)) is Code.NOT_YOUR_PART
