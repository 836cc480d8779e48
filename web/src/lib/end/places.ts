import type { Unit } from '../table/who.ts';

/** A step of the podium, with everybody who shares it. */
export interface Place {
  readonly place: number;
  readonly score: number;
  readonly units: readonly Unit[];
}

/** The first three places. Equal scores share one, and the next place is as far down as they are many. */
export function places(units: readonly Unit[]): Place[] {
  const scores = [...new Set(units.map((unit) => unit.score))].sort((a, b) => b - a);
  return scores
    .map((score) => ({
      score,
      place: units.filter((unit) => unit.score > score).length + 1,
      units: units.filter((unit) => unit.score === score),
    }))
    .filter(({ place }) => place <= 3);
}
