"""The reveal in a real browser: picture by picture, for each viewer at their own pace, and nothing too small."""

from __future__ import annotations

import re

import pytest
from held import beat, hold, press, rest, run, until_beat
from measured import cut_off
from playwright.sync_api import expect
from visits import Audit, Visit
from votes import Turn

SIX = [[], [0], [3], [5], [0], [3]]
TWELVE = [[], [0], [1, 5], [0], [0, 7], [1], [2, 4], [1, 8], [1, 9], [10, 0], [11], [1, 3]]
TV = (1920, 1080)

# Every beat that the page shows, in its order.
RECORD = """() => { window.beats = []; new MutationObserver(() => {
  const beat = document.querySelector('[data-beat]')?.dataset.beat;
  if (beat && beat !== window.beats.at(-1)) window.beats.push(beat);
}).observe(document.body, { subtree: true, childList: true, attributes: true }) }"""

# How wide the pictures are that are shown, and the hares that lie on one.
SHOWN = "checkVisibility({ visibilityProperty: true })"
WIDTHS = f"""[...document.querySelectorAll('.card img')].filter((each) => each.{SHOWN})
  .map((each) => each.getBoundingClientRect()).filter((box) => box.bottom > 0 && box.top < innerHeight)
  .map((box) => Math.round(box.width))"""
BURIED = f"""(() => {{
  const boxes = (all) => [...document.querySelectorAll(all)].filter((each) => each.{SHOWN})
    .map((each) => each.getBoundingClientRect());
  const pictures = boxes('.card img');
  return boxes('.eyes .hare, .who .hare').filter((hare) => pictures.some((on) =>
    hare.top < on.bottom - 1 && hare.bottom > on.top && hare.left < on.right && hare.right > on.left));
}})()"""


# Letters and pictures that are shown outside the screen; what a list scrolls to is not lost.
OUTSIDE = f"""[...document.querySelectorAll('.label, .card, .who li, .words, .told')].filter((each) => {{
  const box = each.getBoundingClientRect();
  return each.{SHOWN} && box.width > 0 && !each.closest('.window') && (box.left < -1 || box.right > innerWidth + 1);
}}).map((each) => each.className)"""
# In the line only whole pictures are in view: none is cut by its window.
CUT_IN_LINE = f"""[...document.querySelectorAll('.window .card, .window .label')].filter((each) => {{
  const [box, view] = [each, each.closest('.window')].map((one) => one.getBoundingClientRect());
  const out = box.right <= view.left || box.left >= view.right;
  return each.{SHOWN} && !out && (box.left < view.left - 1 || box.right > view.right + 1);
}}).map((each) => each.className)"""
# Name tags that lie on one another.
TOUCHING = f"""(() => {{
  const tags = [...document.querySelectorAll('.label')].filter((each) => each.{SHOWN})
    .map((each) => each.getBoundingClientRect());
  return tags.filter((a, at) => tags.some((b, other) => other > at && a.left < b.right - 1 && b.left < a.right - 1
    && a.top < b.bottom - 1 && b.top < a.bottom - 1)).length;
}})()"""
# Words of the clue that go over two lines, and a clue that is not whole on the screen.
BROKEN = f"""[...document.querySelectorAll('q')].filter((each) => each.{SHOWN}).flatMap((each) => {{
  const text = each.firstChild;
  return [...text.data.matchAll(/\\S+/g)].filter((word) => {{
    const range = new Range();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    const box = range.getBoundingClientRect();
    return range.getClientRects().length > 1 || box.bottom > innerHeight || box.top < 0;
  }}).map(String);
}})"""
# What is at the foot of the sum, once it is scrolled down: above the wood, or hidden behind it.
FOOT = """(() => {
  const area = document.querySelector('.place .area');
  area.scrollTo({ top: area.scrollHeight, behavior: 'instant' });
  const last = [...area.querySelectorAll('li')].at(-1).getBoundingClientRect();
  return document.querySelector('footer').getBoundingClientRect().top - last.bottom;
})()"""


# A finger that comes down again and again in one place, until the end is there and a little longer.
TAPS = """([x, y]) => new Promise((done) => {
  let ended;
  const tap = () => {
    const at = document.elementFromPoint(x, y);
    const press = { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y };
    at?.dispatchEvent(new MouseEvent('click', press));
    if (at?.closest('button')?.textContent.includes('Again')) ended ??= performance.now();
    if (performance.now() - ended > 150) done();
    else requestAnimationFrame(tap);
  };
  tap();
})"""

# How long each sound is that the page plays, and how loud at its loudest.
HEAR = """() => { window.heard = []; const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (when) {
    const loudest = this.buffer.getChannelData(0).reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    window.heard.push({ seconds: this.buffer.duration, loudest });
    return start.call(this, when);
  } }"""

