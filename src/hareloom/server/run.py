"""Runs the application on a socket until it is told to stop."""

from __future__ import annotations

import socket

import uvicorn
from starlette.types import ASGIApp

SECONDS_TO_FINISH = 3


def run(app: ASGIApp, listener: socket.socket) -> None:
    """Serve until SIGINT or SIGTERM."""
    config = uvicorn.Config(
        app,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
    )
    uvicorn.Server(config).run(sockets=[listener])
