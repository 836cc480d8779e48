"""Which databases a server opens, which it refuses, and what it says then. No sentence has the password in it."""

import asyncio
import hashlib
from pathlib import Path

import asyncpg
import pytest

from hareloom.store import StoreRefused
from hareloom.store.postgres import connecting
from hareloom.store.postgres import migrate as migrating
from hareloom.store.postgres.address import Address
from hareloom.store.postgres.migrate import migrate, prepare
from hareloom.store.postgres.schema import STEPS, Step
from hareloom.store.postgres.store import PostgresStore
from postgres import Server

pytestmark = pytest.mark.anyio

FINGERPRINTS = ["9361c6d4e4ba8a9e", "6fc221cf94037164", "f861a797c3e22b0d", "957d63186014dad1"]
ADDITIVE = Step("more", False, ["CREATE TABLE more (no integer)"])
BREAKING = Step("other", True, ["ALTER TABLE tables RENAME COLUMN code TO word"])


async def _refused(address: Address) -> str:
    with pytest.raises(StoreRefused) as refused:
        await PostgresStore(address).open()
    return str(refused.value)


@pytest.mark.parametrize("step", range(len(STEPS)))
def test_a_released_step_is_never_edited(step: int) -> None:
    """Databases out there have taken it as it was."""
    text = "\n".join(STEPS[step].statements).encode()
    assert hashlib.sha256(text).hexdigest()[:16] == FINGERPRINTS[step]


async def test_an_empty_database_is_made_ready(postgres: Server, empty_database: str) -> None:
    """A server needs no command before its first start; those that start beside it don't disturb each other."""
    address = Address(postgres.url(empty_database))
    stores = [PostgresStore(address) for _ in range(12)]

    async def open_later(number: int, store: PostgresStore) -> None:
        await asyncio.sleep(number * 0.005)  # some of them while another makes it ready
        await store.open()

    async with asyncio.TaskGroup() as group:
        for number, store in enumerate(stores):
            group.create_task(open_later(number, store))
    assert [await store.tables() for store in stores] == [0] * 12
    for store in stores:
        await store.close()
    assert await migrate(address) == []


