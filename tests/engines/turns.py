"""People at tables, in any browser: they press what is on the page."""

from __future__ import annotations

from typing import Any

import held
from tests.engines.driver import Screen

TICK = 0.25
"""Seconds of the server's time that pass between two looks."""
LONGEST = 2_000
"""Looks in which nothing can be done, at most: no show takes as long."""

POST = """const [path, body] = arguments;
return fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
  .then((answer) => answer.json());"""

PHASE = "document.querySelector('[data-phase]')?.dataset.phase ?? ''"
CHAIRS = "document.querySelectorAll('.chair:not(.empty)').length"
NEXT = "[role=option]:not([aria-disabled=true], [aria-selected=true])"
PRESSED_ON = ("Give", "Vote", "That", "Watch them", "Ready to", "To the podium", "I have", "Tell")

# What there is to do: the words of the button, whether something is to be written, whether the lens is open.
OFFERED = """const words = (selector) => [...document.querySelectorAll(selector)].at(-1)?.innerText ?? '';
return {
  tells: document.querySelector('textarea') !== null,
  lens: document.querySelector('dialog[open] .btn-go') !== null,
  skip: document.querySelector('footer .skip') !== null,
  go: words('footer .btn-go'),
  wait: words('footer .btn-wait'),
};"""


def open_table(screen: Screen, **settings: Any) -> str:
    """Open a table from within the page, go there, and return its code."""
    code: str = screen.ask(POST, "/api/tables", {"name": "Ana", **settings})["code"]
    screen.go(f"/t/{code}")
    return code


def add_bots(screen: Screen, count: int) -> None:
    """Press the first free place round the table, as often as wanted."""
    for _ in range(count):
        before = screen.ask(f"return {CHAIRS}")
        screen.press("button.chair.empty")
        screen.wait(f"return {CHAIRS} > arguments[0]", before, what="a bot")


def step(screen: Screen, clue: str) -> str:
    """Do one thing, if there is one, and say which."""
    offered = screen.ask(OFFERED)
    go = offered["go"].partition("\n")[0]
    if offered["lens"]:
        return "vote" if screen.try_to_press("dialog[open] .btn-go") else ""
    if offered["tells"]:
        if screen.ask("return document.querySelector('[role=listbox] [role=option]') !== null"):
            screen.press("[role=listbox] [role=option]")
        screen.write("textarea", clue)
        screen.press("footer .btn-go")
        screen.wait("return document.querySelector('textarea') === null", what="the clue to be told")
        return "tell"
    if offered["skip"]:
        return "skip" if screen.try_to_press("footer .skip") else ""
    if go.startswith(PRESSED_ON):
        return go if screen.try_to_press("footer .btn-go", go) else ""
    if offered["wait"].startswith(("Choose", "Place")):
        return "choose" if screen.try_to_press(NEXT) else ""
    return ""


def start(screen: Screen) -> None:
    """Start the game from the lobby."""
    screen.press("footer .btn-go, .lobby .btn-go")
    screen.wait(f"return ({PHASE}) !== 'lobby'", what="the game to start")


def play_until(screen: Screen, phase: str, *, left: bool = False, clue: str = "Almost home") -> list[str]:
    """Do what there is to do until the page shows a phase, or another than that; returns what was done.

    The server's time passes while there is nothing to do.
    """
    reached = f"return (({PHASE}) {'!==' if left else '==='} '{phase}')"
    done: list[str] = []
    idle = 0
    while not screen.ask(reached):
        if did := step(screen, clue):
            done.append(did)
            idle = 0
            continue
        held.passes_at(screen.base, TICK)
        idle += 1
        if idle > LONGEST:
            screen.wait(reached, what=f"the page {'to leave' if left else 'to reach'} {phase} after {done}")
    return done


def play_a_turn(screen: Screen, clue: str = "Almost home") -> list[str]:
    """Play from the telling to the next one, through the reveal; returns what was done."""
    done = play_until(screen, "reveal", clue=clue)
    return [*done, "reveal", *play_until(screen, "reveal", left=True, clue=clue)]
