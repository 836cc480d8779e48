"""Decks of players' own pictures: made in the page, sent through a bad network, handed on, played to the end."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterator

import pytest
from measured import cut_off
from photos import BROKEN, photo, photo_file
from playing import add_bots, open_table, play_to_the_end
from playwright.sync_api import FilePayload, Locator, Page, expect
from servers import table_server
from tests.decks.machine import TEXTS, describing
from tests.endpoint.machine import Served
from visits import Audit, Visit

from hareloom.endpoint.address import DESCRIBER

ALL_IN = re.compile(r"All \d+ pictures are in")
# A tab that is closed now loses nothing: the page doesn't ask its player to stay.
MAY_LEAVE = "dispatchEvent(new Event('beforeunload', { cancelable: true }))"


@pytest.fixture(scope="module")
def machine() -> Iterator[Served]:
    """A machine that describes pictures."""
    with describing() as served:
        yield served


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory, machine: Served) -> Iterator[str]:
    """The address of a server on which players may make decks, and have them described."""
    environment = {DESCRIBER.url: machine.url, DESCRIBER.model: machine.endpoint.model}
    with table_server(tmp_path_factory.mktemp("own"), "decks", environment=environment) as address:
        yield address


def tiny_file() -> FilePayload:
    made = io.BytesIO()
    photo(500, (200, 200)).save(made, "PNG")
    return {"name": "tiny.png", "mimeType": "image/png", "buffer": made.getvalue()}


def choose(page: Page, *files: FilePayload) -> None:
    page.locator("input[type=file]").set_input_files(list(files))


def tile(page: Page, named: str | re.Pattern[str]) -> Locator:
    return page.get_by_role("region", name="The pictures").get_by_role("button", name=named)


def make(page: Page, base: str, name: str, count: int, first: int = 0) -> str:
    """Make a deck of so many photos; its id."""
    page.goto(f"{base}/decks/new")
    choose(page, *(photo_file(number) for number in range(first, first + count)))
    page.get_by_label("The deck’s name").fill(name)
    page.get_by_role("button", name=f"Keep {count} pictures").click()
    page.get_by_role("heading", name=name).wait_for()
    return page.url.rsplit("/", 1)[1]


def report_a_picture(page: Page, album: str) -> None:
    """Look at a picture of another player's deck and report it; the lens stays, and has the focus again."""
    page.goto(album)
    page.get_by_role("button", name="Picture 1 of 3").click()
    lens = page.get_by_role("dialog", name="Picture 1 of 3")
    lens.get_by_role("button", name="Report it").click()
    sheet = page.get_by_role("dialog", name="Report this picture")
    sheet.get_by_label("What is wrong with it?").press_sequentially("My zebra")
    sheet.get_by_role("button", name="Report it").click()
    expect(page.get_by_text("It has been reported.")).to_be_visible()
    expect(sheet).to_have_count(0)
    expect(lens.get_by_role("button", name="Report it")).to_be_focused()


def report_a_picture_of_the_replay(page: Page) -> None:
    """In the replay of a finished game, a player who didn't make the deck reports a picture of it."""
    link = page.evaluate(
        "fetch(`/api/tables/${location.pathname.slice(3)}/replays`).then((r) => r.json()).then((r) => r.links[0])"
    )
    page.evaluate("localStorage.clear()")  # the page doesn't know any more that it made the deck
    page.goto(link)
    page.locator("#cover").wait_for()
    page.keyboard.press("ArrowRight")
    page.locator("#turn-1 .book-plate").get_by_role("button").click()
    page.get_by_role("button", name="Report it").click()
    page.get_by_role("dialog", name="Report this picture").get_by_role("button", name="Report it").click()
    expect(page.get_by_text("It has been reported.")).to_be_visible()


