"""Songs and mimes, recorded in one browser and played in others; Chromium's own devices sing and mime."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from measured import cut_off
from playing import join, pick, play_to_phase, play_to_the_end, skip
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect
from visits import Audit, Visit

SOON = float(os.environ.get("HARELOOM_SOON", "8"))
"""Seconds; two on a machine that does nothing else (`make proof`)."""
FORMS = ("text", "aloud", "song", "mime")
DEVICES = ["microphone", "camera"]

# Opens a table from the page itself, by whatever name it has come.
OPEN = """(table) => fetch('/api/tables', {
  method: 'POST', body: JSON.stringify(table), headers: { 'Content-Type': 'application/json' },
}).then((answer) => answer.json()).then(({ code }) => code)"""
# What a page plays just now: how far it is, and whether it is heard.
PLAYS = """() => [...document.querySelectorAll('audio, video')].filter((each) => !each.paused && each.currentTime > 0.2)
  .map((each) => [each.tagName, each.muted])"""
HEARD = f"() => ({PLAYS})().length > 0"
# How many devices the page has open: the light beside the camera.
WATCH = """const open = navigator.mediaDevices?.getUserMedia.bind(navigator.mediaDevices);
window.tracks = [];
if (open) navigator.mediaDevices.getUserMedia = async (wanted) => {
  window.wanted = wanted;
  const stream = await open(wanted);
  window.tracks.push(...stream.getTracks());
  return stream;
};"""
# So many seconds are recorded, or more, if this machine was busy: of a mime the page says how many are left of ten.
RECORDED = """(seconds) => {
  const words = document.querySelector('dialog[open]').innerText;
  const left = /(\\d+) s left/.exec(words);
  return Number(left ? 10 - left[1] : /0:(\\d+)/.exec(words)?.[1]) >= seconds;
}"""
# All that is said from now on: a message is gone when the next one comes.
SAID = """() => { window.said = []; new MutationObserver(() => {
  window.said.push(document.querySelector('[data-voice]')?.textContent ?? '');
}).observe(document.body, { subtree: true, childList: true, characterData: true }); }"""
# Sound that lasts, so that there is time to press pause.
SLOWLY = """() => { const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () { this.playbackRate = window.rate; return play.call(this); };
  window.rate = 0.2; }"""
LIVE = "() => window.tracks.filter((each) => each.readyState === 'live').length"

Table = Callable[..., tuple[Page, Page, Page]]


@pytest.fixture
def table(visit: Visit, base: str) -> Table:
    """A game of three: who tells, a friend elsewhere, another; the teller's page may have a microphone and a camera."""

    def begin(width: int = 390, height: int = 844, **context: Any) -> tuple[Page, Page, Page]:
        options = {"permissions": DEVICES, **context}
        home = bool(options.pop("home", False))
        house = {"clue_forms": FORMS, **options.pop("house", {})}
        teller = visit(width, height, home=home, **options)
        teller.context.add_init_script(WATCH)
        code = teller.evaluate(OPEN, {"name": "Léa", "house": house})
        teller.goto(f"{teller.url}t/{code}")
        friends = []
        for name, size in (("Tom", (390, 844)), ("Ana", (1280, 800))):
            friend = visit(*size)
            join(friend, f"{base}/t/{code}", name)
            friends.append(friend)
        teller.get_by_role("button", name="Start").click()
        teller.get_by_role("button", name="I have a story").click()
        teller.locator("textarea").wait_for()
        return teller, friends[0], friends[1]

    return begin


def booth(page: Page, form: str) -> Locator:
    """Choose how it is told, and open what records it."""
    page.get_by_role("radio", name=form).click()
    page.get_by_role("button", name="Record").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    return dialog


def record(dialog: Locator, seconds: int, button: str = "Record") -> str:
    """Record until the page says so many seconds; how long it has become, in the page's words."""
    dialog.get_by_role("button", name=button).click()
    dialog.get_by_role("button", name="Stop").wait_for()
    dialog.page.wait_for_function(RECORDED, arg=seconds)
    dialog.get_by_role("button", name="Stop").click()
    length = dialog.get_by_role("button", name="Play: ").get_attribute("aria-label")
    assert length
    expect(dialog.get_by_role("button", name="Again")).to_be_focused()
    return length.rpartition(", ")[2]


