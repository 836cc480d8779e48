"""What a player does at a table besides playing: seats, name and hare, notifications, replays."""

from __future__ import annotations

import re

from playing import OVER, add_bots, join, open_table, play_to_the_end
from playwright.sync_api import Locator, Page, expect
from visits import Audit, Visit


def clockwise(page: Page) -> list[str]:
    """The players round the table, beginning with the one who looks."""
    return page.locator(".chair[data-seat] b").all_inner_texts()


def chair(page: Page, name: str) -> Locator:
    """Where that player sits."""
    return page.locator(".chair[data-seat]").filter(has_text=name)


def test_places_are_changed_by_dragging_by_tapping_and_by_keys(visit: Visit, base: str) -> None:
    """A host drags one seat onto another, or taps both, or presses both by keys; a guest drags only the own one."""
    host, guest = visit(390, 844), visit(1280, 800)
    address = open_table(host, base, "Mira", edition="team")
    join(guest, address, "Tom")
    add_bots(host, 2)
    you, *others = clockwise(host)
    one, two, three = others
    chair(host, one).drag_to(chair(host, two))
    expect(host.locator(".chair[data-seat] b")).to_have_text([you, two, one, three])
    chair(host, two).click()
    chair(host, three).click()
    expect(host.locator(".chair[data-seat] b")).to_have_text([you, three, one, two])
    chair(host, one).focus()
    host.keyboard.press("Enter")
    chair(host, two).focus()
    host.keyboard.press("Space")
    expect(host.locator(".chair[data-seat] b")).to_have_text([you, three, two, one])
    before = clockwise(guest)
    guest.get_by_role("button", name="You").drag_to(chair(guest, before[1]))
    expect(guest.locator(".chair[data-seat] b").last).to_have_text(before[1])


def test_another_name_and_hare(visit: Visit, base: str, audit: Audit) -> None:
    """In the menu a player changes name and hare; all see it, and no taken hare is offered."""
    host, guest = visit(320, 568), visit(1280, 800)
    address = open_table(host, base, "Mira", hare=0)
    join(guest, address, "Tom")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Your name and hare").click()
    sheet = host.get_by_role("dialog", name="Your name and hare")
    sheet.get_by_label("Your name").fill("Mirabelle")
    expect(sheet.locator("input[type=radio]:disabled")).to_have_count(1)
    sheet.get_by_label("Coral").check(force=True)
    audit(host)
    sheet.get_by_role("button", name="That’s me").click()
    expect(sheet).to_be_hidden()
    expect(guest.get_by_role("button", name="Mirabelle")).to_be_visible()
    assert guest.evaluate("fetch(`/api/tables/${location.pathname.slice(3)}`).then((r) => r.json())")[
        "hares_taken"
    ] == [2, 6]


def test_a_lobby_says_all_at_a_glance(visit: Visit, base: str, audit: Audit) -> None:
    """The way to the big screen is in view, fast clicks all count, a guest reads the pace, a newcomer how many wait."""
    host, guest, newcomer = visit(1280, 800), visit(1280, 800), visit(320, 568)
    address = open_table(host, base, "Mira")
    join(guest, address, "Tom")
    add_bots(host, 2)
    expect(host.get_by_role("link", name="Big screen")).to_be_in_viewport(ratio=1)
    host.get_by_role("button", name="House rules").click()
    more = host.get_by_role("button", name="More: Play to")
    more.evaluate("button => { for (let click = 0; click < 6; click++) button.click(); }")
    expect(host.get_by_role("textbox", name="Play to")).to_have_value("36")
    expect(guest.get_by_text("Play to: 36")).to_be_visible()
    host.get_by_role("button", name="Done").click()
    host.get_by_role("radio", name="Brisk").click()
    expect(guest.get_by_role("group", name="Pace")).to_contain_text("Brisk.")
    newcomer.goto(address)
    expect(newcomer.get_by_text("2 people and 2 bots are waiting for you.")).to_be_visible()
    audit(newcomer)


def test_a_player_is_called_to_their_turn(visit: Visit, base: str) -> None:
    """A player who looks elsewhere gets a title and an icon with a dot, and (if they want) a notification."""
    page = visit(1280, 800, permissions=["notifications"])
    page.add_init_script(
        "window.notes = []; window.Notification = class extends Notification {"
        "constructor(title, options) { super(title, options); window.notes.push(options.body); } };"
        "window.away = false; Object.defineProperty(document, 'hidden', { get: () => window.away });"
    )
    open_table(page, base, "Mira")
    add_bots(page, 3)
    page.get_by_role("group", name="Call me").get_by_role("button", name="Notification").click()
    expect(page.get_by_role("button", name="Notification", pressed=True)).to_be_visible()
    icon = page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/icon.svg")
    page.evaluate("window.away = true")
    page.get_by_role("button", name="Start with").click()
    expect(page).to_have_title("● Who tells first? · Hareloom")
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    page.get_by_role("button", name="I have a story").click()
    expect(page).to_have_title("● You are telling. · Hareloom")
    assert page.evaluate("window.notes") == ["Who tells first?", "You are telling."]
    page.locator("textarea").fill("Almost home")
    page.get_by_role("option").first.click()
    page.get_by_role("button", name="Tell").click()
    expect(icon).to_have_attribute("href", "/icon.svg")


