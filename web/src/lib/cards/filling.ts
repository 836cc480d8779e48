/**
 * A card as large as its room allows, at 2:3. Measured once the room is laid out: a container query would have the
 * browser lay the card out again in every frame that lays out its room.
 */
export function filling(card: HTMLElement): (() => void) | undefined {
  const room = card.parentElement;
  if (!room) return undefined;
  const observer = new ResizeObserver(([entry]) => {
    if (!entry) return;
    const { width, height } = entry.contentRect;
    card.style.width = `${Math.min(width, height / 1.5)}px`;
  });
  observer.observe(room);
  return () => observer.disconnect();
}
