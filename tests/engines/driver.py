"""One way to drive every browser: Chromium and Firefox by Playwright, WebKit by its WebDriver.

A Screen shows one page. It finds what stands there as people do, waits until it stands still, and presses it at a
point that nothing else covers. It keeps every error and warning that the page says.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, Page
from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

PHONE = (390, 844)
PATIENCE = 120.0
"""Seconds after which something will never come, however busy the machine is."""

# Browsers' own notes on what a server refused, on what a test took away, and on preloads that came too early or twice.
NOT_THE_PAGES = (
    "status of 404",
    "status of 503",
    "header has been ignored",
    "was preloaded using link preload",
    "was not used within a few seconds",
    "Feature Policy",
    "Loading failed for the module",
    "modulepreload",
)

# Keeps what goes wrong in a page whose browser doesn't tell its driver. Run again it does nothing.
LISTEN = """
if (!window.troubles) {
  window.troubles = [];
  const keep = (words) => window.troubles.push(words);
  for (const level of ['error', 'warn']) {
    const say = console[level];
    console[level] = (...words) => { keep(`console ${level}: ${words.join(' ')}`); say.apply(console, words); };
  }
  addEventListener('error', (event) => keep(event.message ? `thrown: ${event.message}`
    : `not loaded: ${event.target.src ?? event.target.href}`), true);
  addEventListener('unhandledrejection', (event) => keep(`rejected: ${event.reason?.stack ?? event.reason}`));
  addEventListener('securitypolicyviolation', (event) => keep(
    `refused by the policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
}"""

# The last of what a selector finds that is seen, can be pressed, and has the words: its middle or another point of it
# that nothing covers, once it stands still; else nothing. Cards in a fan show their left edge.
POINT = """
const [selector, words] = arguments;
const isThere = (each) => each.getClientRects().length > 0 && getComputedStyle(each).visibility === 'visible'
  && !each.closest('[inert]') && !each.disabled
  && (words === '' || `${each.textContent} ${each.getAttribute('aria-label') ?? ''}`.includes(words));
const element = [...document.querySelectorAll(selector)].filter(isThere).at(-1);
if (!element) return null;
const frame = () => new Promise((done) => requestAnimationFrame(done));
const box = () => element.getBoundingClientRect();
const outside = ({ left, top, right, bottom }) => left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
if (outside(box())) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
const before = box();
return frame().then(frame).then(() => {
  const { left, top, width, height } = box();
  if (Math.hypot(left - before.left, top - before.top) > 0.5 || width !== before.width) return null;
  for (const [across, down] of [[0.5, 0.5], [0.14, 0.42], [0.3, 0.3], [0.8, 0.5], [0.5, 0.15]]) {
    const [x, y] = [left + width * across, top + height * down];
    const hit = document.elementFromPoint(x, y);
    if (hit && element.contains(hit)) return [Math.round(x), Math.round(y)];
  }
  return null;
});"""

DRAWN = """return [...document.querySelectorAll('#app h1')]
  .some((each) => each.textContent.trim() !== '' && each.getClientRects().length > 0)"""


class Screen(ABC):
    """A page in some browser."""

    def __init__(self, engine: str, base: str, pictures: Path) -> None:
        self.engine = engine
        self.base = base
        self.heard: list[str] = []
        self._pictures = pictures

    @abstractmethod
    def ask(self, script: str, *arguments: Any) -> Any:
        """What a script returns, or what its promise becomes."""

    @abstractmethod
    def load(self, address: str) -> None:
        """Load an address."""

    @abstractmethod
    def press_at(self, x: int, y: int) -> None:
        """Press the mouse at a point."""

    @abstractmethod
    def key(self, name: str) -> None:
        """Press a key, by its name in the DOM, such as Escape."""

    @abstractmethod
    def write(self, selector: str, words: str) -> None:
        """Type into a field."""

    @abstractmethod
    def bring(self, selector: str, files: Sequence[Path]) -> None:
        """Choose files in a field for files."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Give the page another size."""

    @abstractmethod
    def shoot(self, file: Path) -> None:
        """Take a picture of the page."""

    @abstractmethod
    def close(self) -> None:
        """Close the page."""

    def go(self, path: str, drawn: str = DRAWN) -> None:
        """Open a path of the server, and wait until it is drawn."""
        self.load(self.base + path)
        self.wait(drawn, what=f"{path} to be drawn")

    def wait(self, script: str, *arguments: Any, what: str = "") -> Any:
        """Wait until a script returns something, and return that."""
        end = time.monotonic() + PATIENCE
        while not (found := self.ask(script, *arguments)):
            if time.monotonic() > end:
                seen = self.ask("return document.body.innerText")
                picture = self._pictures / f"{self.engine}-waited.png"
                self.shoot(picture)
                message = f"{self.engine} waited for {what or script}; {picture} shows: {seen[:600]!r}; {self.troubles}"
                raise AssertionError(message)
            time.sleep(0.05)
        return found

    def press(self, selector: str, words: str = "") -> None:
        """Wait for something that can be pressed, and press it."""
        x, y = self.wait(POINT, selector, words, what=f"{selector} {words!r} to press")
        self.press_at(x, y)

    def try_to_press(self, selector: str, words: str = "") -> bool:
        """Press something if it can be pressed at this moment."""
        point = self.ask(POINT, selector, words)
        if point:
            self.press_at(*point)
        return bool(point)

    def see(self, selector: str, words: str = "") -> None:
        """Wait until something is seen."""
        script = """return [...document.querySelectorAll(arguments[0])].some((each) => each.getClientRects().length > 0
          && (each.innerText || each.textContent).includes(arguments[1]))"""
        self.wait(script, selector, words, what=f"{selector} {words!r}")

    @property
    def troubles(self) -> list[str]:
        """Everything that the page said was wrong."""
        said = [*self.heard, *(self.ask("return window.troubles ?? []"))]
        return [each for each in said if not any(words in each for words in NOT_THE_PAGES)]

    def forget_troubles(self) -> None:
        """Forget what a test brought about on purpose."""
        self.heard.clear()
        self.ask("window.troubles = undefined;" + LISTEN)


OpenScreen = Callable[..., Screen]


class PlaywrightScreen(Screen):
    """A page in Chromium or Firefox."""

    def __init__(self, engine: str, base: str, pictures: Path, page: Page) -> None:
        super().__init__(engine, base, pictures)
        self._page = page
        page.on("console", self._hear)
        page.on("pageerror", lambda problem: self.heard.append(f"thrown: {problem}"))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.heard.append(f"console {message.type}: {message.text} {message.location.get('url')}")

    def ask(self, script: str, *arguments: Any) -> Any:
        """What a script returns, or what its promise becomes."""
        return self._page.evaluate(f"(given) => (function () {{ {script} }}).apply(null, given)", list(arguments))

    def load(self, address: str) -> None:
        """Load an address."""
        self._page.goto(address)

    def press_at(self, x: int, y: int) -> None:
        """Press the mouse at a point."""
        self._page.mouse.click(x, y)

    def key(self, name: str) -> None:
        """Press a key."""
        self._page.keyboard.press(name)

    def write(self, selector: str, words: str) -> None:
        """Type into a field."""
        self._page.locator(selector).last.fill(words)

    def bring(self, selector: str, files: Sequence[Path]) -> None:
        """Choose files."""
        self._page.locator(selector).set_input_files(list(files))

    def resize(self, width: int, height: int) -> None:
        """Give the page another size."""
        self._page.set_viewport_size({"width": width, "height": height})

    def shoot(self, file: Path) -> None:
        """Take a picture of the page."""
        self._page.screenshot(path=file)

    def close(self) -> None:
        """Close the page and forget its cookies."""
        self._page.context.close()


# Answers with what the function after it returns; what a promise becomes is kept in the page until it is asked for.
KEEP = """return ((value) => {
  if (!(value instanceof Promise)) return [value];
  window.answer = 'later';
  value.then((found) => { window.answer = [found]; },
    (problem) => { window.answer = { problem: `${problem} ${problem.stack}` }; });
  return 'later';
})("""


class WebKitScreen(Screen):
    """The one window of WebKit."""

    def __init__(self, base: str, pictures: Path, driver: WebKitGTK) -> None:
        super().__init__("webkit", base, pictures)
        self._driver = driver

    def ask(self, script: str, *arguments: Any) -> Any:
        """What a script returns, or what its promise becomes; nothing, if the page goes meanwhile."""
        # Asked for the answer again and again: WebKit's driver waits for ever for a page that has gone.
        answer = self._driver.execute_script(f"{KEEP} (function () {{ {script} }}).apply(null, arguments))", *arguments)
        end = time.monotonic() + PATIENCE
        while answer == "later":
            assert time.monotonic() < end, f"no answer to {script}"
            answer = self._driver.execute_script("return window.answer ?? [null]")
        if isinstance(answer, dict):
            raise RuntimeError(answer["problem"])  # noqa: TRY004 - what the page threw
        return answer[0]

    def load(self, address: str) -> None:
        """Load an address, and listen to the page from then on."""
        self._driver.get(address)
        self.ask(LISTEN)

    def press_at(self, x: int, y: int) -> None:
        """Press the mouse at a point."""
        action = ActionBuilder(self._driver)
        action.pointer_action.move_to_location(x, y).click()  # type: ignore[no-untyped-call]
        action.perform()

    def key(self, name: str) -> None:
        """Press a key."""
        ActionChains(self._driver).send_keys(getattr(Keys, name.upper(), name)).perform()

    def write(self, selector: str, words: str) -> None:
        """Type into a field, in place of what stands there."""
        field = self._driver.find_elements(By.CSS_SELECTOR, selector)[-1]
        field.send_keys(Keys.CONTROL + "a")
        field.send_keys(words)

    def bring(self, selector: str, files: Sequence[Path]) -> None:
        """Choose files."""
        self.wait("return document.querySelector(arguments[0]) !== null", selector, what=selector)
        self._driver.find_element(By.CSS_SELECTOR, selector).send_keys("\n".join(map(str, files)))

    def resize(self, width: int, height: int) -> None:
        """Give the page another size."""
        self._driver.set_window_size(width, height)
        self.wait("return innerWidth === arguments[0] && innerHeight === arguments[1]", width, height)

    def shoot(self, file: Path) -> None:
        """Take a picture of the page."""
        self._driver.save_screenshot(str(file))

    def close(self) -> None:
        """Forget the page, its cookies and what it keeps."""
        self.ask("localStorage.clear(); sessionStorage.clear()")
        self._driver.delete_all_cookies()
        self._driver.get("about:blank")