async def test_a_database_that_lacks_steps_is_refused(
    postgres: Server, empty_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A newer server says which command brings it up to date, and doesn't do so by itself; then it opens."""
    address = Address(postgres.url(empty_database))
    assert await migrate(address) == [step.name for step in STEPS]
    monkeypatch.setattr(migrating, "STEPS", (*STEPS, ADDITIVE))
    assert "hareloom migrate" in await _refused(address)
    assert await migrate(address, (*STEPS, ADDITIVE)) == ["more"]
    await prepare(address)


async def test_a_newer_database_is_opened_if_that_does_no_harm(postgres: Server, empty_database: str) -> None:
    """Unknown additive steps are fine, so that old and new servers run side by side; an unknown breaking one is not."""
    address = Address(postgres.url(empty_database))
    await migrate(address, (*STEPS, ADDITIVE))
    await prepare(address)
    await migrate(address, (*STEPS, ADDITIVE, BREAKING))
    assert "newer Hareloom" in await _refused(address)
    with pytest.raises(StoreRefused):
        await migrate(address)


async def test_a_step_is_taken_wholly_or_not_at_all(postgres: Server, empty_database: str) -> None:
    """If a statement fails, nothing of its step is there, and the steps before it are."""
    address = Address(postgres.url(empty_database))
    broken = Step("broken", False, ["CREATE TABLE half (no integer)", "CREATE TABLE log (no integer)"])
    with pytest.raises(StoreRefused):
        await migrate(address, (*STEPS, broken))
    found = postgres.sql("SELECT to_regclass('half') IS NULL, count(*) FROM hareloom_steps", empty_database)
    assert found == f"t|{len(STEPS)}"


async def test_another_programs_database_is_left_alone(postgres: Server, empty_database: str) -> None:
    """A database with tables of another program is refused, and nothing in it changes."""
    postgres.sql("CREATE TABLE customers (no integer)", empty_database)
    assert "another program" in await _refused(Address(postgres.url(empty_database)))
    assert postgres.sql("SELECT to_regclass('tables') IS NULL", empty_database) == "t"


async def test_a_wrong_password_is_not_shown(postgres: Server, empty_database: str, tmp_path: Path) -> None:
    """The operator learns that it is wrong, and not what it is; in the URL, in a file or in the environment."""
    postgres.sql("CREATE ROLE locked LOGIN PASSWORD 'right-one'")
    with postgres.asking("locked"):
        url = f"postgresql://locked:wr0ng-one@127.0.0.1:{postgres.port}/{empty_database}"
        said = await _refused(Address(url))
        assert "password" in said
        assert "wr0ng-one" not in said
        assert "wr0ng-one" not in repr(Address(url))
        file = tmp_path / "pgpass"
        file.write_text(f"127.0.0.1:{postgres.port}:*:locked:right-one\n")
        file.chmod(0o600)
        right = await connecting.connected(Address(f"{postgres.url('postgres', 'locked')}?passfile={file}"))
        await right.close(timeout=5)
    postgres.sql("DROP ROLE locked")


async def test_what_is_not_there_is_said(postgres: Server) -> None:
    """No such database, no such server, and options that make no sense: each has its own sentence."""
    assert "no such database" in await _refused(Address(postgres.url("nowhere")))
    assert "no server answers" in await _refused(Address(postgres.url("nowhere", port=1)))
    said = await _refused(Address(f"postgresql://me:s3cret@127.0.0.1:{postgres.port}/x?sslmode=s3cret"))
    assert "can't be used" in said
    assert "s3cret" not in said


async def test_an_old_server_is_refused(postgres: Server, empty_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A PostgreSQL that is too old is named with its version, and with the one that is needed."""
    monkeypatch.setattr(migrating, "OLDEST_VERSION", 99)
    said = await _refused(Address(postgres.url(empty_database)))
    assert "is PostgreSQL 18" in said


async def test_a_standby_is_refused_and_passed_over(postgres: Server, empty_database: str) -> None:
    """A database that may only be read is refused; of several hosts the one that takes writes is chosen."""
    postgres.sql(f"ALTER DATABASE {empty_database} SET default_transaction_read_only = on")
    assert "may only be read" in await _refused(Address(postgres.url(empty_database)))
    several = f"postgresql://hareloom@127.0.0.1:1,127.0.0.1:{postgres.port}/{empty_database}"
    assert "can't be used" in await _refused(Address(several))
    postgres.sql(f"ALTER DATABASE {empty_database} RESET default_transaction_read_only")
    store = PostgresStore(Address(several))
    await store.open()
    assert await store.tables() == 0
    await store.close()


async def test_without_the_driver_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has not installed asyncpg is told how."""
    monkeypatch.setitem(__import__("sys").modules, "asyncpg", None)
    with pytest.raises(StoreRefused, match=r"pip install 'hareloom\[postgres\]'"):
        connecting.driver()
    assert asyncpg is not None


@pytest.mark.parametrize("text", ["", "mysql://x/y", "postgresql://host", "hareloom.sqlite3", "postgresql://[::1/x"])
def test_an_address_that_is_none_is_refused(text: str) -> None:
    """What stands there instead is not repeated: it may be a password."""
    with pytest.raises(ValueError, match="postgresql://hareloom@db"):
        Address(text)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("postgresql://me:p%40ss@db:5433/h?sslmode=require", "postgresql://me@db:5433/h"),
        ("postgres://a:b@one:1,two:2/h", "postgres://a@one:1,two:2/h"),
        ("postgresql:///h?host=/run/postgresql&password=x", "postgresql:///h"),
    ],
)
def test_an_address_is_shown_without_its_password(text: str, shown: str) -> None:
    """Nor with its options, among which there may be one."""
    assert Address(text).shown == shown
    assert "pass" not in Address(text).scrubbed(f"this went wrong: {text}")
