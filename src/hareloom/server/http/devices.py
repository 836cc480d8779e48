"""A person's devices over HTTP: the personal link, coming by it, which devices there are, and logging them out."""

from __future__ import annotations

from http import HTTPStatus

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from hareloom.server import messages as m
from hareloom.server.http.answers import answer, done, entered, left
from hareloom.server.http.problems import Refused
from hareloom.server.http.requests import (
    body_of,
    changer_of,
    client_network,
    hall_of,
    limits_of,
    site_of,
    table_of,
    visitor_of,
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


def about_device(connection: HTTPConnection) -> str:
    """Roughly what asks, such as "Firefox/Android": enough for its owner to tell devices apart, and no more."""
    agent = connection.headers.get("user-agent", "")
    browser = next((name for sign, name in _BROWSERS.items() if sign in agent), "")
    system = next((name for sign, name in _SYSTEMS.items() if sign in agent), "")
    return f"{browser}/{system}" if browser or system else ""


async def list_devices(request: Request) -> Response:
    """Your devices at this table, the oldest first, and whether a personal link opens your seat."""
    live, person = await visitor_of(request)
    limits_of(request).requests.check(client_network(request))
    this = hashed(_secret(request, live))
    found = tuple(_shown(device, this) for device in devices.devices_of(live, person.id))
    return answer(m.DeviceList(found, devices.has_link(live, person.id)))


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


async def enter_table(request: Request) -> Response:
    """Come back by the personal link, on another device."""
    asked = await body_of(request, m.EnterTable)
    live = await table_of(request)
    person = await hall_of(request).recognise(live, asked.secret)
    if person is None:
        limits_of(request).guesses.check(client_network(request))
        raise Refused(
            HTTPStatus.UNAUTHORIZED, "link_not_good", "This personal link is no longer good. Ask for a new one."
        )
    entry = Entry(person.id, await devices.enter(live, person.id, about_device(request)))
    return entered(request, live, entry, bearer=asked.bearer)


async def forget_device(request: Request) -> Response:
    """Log this device out; the person keeps the seat."""
    live, person = await changer_of(request)
    await devices.forget_device(live, person.id, _secret(request, live))
    return left(request, live)


async def end_device(request: Request) -> Response:
    """Log another of your devices out by its id, or with `others` all of them, and the personal link with them."""
    live, person = await changer_of(request)
    limits_of(request).actions.check(person.id)
    device = request.path_params["device"]
    if device == "others":
        await devices.end_other_devices(live, person.id, _secret(request, live))
    elif not await devices.end_device(live, person.id, device):
        raise Refused(HTTPStatus.NOT_FOUND, "no_such_device", "You have no such device here any more.")
    return done()


async def make_link(request: Request) -> Response:
    """Create a personal link. It revokes the one before."""
    live, person = await changer_of(request)
    limits_of(request).joined.check(client_network(request))
    secret = await devices.personal_link(live, person.id)
    # Behind the #, so that no browser sends it to a server and no log ever has it.
    return answer(m.PersonalLink(f"{site_of(request).invitation_url}/t/{live.record.code}#me={secret}"))


async def revoke_link(request: Request) -> Response:
    """Revoke the personal link. With `?devices=end`, your devices that came by such a link are logged out too."""
    live, person = await changer_of(request)
    limits_of(request).actions.check(person.id)
    ended = request.query_params.get("devices") == "end"
    await devices.revoke_link(live, person.id, _secret(request, live), devices=ended)
    return done()


def _secret(request: Request, live: LiveTable) -> str:
    secret = secret_of(request, live.record.code)
    assert secret is not None, "the person was recognised by it"
    return secret


def device_routes() -> list[BaseRoute]:
    """The addresses of devices and personal links."""
    at = "/api/tables/{code}"
    return [
        Route(f"{at}/devices", list_devices, methods=["GET"]),
        Route(f"{at}/devices", enter_table, methods=["POST"]),
        Route(f"{at}/devices", forget_device, methods=["DELETE"]),
        Route(f"{at}/devices/{{device}}", end_device, methods=["DELETE"]),
        Route(f"{at}/link", make_link, methods=["POST"]),
        Route(f"{at}/link", revoke_link, methods=["DELETE"]),
    ]
