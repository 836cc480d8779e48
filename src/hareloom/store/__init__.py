"""What the server stores, and for how long: docs/STORE.md."""

# fmt: off
# isort: off
from .changes import (
    DEVICES, PEOPLE, REMARKS, TABLE, AddPerson, AddRemark, AddReport, AddSession, Change, ChangeHare, CreateTable,
    DeleteRemark, DeleteReports, DeleteTable, RemovePerson, RenamePerson, RevokeSession, RevokeSessions, SaveExtra,
    SaveFact, SavePrivate,
    SaveSnapshot, SeatPerson, SetAside, SetHost, beside_of,
)
from .errors import (
    BadValue, Conflict, NoSuchPerson, NoSuchTable, StoreClosed, StoreError, StoreProblem, StoreRefused,
    StoreUncertain, StoreUnreadable, StoreUnwritable, Taken, is_damage,
)
from .records import (
    Append, Kind, PersonRecord, Remark, ReportKind, ReportRecord, Row, SessionRecord, Snapshot, Stored, TableRecord,
    TableSummary,
)
from .sqlite.store import SqliteStore
from .store import Store

__all__ = [
    "DEVICES",
    "PEOPLE",
    "REMARKS",
    "TABLE",
    "AddPerson",
    "AddRemark",
    "AddReport",
    "AddSession",
    "Append",
    "BadValue",
    "Change",
    "ChangeHare",
    "Conflict",
    "CreateTable",
    "DeleteRemark",
    "DeleteReports",
    "DeleteTable",
    "Kind",
    "NoSuchPerson",
    "NoSuchTable",
    "PersonRecord",
    "Remark",
    "RemovePerson",
    "RenamePerson",
    "ReportKind", "ReportRecord",
    "RevokeSession",
    "RevokeSessions",
    "Row",
    "SaveExtra",
    "SaveFact",
    "SavePrivate",
    "SaveSnapshot",
    "SeatPerson",
    "SessionRecord",
    "SetAside",
    "SetHost",
    "Snapshot",
    "SqliteStore",
    "Store",
    "StoreClosed",
    "StoreError",
    "StoreProblem",
    "StoreRefused",
    "StoreUncertain",
    "StoreUnreadable",
    "StoreUnwritable",
    "Stored",
    "TableRecord",
    "TableSummary",
    "Taken",
    "beside_of",
    "is_damage",
]