def test_a_deck_is_made_at_the_table_and_played_with_to_the_end(visit: Visit, base: str, audit: Audit) -> None:
    """Photos, bad ones among them, become a deck for this table; faults are said at their pictures; it is played."""
    page = visit(390, 844)
    rounds = {"rounds_per_player": 1, "first_storyteller": "random"}
    open_table(page, base, "Mira", house=rounds)
    add_bots(page, 2)
    page.get_by_role("button", name="Choose pictures").click()
    page.get_by_role("button", name="Add your own pictures").click()
    again: FilePayload = {**photo_file(3, quality=60), "name": "same.jpg"}
    choose(page, *(photo_file(number) for number in range(26)), again, BROKEN, tiny_file())
    expect(page.get_by_text("2 pictures can’t be used.")).to_be_visible()
    expect(tile(page, re.compile("broken.jpg, can’t be used This is no picture"))).to_be_visible()
    expect(tile(page, re.compile("tiny.png, can’t be used Too small"))).to_be_visible()
    expect(page.get_by_text("One picture seems to be here twice.")).to_be_visible()
    audit(page)
    page.get_by_role("button", name="Leave it out").click()
    tile(page, re.compile("tiny.png")).click()
    page.get_by_role("button", name="Whole, on paper").click()
    page.get_by_role("dialog", name="Picture 29 of 29").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Keep 27 pictures").click()
    expect(page.get_by_role("switch", name="Our pictures")).to_be_checked()
    page.get_by_role("switch", name="Hareloom").click()
    page.get_by_role("button", name="Play with this deck").click()
    expect(page.get_by_text("27 pictures, enough for 3 players")).to_be_visible()
    page.get_by_role("button", name="Start with 3 players").click()
    play_to_the_end([page])
    shown = page.evaluate("[...document.images].map((image) => image.src).filter((src) => src.includes('/pictures/'))")
    assert shown
    for picture in shown:
        assert page.request.get(picture).status == 200
    report_a_picture_of_the_replay(page)


def test_a_lost_connection_and_a_closed_tab_lose_nothing(visit: Visit) -> None:
    """Over plain http, as guests come: what was under way is sent when the network is back, and in a new tab."""
    page = visit(390, 844, "/decks/new", home=True)
    choose(page, *(photo_file(number) for number in range(40)))
    expect(tile(page, re.compile(r"jpg, in ")).first).to_be_visible()
    page.context.set_offline(True)
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    page.get_by_label("The deck’s name").fill("Through the storm")
    page.context.set_offline(False)
    expect(page.get_by_text("The connection is lost.")).to_be_hidden()
    page.get_by_label("The deck’s name").press("Tab")
    page.wait_for_function(MAY_LEAVE)
    page.reload()
    expect(page.get_by_text("You were making “Through the storm”.")).to_be_visible()
    page.get_by_role("button", name="Go on with it").click()
    expect(page.get_by_text("All 40 pictures are in").first).to_be_visible()
    page.get_by_role("button", name="Keep 40 pictures").click()
    expect(page.get_by_role("heading", name="Through the storm")).to_be_visible()
    expect(page.get_by_text("40 pictures")).to_be_visible()


def test_only_its_owner_changes_a_deck(visit: Visit, base: str) -> None:
    """A friend with the link can report a picture of a deck, not change it; its owner does, by the secret link too."""
    owner, friend, phone = visit(1280, 800), visit(1280, 800), visit(390, 844)
    deck = make(owner, base, "By the sea", 3)
    secrets = owner.evaluate(f"JSON.parse(localStorage['hareloom.own.{deck}'])")
    friend.goto(f"{base}/decks/{deck}")
    expect(friend.get_by_role("heading", name="By the sea")).to_have_count(0)
    friend.goto(f"{base}/decks#open={deck}.{secrets['link']}")
    expect(friend.get_by_role("heading", name="By the sea")).to_be_visible()
    assert friend.url == f"{base}/decks"
    expect(friend.get_by_role("region", name="Your decks")).to_have_count(0)
    report_a_picture(friend, f"{base}/decks/{deck}")
    expect(friend.get_by_role("region", name="Your deck")).to_have_count(0)
    for method in ("DELETE", "PATCH"):
        asked = friend.request.fetch(
            f"{base}/api/own-decks/{deck}", method=method, data={"name": "Mine"}, headers={"Origin": base}
        )
        assert asked.status == 404
    phone.goto(f"{base}/decks#mine={deck}.{secrets['key']}")
    phone.get_by_role("group", name="By the sea").get_by_role("button", name="Change").click()
    expect(phone.get_by_label("The deck’s name")).to_have_value("By the sea")

    owner.goto(f"{base}/decks/{deck}")
    yours = owner.get_by_role("region", name="Your deck")
    yours.get_by_role("button", name="Copy its link").click()
    expect(yours.get_by_role("textbox", name="Copy its link")).to_have_value(
        f"{base}/decks#open={deck}.{secrets['link']}"
    )
    yours.get_by_role("button", name="Delete").click()
    expect(owner.get_by_role("dialog", name="Delete “By the sea”?")).to_be_visible()
    owner.get_by_role("button", name="Keep it").click()
    owner.get_by_role("button", name="Picture 1 of 3").click()
    expect(owner.get_by_role("dialog", name="Picture 1 of 3")).to_be_visible()
    expect(owner.get_by_role("button", name="Report it")).to_have_count(0)

    owner.goto(f"{base}/decks")
    mine = owner.get_by_role("group", name="By the sea")
    with owner.expect_download() as along:
        mine.get_by_role("link", name="Take along").click()
    with zipfile.ZipFile(along.value.path()) as packed:
        assert sum(name.endswith(".webp") for name in packed.namelist()) == 3
    mine.get_by_role("button", name="Delete").click()
    owner.get_by_role("button", name="Keep it").click()
    mine.get_by_role("button", name="Delete").click()
    owner.get_by_role("button", name="Delete it").click()
    expect(owner.get_by_role("heading", name="By the sea")).to_have_count(0)
    friend.goto(f"{base}/decks")
    friend.get_by_role("heading", name="Hareloom").wait_for()
    expect(friend.get_by_role("heading", name="By the sea")).to_have_count(0)