def send(page: Page) -> None:
    """Choose a card and tell it."""
    pick(page.get_by_role("listbox").get_by_role("option").first)
    page.locator("footer").get_by_role("button", name="Send").click()
    page.locator("textarea").wait_for(state="detached")


def screen_of(page: Page) -> str:
    """Where the big screen of a table is."""
    return f"/t/{page.url.rsplit('/', 1)[1]}/screen"


def heard(page: Page, name: str) -> None:
    """Press play, and hear it."""
    page.get_by_role("button", name=f"Play: {name}").last.click()
    page.wait_for_function(HEARD)


def test_song_is_heard_by_all(table: Table, visit: Visit, audit: Audit) -> None:
    """A song with a caption is heard, again and again, on a phone, a desktop and the big screen, when they want to."""
    teller, tom, ana = table()
    dialog = booth(teller, "Sing")
    audit(teller)
    length = record(dialog, 2)
    assert teller.evaluate(LIVE) == 0
    assert teller.evaluate("window.wanted.video") is None
    audit(teller)
    dialog.get_by_label("A few words for friends who can’t hear it").fill("a lullaby, slow")
    dialog.get_by_role("button", name="Now choose a card for it").click()
    send(teller)
    screen = visit(1920, 1080, screen_of(teller))
    for page in (tom, ana, screen):
        clue = page.get_by_role("region", name="What was told")
        expect(clue).to_contain_text("a lullaby, slow")
        button = clue.get_by_role("button", name=f"Play: Léa’s song, {length}")
        expect(button).to_be_visible()
        assert page.evaluate(PLAYS) == []
        assert cut_off(page) == []
        page.evaluate(SLOWLY)
        heard(page, "Léa’s song")
        assert page.evaluate(PLAYS) == [["AUDIO", False]]
        clue.get_by_role("button", name="Pause: Léa’s song").click()
        expect(button).to_be_visible()
        page.evaluate("window.rate = 1")
        heard(page, "Léa’s song")
        # Drawn from the sound itself: bars of many heights.
        assert len(set(clue.locator("path.done").get_attribute("d").split("M"))) > 10  # type: ignore[union-attr]
        expect(button).to_be_visible()  # it has ended
        audit(page)


def test_mime_is_silent_and_not_mirrored(table: Table, visit: Visit, audit: Audit) -> None:
    """A mime takes no sound, is mirrored only while it is recorded, and is seen large wherever it is played."""
    teller, tom, _ = table()
    pick(teller.get_by_role("listbox").get_by_role("option").first)
    dialog = booth(teller, "Mime")
    assert teller.evaluate(LIVE) == 0
    dialog.get_by_role("button", name="Open the camera").click()
    finder = dialog.locator("video")
    expect(finder).to_be_visible()
    assert teller.evaluate("window.wanted.audio") is None
    assert teller.evaluate(LIVE) == 1
    assert "matrix(-1" in finder.evaluate("each => getComputedStyle(each).transform")
    audit(teller)
    record(dialog, 1)
    assert teller.evaluate(LIVE) == 0
    assert dialog.locator("video").evaluate("each => getComputedStyle(each).transform") == "none"
    audit(teller)
    dialog.get_by_role("button", name="Send the mime").click()  # the card is chosen
    teller.locator("textarea").wait_for(state="detached")
    screen = visit(1920, 1080, screen_of(teller))
    for page in (tom, screen):
        heard(page, "Léa’s mime")
        assert page.evaluate(PLAYS) == [["VIDEO", True]]
        film = page.get_by_role("dialog", name="Léa’s mime")
        box = film.locator("video").bounding_box()
        assert box
        assert box["height"] > page.viewport_size["height"] / 2  # type: ignore[index]
        expect(film.get_by_role("button", name="Again")).to_be_visible()
        audit(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("button", name="Play: Léa’s mime")).to_be_focused()


