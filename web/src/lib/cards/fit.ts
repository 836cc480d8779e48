/** How cards of 2:3 lie in their room, in pixels. */
export interface Spacing {
  readonly gap: number;
  /** Between two rows, where that differs. */
  readonly down?: number;
  /** The widest and the narrowest a card gets: narrower ones would be too small, so the grid outgrows its room. */
  readonly most?: number;
  readonly least?: number;
  /** All in one row, however wide that is: what is around it scrolls. */
  readonly row?: boolean;
  /** As many rows as it takes: what is around it scrolls, and only the width decides. */
  readonly flows?: boolean;
  /** The height of the words under each card. */
  readonly under?: number;
  /** How wide a column is, at least and at most, where words are wider than their card. */
  readonly column?: readonly [least: number, most: number];
}

export interface Fit {
  readonly columns: number;
  readonly card: number;
  readonly column: number;
}

/** The largest cards that fit: tries every number of columns, keeps the best. */
export function fit(width: number, height: number, cards: number, spacing: Spacing): Fit {
  const { gap, down = gap, most = 1000, least = 0, under = 0, column = [0, 0] } = spacing;
  const free = (columns: number): number => (width + gap) / columns - gap;
  if (spacing.row) return { columns: cards, card: least, column: least };
  if (spacing.flows) return flowing(width, cards, spacing);
  let best = { columns: 1, card: 0 };
  for (let columns = 1; columns <= cards; columns++) {
    if (columns > 1 && free(columns) < Math.max(column[0], least)) break;
    const rows = Math.ceil(cards / columns);
    const fits = Math.min(free(columns), ((height + down) / rows - down - under) / 1.5);
    const card = Math.min(Math.floor(fits), most);
    // Of equal ones the longer rows: three beside each other rather than two and one.
    if (card > best.card || (card === most && card === best.card)) best = { columns, card };
  }
  const card = Math.max(best.card, least);
  const wide = Math.min(Math.floor(free(best.columns)), column[1]);
  return { columns: best.columns, card, column: Math.max(card, wide) };
}

/** Rows of equal length, of cards that are no narrower than wanted. */
function flowing(width: number, cards: number, spacing: Spacing): Fit {
  const { gap, most = 1000, least = 0, column = [0, 0] } = spacing;
  const longest = Math.max(1, Math.floor((width + gap) / (Math.max(least, column[0]) + gap)));
  const columns = Math.ceil(cards / Math.ceil(cards / longest));
  const free = Math.floor((width + gap) / columns - gap);
  const card = Math.max(least, Math.min(most, free));
  return { columns, card, column: Math.max(card, Math.min(free, column[1])) };
}
