"""Decks in the page: chosen and mixed in the lobby, too few, gone since, and looked through as albums."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from measured import cut_off
from PIL import Image
from playing import add_bots, join, open_table, play_to_the_end
from playwright.sync_api import Page, expect
from servers import table_server
from tests.decks.painting import folder, manifest, painted
from visits import SIZES, Audit, Visit

from hareloom.cli import main

NIGHT, ATTIC, BRIEF = range(28), range(24, 34), range(40, 44)
"""The numbers of their pictures: night shift and attic have four in common."""
BIG = 500
DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with four decks beside ours, of which one is as large as can be."""
    made = tmp_path_factory.mktemp("decks")
    for deck, name, cards, more in (
        ("night", "Night shift", NIGHT, {"licence": "CC-BY-SA-4.0", "author": "Saga"}),
        ("attic", "Grandma’s attic", ATTIC, {"licence": "for friends only", "author": "Ana Lièvre"}),
        ("brief", "Brief", BRIEF, {}),
    ):
        named: list[dict[str, Any]] = [{"id": f"c{number}", "picture": f"{number}.png"} for number in cards]
        if deck == "night":
            named = [{**card, "description": {"en": f"Lamp {at}."}} for at, card in enumerate(named)]
        said = manifest(id=deck, name={"en": name}, cards=named, languages=["en"] if deck == "night" else [], **more)
        files = {f"{number}.png": painted(number) for number in cards}
        source = folder(made / "sources" / deck, {"deck.json": json.dumps(said).encode(), **files})
        assert main(["deck", "add", "--to-mix", "--data", str(made), str(source)]) == 0
    big = [{"id": f"c{number}", "picture": f"{number}.webp"} for number in range(BIG)]
    said = manifest(id="big", name={"en": "Big"}, cards=big, languages=[])
    files = {f"{number}.webp": _speck(number) for number in range(BIG)}
    folder(made / "decks" / "big", {"deck.json": json.dumps(said).encode(), **files})
    return made


