"""Runs the application on a socket until SIGINT or SIGTERM."""

from __future__ import annotations

import gc
import logging
import socket
import sys
from functools import partial

import uvicorn
from starlette.types import ASGIApp

from hareloom.confined.isolation import missing
from hareloom.recordings.process import can_look
from hareloom.server.drain import Drain, DrainingServer
from hareloom.server.journal import note
from hareloom.server.settings import Settings
from hareloom.server.socket.crowd import FEW, Crowd, descriptors, room_for
from hareloom.server.socket.entrance import Entrance
from hareloom.server.socket.picows import UpgradeProtocol

SECONDS_TO_FINISH = 3
SECONDS_BEFORE_OTHERS = 0.001


def configuration(
    app: ASGIApp, crowd: Crowd, trusted_proxies: str = "", seconds_to_finish: int = SECONDS_TO_FINISH
) -> uvicorn.Config:
    """How uvicorn serves: HTTP itself, sockets by picows."""
    return uvicorn.Config(
        app,
        access_log=False,
        log_level="warning",
        server_header=False,
        log_config=None,
        proxy_headers=bool(trusted_proxies),
        forwarded_allow_ips=trusted_proxies,
        http=partial(Entrance, crowd),  # type: ignore[arg-type]  # it is called as a class is
        ws=UpgradeProtocol,
        timeout_graceful_shutdown=seconds_to_finish,
    )


def run(app: ASGIApp, listener: socket.socket, settings: Settings, drain: Drain) -> None:
    """Serve until SIGINT or SIGTERM."""
    _rarely_look_for_cycles()
    # The store's threads need Python's lock for an instant only; by default they would wait five milliseconds for it.
    sys.setswitchinterval(SECONDS_BEFORE_OTHERS)
    files = descriptors()
    room = room_for(files)
    if files < FEW:
        words = f"only {files} files may be open, so at most {room.sockets} players can connect; raise LimitNOFILE"
        note(words, logging.WARNING)
    if settings.worker == 1 and (settings.uploads != "off" or can_look()):
        _say_what_is_missing()
    crowd = Crowd(room, settings.limits.plain_connections_of_address)
    DrainingServer(configuration(app, crowd, settings.trusted_proxies), drain).run(sockets=[listener])


def _rarely_look_for_cycles() -> None:
    """Tables are trees: hardly anything here needs the cycle collector, which by default looks every 700 objects."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def _say_what_is_missing() -> None:
    """Say once which locks the kernel doesn't offer for the processes that decode what strangers send."""
    lacking = missing()
    if lacking:
        words = (
            f"this system offers no {' and no '.join(lacking)}: the processes that decode strangers' pictures and "
            "recordings are bounded, but not cut off from files and sockets as well as they could be"
        )
        # Only Linux has them: elsewhere it is nothing that an operator could change.
        note(words, logging.WARNING if sys.platform == "linux" else logging.INFO, missing=list(lacking))