def test_what_is_sent_is_what_was_done_last(table: Table) -> None:
    """It can be done again; only the last is sent. Without a recording it is told as ever."""
    teller, tom, _ = table()
    dialog = booth(teller, "Say aloud")
    record(dialog, 3)
    last = record(dialog, 1, "Again")
    dialog.get_by_role("checkbox", name="Keep it for the storybook").check()
    dialog.get_by_role("button", name="Now choose a card for it").click()
    send(teller)
    expect(tom.get_by_role("button", name=f"Play: Léa’s words, {last}")).to_be_visible()
    # While the others look for it, a change of mind could be a hint.
    expect(teller.get_by_role("button", name="for the storybook")).to_have_count(0)


def test_recorded_by_keys_and_announced(table: Table, visit: Visit) -> None:
    """Recorded, sent and played without a pointer; how long it is, and which key plays it, are said."""
    teller, tom, _ = table()
    tom.evaluate(SAID)
    teller.keyboard.press("Tab")  # from now on by keys
    teller.get_by_role("radio", name="Sing").focus()
    teller.keyboard.press("Space")
    teller.get_by_role("button", name="Record the song").focus()
    teller.keyboard.press("Enter")
    dialog = teller.get_by_role("dialog")
    dialog.get_by_role("button", name="Record").focus()
    teller.keyboard.press("Enter")
    stop = dialog.get_by_role("button", name="Stop")
    expect(stop).to_be_focused()
    teller.wait_for_function(RECORDED, arg=1)
    teller.keyboard.press("Enter")
    expect(dialog.locator("[data-voice]")).to_contain_text(re.compile(r"\d+ seconds? (is|are) recorded\."))
    teller.keyboard.press("Escape")
    expect(teller.get_by_role("button", name="Change it")).to_be_focused()
    teller.get_by_role("listbox").focus()
    teller.keyboard.press("1")
    teller.keyboard.press("Control+Enter")
    tom.wait_for_function("() => window.said.some((words) => /Recorded, \\d+ seconds?\\. P plays it\\./.test(words))")
    tom.keyboard.press("Tab")
    screen = visit(1920, 1080, screen_of(teller))
    expect(screen.get_by_role("button", name="Play: Léa’s song")).to_be_visible()
    for page in (tom, screen):
        page.keyboard.press("p")
        page.wait_for_function(HEARD)


def test_refusals_are_sentences(table: Table, audit: Audit) -> None:
    """Where the browser opens no microphone the page says why, and every other way of telling stays."""
    teller, tom, _ = table()
    dialog = booth(teller, "Sing")
    record = dialog.get_by_role("button", name="Record")
    for refusal, words in (
        ("NotAllowedError", "may not use the microphone"),
        ("NotFoundError", "No microphone was found"),
        ("NotReadableError", "Something else uses the microphone"),
    ):
        teller.evaluate(
            "name => { navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name)); }",
            refusal,
        )
        record.click()
        expect(dialog).to_contain_text(words)
        expect(dialog.locator("[data-voice]")).to_contain_text(words)
        record = dialog.get_by_role("button", name="Try again")
        expect(record).to_be_visible()
        audit(teller)
    teller.keyboard.press("Escape")
    pick(teller.get_by_role("listbox").get_by_role("option").first)
    teller.get_by_role("button", name="I’ll sing it, with this card").click()
    expect(tom.get_by_role("region", name="What was told")).to_contain_text("Listen to Léa.")


def test_permission_that_is_not_given(table: Table) -> None:
    """A browser that may not use its microphone says so itself, and the page understands it."""
    teller, *_ = table(permissions=[])
    dialog = booth(teller, "Say aloud")
    dialog.get_by_role("button", name="Record").click()
    expect(dialog).to_contain_text("This page may not use the microphone.")


def test_plain_http(table: Table, audit: Audit) -> None:
    """Over plain http nothing can be recorded: a sentence instead of a button, and it can be told all the same."""
    teller, *_ = table(home=True, permissions=[])
    assert not teller.evaluate("isSecureContext")
    teller.get_by_role("radio", name="Mime").click()
    expect(teller.get_by_text("Browsers record only over https")).to_be_visible()
    expect(teller.get_by_role("button", name="Record")).to_have_count(0)
    audit(teller)
    pick(teller.get_by_role("listbox").get_by_role("option").first)
    teller.get_by_role("button", name="I’ll mime it, with this card").click()
    teller.locator("textarea").wait_for(state="detached")


