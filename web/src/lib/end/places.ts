import type { Unit } from '../table/who.ts';

/** A place, with all who share it. */
export interface Place {
  readonly place: number;
  readonly score: number;
  readonly units: readonly Unit[];
}

/** All places. Equal scores share one, and the next is as far down as they are many. */
export function places(units: readonly Unit[]): Place[] {
  const scores = [...new Set(units.map((unit) => unit.score))].sort((a, b) => b - a);
  return scores.map((score) => ({
    score,
    place: units.filter((unit) => unit.score > score).length + 1,
    units: units.filter((unit) => unit.score === score),
  }));
}

/** The podium has room for three places; the others stand below. */
export const ON_PODIUM = 3;