def test_cuts_are_moved_by_mouse_and_by_keys_and_described(visit: Visit, base: str, audit: Audit) -> None:
    """A cut goes where it is dragged or where arrow keys take it; the card is replaced, never added; words stay."""
    page = visit(1280, 800, "/decks/new")
    choose(page, photo_file(1), photo_file(2))
    expect(page.get_by_text(ALL_IN).first).to_be_visible()
    first = page.get_by_role("region", name="The pictures").get_by_role("listitem").get_by_role("button").first
    for _ in range(30):
        first.press("ArrowRight")
    expect(page.get_by_text("Cut at 100 %")).to_be_attached()
    box = first.bounding_box()
    assert box
    page.mouse.move(box["x"] + 30, box["y"] + 60)
    page.mouse.down()
    page.mouse.move(box["x"] + 400, box["y"] + 60, steps=4)
    page.mouse.up()
    first.press("ArrowLeft")
    expect(page.get_by_text("Cut at 0 %")).to_be_attached()
    first.press("Enter")
    closer = page.get_by_role("dialog", name="Picture 1 of 2")
    expect(closer.get_by_role("slider")).to_have_attribute("aria-valuenow", "0")
    closer.get_by_role("slider").press("ArrowRight")
    closer.get_by_role("button", name="Turn").click()
    expect(closer.get_by_text("nothing is cut off")).to_be_hidden()
    closer.get_by_label("In one line").fill("A hat in the wind.")
    audit(page)
    closer.get_by_role("button", name="Next picture").click()
    page.get_by_role("dialog", name="Picture 2 of 2").get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Keep 2 pictures").click()
    page.get_by_role("heading", name="Our pictures").wait_for()
    kept = page.request.get(f"{base}/api/own-decks/{page.url.rsplit('/', 1)[1]}").json()
    assert sorted(card["description"] for card in kept["cards"]) == ["", "A hat in the wind."]


def test_a_kept_deck_is_cut_otherwise_in_the_tab_that_made_it(visit: Visit, base: str) -> None:
    """Changed from its page, a deck has its files while the tab is open: a card is replaced; later the hint says so."""
    page = visit(390, 844)
    deck = make(page, base, "Cut twice", 2, first=64)
    before = page.request.get(f"{base}/api/own-decks/{deck}").json()["cards"]
    page.get_by_role("group", name="Cut twice").get_by_role("button", name="Change").click()
    expect(page.get_by_text("Drag a picture to move its cut.")).to_be_visible()
    first = page.get_by_role("region", name="The pictures").get_by_role("listitem").get_by_role("button").first
    for _ in range(30):
        first.press("ArrowRight")
    expect(page.get_by_text("Cut at 100 %")).to_be_attached()
    page.get_by_role("button", name="Keep 2 pictures").click()
    page.get_by_role("heading", name="Cut twice").wait_for()
    after = page.request.get(f"{base}/api/own-decks/{deck}").json()["cards"]
    assert len(after) == 2
    assert len({card["card"] for card in before} & {card["card"] for card in after}) == 1
    page.goto(f"{base}/decks/{deck}/change")
    expect(page.get_by_text("Those that were sent earlier keep their cut")).to_be_visible()