# The hares that leave the track's picture while they hop.
ASTRAY = """() => new Promise((done) => {
  const astray = new Set();
  const began = performance.now();
  const look = () => {
    const ground = document.querySelector('.board .ground')?.getBoundingClientRect();
    for (const hare of document.querySelectorAll('[data-hare]')) {
      const { left, right, top, bottom } = hare.getBoundingClientRect();
      if (left < ground.left - 8 || right > ground.right + 8 || top < ground.top - 8 || bottom > ground.bottom + 8)
        astray.add(hare.dataset.hare);
    }
    performance.now() - began < 2500 ? requestAnimationFrame(look) : done([...astray]);
  };
  requestAnimationFrame(look);
})"""


def test_a_tap_ends_the_beat(visit: Visit, base: str) -> None:
    """Unvoted pictures together, decoys by their votes, the truth last, then the sum; a tap is the next beat."""
    turn = Turn(base, 6, SIX)
    turn.begin()
    page = visit(390, 844, reduced_motion="no-preference")
    turn.people[3].sit(page)
    page.evaluate(RECORD)
    # Time stands still, but for the moment that the stage takes to be built: only taps go on.
    hold(page)
    turn.vote()
    beat(page, "hush")
    run(page, 500)
    for name, words in (
        ("hush", "The votes are in."),
        ("nobody", "No votes for these 3."),
        ("decoy", re.compile(r"Picture \d.*You fell for it")),
        ("decoy", re.compile(r"Picture \d.*Ana and Juno fell for it")),
        ("dark", "And Léa’s: who found it?"),
        ("truth", re.compile("Léa’s picture|2 found it")),
    ):
        beat(page, name)
        expect(page.locator("#phase")).to_contain_text(words)
        page.wait_for_function(f"() => {BURIED}.length === 0")  # when they have landed
        page.locator("main").click(position={"x": 40, "y": 120})
    beat(page, "sum")
    assert page.evaluate("window.beats") == ["hush", "nobody", "decoy", "dark", "truth", "sum"]
    totals = page.get_by_role("list", name="Points").locator("li")
    expect(totals).to_have_text(
        [re.compile(each) for each in ("Léa.*3.*3", "Tom.*3.*3", "0.*0", "You.*2.*2", "3", "1")]
    )


def test_each_viewer_skips_for_themselves(visit: Visit, base: str) -> None:
    """The button, Escape and a long press lead to the sum; who reloads sees it; the others watch on."""
    turn = Turn(base, 6, SIX)
    turn.begin()
    button, escape, held = pages = [visit(390, 844, reduced_motion="no-preference") for _ in range(3)]
    for page, player in zip(pages, turn.people[1:], strict=False):
        player.sit(page)
        hold(page)  # nothing ends by itself
    turn.vote()
    for page in pages:
        page.locator("[data-beat]").wait_for()
        run(page, 500)  # the stage is built
    button.get_by_role("button", name="Skip").click()
    press(escape, "Escape", "show")
    for page in (button, escape):
        expect(page.get_by_role("button", name="Watch them hop")).to_be_visible()
    expect(held.get_by_role("button", name="Skip")).to_be_visible()
    main = held.locator("main").bounding_box()
    assert main
    held.mouse.move(main["x"] + 40, main["y"] + 120)
    held.mouse.down()
    run(held, 700)
    held.mouse.up()
    expect(held.get_by_role("button", name="Watch them hop")).to_be_visible()
    held.clock.resume()
    held.reload()
    beat(held, "sum")


@pytest.mark.parametrize(
    ("size", "votes", "least"),
    [((320, 568), SIX, 96), ((844, 390), SIX, 96), ((1280, 800), SIX, 120), ((1280, 800), TWELVE, 120)],
)
def test_three_stills(
    visit: Visit, base: str, audit: Audit, size: tuple[int, int], votes: list[list[int]], least: int
) -> None:
    """Without motion: the decoys, the truth, the sum. No picture is too small, no hare lies on one, no word is cut."""
    turn = Turn(base, len(votes), votes, clue="Everyone was there except me, and nobody had kept a chair for the moon")
    turn.begin()
    page = visit(*size)
    turn.people[3].sit(page)
    hold(page)  # only taps go on
    turn.vote()
    for name in ("decoys", "truth", "sum"):
        beat(page, name)
        rest(page)
        widths = page.evaluate(WIDTHS)
        assert min(widths) >= least, (name, widths)
        assert page.evaluate(BURIED) == []
        assert cut_off(page) == []
        if name == "truth":
            assert len(widths) == 1
        if name != "sum":
            page.locator("[data-beat]").click(position={"x": 30, "y": 40})
    wood = page.locator("footer.act").bounding_box()
    assert wood
    assert wood["height"] <= 0.3 * size[1] or size[0] > 2 * size[1], "the points leave the pictures their room"
    page.clock.resume()  # axe has timers of its own
    audit(page)


