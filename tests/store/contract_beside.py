"""The part of the contract about what lies beside the log: tables, people, sessions and remarks."""

import pytest
from making import EVENTS, create, person, session, table
from msgspec.structs import replace

from hareloom.store import (
    AddPerson,
    AddRemark,
    AddSession,
    Change,
    CreateTable,
    DeleteRemark,
    DeleteTable,
    DressPerson,
    ErasePerson,
    NoSuchPerson,
    NoSuchTable,
    Remark,
    RemovePerson,
    RenamePerson,
    RevokeSession,
    RevokeSessions,
    SaveExtra,
    SavePrivate,
    SeatPerson,
    SeePerson,
    SetHost,
    Store,
    Taken,
    TouchTable,
)


async def say(store: Store, table_id: str, person_id: str, text: str, at: int) -> Remark:
    """Keep a remark; how it is kept."""
    await store.write(AddRemark(table_id, person_id, text, at))
    return (await store.remarks(table_id))[-1]


class BesideContract:
    """What holds for what lies beside the log."""

    pytestmark = pytest.mark.anyio

    async def test_a_table_is_found_by_id_and_code(self, store: Store) -> None:
        """A table comes back as it was opened; a code is spelt exactly so."""
        await store.write(create())
        assert await store.table("t") == table()
        assert await store.table_by_code("code-t") == table()
        assert await store.table_by_code("CODE-T") is None
        assert await store.table("code-t") is None

    async def test_ids_and_codes_are_unique(self, store: Store) -> None:
        """A second table may have neither the id nor the code of the first."""
        await store.write(create())
        with pytest.raises(Taken) as same_id:
            await store.write(CreateTable(table("t", code="other")))
        with pytest.raises(Taken) as same_code:
            await store.write(CreateTable(table("u", code="code-t")))
        assert (same_id.value.what, same_code.value.what) == ("table", "code")
        assert await store.tables() == [table()]

    async def test_private_facts_are_replaced(self, store: Store) -> None:
        """What is kept about a table beside its log is replaced as a whole."""
        await store.write(create(), SavePrivate("t", b'{"locked":true}'))
        assert await store.table("t") == replace(table(), private=b'{"locked":true}')

    async def test_a_touch_never_goes_back(self, store: Store) -> None:
        """A table is as alive as its latest sign of life, whether that is a touch or a row of the log."""
        await store.write(create(), TouchTable("t", 5000), TouchTable("t", 3000))
        assert await store.table("t") == table(active_at=5000)
        await store.append("t", 0, "seat 1", "a1", EVENTS, 4000)
        assert await store.table("t") == table(active_at=5000)
        await store.append("t", 1, "seat 1", "a2", EVENTS, 6000)
        assert await store.table_by_code("code-t") == table(active_at=6000)

    async def test_living_tables_are_listed(self, store: Store) -> None:
        """Tables with a sign of life since a moment are listed, in the order of their opening."""
        await store.write(create("old", 1000), create("mid", 2000), create("played", 1000))
        await store.append("played", 0, "seat 1", "a1", EVENTS, 3000)
        assert [one.id for one in await store.tables()] == ["old", "mid", "played"]
        assert [one.id for one in await store.tables(active_since=2000)] == ["mid", "played"]
        assert await store.tables(active_since=3001) == []

    async def test_a_deleted_table_leaves_nothing(self, store: Store) -> None:
        """With a table go its log, people, sessions and remarks; another table keeps its own."""
        for name, who in (("t", "ann"), ("u", "bob")):
            await store.write(create(name), AddPerson(person(who, name)))
            await store.write(AddSession(session(who.encode(), who, name)))
            await store.append(name, 0, who, "a1", EVENTS, 1000)
            await say(store, name, who, "hello", 1000)
        await store.write(DeleteTable("t"), DeleteTable("never was"))
        assert await store.table("t") is None
        assert (await store.read("t"), await store.people("t"), await store.remarks("t")) == ([], [], [])
        assert await store.person("ann") is None
        assert await store.session(b"ann") is None
        assert await store.session(b"bob") == session(b"bob", "bob", "u")
        assert (len(await store.read("u")), len(await store.people("u")), len(await store.remarks("u"))) == (1, 1, 1)

    async def test_a_table_of_the_same_id_begins_anew(self, store: Store) -> None:
        """A table that is deleted and opened again remembers no action of the former."""
        await store.write(create())
        await store.append("t", 0, "seat 1", "a1", EVENTS, 1000)
        await store.write(DeleteTable("t"))
        with pytest.raises(NoSuchTable):
            await store.append("t", 1, "seat 1", "a2", EVENTS, 1000)
        await store.write(create())
        assert await store.append("t", 0, "seat 1", "a1", EVENTS, 1000) == 1

    async def test_old_tables_expire(self, store: Store) -> None:
        """Tables without a sign of life since a moment go, all others stay, and who went is told."""
        await store.write(*(create(f"old{no}") for no in range(45)))
        await store.write(create("touched"), TouchTable("touched", 5000), create("played"), create("edge", 2000))
        await store.append("played", 0, "seat 1", "a1", EVENTS, 2500)
        assert sorted(await store.expire(before=2000)) == sorted(f"old{no}" for no in range(45))
        assert sorted(one.id for one in await store.tables()) == ["edge", "played", "touched"]
        assert await store.expire(before=2000) == []

    async def test_people_are_listed_as_they_came(self, store: Store) -> None:
        """People come back as they were added, in that order, each at their own table."""
        await store.write(create("t"), create("u"))
        await store.write(
            *(AddPerson(person(name, "t")) for name in ("zoe", "ann", "bob")), AddPerson(person("u", "u"))
        )
        assert await store.people("t") == [person("zoe"), person("ann"), person("bob")]
        assert await store.person("u") == person("u", "u")

    async def test_a_person_needs_a_table_and_an_id_of_their_own(self, store: Store) -> None:
        """Nobody comes to a table that isn't there, and nobody under another's id."""
        await store.write(create(), create("u"), AddPerson(person("ann")))
        with pytest.raises(NoSuchTable):
            await store.write(AddPerson(person("bob", "nowhere")))
        with pytest.raises(Taken) as taken:
            await store.write(AddPerson(person("ann", "u")))
        assert taken.value.what == "person"

    async def test_what_is_known_of_a_person_changes_one_by_one(self, store: Store) -> None:
        """Name, hare, seat, host, presence and extra change without touching each other."""
        await store.write(create(), AddPerson(person("ann")), AddPerson(person("bob")))
        await store.write(RenamePerson("ann", "Änne 🐇"), DressPerson("ann", 7), SeatPerson("ann", 0))
        await store.write(SetHost("ann", host=False), SeePerson("ann", 2000), SaveExtra("ann", b"{}"))
        changed = replace(person("ann"), name="Änne 🐇", hare=7, seat=0, host=False, seen_at=2000, extra=b"{}")
        assert await store.people("t") == [changed, person("bob")]

    async def test_a_seat_has_one_person(self, store: Store) -> None:
        """A taken seat is refused at that table, free at another, and free again when left."""
        await store.write(create("t"), create("u"), AddPerson(person("ann", seat=0)), AddPerson(person("bob")))
        with pytest.raises(Taken):
            await store.write(SeatPerson("bob", 0))
        with pytest.raises(Taken):
            await store.write(AddPerson(person("eve", seat=0)))
        await store.write(AddPerson(person("uma", "u", seat=0)))
        await store.write(SeatPerson("ann", 0), SeatPerson("ann", None), SeatPerson("bob", 0))
        assert [who.seat for who in await store.people("t")] == [None, 0]

    @pytest.mark.parametrize(
        "change",
        [
            RenamePerson("nobody", "x"),
            DressPerson("nobody", 1),
            SeatPerson("nobody", 1),
            SetHost("nobody", host=True),
            SeePerson("nobody", 1),
            SaveExtra("nobody", b""),
            ErasePerson("nobody"),
            AddSession(session(b"x", "nobody")),
            AddSession(session(b"x", "ann", "u")),
        ],
        ids=lambda change: type(change).__name__,
    )
    async def test_nobody_can_not_be_changed(self, store: Store, change: Change) -> None:
        """A change to a person who isn't there is refused."""
        await store.write(create("t"), create("u"), AddPerson(person("ann")))
        with pytest.raises(NoSuchPerson):
            await store.write(change)
        assert await store.session(b"x") is None

    async def test_nothing_can_not_be_changed(self, store: Store) -> None:
        """A change to a table that isn't there is refused; taking away what isn't there is not."""
        for change in (SavePrivate("t", b""), TouchTable("t", 1)):
            with pytest.raises(NoSuchTable):
                await store.write(change)
        gone = (RemovePerson("x"), RevokeSession(b"x"), RevokeSessions("x"), DeleteRemark("x", 1), DeleteTable("x"))
        await store.write(*gone)

    async def test_an_erased_person_leaves_the_seat(self, store: Store) -> None:
        """Name, extra and remarks go; seat, sessions and the game stay."""
        await store.write(create(), AddPerson(person("ann", seat=0)), AddPerson(person("bob")), AddSession(session()))
        await store.append("t", 0, "seat 0", "a1", EVENTS, 1000)
        await say(store, "t", "ann", "it's me, Ann", 1000)
        await say(store, "t", "bob", "hello", 1000)
        await store.write(ErasePerson("ann"))
        assert await store.person("ann") == replace(person("ann", seat=0), name="", extra=b"{}")
        assert [remark.text for remark in await store.remarks("t")] == ["hello"]
        assert await store.session(b"hash") == session()
        assert await store.head("t") == 1

    async def test_a_removed_person_loses_the_key(self, store: Store) -> None:
        """With a person go their sessions and remarks; the log stays."""
        await store.write(create(), AddPerson(person("ann", seat=0)), AddSession(session()))
        await store.append("t", 0, "seat 0", "a1", EVENTS, 1000)
        await say(store, "t", "ann", "bye", 1000)
        await store.write(RemovePerson("ann"))
        assert (await store.people("t"), await store.remarks("t"), await store.sessions("ann")) == ([], [], [])
        assert await store.session(b"hash") is None
        assert await store.head("t") == 1

    async def test_secrets_open_until_they_are_revoked(self, store: Store) -> None:
        """Every secret opens for its person; one, those of a kind, or all can be revoked."""
        await store.write(create(), AddPerson(person("ann")), AddPerson(person("bob")))
        phone, link = session(b"phone"), replace(session(b"link"), kind="link")
        bobs = session(b"bobs", "bob")
        await store.write(*(AddSession(one) for one in (session(b"laptop"), phone, link, bobs)))
        assert await store.sessions("ann") == [session(b"laptop"), phone, link]
        await store.write(RevokeSession(b"laptop"))
        assert await store.session(b"laptop") is None
        await store.write(RevokeSessions("ann", "link"))
        assert await store.sessions("ann") == [phone]
        await store.write(RevokeSessions("ann"))
        assert await store.sessions("ann") == []
        assert await store.session(b"bobs") == bobs

    async def test_a_secret_is_one_persons(self, store: Store) -> None:
        """The same secret can't open for two."""
        await store.write(create(), AddPerson(person("ann")), AddPerson(person("bob")), AddSession(session()))
        with pytest.raises(Taken) as taken:
            await store.write(AddSession(session(person_id="bob")))
        assert taken.value.what == "secret"

    async def test_remarks_are_numbered_once(self, store: Store) -> None:
        """Remarks count from 1 at each table; a deleted one's number isn't given again."""
        await store.write(create("t"), create("u"), AddPerson(person("ann")), AddPerson(person("uma", "u")))
        first = await say(store, "t", "ann", "one", 1000)
        second = await say(store, "t", "ann", "two", 2000)
        assert (first.no, second.no, (await say(store, "u", "uma", "one", 1000)).no) == (1, 2, 1)
        await store.write(DeleteRemark("t", 2))
        third = await say(store, "t", "ann", "three", 3000)
        assert third.no == 3
        assert await store.remarks("t") == [first, third]
        assert await store.remarks("t", after=1) == [third]

    async def test_only_people_at_the_table_speak(self, store: Store) -> None:
        """A remark needs a person at that table."""
        await store.write(create("t"), create("u"), AddPerson(person("ann")))
        for table_id, person_id in (("u", "ann"), ("t", "nobody"), ("nowhere", "ann")):
            with pytest.raises(NoSuchPerson):
                await say(store, table_id, person_id, "hello?", 1000)

    async def test_text_is_text(self, store: Store) -> None:
        """Names and remarks of every script, quotes and semicolons come back as they were."""
        await store.write(create(), AddPerson(person("ann")))
        odd = "Robert'); DROP TABLE log;-- \u202e\u0000 中文 <b>"
        await store.write(RenamePerson("ann", odd))
        await say(store, "t", "ann", odd, 1000)
        assert (await store.people("t"))[0].name == odd
        assert (await store.remarks("t"))[0].text == odd
