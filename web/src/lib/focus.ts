/**
 * Keeps the focus in the page: when what had it is taken away, as a button that has become a sentence or a page that has become
 * another, the heading gets it. Else a screen reader begins at the top again, and says nothing of what is new.
 */
export function keepFocus(): void {
  let last: EventTarget | null = null;
  document.addEventListener('focusin', ({ target }) => (last = target));
  new MutationObserver(() => {
    const lost = last instanceof Element && !last.isConnected;
    if (!lost || document.activeElement !== document.body) return;
    if (document.querySelector('dialog[open]')) return;
    // Also from a picture: the next one would be read before what became of it. An arrow or a number leads back to them.
    // A page that is still on its way has none: then the next change looks again.
    const heading = document.querySelector('h1');
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }).observe(document.body, { childList: true, subtree: true });
}
