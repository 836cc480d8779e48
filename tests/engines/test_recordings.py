"""A song recorded in this browser is heard in every other, and one of Chromium's in this one."""

from __future__ import annotations

import pytest
from tests.engines.browsers import Engines
from tests.engines.driver import OpenScreen, Screen
from tests.engines.turns import add_bots, open_table, start

import engines

# The sound that the page plays, once it is some way in; a browser without a loudspeaker says so instead.
HEARD = """return [...document.querySelectorAll('audio')].some((each) => each.currentTime > 0.2 || each.ended)
  || document.body.innerText.includes('no loudspeaker')"""


def join(screen: Screen, code: str, name: str) -> None:
    """Come by the link and sit down."""
    screen.go(f"/t/{code}")
    screen.write("form input.field", name)
    screen.press("button", "Sit down")
    screen.see("h1, h2", "we play")


def record(teller: Screen) -> None:
    """Sing for a second, and tell it with a card."""
    teller.press("[role=radio], label", "Sing")
    teller.press("button", "Record")
    teller.press("dialog[open] button", "Record")
    teller.see("dialog[open] button", "Stop")
    teller.wait("return /0:0[1-9]/.test(document.querySelector('dialog[open]').innerText)", what="a second of song")
    teller.press("dialog[open] button", "Stop")
    teller.press("dialog[open] button", "Now choose a card for it")
    teller.press("[role=listbox] [role=option]")
    teller.press("footer .btn-go", "Send")
    teller.wait("return document.querySelector('textarea') === null", what="the song to be sent")


def listeners_of(maker: str, own: str) -> list[str]:
    """The browsers that listen: to this browser's song every other that is here, to Chromium's this one."""
    if maker == "chromium":
        return [own]
    return ["chromium", *(name for name, found in engines.FIND.items() if name != own and found())]


@pytest.mark.parametrize("maker", ["own", "chromium"])
def test_a_song_is_heard_in_every_browser(screens: OpenScreen, started: Engines, maker: str) -> None:
    """Whoever sings, whoever listens: the song is played, or the page says that the device has no loudspeaker."""
    teller = screens(started.own if maker == "own" else maker)
    code = open_table(teller, house={"clue_forms": ["text", "song"]})
    listeners = [screens(name) for name in listeners_of(maker, started.own)]
    for listener, name in zip(listeners, ("Tom", "Kofi"), strict=False):
        join(listener, code, name)
    add_bots(teller, 2)
    start(teller)
    teller.press("footer .btn-go", "I have")
    record(teller)
    for listener in listeners:
        listener.press("button", "Play")
        listener.wait(HEARD, what="the song")