def cut(context: BrowserContext, times: int) -> list[int]:
    """Cuts the connection in the middle of an upload, so many times."""
    tries: list[int] = []

    def answer(route: Route) -> None:
        tries.append(len(route.request.post_data_buffer or b""))
        if len(tries) <= times:
            route.abort("connectionreset")
        else:
            route.continue_()

    context.route("**/recordings?form=*", answer)
    return tries


def test_a_cut_connection_is_waited_for(table: Table) -> None:
    """Cut in the middle, nothing is told; the recording is kept, and goes out when the connection is back."""
    teller, tom, _ = table()
    dialog = booth(teller, "Sing")
    record(dialog, 1)
    dialog.get_by_role("button", name="Now choose a card for it").click()
    pick(teller.get_by_role("listbox").get_by_role("option").first)
    teller.context.set_offline(True)
    teller.locator("footer").get_by_role("button", name="Send the song").click()
    expect(teller.get_by_text("The connection is cut.").first).to_be_visible()
    expect(tom.get_by_role("heading", level=1)).to_contain_text("Léa is telling")
    tries = cut(teller.context, 1)
    teller.context.set_offline(False)
    expect(tom.get_by_role("button", name="Play: Léa’s song")).to_be_visible()
    assert len(tries) == 2
    assert tries[0] == tries[1] > 0


def test_refused_by_the_server(table: Table) -> None:
    """What the server doesn't take is said in a sentence, and can be told another way."""
    teller, tom, _ = table()
    full = {"status": 507, "json": {"code": "server_full", "detail": "full"}}
    teller.route("**/recordings?form=*", lambda route: route.fulfill(**full))
    dialog = booth(teller, "Sing")
    record(dialog, 1)
    dialog.get_by_role("button", name="Now choose a card for it").click()
    pick(teller.get_by_role("listbox").get_by_role("option").first)
    teller.get_by_role("button", name="Send the song").click()
    expect(teller.get_by_text("This server has no more room").first).to_be_visible()
    expect(tom.get_by_role("heading", level=1)).to_contain_text("Léa is telling")
    teller.get_by_role("button", name="Without a recording").click()
    teller.get_by_role("button", name="I’ll sing it, with this card").click()
    expect(tom.get_by_role("region", name="What was told")).to_contain_text("Listen to Léa.")


def test_a_recording_that_is_gone(table: Table, audit: Audit) -> None:
    """Who presses play when it is no longer there is told so; who can't play it reads its words."""
    teller, tom, ana = table()
    dialog = booth(teller, "Sing")
    record(dialog, 1)
    dialog.get_by_label("A few words").fill("a lullaby")
    dialog.get_by_role("button", name="Now choose a card for it").click()
    ana.add_init_script("HTMLMediaElement.prototype.canPlayType = () => ''")
    ana.reload()
    send(teller)
    tom.route("**/recordings/*", lambda route: route.fulfill(status=404, json={}))
    tom.get_by_role("button", name="Play: Léa’s song").click()
    expect(tom.get_by_text("The recording is no longer there.").first).to_be_visible()
    audit(tom)
    expect(ana.get_by_text("Your browser can’t play this recording. Read the words instead.").first).to_be_visible()
    expect(ana.get_by_text("a lullaby").first).to_be_visible()
    audit(ana)


@pytest.mark.parametrize("form", ["Sing", "Mime"])
def test_camera_and_microphone_go_off(table: Table, form: str) -> None:
    """Closed in the middle, and when the table is left: nothing stays open, and nothing is told."""
    teller, *_ = table()
    dialog = booth(teller, form)
    for leave in (lambda: teller.keyboard.press("Escape"), lambda: teller.evaluate("history.back()")):
        if not dialog.is_visible():
            teller.get_by_role("button", name="Record").click()
        dialog.locator("button.record").click()
        teller.wait_for_function(LIVE)
        leave()
        teller.wait_for_function(f"() => !({LIVE})()")


