"""Runs the application on a socket until it is told to stop."""

from __future__ import annotations

import socket

import uvicorn
from starlette.types import ASGIApp

from hareloom.server.limits import Limits

SECONDS_TO_FINISH = 3


def run(app: ASGIApp, listener: socket.socket, trusted_proxies: str = "") -> None:
    """Serve until SIGINT or SIGTERM."""
    config = uvicorn.Config(
        app,
        access_log=False,
        log_level="warning",
        server_header=False,
        log_config=None,
        proxy_headers=bool(trusted_proxies),
        forwarded_allow_ips=trusted_proxies,
        ws="websockets-sansio",
        ws_max_size=2 * Limits.BODY,
        ws_per_message_deflate=False,  # it costs half the throughput and several times the memory
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
    )
    uvicorn.Server(config).run(sockets=[listener])