LONG = ("Bartholomew Featherstone", "Tom", "Maximiliana Oberhausen", "Mira", "Wolfeschlegelstein", "Juno")
CLUE = (
    "Once upon a time, long before the kettle learned to sing, a small grey hare with an extraordinarily complicated "
    "umbrella promised everybody at the harbour that tomorrow would come before dark."
)


@pytest.mark.parametrize("size", [(320, 568), (390, 844)])
def test_long_names_and_a_long_clue(visit: Visit, base: str, size: tuple[int, int]) -> None:
    """Names stay in their own place, the clue is whole, its heart can be pressed, and the sum scrolls to its end."""
    assert 190 <= len(CLUE) <= 200
    turn = Turn(base, 6, SIX, clue=CLUE, names=LONG)
    turn.begin()
    page = visit(*size, reduced_motion="no-preference")
    turn.people[3].sit(page)
    hold(page)  # only taps go on
    turn.vote()
    beat(page, "hush")
    run(page, 500)
    for name in ("hush", "nobody", "decoy", "decoy", "dark", "truth", "sum"):
        beat(page, name)
        if name == "decoy":
            run(page, 1200)  # up to its points
            page.locator(".clue-heart button").filter(visible=True).click()
        page.wait_for_function(f"() => {OUTSIDE}.length + {CUT_IN_LINE}.length + {TOUCHING} + {BROKEN}.length === 0")
        if name == "truth":
            page.wait_for_function(f"() => Math.min(...{WIDTHS}) >= 140")
        if name != "sum":
            page.locator("[data-beat]").click(position={"x": 30, "y": 40})
    reasons = page.locator(".place li .points")
    expect(reasons).to_have_count(2)
    for why in (r"\+1\s+Fooled you$", r"\+2\s+Fooled Maximiliana Oberhausen and Juno$"):
        expect(reasons.filter(has_text=re.compile(why))).to_have_count(1)
    more = page.get_by_text("More below")
    expect(more).to_be_visible()
    assert page.evaluate(FOOT) >= 0
    expect(more).to_be_hidden()


# Where the lines of the clue break that is to be seen, by the words at their beginning.
BREAKS = f"""(() => {{
  const clue = [...document.querySelectorAll('q')].filter((each) => each.{SHOWN}).at(-1);
  const text = clue.firstChild;
  let top;
  return [...text.data.matchAll(/\\S+/g)].filter((word) => {{
    const range = new Range();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + 1);
    const at = range.getBoundingClientRect().top;
    const begins = top === undefined || at > top + 4;
    top = at;
    return begins;
  }}).map(String);
}})()"""
# Reasons of points that are not whole above what says that there is more, or the lesson.
COVERED = """[...document.querySelectorAll('.place .points')].filter((each) => {
  const foot = document.querySelector('.place .hint') ?? document.querySelector('.ribbon');
  return !each.closest('.unseen') && each.getBoundingClientRect().bottom > foot.getBoundingClientRect().top;
}).map((each) => each.textContent)"""


@pytest.mark.parametrize("votes", [[[], [0], [1], [0]], [[], [2], [3], [1]]])
def test_a_newcomer_reads_why_points_came(visit: Visit, base: str, votes: list[list[int]]) -> None:
    """The clue breaks where it did at every beat, and at the sum no reason is covered, with the lesson there."""
    turn = Turn(base, 4, votes, clue="View from the Window I Painted for you")
    turn.begin()
    page = visit(390, 844, reduced_motion="no-preference")
    turn.people[3].sit(page)
    hold(page)  # only taps go on
    turn.vote()
    beat(page, "hush")
    run(page, 500)
    breaks = set()
    while True:
        breaks.add(str(page.evaluate(BREAKS)))
        if page.locator("[data-beat=sum]").count():
            break
        page.locator("[data-beat]").click(position={"x": 30, "y": 40})
    assert len(breaks) == 1
    expect(page.get_by_role("complementary", name="New to you")).to_be_visible()
    fooled = page.locator(".place li .points").filter(has_text="Fooled")
    expect(fooled).to_have_count(sum(0 not in each for each in votes[1:]))
    page.wait_for_function(f"() => {COVERED}.length === 0")
    page.wait_for_function(f"() => Math.min(...{WIDTHS}) >= 96")


