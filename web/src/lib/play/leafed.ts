/** A hand, and which of its cards lay in the middle. */
export interface Leafed {
  readonly cards: readonly string[];
  readonly at: number;
}

/** With which card a hand begins: the one that a player leafed to, the one in its place if it was given, or the middle. */
export function beginsAt(cards: readonly string[], before: Leafed | undefined): number {
  const last = Math.max(0, cards.length - 1);
  const middle = Math.floor(last / 2);
  if (!before) return middle;
  const same = cards.indexOf(before.cards[before.at] ?? '');
  if (same >= 0) return same;
  const known = cards.some((card) => before.cards.includes(card));
  return known ? Math.min(before.at, last) : middle;
}
