"""What Chromium does when its push service has a message."""

from __future__ import annotations

from typing import Any

import held
from playwright.sync_api import Page

NOTES = """navigator.serviceWorker.ready.then((one) => one.getNotifications()).then((all) =>
  all.map(({ title, body, tag, data }) => ({ title, body, tag, data })))"""


def deliver(page: Page, origin: str, data: str) -> dict[str, Any]:
    """Give the page's service worker this message; the note that it shows."""
    devices = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    devices.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    devices.send("ServiceWorker.enable")
    held.until(page, lambda: found)
    number = found[0]["registrationId"]
    devices.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": number, "data": data})
    held.until(page, lambda: page.evaluate(NOTES))
    (note,) = page.evaluate(NOTES)
    shown: dict[str, Any] = note
    return shown