def test_a_short_clue_keeps_its_line(visit: Visit, base: str) -> None:
    """On a desktop, where there is room beside the sentence and beside the truth."""
    turn = Turn(base, 4, [[], [0], [1], [0]], clue="Nobody was watching")
    turn.begin()
    page = visit(1280, 800)
    turn.people[3].sit(page)
    hold(page)
    turn.vote()
    for name in ("decoys", "truth", "sum"):
        beat(page, name)
        assert page.evaluate(BREAKS) == ["Nobody"], name
        if name != "sum":
            page.locator("[data-beat]").click(position={"x": 30, "y": 40})


def test_large_on_the_big_screen(visit: Visit, base: str) -> None:
    """Pictures of 185 pixels at least, the truth half the screen's height, names that a room can read."""
    turn = Turn(base, len(TWELVE), TWELVE)
    turn.begin()
    screen = visit(*TV, path=f"/t/{turn.code}/screen")
    screen.locator(".frame").wait_for()
    hold(screen)
    turn.vote()
    for name in ("decoys", "truth", "sum"):
        beat(screen, name)
        rest(screen)
        widths = screen.evaluate(WIDTHS)
        assert min(widths) >= 185, (name, widths)
        if name == "truth":
            assert max(widths) * 1.5 >= TV[1] / 2
        names = screen.evaluate(
            "[...document.querySelectorAll('footer li b')].map((b) => parseFloat(getComputedStyle(b).fontSize))"
        )
        assert min(names) >= 26
        assert cut_off(screen) == []
        run(screen, 2600)


def test_a_double_tap_never_hits_what_comes_next(visit: Visit, base: str) -> None:
    """Two quick taps on what ends the last turn: the game is over, and no new one has begun."""
    turn = Turn(base, 4, [[], [0], [1], [1]], house={"target_score": 5})
    turn.begin()
    page = visit(390, 844)
    turn.people[0].sit(page)
    turn.vote()
    page.get_by_role("button", name="Skip").click()
    page.get_by_role("button", name="Watch them hop").click()
    for player in turn.people[1:]:
        player.do("be_ready", **turn.moment())
    ready = page.get_by_role("button", name="To the podium")
    box = ready.bounding_box()
    assert box
    at = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    page.evaluate(TAPS, at)
    expect(page.get_by_role("button", name="Again, same table")).to_be_visible()
    assert turn.moment()["phase"] == "end"


def test_sound_is_asked_for_once(visit: Visit, base: str, audit: Audit) -> None:
    """By the first tap of the evening, and remembered; beside a big screen a device is asked whether to be silent."""
    turn = Turn(base, 4, [[], [0], [1], [1]])
    page = visit(390, 844, asked=True)
    turn.people[1].sit(page)
    question = page.get_by_role("complementary", name="Sound")
    expect(page.get_by_role("button", name="Menu")).to_be_visible()
    expect(question).to_be_hidden()
    page.locator("#phase").click()
    expect(question).to_contain_text("With sound?")
    audit(page)
    question.get_by_role("button", name="With sound").click()
    expect(question).to_be_hidden()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="This device").click()
    volume = page.get_by_role("dialog").get_by_role("slider", name="Volume")
    volume.fill("0.3")
    audit(page)
    page.reload()
    page.locator("#phase").click()
    expect(question).to_be_hidden()
    assert page.evaluate("[localStorage['hareloom.sound'], localStorage['hareloom.volume']]") == ["on", "0.3"]
    visit(*TV, path=f"/t/{turn.code}/screen")
    expect(question).to_contain_text("big screen")
    question.get_by_role("button", name="Leave it").click()
    expect(question).to_be_hidden()


def test_the_reveal_is_heard(visit: Visit, base: str) -> None:
    """With sound on, a worker makes the reveal's sounds ahead, each beat plays its own, and hares hop on stones."""
    turn = Turn(base, 4, [[], [0], [1], [1]])
    turn.begin()
    page = visit(390, 844, asked=True, reduced_motion="no-preference")
    page.add_init_script("localStorage.setItem('hareloom.sound', 'on')")
    turn.people[0].sit(page)
    page.evaluate(HEAR)
    page.locator("#phase").click()
    hold(page)
    with page.expect_worker():
        turn.vote()
    page.locator("[data-beat]").wait_for()
    until_beat(page, "sum")
    heard = page.evaluate("window.heard")
    # Felt, riffle, plucks, paper, bells, breath, light, wood.
    assert len({each["seconds"] for each in heard}) >= 7
    assert all(0.1 < each["loudest"] <= 1 for each in heard)
    page.get_by_role("button", name="Watch them hop").click()
    page.locator(".board").wait_for()
    page.clock.resume()
    assert page.evaluate(ASTRAY) == []
