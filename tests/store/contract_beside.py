"""The part of the contract about what is stored beside the log: tables, people, sessions and remarks."""

import asyncio

import pytest
from making import append, create, person, row, session, stored, table
from msgspec.structs import replace

from hareloom.store import (
    AddPerson,
    AddRemark,
    AddSession,
    Change,
    ChangeHare,
    CreateTable,
    DeleteRemark,
    DeleteTable,
    FactChanged,
    KeepFact,
    NoSuchPerson,
    NoSuchTable,
    Remark,
    RemovePerson,
    RenamePerson,
    ReplaceFact,
    RevokeSession,
    RevokeSessions,
    SaveExtra,
    SaveFact,
    SavePrivate,
    SeatPerson,
    SetAside,
    SetHost,
    Store,
    Taken,
)
from hareloom.store.facts import agreed


class BesideContract:
    """What holds for what is stored beside the log."""

    pytestmark = pytest.mark.anyio

    async def test_a_table_comes_back_as_it_was_created(self, store: Store) -> None:
        """A table is read as it was created, and an unknown id finds none."""
        await store.write(create())
        assert (await stored(store)).table == table()
        assert await store.beside("nowhere") is None

    async def test_ids_and_codes_are_unique(self, store: Store) -> None:
        """A second table may have neither the id nor the code of the first."""
        await store.write(create())
        with pytest.raises(Taken) as same_id:
            await store.write(CreateTable(table("t", code="other")))
        with pytest.raises(Taken) as same_code:
            await store.write(CreateTable(table("u", code="code-t")))
        assert (same_id.value.what, same_code.value.what) == ("table", "code")
        assert await store.beside("u") is None

    async def test_private_facts_are_replaced(self, store: Store) -> None:
        """A table's private facts are replaced as a whole."""
        await store.write(create(), SavePrivate("t", b'{"locked":true}'))
        assert (await stored(store)).table == replace(table(), private=b'{"locked":true}')

    async def test_a_deleted_table_leaves_nothing(self, store: Store) -> None:
        """With a table go its log, people, sessions and remarks; another table keeps its own."""
        for name, who in (("t", "ann"), ("u", "bob")):
            await store.write(create(name), AddPerson(person(who, name)))
            await store.write(AddSession(session(who.encode(), who, name)))
            await append(store, row(name, changes=[AddRemark(name, 1, who, "hello", 1000)]))
        kept = await stored(store, "u")
        await store.write(DeleteTable("t"), DeleteTable("never was"))
        assert await store.beside("t") is None
        assert await store.load("code-t", 1) is None
        assert await store.read("t") == []
        assert await store.session(b"ann") is None
        assert await store.session(b"bob") == session(b"bob", "bob", "u")
        assert await stored(store, "u") == kept
        assert (len(kept.people), len(kept.sessions), len(kept.remarks), len(await store.read("u"))) == (1, 1, 1, 1)

    async def test_a_table_of_the_same_id_starts_empty(self, store: Store) -> None:
        """A table that is deleted and created again has nothing of the former."""
        await store.write(create(), AddPerson(person("ann")))
        await append(store, row())
        await store.write(DeleteTable("t"))
        assert isinstance(await append(store, row("t", 1)), NoSuchTable)
        await store.write(create())
        assert (await stored(store)).people == []
        assert await append(store, row()) is None

    async def test_old_tables_expire(self, store: Store) -> None:
        """Tables that were last active before a time are deleted, at most the given number, and returned."""
        await store.write(*(create(f"old{no}") for no in range(45)))
        await store.write(create("played"), create("edge", 2000))
        await append(store, row("played", at=2500))
        assert await store.tables() == 47
        assert await store.expire(2000, 0) == []
        gone = await store.expire(2000, 31)
        assert len(gone) == 31
        assert await store.tables() == 16
        assert sorted(gone + await store.expire(2000, 99)) == sorted(f"old{no}" for no in range(45))
        assert await store.beside("old0") is None
        assert await store.expire(2000, 99) == []
        assert sorted(await store.expire(9000, 99)) == ["edge", "played"]

    async def test_the_server_remembers_facts(self, store: Store) -> None:
        """A fact is there until another takes its place."""
        assert await store.fact("moon") is None
        await store.write(SaveFact("moon", b"half"), SaveFact("sun", b"up"))
        await store.write(SaveFact("moon", b"full"))
        assert await store.fact("moon") == b"full"
        assert await store.fact("sun") == b"up"

    async def test_a_fact_is_kept_once(self, store: Store) -> None:
        """Of several servers that offer a key at once one is right, and all of them read that one."""
        offers = [f"key {number}".encode() for number in range(5)]
        found = await asyncio.gather(*(agreed(store, "key", offer) for offer in offers))
        assert len(set(found)) == 1
        assert found[0] in offers
        await store.write(KeepFact("key", b"late"))
        assert await agreed(store, "key", b"later") == found[0]
        await store.write(SaveFact("key", b"another"))
        assert await store.fact("key") == b"another"

    async def test_a_fact_is_replaced_only_by_who_knows_it(self, store: Store) -> None:
        """Of several servers that change a fact at once one is first; the others write nothing, and read it."""
        offers = [f"first {number}".encode() for number in range(5)]
        said = await asyncio.gather(
            *(store.write(ReplaceFact("list", None, each)) for each in offers), return_exceptions=True
        )
        assert [type(each) for each in said if each is not None] == [FactChanged] * 4
        found = await store.fact("list")
        assert found == offers[said.index(None)]
        with pytest.raises(FactChanged):
            await store.write(SaveFact("moon", b"full"), ReplaceFact("list", b"never was", b"late"))
        assert await store.fact("moon") is None
        await store.write(ReplaceFact("list", found, b"next"))
        assert await store.fact("list") == b"next"

    async def test_people_are_listed_as_they_came(self, store: Store) -> None:
        """People come back as they were added, in that order, each at their own table."""
        await store.write(create("t"), create("u"))
        await store.write(
            *(AddPerson(person(name, "t")) for name in ("zoe", "ann", "bob")), AddPerson(person("u", "u"))
        )
        assert (await stored(store)).people == [person("zoe"), person("ann"), person("bob")]
        assert (await stored(store, "u")).people == [person("u", "u")]

    async def test_a_person_needs_a_table_and_an_id_of_their_own(self, store: Store) -> None:
        """A person can't be added to an unknown table, nor under another person's id."""
        await store.write(create(), create("u"), AddPerson(person("ann")))
        with pytest.raises(NoSuchTable):
            await store.write(AddPerson(person("bob", "nowhere")))
        with pytest.raises(Taken) as taken:
            await store.write(AddPerson(person("ann", "u")))
        assert taken.value.what == "person"

    async def test_a_persons_fields_change_one_by_one(self, store: Store) -> None:
        """Name, hare, seat, host and extra change without touching each other or another person."""
        await store.write(create(), AddPerson(person("ann")), AddPerson(person("bob")))
        await store.write(RenamePerson("ann", "Änne 🐇"), ChangeHare("ann", 7), SeatPerson("ann", 0))
        await store.write(SetHost("ann", host=False), SaveExtra("ann", b"{}"))
        changed = replace(person("ann"), name="Änne 🐇", hare=7, seat=0, host=False, extra=b"{}")
        assert (await stored(store)).people == [changed, person("bob")]

    async def test_a_seat_has_one_person(self, store: Store) -> None:
        """A taken seat is refused at that table, free at another, and free again when left."""
        await store.write(create("t"), create("u"), AddPerson(person("ann", seat=0)), AddPerson(person("bob")))
        with pytest.raises(Taken):
            await store.write(SeatPerson("bob", 0))
        with pytest.raises(Taken):
            await store.write(AddPerson(person("eve", seat=0)))
        await store.write(AddPerson(person("uma", "u", seat=0)))
        await store.write(SeatPerson("ann", 0), SeatPerson("ann", None), SeatPerson("bob", 0))
        assert [who.seat for who in (await stored(store)).people] == [None, 0]

    @pytest.mark.parametrize(
        "change",
        [
            RenamePerson("nobody", "x"),
            ChangeHare("nobody", 1),
            SeatPerson("nobody", 1),
            SetHost("nobody", host=True),
            SaveExtra("nobody", b""),
            AddSession(session(b"x", "nobody")),
            AddSession(session(b"x", "ann", "u")),
            AddRemark("t", 1, "nobody", "hello?", 1000),
            AddRemark("u", 1, "ann", "hello?", 1000),
            AddRemark("nowhere", 1, "ann", "hello?", 1000),
        ],
        ids=lambda change: type(change).__name__,
    )
    async def test_an_unknown_person_is_refused(self, store: Store, change: Change) -> None:
        """A change to a person who is not at that table is refused."""
        await store.write(create("t"), create("u"), AddPerson(person("ann")))
        with pytest.raises(NoSuchPerson):
            await store.write(change)
        assert await store.session(b"x") is None

    @pytest.mark.parametrize("change", [SavePrivate("t", b""), SetAside("t", "why")], ids=["private", "aside"])
    async def test_an_unknown_table_is_refused(self, store: Store, change: Change) -> None:
        """A change to a table that doesn't exist is refused."""
        with pytest.raises(NoSuchTable):
            await store.write(change)

    async def test_removing_what_does_not_exist_does_nothing(self, store: Store) -> None:
        """Removals of what doesn't exist are no error."""
        gone = (RemovePerson("x"), RevokeSession(b"x"), RevokeSessions("x"), DeleteRemark("x", 1), DeleteTable("x"))
        await store.write(*gone)

    async def test_a_removed_person_loses_their_sessions(self, store: Store) -> None:
        """With a person go their sessions and remarks; the log stays."""
        await store.write(create(), AddPerson(person("ann", seat=0)), AddSession(session()))
        await append(store, row(changes=[AddRemark("t", 1, "ann", "bye", 1000)]))
        await store.write(RemovePerson("ann"))
        left = await stored(store)
        assert (left.people, left.sessions, left.remarks) == ([], [], [])
        assert await store.session(b"hash") is None
        assert len(await store.read("t")) == 1

    async def test_secrets_work_until_they_are_revoked(self, store: Store) -> None:
        """Every secret identifies its person; one, those of a kind, or all can be revoked."""
        await store.write(create(), AddPerson(person("ann")), AddPerson(person("bob")))
        phone, link = session(b"phone"), replace(session(b"link"), kind="link")
        bobs = session(b"bobs", "bob")
        await store.write(*(AddSession(one) for one in (session(b"laptop"), phone, bobs, link)))
        assert (await stored(store)).sessions == [session(b"laptop"), phone, bobs, link]
        await store.write(RevokeSession(b"laptop"))
        assert await store.session(b"laptop") is None
        await store.write(RevokeSessions("ann", "link"))
        assert (await stored(store)).sessions == [phone, bobs]
        await store.write(RevokeSessions("ann"))
        assert (await stored(store)).sessions == [bobs]
        assert await store.session(b"bobs") == bobs

    async def test_a_secret_is_one_persons(self, store: Store) -> None:
        """The same secret can't identify two people."""
        await store.write(create(), AddPerson(person("ann")), AddPerson(person("bob")), AddSession(session()))
        with pytest.raises(Taken) as taken:
            await store.write(AddSession(session(person_id="bob")))
        assert taken.value.what == "secret"

    async def test_a_remark_has_the_number_that_the_caller_gives(self, store: Store) -> None:
        """Remarks are read in the order of their numbers, and a number is used once at a table."""
        await store.write(create("t"), create("u"), AddPerson(person("ann")), AddPerson(person("uma", "u")))
        await store.write(AddRemark("t", 9, "ann", "nine", 3000), AddRemark("t", 4, "ann", "four", 1000))
        await store.write(AddRemark("u", 4, "uma", "four", 1000))
        with pytest.raises(Taken) as taken:
            await store.write(AddRemark("t", 4, "ann", "again", 2000))
        assert taken.value.what == "remark"
        nine = Remark("t", 9, "ann", "nine", 3000)
        assert (await stored(store)).remarks == [Remark("t", 4, "ann", "four", 1000), nine]
        await store.write(DeleteRemark("t", 4))
        assert (await stored(store)).remarks == [nine]

    async def test_text_is_text(self, store: Store) -> None:
        """Names and remarks of every script, quotes and semicolons come back as they were."""
        await store.write(create(), AddPerson(person("ann")))
        odd = "Robert'); DROP TABLE log;-- \u202e\u0000 中文 <b>"
        await store.write(RenamePerson("ann", odd), AddRemark("t", 1, "ann", odd, 1000))
        left = await stored(store)
        assert (left.people[0].name, left.remarks[0].text) == (odd, odd)
