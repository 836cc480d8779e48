/** How wide the pictures of the sum are on a phone, in pixels. */
export interface SumSizes {
  readonly hero: number;
  readonly decoy: number;
}

export interface SumRoom {
  /** How high the part of the screen is that scrolls, and the clue at its top. */
  readonly height: number;
  readonly clue: number;
  /** How many rows the decoys with votes take. */
  readonly rows: number;
  /** Whether there is more below them. */
  readonly more: boolean;
  /** The widest the hero gets. */
  readonly most: number;
}

export const LEAST = 96;
export const MOST = 112;
/** Between two parts, between two rows, what stands under a decoy, and the hint that there is more below. */
const GAP = 12;
const DOWN = 8;
const UNDER = 78;
const HINT = 42;

/** As large as they can be with every reason in view at once; where that can't be, as small as they may be. */
export function sumSizes({ height, clue, rows, more, most }: SumRoom): SumSizes {
  const words = clue + GAP * 2 + rows * UNDER + Math.max(0, rows - 1) * DOWN + (more ? HINT : 0);
  const needs = (hero: number, decoy: number): number => words + 1.5 * (hero + rows * decoy);
  const [large, small] = [needs(most, MOST), needs(LEAST, LEAST)];
  const share = height <= 0 ? 1 : (height - small) / Math.max(1, large - small);
  const part = Math.min(1, Math.max(0, share));
  const between = (to: number): number => Math.floor(LEAST + (to - LEAST) * part);
  return { hero: between(most), decoy: between(MOST) };
}
