"""What ``hareloom play`` shows in the terminal, and the browser it opens."""

from __future__ import annotations

import io
import sys
import threading
import webbrowser
from collections.abc import Mapping
from typing import TYPE_CHECKING

import segno
from rich.console import Console
from rich.text import Text

if TYPE_CHECKING:
    from hareloom.server.links import Site


def show_welcome(site: Site, port: int, *, wanted: int, console: Console | None = None) -> None:
    """Print the links, and a QR code of the one to give to friends."""
    console = console or Console(highlight=False)
    console.print()
    if wanted not in (0, port):
        console.print(f"Port {wanted} is in use, so Hareloom is on port {port}.", style="yellow", soft_wrap=True)
        console.print()
    _link(console, "On this machine  ", site.local_url)
    if site.lan_url:
        _link(console, "In this network  ", site.lan_url)
    if site.public_url:
        _link(console, "From anywhere    ", site.public_url)
    if site.invitation_url != site.local_url and (code := qr_code(site.invitation_url, console.encoding)):
        console.print()
        console.print(Text(code), soft_wrap=True)
        console.print("Friends point a phone's camera at this to come to the game.", style="dim", soft_wrap=True)
    console.print()
    console.print("Ctrl-C ends it.", style="dim")
    # A terminal shows lines as they come; a file or a pipe wouldn't before the server ends.
    console.file.flush()


def _link(console: Console, where: str, url: str) -> None:
    console.print(Text.assemble((where, "dim"), (url, "bold")), soft_wrap=True)


def qr_code(url: str, encoding: str = "utf-8") -> str | None:
    """A QR code in characters, two rows to a line; None where the terminal can't show them."""
    drawn = io.StringIO()
    segno.make(url, micro=False).terminal(drawn, border=2, compact=True)
    code = drawn.getvalue().rstrip("\n")
    try:
        code.encode(encoding)
    except UnicodeEncodeError:
        return None
    return code


def has_browser(environment: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Whether a window can be opened. Without a screen, a text browser would take the terminal away from us."""
    if environment.get("CI") or environment.get("SSH_CONNECTION"):
        return False
    if platform in ("darwin", "win32"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def open_browser(url: str, environment: Mapping[str, str]) -> None:
    """Open the page, without waiting: some browsers return only when they are closed."""
    if has_browser(environment):
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
