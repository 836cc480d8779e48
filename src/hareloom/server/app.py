"""Puts the server together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from http import HTTPStatus
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp

from hareloom.decks import Library
from hareloom.game.refusals import Refusal
from hareloom.server.admin.commands import Commands
from hareloom.server.admin.door import AdminDoor
from hareloom.server.admin.orders import Standing
from hareloom.server.calls import Calls
from hareloom.server.drain import Drain
from hareloom.server.http.api import api_routes
from hareloom.server.http.cut_short import CutShort, not_certain
from hareloom.server.http.headers import SecurityHeaders
from hareloom.server.http.limits import Limits
from hareloom.server.http.notices import notice_routes
from hareloom.server.http.orders import Doorkeeper
from hareloom.server.http.pictures import DeckPages
from hareloom.server.http.problems import Refused, no_such_table
from hareloom.server.http.proxies import UntrustedProxies
from hareloom.server.http.qr import qr_routes
from hareloom.server.http.ready import Look
from hareloom.server.http.routes import page_shell, refused, routes
from hareloom.server.http.share_card import ShareCards
from hareloom.server.journal import note
from hareloom.server.links import Site
from hareloom.server.models import ModelsHere
from hareloom.server.own.taking import no_such_deck
from hareloom.server.own.workshop import Workshop
from hareloom.server.recordings import Recordings
from hareloom.server.settings import Settings
from hareloom.server.socket.asgi import Sockets
from hareloom.server.socket.crowd import descriptors, room_for
from hareloom.server.socket.picows import SECONDS_BETWEEN_PINGS, ping_all
from hareloom.server.socket.places import Places
from hareloom.store import NoSuchDeck, NoSuchTable, StoreError, StoreUncertain, is_away
from hareloom.tables.days.timekeeper import Timekeeper
from hareloom.tables.hall import Hall
from hareloom.tables.histogram import Histogram
from hareloom.tables.reports import DAYS_KEPT
from hareloom.tasks import every, report_the_rest, spawn

SECONDS_BETWEEN_ROUNDS = 15.0
SECONDS_BETWEEN_SWEEPS = 60.0
SECONDS_BETWEEN_CLEANINGS = 3600.0
SECONDS_BETWEEN_LOOKS = 0.5


def application(
    settings: Settings,
    site: Site,
    hall: Hall,
    library: Library | None = None,
    limits: Limits | None = None,
    drain: Drain | None = None,
    calls: Calls | None = None,
) -> ASGIApp:
    """The whole server as an ASGI application. It closes the hall when it stops."""
    library = library or Library(settings.data)
    deck_pages = DeckPages(library)
    shell = page_shell(settings)
    app = Starlette(
        routes=[
            *api_routes(),
            *qr_routes(),
            *notice_routes(settings),
            *routes(deck_pages, shell),
        ],
        exception_handlers={
            HTTPException: refused,
            Refused: _answer_refused,
            Refusal: _answer_refusal,
            StoreError: _answer_not_stored,
        },
        lifespan=_lifespan,
    )
    app.state.settings = settings
    app.state.shell = shell
    app.state.deck_pages = deck_pages
    app.state.site = site
    app.state.hall = hall
    app.state.look = Look(hall, settings.data)
    app.state.library = library
    app.state.share_cards = ShareCards(library)
    app.state.workshop = Workshop(settings, hall, library)
    app.state.recordings = Recordings(settings, hall)
    app.state.models = ModelsHere(settings.models, hall, library)
    app.state.calls = calls or Calls(settings, site, hall)
    app.state.limits = limits or Limits(settings.limits)
    app.state.places = Places(settings.limits, room_for(descriptors()).sockets)
    app.state.sockets = set()
    app.state.drain = drain or Drain(hall, 0)
    app.state.standing = standing = Standing(hall.store)
    # Outside of Starlette's own middleware, so that even the answer to a crash carries the headers.
    hall.counts.limited = lambda: app.state.limits.refused

    def failed() -> None:
        hall.counts.server_errors += 1

    return SecurityHeaders(UntrustedProxies(Doorkeeper(CutShort(Sockets(app)), standing)), failed)


@asynccontextmanager
async def _lifespan(app: Starlette) -> AsyncIterator[None]:
    hall: Hall = app.state.hall
    settings: Settings = app.state.settings
    workshop: Workshop = app.state.workshop
    report_the_rest()
    await hall.open()
    await app.state.standing.read()
    await workshop.open()
    await app.state.calls.open()
    await app.state.models.open()
    admin = AdminDoor(_door_folder(settings), Commands(app))
    await admin.open()
    duties = _duties(app)
    # Read now, beside the loop, so that the first game to start doesn't hold up the others.
    reading = spawn(asyncio.to_thread(app.state.library.decks), "read the decks")
    try:
        yield
    finally:
        for duty in duties:
            duty.cancel()
        await admin.close()
        await asyncio.wait([reading])
        await workshop.close()
        await app.state.calls.close()
        await app.state.recordings.close()
        await app.state.models.close()
        await hall.close()


def _door_folder(settings: Settings) -> Path:
    """Where the operator's commands come in. Of several workers the first takes them, and tells the others."""
    if settings.worker == 1:
        return settings.data
    folder = settings.data / f"worker-{settings.worker}"
    folder.mkdir(mode=0o700, exist_ok=True)
    return folder


