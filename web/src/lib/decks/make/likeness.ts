import type { Pixels } from './saliency.ts';

/** A picture's fingerprint is made from this many pixels: one more across, since neighbours are compared. */
export const GRID = { width: 17, height: 16 } as const;
/** Fewer differences than this of 256: the same picture, in another size or saved anew. */
const SAME = 20;
/** Neighbours that differ less are even: noise must not decide. */
const EVEN = 3;

/**
 * Whether a picture gets lighter or darker from each point to the next: two bits a pair, which survive scaling and
 * compression (a difference hash).
 */
export function fingerprint({ data, width }: Pixels): string {
  let found = '';
  for (let y = 0; y < GRID.height; y++) {
    for (let x = 0; x < GRID.width - 1; x++) {
      const step = lightAt(data, y * width + x + 1) - lightAt(data, y * width + x);
      found += step > EVEN ? '+' : step < -EVEN ? '-' : '=';
    }
  }
  return found;
}

/** In how many places two fingerprints differ; even beside lighter counts half. */
export function difference(one: string, other: string): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) {
    if (one[at] === other[at]) continue;
    sum += one[at] === '=' || other[at] === '=' ? 0.5 : 1;
  }
  return sum;
}

export interface Known {
  readonly id: string;
  readonly print: string;
}

/**
 * The first of the others that is the same picture, as far as an eye can tell. A plain colour looks like every other
 * plain colour, so of those it says nothing; of two cards that are the same to the last bit the server makes one.
 */
export const sameAs = (print: string, others: readonly Known[]): Known | undefined =>
  isTelling(print) ? others.find((other) => difference(other.print, print) < SAME) : undefined;

const isTelling = (print: string): boolean =>
  print !== '' && print.replaceAll('=', '').length > print.length / 8;

const lightAt = (data: Uint8ClampedArray, at: number): number =>
  0.3 * (data[at * 4] ?? 0) + 0.59 * (data[at * 4 + 1] ?? 0) + 0.11 * (data[at * 4 + 2] ?? 0);
