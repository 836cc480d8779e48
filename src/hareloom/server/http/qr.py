"""A table's link as a QR code, for phones that are held up to a screen."""

from __future__ import annotations

import io

import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from hareloom.server.http.requests import client_network, limits_of, site_of, table_of


async def table_qr(request: Request) -> Response:
    """The table's link as a QR code. It reveals nothing beyond the code."""
    live = await table_of(request)
    limits_of(request).requests.check(client_network(request))
    drawn = io.BytesIO()
    link = f"{site_of(request).invitation_url}/t/{live.record.code}"
    segno.make(link, micro=False).save(drawn, kind="svg", border=2, xmldecl=False, svgns=True, omitsize=True)
    return Response(drawn.getvalue(), headers={"Cache-Control": "private, max-age=3600"}, media_type="image/svg+xml")


def qr_routes() -> list[BaseRoute]:
    """The address of the codes."""
    return [Route("/t/{code}/qr.svg", table_qr)]
