"""Carries the operator's commands out."""

from __future__ import annotations

import logging
import shutil
from collections.abc import Awaitable, Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from hareloom import __version__
from hareloom.game.plain_text import clean_line
from hareloom.mistake import Mistake
from hareloom.server.admin import requests as r
from hareloom.server.admin.decks import DeckCommands
from hareloom.server.admin.orders import Announcement, Ban, network
from hareloom.server.admin.replays import ReplayCommands
from hareloom.server.journal import note
from hareloom.store import DeleteReports
from hareloom.tables.codes import joined
from hareloom.tables.folding import CLOSED

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from hareloom.server.admin.orders import Orders, Standing
    from hareloom.server.http.limits import Limits
    from hareloom.server.settings import Settings
    from hareloom.store import ReportRecord, TableSummary
    from hareloom.tables.hall import Hall
    from hareloom.tables.table import LiveTable

Answer = dict[str, Any]
A_DAY = 24 * 3600 * 1000
LONGEST = 300
SENT_AWAY = 4403


class Commands:
    """The server, as its operator sees it."""

    def __init__(self, app: Starlette) -> None:
        self._hall: Hall = app.state.hall
        self._standing: Standing = app.state.standing
        self._limits: Limits = app.state.limits
        self._settings: Settings = app.state.settings
        self._decks = DeckCommands(app.state.workshop.decks, self._now)
        self._replays = ReplayCommands(app.state.hall.store, app.state.site, self._now)
        self._began = self._hall.context.scheduler.wall_clock()

    async def do(self, request: r.Request) -> Answer:
        """Do it, and say what came of it; a Mistake says why not."""
        looks = r.Status | r.Tables | r.Show | r.Bans | r.LimitsAsked | r.Reports | r.Decks | r.Replays
        if not isinstance(request, looks):
            note("the operator asks", logging.WARNING, command=str(request.__struct_config__.tag))
        return await self._doers[type(request)](request)

    @cached_property
    def _doers(self) -> dict[type, Callable[[Any], Awaitable[Answer]]]:
        return {
            r.Status: self._status,
            r.Tables: self._tables,
            r.Show: self._show,
            r.Close: self._close,
            r.Open: self._open,
            r.Delete: self._delete,
            r.Ban: self._ban,
            r.Unban: self._unban,
            r.Bans: self._bans,
            r.Announce: self._announce,
            r.Drain: self._drain,
            r.LimitsAsked: self._limits_asked,
            r.Reports: self._reports,
            r.ReportPicture: self._report_picture,
            r.CloseReport: self._close_report,
            r.Decks: self._decks.list,
            r.CloseDeck: self._decks.close,
            r.OpenDeck: self._decks.open,
            r.DeleteDeck: self._decks.delete,
            r.DeletePicture: self._decks.delete_picture,
            r.ImportReplay: self._replays.do,
            r.Replays: self._replays.do,
            r.DeleteReplay: self._replays.do,
        }

    async def _status(self, _: r.Status) -> Answer:
        tables = self._hall.open_tables()
        orders = self._standing.orders
        return {
            "version": __version__,
            "up_seconds": (self._now() - self._began) // 1000,
            "tables": await self._hall.store.tables(),
            "tables_open": len(tables),
            "connections": sum(len(live.presence) for live in tables),
            "people_here": sum(len(live.presence.here()) for live in tables),
            "draining": orders.draining,
            "bans": len(orders.bans),
            "disk_free_mb": shutil.disk_usage(self._settings.data).free // 1024 // 1024,
        }

    # Tables.

    async def _tables(self, asked: r.Tables) -> Answer:
        found = await self._hall.store.summaries(asked.most)
        return {"tables": [self._summary(one, names=asked.names) for one in found]}

    async def _show(self, asked: r.Show) -> Answer:
        summary = await self._found(asked.table)
        shown = self._summary(summary, names=asked.names)
        live = self._live(summary)
        if live is not None:
            shown |= {
                "edition": live.table.settings.edition,
                "phase": live.table.phase,
                "game": live.table.game,
                "turn": live.table.turn,
                "seats": len(live.table.seats),
                "here": len(live.presence.here()),
                "screens": live.presence.screens,
                "settings": msgspec.to_builtins(live.state.settings),
            }
            if asked.names:
                shown["names"] = [person.name for person in live.people.values()]
        return shown

    def _summary(self, one: TableSummary, *, names: bool) -> Answer:
        """A table in numbers. Its code lets people in, so it counts as a name."""
        live = self._live(one)
        shown: Answer = {
            "id": one.id,
            "people": one.people,
            "connections": 0 if live is None else len(live.presence),
            "rows": one.rows,
            "bytes": one.bytes,
            "created_at": one.created_at,
            "active_at": one.active_at,
            "aside": one.aside,
        }
        return shown | {"code": one.code} if names else shown

    async def _close(self, asked: r.Close) -> Answer:
        summary = await self._found(asked.table)
        await self._hall.close_table(summary.id, summary.code)
        return {"id": summary.id, "closed": True}

    async def _open(self, asked: r.Open) -> Answer:
        summary = await self._found(asked.table)
        if summary.aside != CLOSED:
            raise Mistake("That table is not closed.")
        await self._hall.open_again(summary.id)
        return {"id": summary.id, "closed": False}

    async def _delete(self, asked: r.Delete) -> Answer:
        summary = await self._found(asked.table)
        await self._hall.delete_stored(summary.id, summary.code)
        return {"id": summary.id, "deleted": True}

    async def _found(self, which: str) -> TableSummary:
        """By its id, or by its code as a person writes it."""
        store, code = self._hall.store, joined(which)
        summary = await store.summary(which) or (None if code is None else await store.summary(code))
        if summary is None:
            raise Mistake(f"There is no table {which}. 'hareloom admin tables' lists them.")
        return summary

    def _live(self, summary: TableSummary) -> LiveTable | None:
        return next((live for live in self._hall.open_tables() if live.record.id == summary.id), None)

    # Orders.

    async def _ban(self, asked: r.Ban) -> Answer:
        try:
            banned = str(network(asked.address))
        except ValueError:
            raise Mistake(f"{asked.address!r} is neither an address nor a range like 203.0.113.0/24.") from None
        until = 0 if asked.days is None else self._now() + round(asked.days * A_DAY)

        def with_ban(orders: Orders) -> Orders:
            others = [ban for ban in orders.bans if ban.network != banned]
            return replace(orders, bans=(*others, Ban(banned, until, asked.reason)))

        await self._standing.change(with_ban)
        gone = 0
        for live in self._hall.open_tables():
            for connection in list(live.presence.connections):
                if self._standing.banned(connection.network, self._now()):
                    connection.wire.close(SENT_AWAY, "banned")
                    gone += 1
        return {"banned": banned, "connections_closed": gone}

    async def _unban(self, asked: r.Unban) -> Answer:
        try:
            let_in = str(network(asked.address))
        except ValueError:
            let_in = asked.address

        def without_ban(orders: Orders) -> Orders:
            bans = tuple(ban for ban in orders.bans if ban.network != let_in)
            if bans == orders.bans:
                raise Mistake(f"{let_in} is not banned. 'hareloom admin bans' lists who is.")
            return replace(orders, bans=bans)

        await self._standing.change(without_ban)
        return {"unbanned": let_in}

    async def _bans(self, _: r.Bans) -> Answer:
        await self._standing.read()
        return {"bans": msgspec.to_builtins(self._standing.orders.bans)}

    async def _announce(self, asked: r.Announce) -> Answer:
        text = clean_line(asked.text, LONGEST)
        said = Announcement(text, self._now() + round(asked.minutes * 60_000)) if text else Announcement("")
        await self._standing.change(lambda orders: replace(orders, announced=said if text else None))
        heard = self._hall.tell_all(msgspec.json.encode(said))
        return {"announced": text, "connections": heard}

    async def _drain(self, asked: r.Drain) -> Answer:
        await self._standing.change(lambda orders: replace(orders, draining=asked.on))
        return {"draining": asked.on}

    async def _limits_asked(self, _: r.LimitsAsked) -> Answer:
        return {"limits": msgspec.to_builtins(self._limits.caps), "refused": dict(self._limits.refused)}

    # Reports.

    async def _reports(self, asked: r.Reports) -> Answer:
        found = await self._hall.store.reports("", asked.most)
        return {"reports": msgspec.to_builtins(found)}

    async def _report_picture(self, asked: r.ReportPicture) -> Answer:
        return {"picture": (await self._report(asked.no)).picture}

    async def _close_report(self, asked: r.CloseReport) -> Answer:
        await self._report(asked.no)
        await self._hall.store.write(DeleteReports(asked.no))
        return {"closed": asked.no}

    async def _report(self, no: int) -> ReportRecord:
        found = await self._hall.store.report(no) if 0 < no < 2**63 else None
        if found is None:
            raise Mistake(f"There is no report {no}. 'hareloom admin reports' lists them.")
        return found

    def _now(self) -> int:
        return self._hall.context.scheduler.wall_clock()