def _speck(number: int) -> bytes:
    """A picture of six by nine: to paint 500 as large as cards are would take a minute."""
    made = io.BytesIO()
    Image.new("RGB", (6, 9), (number % 250, number // 2, 90)).save(made, "WEBP", lossless=True)
    return made.getvalue()


@pytest.fixture(scope="module")
def base(data: Path) -> Iterator[str]:
    """The address of a server with these decks."""
    with table_server(data, "decks") as address:
        yield address


def switch(page: Page, *names: str) -> None:
    """Open the sheet and press these decks' switches."""
    page.get_by_role("button", name="Choose pictures").click()
    for name in names:
        page.get_by_role("switch", name=name).click()


def test_a_host_mixes_decks_and_all_at_the_table_see_them(visit: Visit, base: str, audit: Audit) -> None:
    """By keys alone two decks are mixed with ours; pictures that they share count once; guest and big screen see it."""
    host, guest, screen = visit(1280, 800), visit(390, 844), visit(1920, 1080)
    address = open_table(host, base, "Mira")
    join(guest, address, "Tom")
    screen.goto(f"{address}/screen")
    expect(host.get_by_text("84 pictures, enough for 3 players")).to_be_visible()
    expect(guest.get_by_role("button", name="Choose pictures")).to_have_count(0)
    host.get_by_role("button", name="Choose pictures").press("Enter")
    for name in ("Night shift", "Grandma’s attic"):
        host.get_by_role("switch", name=name).press("Space")
    expect(host.get_by_role("switch", name="Night shift")).to_have_accessible_description(
        "28 pictures by Saga, CC BY-SA 4.0 Described in English Bots know every picture"
    )
    expect(host.get_by_role("switch", name="Grandma’s attic")).to_have_accessible_description(
        "10 pictures by Ana Lièvre, for friends only Without descriptions Bots see nothing but colours"
    )
    expect(host.get_by_role("dialog").get_by_text("118 pictures")).to_be_visible()
    audit(host)
    host.get_by_role("button", name="Play with these 3 decks").press("Enter")
    for page in (host, guest, screen):
        for name in ("Hareloom", "Night shift", "Grandma’s attic"):
            expect(page.get_by_role("region", name="With these pictures").get_by_text(name)).to_be_visible()
    expect(screen.get_by_text("118 pictures from 3 decks")).to_be_visible()
    expect(guest.get_by_text("118 pictures, enough for 3 players")).to_be_visible()
    audit(guest)
    audit(screen)
    add_bots(host, 1)
    host.get_by_role("button", name="Start with 3 players").click()
    expect(guest.locator(".lobby")).to_have_count(0)


def test_too_few_pictures_are_said_before_the_start(visit: Visit, base: str) -> None:
    """28 pictures are enough for four; with a fifth the start leads to more of them, and then it starts."""
    host, guest = visit(390, 844), visit(320, 568)
    address = open_table(host, base, "Mira", decks=["night"])
    join(guest, address, "Tom")
    add_bots(host, 2)
    expect(host.get_by_role("button", name="Start with 4 players")).to_be_visible()
    add_bots(host, 1)
    for page in (host, guest):
        expect(page.get_by_text("28 pictures, 7 too few for 5 players")).to_be_visible()
        expect(page.get_by_text("They are enough for up to 4 players.")).to_be_visible()
    expect(guest.get_by_text("Waiting for Mira to choose pictures")).to_be_visible()
    host.get_by_role("button", name="7 pictures are missing. Choose more").click()
    night = host.get_by_role("switch", name="Night shift")
    night.click()
    expect(host.get_by_text("Choose at least one deck")).to_be_visible()
    night.click()
    host.get_by_role("switch", name="Hareloom").click()
    host.get_by_role("button", name="Play with these 2 decks").click()
    host.get_by_role("button", name="Start with 5 players").click()
    expect(guest.locator(".lobby")).to_have_count(0)


def test_a_rematch_keeps_the_decks_and_one_that_has_gone_is_said(visit: Visit, base: str, data: Path) -> None:
    """After a game the next has the same decks; when one is removed, the table says so and plays with the other."""
    page = visit(390, 844)
    rounds = {"rounds_per_player": 1, "first_storyteller": "random"}
    address = open_table(page, base, "Mira", decks=["hareloom", "brief"], house=rounds)
    add_bots(page, 2)
    page.get_by_role("button", name="Start with 3 players").click()
    play_to_the_end([page])
    page.get_by_role("button", name="Again, same table").press("Enter")  # a second tap in one place is no press
    expect(page.locator("div.end")).to_have_count(0)
    stop(page, base, address)
    chosen = page.get_by_role("region", name="With these pictures")
    expect(chosen.get_by_text("88 pictures, enough for 3 players")).to_be_visible()
    assert main(["deck", "remove", "brief", "--data", str(data)]) == 0
    page.get_by_role("button", name="Start with 3 players").click()
    expect(chosen.get_by_text("A deck that you chose is gone.")).to_be_visible()
    page.get_by_role("button", name="Choose another deck").click()
    expect(page.get_by_role("switch", name="Brief")).to_have_count(0)
    page.get_by_role("button", name="Play with this deck").click()
    page.get_by_role("button", name="Start with 3 players").click()
    expect(page.locator(".lobby")).to_have_count(0)


def stop(page: Page, base: str, address: str) -> None:
    """The host gives the game up."""
    at = f"{base}/api/tables/{address.rpartition('/')[2]}/actions"
    answer = page.request.post(at, data={"id": "stop", "action": {"do": "stop_game"}}, headers={"Origin": base})
    assert answer.ok, answer.text()


def test_a_deck_is_looked_through_and_played_with(visit: Visit, audit: Audit) -> None:
    """From the first page to an album, a picture with its deck's author, licence and language, and a table with it."""
    page = visit(390, 844)
    page.get_by_role("link", name="The decks").click()
    expect(page.get_by_role("heading", level=2).first).to_have_text("Hareloom")
    audit(page)
    page.get_by_role("link", name="Look through it Night shift").press("Enter")
    expect(page.get_by_role("heading", name="Night shift")).to_be_visible()
    album = page.get_by_role("region", name="The pictures of Night shift")
    expect(album.get_by_role("listitem")).to_have_count(len(NIGHT))
    audit(page)
    album.get_by_role("button").nth(1).press("Enter")
    lens = page.get_by_role("dialog", name=f"Picture 2 of {len(NIGHT)}")
    lens.get_by_role("button", name="Read").click()
    expect(lens.get_by_text("Lamp ")).to_be_visible()
    expect(lens.get_by_text("From Night shift, by Saga, CC BY-SA 4.0 · Described in English")).to_be_visible()
    audit(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play with this deck").click()
    page.get_by_label("Your name").fill("Mira")
    page.get_by_role("button", name="Open the table").click()
    chosen = page.get_by_role("region", name="With these pictures")
    expect(chosen.get_by_text("Night shift")).to_be_visible()
    expect(chosen.get_by_text("28 pictures, enough for 3 players")).to_be_visible()


def test_an_album_fetches_what_is_looked_at(visit: Visit) -> None:
    """Of 500 pictures a phone asks for those in view; further ones come when they are scrolled to."""
    page = visit(390, 844)
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url) if "/pictures/" in request.url else None)
    page.goto(page.url + "decks/big")
    pictures = page.get_by_role("region", name="The pictures of Big").locator("img")
    expect(pictures).to_have_count(BIG)
    page.wait_for_function("() => document.querySelector('li img').complete")
    assert 0 < len(asked) < BIG // 2
    pictures.last.scroll_into_view_if_needed()
    page.wait_for_function("() => [...document.querySelectorAll('li img')].at(-1).complete")
    assert len(asked) < BIG


def test_a_deck_that_is_not_there_says_so(visit: Visit) -> None:
    """The album of a deck that was removed, or never was, says it and leads to the others."""
    page = visit(390, 844, "/decks/nowhere")
    expect(page.get_by_role("alert")).to_have_text("This deck is not here, or not here any more.")
    page.get_by_role("link", name="All decks").click()
    expect(page.get_by_role("heading", name="Night shift")).to_be_visible()


def test_decks_fit_every_screen(visit: Visit, base: str) -> None:
    """Nothing is cut off, in French, at any size, with large text too: the list, an album, the lobby's sheet."""
    page = visit(1280, 800, locale="fr")
    for path, there in (("/decks", "Night shift"), ("/decks/attic", "Grandma’s attic")):
        page.goto(base + path)
        page.get_by_role("heading", name=there).wait_for()
        fits(page)
    open_table(page, base, "Mira", decks=["attic", "night"])
    page.get_by_role("button", name="Choisir les images").click()
    page.get_by_role("switch", name="Night shift").wait_for()
    fits(page)


def fits(page: Page) -> None:
    """Look at the page at every size."""
    for width, height in [*SIZES, (1920, 1080)]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        assert cut_off(page) == [], (width, height)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.evaluate(DRAWN)
    assert cut_off(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
