"""The page on a phone's home screen, and beside a link in a messenger: in the reader's language, without any secret."""

from __future__ import annotations

import json
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hareloom.server.http.files import ASK_EVERY_TIME
from hareloom.server.http.preload import Preload, first_spoken
from hareloom.server.http.problems import Refused
from hareloom.server.http.requests import client_network, limits_of, site_of, table_of
from hareloom.server.http.share_card import EDITIONS
from hareloom.server.http.shell import meta_tags

MANIFEST = "hareloom.webmanifest"
RIGHT_TO_LEFT = ("ar",)
INVITATION = "/t/{code}"


def manifest_route(static: Path, preload: Preload) -> Route:
    """The web app manifest, in the language that the page was set to, or in the browser's."""
    written = json.loads((static / MANIFEST).read_bytes())

    async def manifest(request: Request) -> Response:
        wanted = request.query_params.get("lang") or request.headers.get("accept-language", "")
        language = first_spoken(preload.said, wanted)
        direction = "rtl" if language in RIGHT_TO_LEFT else "ltr"
        said = {"lang": language, "dir": direction, "description": preload.said[language].about}
        headers = {"Cache-Control": ASK_EVERY_TIME, "Vary": "Accept-Language"}
        return Response(json.dumps(written | said, ensure_ascii=False), 200, headers, "application/manifest+json")

    return Route(f"/{MANIFEST}", manifest)


async def invitation(request: Request, preload: Preload) -> str:
    """What the head of a table's page says to messengers: the edition and, if the host allows it, who invites.

    Browsers say that they show a document: they are told nothing, and the table isn't looked for.
    """
    if "sec-fetch-dest" in request.headers:
        return ""
    try:
        limits_of(request).requests.check(client_network(request))
        live = await table_of(request)
    except Refused:
        return ""
    state = live.state
    edition = state.table.settings.edition
    hosts = [person.name for person in state.people.values() if person.host] if state.settings.previews else []
    title = " · ".join(("Hareloom", EDITIONS.get(edition, edition), *hosts))
    site = site_of(request).invitation_url
    return meta_tags(
        {
            "og:type": "website",
            "og:site_name": "Hareloom",
            "og:title": title,
            "og:description": preload.said[first_spoken(preload.said, live.record.language)].invited,
            "og:url": f"{site}{request.url.path}",
            "og:image": f"{site}/icon-512.png",
            "og:image:width": "512",
            "og:image:height": "512",
        }
    )
