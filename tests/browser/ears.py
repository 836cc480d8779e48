"""A player with closed eyes, who hears what the page says, reads the accessibility tree, and presses keys."""

from __future__ import annotations

import re
from typing import Any

import held
from playwright.sync_api import Page

# Every message of the live regions that a screen reader says, with the page's time. What a dialog covers is inert.
RECORD = """(() => {
  const heard = (window.heard = []);
  const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]';
  const note = (region) => {
    const dialog = document.querySelector('dialog:modal');
    const words = region.textContent.trim().replace(/\\s+/g, ' ');
    if (words && (!dialog || dialog.contains(region))) heard.push([performance.now(), words]);
  };
  new MutationObserver((changes) => {
    const element = (node) => node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
    const came = changes.filter(({ type, addedNodes }) => type === 'characterData' || addedNodes.length > 0);
    new Set(came.map(({ target }) => element(target)?.closest(LIVE)).filter(Boolean)).forEach(note);
  }).observe(document, { subtree: true, childList: true, characterData: true });
  // A heading that gets the focus is read by the reader itself.
  document.addEventListener('focusin', ({ target }) => {
    if (target.matches('h1')) heard.push([null, target.textContent.trim().replace(/\\s+/g, ' ')]);
  });
})()"""
QUIET = 10_000
"""Milliseconds without a message after which nothing more is to be heard: longer than any message takes."""
STEP = 5_000
MOST_STOPS = 60


class Ears:
    """What one player hears and reads, and the keys that they press; all of it in a transcript."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.tree = page.context.new_cdp_session(page)
        self.transcript: list[str] = []
        self.times: list[float] = []
        self.lately: list[str] = []
        """What was heard since the large button was pressed last."""
        page.add_init_script(RECORD)
        page.clock.install()

    def hold_time(self) -> None:
        """From now on the page's time passes only while the player listens, however slow the machine is."""
        held.answered(self.page)
        # The lobby is fetched in a time that no test holds: the play begins when it was greeted, at its heading.
        self.page.wait_for_function("() => window.heard.some(([at]) => at !== null)")
        self.page.locator("#phase").focus()
        self.page.evaluate("window.heard.length = 0")
        self.page.clock.pause_at(self.page.evaluate("Date.now()") / 1000 + 1)

    def listen(self) -> list[str]:
        """Hear everything that is to be heard, however long that takes, once the page knows what the server knows."""
        held.settle(self.page)
        new: list[str] = []
        quiet = 0
        while quiet < QUIET:
            held.run(self.page, STEP)
            quiet += STEP
            came: list[tuple[float | None, str]] = self.page.evaluate("window.heard.splice(0)")
            for at, words in came:
                if at is None:
                    self._note(f"  # {words}")
                    continue
                self.times.append(at)
                self._note(f"  {words}")
                new.append(words)
                self.lately.append(words)
                quiet = 0
        return new

    def _note(self, line: str) -> None:
        self.transcript.append(line)

    def press(self, keys: str) -> None:
        """Press a key, or several together."""
        self._note(f"[{keys.replace('Control', 'Ctrl')}]")
        if keys == "Control+Enter":
            self.lately = []
        self.page.keyboard.press(keys)

    def type(self, words: str) -> None:
        """Write it."""
        self._note(f"[writes: {words}]")
        self.page.keyboard.type(words)

    def heading(self) -> str:
        """The heading of the page."""
        nodes: list[Any] = self.tree.send("Accessibility.getFullAXTree")["nodes"]
        headings = [node for node in nodes if not node["ignored"] and node["role"]["value"] == "heading"]
        return next((_words(node) for node in headings if _property(node, "level") == 1), "")

    def focused(self) -> tuple[str, str]:
        """The role and the name of what has the focus."""
        node = self._focused()
        return node["role"]["value"], _words(node)

    def _focused(self) -> dict[str, Any]:
        found = self.tree.send("Runtime.evaluate", {"expression": "document.activeElement"})
        relatives = {"objectId": found["result"]["objectId"], "fetchRelatives": False}
        node: dict[str, Any] = self.tree.send("Accessibility.getPartialAXTree", relatives)["nodes"][0]
        return node

    def state(self, name: str) -> bool:
        """Whether what has the focus is ``selected``, ``disabled`` or so."""
        return _property(self._focused(), name) in {True, "true"}

    def tab_to(self, role: str, start: str = "", *, backwards: bool = False) -> None:
        """Press Tab until what has the focus has that role, and a name that begins so."""
        seen = []
        for _ in range(MOST_STOPS):
            seen.append(self.focused())
            if seen[-1][0] == role and seen[-1][1].startswith(start):
                return
            self.page.keyboard.press("Shift+Tab" if backwards else "Tab")
        message = f"no {role} {start!r} among {seen}"
        raise AssertionError(message)

    def leaf(self) -> list[str]:
        """Go through the cards from the first to the last, and hear each of them; then be at the last."""
        self.tab_to("option")
        self.page.keyboard.press("Home")
        names = [self.focused()[1]]
        while True:
            self.page.keyboard.press("ArrowRight")
            if (name := self.focused()[1]) == names[-1]:
                break
            names.append(name)
        for name in names:
            self._note(f"  - {name}")
        return names


def _words(node: dict[str, Any]) -> str:
    words: str = node.get("name", {}).get("value", "")
    return re.sub(r"\s+", " ", words).strip()


def _property(node: dict[str, Any], name: str) -> object:
    found = [each["value"].get("value") for each in node.get("properties", []) if each["name"] == name]
    return found[0] if found else None
