"""What ``hareloom play`` shows."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from hareloom.cli.welcome import has_browser, qr_code, show_welcome
from hareloom.server.links import Site, site


def shown(place: Site, port: int = 4273, wanted: int = 4273, width: int = 20) -> str:
    """The welcome, on a narrow terminal."""
    paper = io.StringIO()
    show_welcome(place, port, wanted=wanted, console=Console(file=paper, width=width, highlight=False))
    return paper.getvalue()


def test_links_stay_whole_on_a_narrow_terminal() -> None:
    """A link that is broken in two can't be clicked, so it never is."""
    text = shown(site("0.0.0.0", 4273, lan="192.168.1.20"))
    assert "http://localhost:4273\n" in text
    assert "http://192.168.1.20:4273\n" in text


def test_code_is_that_of_the_link_for_friends() -> None:
    """The QR code holds the link that reaches furthest."""
    public = shown(site("127.0.0.1", 4273, public_url="https://hareloom.example.org"))
    code = qr_code("https://hareloom.example.org")
    assert code
    assert code in public


def test_no_code_where_no_other_device_can_connect() -> None:
    """A phone can't open this machine's localhost, so no code is shown for it."""
    assert "█" not in shown(site("127.0.0.1", 4273))


def test_no_code_where_the_terminal_cannot_show_it() -> None:
    """On a terminal without block characters the code is left out rather than garbled."""
    assert qr_code("https://hareloom.example.org", "ascii") is None


def test_another_port_is_said() -> None:
    """If the requested port is busy, the welcome says which port is used."""
    assert "Port 4273 is in use, so Hareloom is on port 4274." in shown(site("127.0.0.1", 4274), 4274)
    assert "in use" not in shown(site("127.0.0.1", 50123), 50123, wanted=0)


@pytest.mark.parametrize(
    ("environment", "platform", "expected"),
    [
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({}, "linux", False),
        ({}, "darwin", True),
        ({}, "win32", True),
        ({"DISPLAY": ":0", "CI": "true"}, "linux", False),
        ({"DISPLAY": ":10", "SSH_CONNECTION": "x"}, "linux", False),
    ],
)
def test_browser_is_opened_only_on_a_screen_in_front_of_a_person(
    environment: dict[str, str], platform: str, expected: bool
) -> None:
    """No browser is started where nobody would see it."""
    assert has_browser(environment, platform) is expected
