"""What keeps waiting for a time out of the browser tests."""

from __future__ import annotations

import pytest

from check_browser_tests import main, waits


@pytest.mark.parametrize(
    "line",
    [
        "page.wait_for_timeout(40)",
        "time.sleep(0.5)",
        "from time import sleep",
        "await asyncio.sleep(1)",
        "button.click(timeout=1500)",
        "page.set_default_timeout(5)",
        "page.evaluate('new Promise((go) => setTimeout(go, 50))')",
    ],
)
def test_what_waits_for_a_time_is_found(line: str) -> None:
    """A sleep, a time-out at one place, a timer of the test's own in the page."""
    found = [at for at, _ in waits(f"x = 1\n{line}" if "await" not in line else f"async def f():\n    {line}")]
    assert found == [2]


def test_what_is_shown_may_be_waited_for() -> None:
    """Playwright's own waiting, and no time-out at all, are right."""
    right = "page.locator('q').wait_for()\nhttpx.Client(timeout=None)\npage.clock.run_for(500)"
    assert list(waits(right)) == []


def test_no_browser_test_waits_for_a_time() -> None:
    """As make check says."""
    assert main() == 0
