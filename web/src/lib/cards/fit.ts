/** How wide cards of 2:3 can be. */
export interface Fit {
  readonly columns: number;
  readonly width: number;
}

/** The largest cards that fit: try every number of columns, keep the best. Below each there may be words. */
export function fit(
  width: number,
  height: number,
  cards: number,
  gap: number,
  most = 1000,
  words = 0,
): Fit {
  let best: Fit = { columns: 1, width: 0 };
  for (let columns = 1; columns <= cards; columns++) {
    const rows = Math.ceil(cards / columns);
    const wide = Math.floor(
      Math.min(
        (width - (columns - 1) * gap) / columns,
        ((height - (rows - 1) * gap) / rows - words) / 1.5,
      ),
    );
    // A hair's breadth more is not worth a longer row and another that looks lost.
    if (wide > best.width) best = { columns, width: wide };
  }
  return { ...best, width: Math.max(0, Math.min(best.width, most)) };
}