def test_a_game_is_looked_at_again_by_its_link(visit: Visit, base: str, audit: Audit) -> None:
    """At the end a player shares a link; a person who has it sees all turns without a seat; a wrong link says so."""
    page = visit(1280, 800, permissions=["clipboard-read", "clipboard-write"])
    open_table(page, base, "Mira", house={"target_score": 5})
    add_bots(page, 3)
    page.get_by_role("button", name="Start with").click()
    play_to_the_end([page])
    page.locator(OVER).wait_for()
    page.get_by_role("button", name="Share this game").click()
    expect(page.get_by_text("Link copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    path = re.sub(r"^https?://[^/]+", "", link)
    assert path.startswith("/r/")
    for width, height in ((390, 844), (1280, 800)):
        reader = visit(width, height, path)
        expect(reader.locator("#cover")).to_contain_text("Mira")
        audit(reader)
        assert reader.evaluate("document.documentElement.scrollWidth") <= width
        reader.keyboard.press("ArrowRight")
        expect(reader.locator("#turn-1")).to_be_visible()
        audit(reader)
    card = page.request.get(f"{base}{path}/card.jpg")
    assert card.headers["content-type"] == "image/jpeg"
    wrong = visit(390, 844, path[:-1] + "7")
    expect(wrong.get_by_text("There is no finished game at this link.")).to_be_visible()


def test_a_person_takes_their_seat_back_from_other_devices(visit: Visit, base: str, audit: Audit) -> None:
    """The sheet lists the devices; with the link the one that came by it goes, and is told so."""
    laptop, phone = visit(1280, 800), visit(320, 568)
    open_table(laptop, base, "Mira")
    laptop.get_by_role("button", name="Menu").click()
    menu = laptop.get_by_role("dialog", name="Menu")
    menu.get_by_role("button", name="This device").click()
    menu.get_by_role("button", name="Personal link").click()
    phone.goto(menu.get_by_role("textbox", name="Personal link").input_value())
    expect(phone.get_by_role("button", name="Menu")).to_be_visible()
    menu.get_by_role("button", name="Your devices").click()
    sheet = laptop.get_by_role("dialog", name="Your devices")
    expect(sheet.get_by_role("listitem")).to_have_count(2)
    expect(sheet.get_by_role("listitem").first).to_contain_text("This device")
    expect(sheet.get_by_role("listitem").last).to_contain_text("by your personal link · here now")
    audit(laptop)
    sheet.get_by_role("button", name="Take the link back").click()
    sheet.get_by_role("button", name="Yes, log it out").press("Enter")  # a second click there would be a stray one
    expect(sheet.get_by_role("listitem")).to_have_count(1)
    expect(sheet.get_by_role("button")).to_have_count(1)
    expect(phone.get_by_text("You are no longer at this table on this device.")).to_be_visible()


def test_talk_is_reported_to_the_host_and_hidden_for_oneself(visit: Visit, base: str, audit: Audit) -> None:
    """The host is told at once and reads it; the reporter no longer sees that person's remarks, and can again."""
    host, guest = visit(1280, 800), visit(320, 568)
    address = open_table(host, base, "Mira")
    join(guest, address, "Tom")
    host.get_by_role("button", name="Table talk").click()
    host.get_by_label("Say something").fill("Nonsense!")
    host.get_by_role("button", name="Say it").click()
    host.keyboard.press("Escape")
    guest.get_by_role("button", name="Table talk").click()
    guest.get_by_role("button", name="More about this remark by Mira").click()
    audit(guest)
    guest.get_by_role("button", name="Report it").click()
    sheet = guest.get_by_role("dialog", name="Report something")
    expect(sheet.get_by_role("radio", name="The remark")).to_be_checked()
    sheet.get_by_label("What is wrong with it?").fill("Not here, please.")
    audit(guest)
    sheet.get_by_role("button", name="Report it").click()
    expect(sheet).to_be_hidden()
    expect(host.get_by_text("Something was reported").last).to_be_visible()
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("dialog", name="Menu").get_by_role("button", name="Run the table").click()
    expect(host.get_by_role("dialog", name="Run the table")).to_contain_text("Not here, please.")
    guest.get_by_role("button", name="Hide what Mira says").click()
    talk = guest.get_by_role("list", name="Table talk")
    expect(talk).not_to_contain_text("Nonsense!")
    guest.get_by_role("button", name="More about this remark by Mira").click()
    guest.get_by_role("button", name="Show what Mira says").click()
    expect(talk).to_contain_text("Nonsense!")