def test_twenty_seconds_are_playable_soon(table: Table) -> None:
    """From "send" to playable in another browser takes SOON at most, for all of twenty seconds of sound."""
    teller, tom, _ = table()
    dialog = booth(teller, "Sing")
    dialog.get_by_role("button", name="Record").click()
    expect(dialog).to_contain_text("0:10")
    expect(dialog.get_by_role("button", name="Again")).to_be_visible()
    expect(dialog).to_contain_text("0:20")
    dialog.get_by_role("button", name="Now choose a card for it").click()
    pick(teller.get_by_role("listbox").get_by_role("option").first)
    began = time.monotonic()
    teller.locator("footer").get_by_role("button", name="Send the song").click()
    play = tom.get_by_role("button", name="Play: Léa’s song, 20 seconds")
    play.wait_for()
    shown = time.monotonic() - began
    play.click()
    tom.wait_for_function("() => [...document.querySelectorAll('audio')].some((each) => each.currentTime > 0)")
    heard_after = time.monotonic() - began
    print(f"\n20 s of sound: there {shown:.2f} s after send, heard {heard_after:.2f} s after send")  # noqa: T201
    assert heard_after < SOON


def test_heard_again_in_the_reveal(table: Table, audit: Audit) -> None:
    """In the reveal a recording can still be played, and its teller may change whether it is kept."""
    teller, *friends = table()
    dialog = booth(teller, "Sing")
    record(dialog, 1)
    dialog.get_by_role("button", name="Now choose a card for it").click()
    send(teller)
    tom = friends[0]
    play_to_phase(friends, "reveal")
    skip(tom)
    tom.get_by_role("button", name="Watch them hop").wait_for()
    tom.locator(".sum").get_by_role("button", name="Play: Léa’s song").click()
    tom.wait_for_function(HEARD)
    audit(tom)
    expect(tom.get_by_role("button", name="for the storybook")).to_have_count(0)
    skip(teller)
    teller.get_by_role("button", name="Watch them hop").wait_for()
    for name, pressed in (("Keep it for the storybook", "false"), ("Kept for the storybook", "true")):
        keep = teller.locator(".sum").get_by_role("button", name=name)
        expect(keep).to_have_attribute("aria-pressed", pressed)
        keep.click()
    expect(teller.locator(".sum").get_by_role("button", name="Keep it for the storybook")).to_be_visible()


def test_kept_for_the_storybook_and_withdrawn(table: Table, audit: Audit) -> None:
    """What its teller keeps is heard in the storybook by those who have its link, until the teller takes it out."""
    pages = table(house={"rounds_per_player": 1})
    teller, tom, _ = pages
    dialog = booth(teller, "Sing")
    record(dialog, 1)
    dialog.get_by_role("checkbox", name="Keep it for the storybook").check()
    dialog.get_by_role("button", name="Now choose a card for it").click()
    send(teller)
    play_to_the_end(pages)
    tom.get_by_role("button", name="Open it").click()
    tom.wait_for_url("**/r/**")  # the end of a game has a heading of the same name
    tom.goto(f"{tom.url.partition('#')[0]}#turn-1")
    tom.reload()
    tom.get_by_role("button", name="Play: Léa’s song").click()
    tom.wait_for_function(HEARD)
    audit(tom)
    teller.get_by_role("button").filter(has_text="sang it").first.click()
    teller.get_by_role("dialog").first.get_by_role("button", name="Play:").click()
    teller.wait_for_function(HEARD)
    audit(teller)
    teller.get_by_role("button", name="Delete the recording").click()
    teller.get_by_role("dialog", name="Delete it for good?").get_by_role("button", name="Delete the recording").click()
    expect(teller.get_by_role("button", name="Play:")).to_have_count(0)
    tom.reload()
    expect(tom.locator(".book-section.open")).to_contain_text("Léa sang it.")
    expect(tom.get_by_role("button", name="Play:")).to_have_count(0)