def test_a_deck_taken_along_comes_back_with_its_words(visit: Visit, base: str) -> None:
    """Its name and descriptions are read from the ZIP; a damaged ZIP beside it is called so, and holds nothing up."""
    page = visit(1280, 800, "/decks/new")
    choose(page, photo_file(66), photo_file(67))
    expect(page.get_by_text(ALL_IN).first).to_be_visible()
    page.get_by_label("The deck’s name").fill("Taken along")
    tile(page, re.compile("Picture 2")).click()
    page.get_by_label("In one line").fill("A hat in the wind.")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Keep 2 pictures").click()
    expect(page.get_by_text("1 of 2 described, in English")).to_be_visible()
    with page.expect_download() as along:
        page.get_by_role("link", name="Take along").click()
    packed = along.value.path().read_bytes()
    page.goto(f"{base}/decks/new")
    choose(
        page,
        {"name": "taken.zip", "mimeType": "application/zip", "buffer": packed},
        {"name": "torn.zip", "mimeType": "application/zip", "buffer": packed[: len(packed) // 2]},
        photo_file(68),
    )
    expect(page.get_by_text("“torn.zip” can’t be unpacked.")).to_be_visible()
    expect(page.get_by_text("All 3 pictures are in").first).to_be_visible()
    expect(page.get_by_label("The deck’s name")).to_have_value("Taken along")
    page.get_by_role("button", name="Keep 3 pictures").click()
    page.get_by_role("heading", name="Taken along").wait_for()
    kept = page.request.get(f"{base}/api/own-decks/{page.url.rsplit('/', 1)[1]}").json()
    assert sorted(card["description"] for card in kept["cards"]) == ["", "", "A hat in the wind."]


def test_pictures_are_added_from_the_lobby(visit: Visit, base: str, audit: Audit) -> None:
    """The maker of a deck adds to it at its card in the lobby; a guest at the same table can't."""
    page = visit(390, 844)
    deck = make(page, base, "Growing", 3, first=70)
    open_table(page, base, "Mira", decks=[deck])
    page.get_by_role("button", name="Add pictures to Growing").click()
    sheet = page.get_by_role("dialog", name="Pictures of your own")
    expect(sheet.get_by_label("The deck’s name")).to_have_value("Growing")
    choose(page, photo_file(73))
    audit(page)
    sheet.get_by_role("button", name="Keep 4 pictures").click()
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("listitem").filter(has_text="Growing")).to_contain_text("4 pictures")
    page.evaluate(f"localStorage.removeItem('hareloom.own.{deck}')")  # as a guest's browser, which has no key
    page.reload()
    expect(page.get_by_role("listitem").filter(has_text="Growing")).to_be_visible()
    expect(page.get_by_role("button", name="Add pictures to Growing")).to_have_count(0)


def test_a_machine_drafts_descriptions_once_it_may(visit: Visit, base: str, machine: Served, audit: Audit) -> None:
    """Nothing is sent before the yes; words of the player's own stay; drafts are marked until they are gone past."""
    page = visit(390, 844, "/decks/new")
    choose(page, *(photo_file(number) for number in range(60, 63)))
    expect(page.get_by_text(ALL_IN).first).to_be_visible()
    tile(page, re.compile("Picture 2")).click()
    page.get_by_label("In one line").fill("A hat in the wind.")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Have them described").click()
    expect(page.get_by_text(f"2 pictures will be sent to {machine.endpoint.host}.")).to_be_visible()
    audit(page)
    assert machine.asked == []
    page.get_by_role("button", name="Send", exact=True).click()
    expect(page.get_by_text("Drafts to be read: 2")).to_be_visible()
    audit(page)
    assert len(machine.asked) == 2
    tile(page, re.compile(f"Picture 1.*Draft {TEXTS['description']}")).click()
    closer = page.get_by_role("dialog")
    expect(closer.get_by_text("A machine’s draft: read it, correct it.")).to_be_visible()
    closer.get_by_role("button", name="Next picture").click()
    expect(page.get_by_text("Drafts to be read: 1")).to_be_attached()
    closer.get_by_role("button", name="Next picture").click()
    closer.get_by_label("In one line").fill("A boat.")
    closer.get_by_role("button", name="Done").click()
    expect(page.get_by_text("Draft")).to_have_count(0)
    page.get_by_role("button", name="Keep 3 pictures").click()
    page.get_by_role("heading", name="Our pictures").wait_for()
    kept = page.request.get(f"{base}/api/own-decks/{page.url.rsplit('/', 1)[1]}").json()
    assert sorted(card["description"] for card in kept["cards"]) == [
        "A boat.",
        "A hare sits at a loom. The thread is moonlight.",
        "A hat in the wind.",
    ]


@pytest.mark.parametrize(("width", "height"), [(320, 568), (844, 390), (1920, 1080)])
def test_everything_has_room_in_french(visit: Visit, audit: Audit, width: int, height: int) -> None:
    """On small and large screens nothing is cut off, in the longer language, and with a picture looked at."""
    page = visit(width, height, "/decks/new", locale="fr")
    audit(page)
    choose(page, photo_file(1), photo_file(2), {**photo_file(2, quality=50), "name": "b.jpg"}, BROKEN)
    expect(page.get_by_text("Les 2 images sont arrivées").first).to_be_visible()
    assert cut_off(page) == []
    audit(page)
    page.get_by_role("region", name="Les images").get_by_role("button").nth(1).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert cut_off(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    audit(page)
