"""Measures contrast where axe can't decide it, by the pixels behind the letters: over pictures, gradients, textures."""

from __future__ import annotations

import io
import re
from typing import Any

import numpy as np
from held import rest
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import Page

LARGE, LARGE_BOLD = 24.0, 18.66
"""Pixels from which letters are large, by WCAG 2.2."""
SHARE = 0.05
"""Of the pixels behind a word so many may be too near to its colour: a seam, a star, a speck of the felt."""

# Where each undecided text stands, with its colour and size; nothing for what is covered or outside of the screen.
TEXTS = """(selectors) => selectors.flatMap((selector) => {
  const element = document.querySelector(selector);
  if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
  const style = getComputedStyle(element);
  let opacity = 1;
  for (let each = element; each; each = each.parentElement) opacity *= Number(getComputedStyle(each).opacity);
  const boxes = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
    .flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    })
    .filter(({ left, right, top, bottom }) => left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight)
    .filter(({ left, right, top, bottom }) => [[left, top], [right, top], [left, bottom], [right, bottom]].every(
      ([x, y]) => {
        const above = document.elementFromPoint(x + (x === left ? 2 : -2), y + (y === top ? 2 : -2));
        return above && (above === element || element.contains(above) || above.contains(element));
      }))
    .map(({ left, top, width, height }) => [left, top, width, height]);
  return [{ selector, words: element.textContent.trim().slice(0, 40),
    color: element instanceof SVGElement ? style.fill : style.color, opacity, boxes,
    size: parseFloat(style.fontSize), weight: Number(style.fontWeight) }];
})"""
STILL = "*, *::before, *::after { transition: none !important; animation-play-state: paused !important; }"
HIDDEN = """*, *::before, *::after { color: transparent !important; -webkit-text-fill-color: transparent !important;
  text-shadow: none !important; text-decoration-color: transparent !important; }
svg text { fill: transparent !important; }"""

ADD = """css => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}"""
REMOVE = "sheet => { document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet); }"


def too_faint(page: Page, undecided: list[dict[str, Any]]) -> list[str]:
    """Which of those texts don't stand out enough from what is behind them, in words."""
    selectors = [each["target"][0] for each in undecided if isinstance(each["target"][0], str)]
    found: list[str] = []
    # Else letters that were hidden for a moment would come back slowly.
    still = page.evaluate_handle(ADD, STILL)
    for selector in measured(page, selectors):
        # It may have been half behind the edge of what scrolls.
        page.evaluate(f"document.querySelector({selector!r})?.scrollIntoView({{ block: 'center' }})")
        found += measured(page, [selector]).values()
    page.evaluate(REMOVE, still)
    return found


def measured(page: Page, selectors: list[str]) -> dict[str, str]:
    """Of these texts, those that are too faint as the page stands, and how faint they are."""
    texts, pixels = behind_texts(page, selectors)
    found = {}
    for text in texts:
        wanted = 3.0 if text["size"] >= LARGE or (text["size"] >= LARGE_BOLD and text["weight"] >= 700) else 4.5
        for left, top, width, height in text["boxes"]:
            # A line is higher than its letters: what is above and below them is not behind them.
            behind = pixels[int(top + height / 4) : int(top + height * 3 / 4) + 1, int(left) : int(left + width) + 1]
            reached = float(np.quantile(contrast(text["color"], text["opacity"], behind), SHARE))
            if reached < wanted:
                found[text["selector"]] = f"{text['selector']} ({text['words']!r}): {reached:.2f} of {wanted}"
    return found


def behind_texts(page: Page, selectors: list[str], tries: int = 20) -> tuple[list[dict[str, Any]], NDArray[np.float64]]:
    """Where these texts are, and the page without its letters; again, if the page moved them meanwhile."""
    texts: list[dict[str, Any]] = page.evaluate(TEXTS, selectors)
    if not any(text["boxes"] for text in texts):
        return [], np.empty(0)
    hidden = page.evaluate_handle(ADD, HIDDEN)
    shot = page.screenshot(scale="css")
    page.evaluate(REMOVE, hidden)
    if tries and page.evaluate(TEXTS, selectors) != texts:
        rest(page)
        return behind_texts(page, selectors, tries - 1)
    return texts, np.asarray(Image.open(io.BytesIO(shot)).convert("RGB"), dtype=np.float64)


def contrast(color: str, opacity: float, behind: NDArray[np.float64]) -> NDArray[np.float64]:
    """The contrast of a colour with each pixel, by WCAG."""
    red, green, blue, *alpha = (float(number) for number in re.findall(r"[\d.]+", color))
    share = opacity * (alpha[0] if alpha else 1.0)
    letters = share * np.array([red, green, blue]) + (1 - share) * behind
    one, other = luminance(letters), luminance(behind)
    return (np.maximum(one, other) + 0.05) / (np.minimum(one, other) + 0.05)


def luminance(rgb: NDArray[np.float64]) -> NDArray[np.float64]:
    """How bright colours are, by WCAG."""
    parts = rgb / 255
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    found: NDArray[np.float64] = linear @ np.array([0.2126, 0.7152, 0.0722])
    return found
