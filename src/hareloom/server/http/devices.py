"""A person's devices over HTTP: the personal link, coming by it, which devices there are, and logging them out."""

from __future__ import annotations

from http import HTTPStatus

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from hareloom.server import messages as m
from hareloom.server.http.answers import entered, left
from hareloom.server.http.endpoint import AT_TABLE, ApiRequest, Group
from hareloom.server.http.problems import Refused
from hareloom.server.http.requests import (
    client_network,
    hall_of,
    limits_of,
    site_of,
    table_of,
)
from hareloom.server.http.sessions import secret_of
from hareloom.tables import devices
from hareloom.tables.door import Entry
from hareloom.tables.secrets import hashed
from hareloom.tables.table import LiveTable

# The first that matches: most browsers also call themselves by the names of others.
_BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
_SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Macintosh": "Mac",
    "Linux": "Linux",
}

endpoints = Group()


def about_device(connection: HTTPConnection) -> str:
    """Roughly what asks, such as "Firefox/Android": enough for its owner to tell devices apart, and no more."""
    agent = connection.headers.get("user-agent", "")
    browser = next((name for sign, name in _BROWSERS.items() if sign in agent), "")
    system = next((name for sign, name in _SYSTEMS.items() if sign in agent), "")
    return f"{browser}/{system}" if browser or system else ""


@endpoints("GET /api/tables/{code}/devices", answer=m.DeviceList)
async def list_devices(request: ApiRequest[None]) -> m.DeviceList:
    """Your devices at this table, the oldest first, and whether a personal link opens your seat."""
    live, person = request.live, request.person
    this = hashed(_secret(request, live))
    found = tuple(_shown(device, this) for device in devices.devices_of(live, person.id))
    return m.DeviceList(found, devices.has_link(live, person.id))


def _shown(device: devices.Device, this: bytes) -> m.Device:
    browser, _, system = device.session.about.partition("/")
    return m.Device(
        id=device.id,
        browser=browser,
        system=system,
        since=device.session.created_at,
        by_link=device.session.by_link,
        here=device.here,
        this=device.session.secret_hash == this,
    )


@endpoints(
    "POST /api/tables/{code}/devices",
    m.EnterTable,
    who="anyone",
    status=201,
    answer=m.Entered,
    errors=({401: ("link_not_good",)}, AT_TABLE),
    cookie=True,
)
async def enter_table(request: ApiRequest[m.EnterTable]) -> Response:
    """Come back by the personal link, on another device."""
    live = await table_of(request)
    person = await hall_of(request).recognise(live, request.asked.secret)
    if person is None:
        limits_of(request).guesses.check(client_network(request))
        raise Refused(
            HTTPStatus.UNAUTHORIZED, "link_not_good", "This personal link is no longer good. Ask for a new one."
        )
    entry = Entry(person.id, await devices.enter(live, person.id, about_device(request)))
    return entered(request, live, entry, bearer=request.asked.bearer)


@endpoints("DELETE /api/tables/{code}/devices", cookie=True)
async def forget_device(request: ApiRequest[None]) -> Response:
    """Log this device out; the person keeps the seat."""
    await devices.forget_device(request.live, request.person.id, _secret(request, request.live))
    return left(request, request.live)


@endpoints("DELETE /api/tables/{code}/devices/{device}", errors=({404: ("no_such_device",)},), limit="actions")
async def end_device(request: ApiRequest[None]) -> None:
    """Log another of your devices out by its id, or with `others` all of them, and the personal link with them."""
    live, person = request.live, request.person
    device = request.path_params["device"]
    if device == "others":
        await devices.end_other_devices(live, person.id, _secret(request, live))
    elif not await devices.end_device(live, person.id, device):
        raise Refused(HTTPStatus.NOT_FOUND, "no_such_device", "You have no such device here any more.")


@endpoints("POST /api/tables/{code}/link", answer=m.PersonalLink, limit="joined")
async def make_link(request: ApiRequest[None]) -> m.PersonalLink:
    """Create a personal link. It revokes the one before."""
    secret = await devices.personal_link(request.live, request.person.id)
    # Behind the #, so that no browser sends it to a server and no log ever has it.
    return m.PersonalLink(f"{site_of(request).invitation_url}/t/{request.live.record.code}#me={secret}")


@endpoints("DELETE /api/tables/{code}/link", limit="actions")
async def revoke_link(request: ApiRequest[None]) -> None:
    """Revoke the personal link. With `?devices=end`, your devices that came by such a link are logged out too."""
    ended = request.query_params.get("devices") == "end"
    await devices.revoke_link(request.live, request.person.id, _secret(request, request.live), devices=ended)


def _secret(request: Request, live: LiveTable) -> str:
    secret = secret_of(request, live.record.code)
    assert secret is not None, "the person was recognised by it"
    return secret
