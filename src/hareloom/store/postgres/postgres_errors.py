"""What PostgreSQL's and asyncpg's errors mean to the store."""

from __future__ import annotations

import logging

import asyncpg

from ..errors import BadValue, StoreError, StoreProblem, StoreRefused, StoreUncertain, StoreUnwritable, Taken, Unique
from .address import Address
from .connecting import OLDEST_VERSION

_LOG = logging.getLogger("hareloom.store")

# By PostgreSQL's codes, or by their first two characters.
_PROBLEMS = {
    "53100": StoreProblem.FULL,
    "53300": StoreProblem.BUSY,
    "53": StoreProblem.IO,
    "25006": StoreProblem.READ_ONLY,
    "42501": StoreProblem.READ_ONLY,
    "40": StoreProblem.BUSY,
    "55": StoreProblem.BUSY,
    "58": StoreProblem.IO,
    "XX001": StoreProblem.DAMAGED,
    "XX002": StoreProblem.DAMAGED,
    "08": StoreProblem.AWAY,
    "28": StoreProblem.AWAY,
    "3D": StoreProblem.AWAY,
    "57": StoreProblem.AWAY,
    "25P03": StoreProblem.AWAY,
}

_WORDS = {
    StoreProblem.FULL: "there is no room left on the database's disk. Once there is some, it goes on by itself.",
    StoreProblem.READ_ONLY: "the database may only be read: it is a standby, or its user lacks the right to write.",
    StoreProblem.BUSY: "the database has too much to do, or too many connections. It is tried again.",
    StoreProblem.IO: "the database's disk or memory reports an error.",
    StoreProblem.DAMAGED: "the database reports damaged pages. Its operator must look at it.",
}

_UNIQUE: dict[str, Unique] = {
    "tables_id_key": "table",
    "tables_code_key": "code",
    "people_id_key": "person",
    "people_table_no_seat_key": "seat",
    "sessions_secret_hash_key": "secret",
    "remarks_pkey": "remark",
    "own_decks_id_key": "deck",
    "recordings_id_key": "recording",
    "own_cards_pkey": "card",
    "replays_id_key": "replay",
}

LOST = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.TooManyConnectionsError,
)
"""The connection is gone, does not answer, or could not be had: what it was told last may have been done."""

# What asyncpg says of a value before it sends it, and PostgreSQL of one that it gets.
VALUE_ERRORS = (
    asyncpg.exceptions._base.DataError,  # noqa: SLF001 - hidden behind PostgreSQL's error of the same name
    asyncpg.DataError,
    asyncpg.IntegrityConstraintViolationError,
    UnicodeError,
    OverflowError,
)
"""Errors about one statement's values, after which it has done nothing."""

TRY_AGAIN = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
"""Two transactions were in each other's way, and this one was undone."""


def is_lost(error: BaseException) -> bool:
    """Did the connection fail, rather than the statement?"""
    return isinstance(error, LOST) and not isinstance(error, VALUE_ERRORS)


def problem_of(error: BaseException) -> StoreProblem:
    """Return why it failed."""
    if not isinstance(error, asyncpg.PostgresError):
        if is_lost(error):
            return StoreProblem.AWAY
        _LOG.error("the store failed", exc_info=error)
        return StoreProblem.FAULT
    code = str(error.sqlstate or "")
    problem = _PROBLEMS.get(code) or _PROBLEMS.get(code[:2], StoreProblem.FAULT)
    if problem is StoreProblem.FAULT:
        _LOG.error("PostgreSQL failed", exc_info=error)
    return problem


def words_for(problem: StoreProblem) -> str:
    """The sentence for a problem, where that for a file doesn't fit."""
    return _WORDS.get(problem, "")


def unwritable(error: BaseException) -> StoreUnwritable:
    """Translate an error after which nothing is written."""
    problem = problem_of(error)
    return StoreUnwritable(problem, words_for(problem))


def uncertain(error: BaseException) -> StoreUncertain:
    """Translate an error after which something may be written."""
    problem = problem_of(error)
    return StoreUncertain(problem, words_for(problem))


def refused(error: BaseException) -> StoreError:
    """Translate one of `VALUE_ERRORS`."""
    what = _UNIQUE.get(getattr(error, "constraint_name", None) or "")
    return BadValue() if what is None else Taken(what)


def not_opened(error: BaseException, address: Address) -> StoreRefused:
    """Say to the operator why the database can't be used."""
    match error:
        case asyncpg.InvalidPasswordError() | asyncpg.InvalidAuthorizationSpecificationError():
            why = "it does not accept this user or its password. Look at the address, PGPASSWORD and pg_hba.conf."
        case asyncpg.InvalidCatalogNameError():
            why = "the server has no such database. Make it first: createdb, or CREATE DATABASE."
        case asyncpg.TooManyConnectionsError():
            why = f"it has no connection left. Each server of Hareloom needs seven ({error})."
        case asyncpg.TargetServerAttributeNotMatched() | asyncpg.ReadOnlySQLTransactionError():
            why = "it may only be read: it is a standby, or set to read only. Name the server that takes writes."
        case asyncpg.InsufficientPrivilegeError():
            why = f"its user may not do that ({error}). GRANT ALL ON SCHEMA public, or make the user its owner."
        case asyncpg.CannotConnectNowError():
            why = "the server is starting or stopping. Try again in a moment."
        case OSError() | TimeoutError():
            why = "no server answers there. Is it running, and does it listen on that address and port?"
        case _:
            why = f"{address.scrubbed(str(error)) or type(error).__name__}."
    return StoreRefused(f"The database {address.shown} can't be used: {why}")


def too_old(address: Address, version: int) -> StoreRefused:
    words = f"The database {address.shown} is PostgreSQL {version}. Hareloom needs {OLDEST_VERSION} or newer."
    return StoreRefused(words)