def _duties(app: Starlette) -> list[asyncio.Task[None]]:
    """Start what a server does regularly. Each is a task of its own, so that none waits for another one's fault."""
    hall: Hall = app.state.hall
    workshop: Workshop = app.state.workshop
    recordings: Recordings = app.state.recordings
    standing: Standing = app.state.standing
    models: ModelsHere = app.state.models
    keep_days: int = app.state.settings.keep

    async def read_orders() -> None:
        with contextlib.suppress(StoreError):  # /readyz says so
            await standing.read()

    async def clean() -> None:
        await hall.expire(keep_days)
        await hall.forget_reports(DAYS_KEPT)
        await workshop.tidying.round(keep_days)

    fails = (StoreError,)
    keeper = Timekeeper(hall)
    return [
        every(SECONDS_BETWEEN_PINGS, partial(ping_all, app.state.sockets), "ping quiet clients", at_once=False),
        every(SECONDS_BETWEEN_ROUNDS, hall.forget_sleepers, "unload tables", at_once=False),
        every(SECONDS_BETWEEN_ROUNDS, read_orders, "read the operator's orders", at_once=False),
        every(SECONDS_BETWEEN_ROUNDS, workshop.decks.current, "read players' decks", expected=fails, at_once=False),
        every(SECONDS_BETWEEN_ROUNDS, models.refresh, "read a model's tokens", expected=fails, at_once=False),
        every(SECONDS_BETWEEN_SWEEPS, recordings.tidy, "remove recordings", expected=fails),
        every(SECONDS_BETWEEN_CLEANINGS, clean, "delete what is old", expected=fails),
        every(hall.context.delays.due, keeper.look_at_all, "do what is due", expected=fails),
        every(SECONDS_BETWEEN_LOOKS, LoopWatch(hall.counts.loop_lag).look, "watch the loop"),
    ]


class LoopWatch:
    """Measures how late the event loop is: what every request waits for."""

    def __init__(self, lag: Histogram) -> None:
        self._lag = lag
        self._due: float | None = None

    async def look(self) -> None:
        now = time.perf_counter()
        if self._due is not None:
            self._lag.add(max(0.0, now - self._due))
        self._due = now + SECONDS_BETWEEN_LOOKS


async def _answer_refused(_: Request, problem: Exception) -> Response:
    assert isinstance(problem, Refused)
    return problem.answer()


async def _answer_refusal(_: Request, problem: Exception) -> Response:
    """Answer a refusal of the rules."""
    assert isinstance(problem, Refusal)
    return Refused(HTTPStatus.CONFLICT, problem.code, problem.sentence).answer()


async def _answer_not_stored(_: Request, problem: Exception) -> Response:
    """Answer that the store failed: nothing was done, or it is uncertain whether it was."""
    if isinstance(problem, NoSuchTable):  # deleted meanwhile
        return no_such_table().answer()
    if isinstance(problem, NoSuchDeck):
        return no_such_deck().answer()
    if isinstance(problem, StoreUncertain) or is_away(problem):
        return not_certain().answer()
    note("not stored", logging.ERROR, reason=str(problem))
    detail = f"This could not be stored, so it was not done: {problem}"
    return Refused(HTTPStatus.SERVICE_UNAVAILABLE, "not_stored", detail, {"Retry-After": "5"}).answer()
