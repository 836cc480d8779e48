"""Draws the icons of the installed page from web/public/icon.svg: after a change of that."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import sync_playwright

import chromium

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
# Size, and how much of it the picture has. Phones cut a maskable icon into any shape: the hare stays in its middle, and
# the ground goes to the edge. So do Apple's, which round the corners themselves.
ICONS = {
    "icon-192.png": (192, 1.0, False),
    "icon-512.png": (512, 1.0, False),
    "icon-maskable.png": (512, 0.78, True),
    "apple-touch-icon.png": (180, 0.9, True),
}


def main() -> None:
    """Draw each of them."""
    drawn = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    found = re.search(r'fill="(#[0-9a-f]{6})"', drawn)
    assert found, "the ground's colour comes first"
    path = chromium.find()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path)
        for name, (size, share, full) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = found[1] if full else "transparent"
            inner = f"<div style='width:{share:.0%};height:{share:.0%}'>{drawn}</div>"
            page.set_content(f"<body style='margin:0;height:100vh;display:grid;place-items:center'>{inner}</body>")
            page.evaluate("ground => document.body.style.background = ground", ground)
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
