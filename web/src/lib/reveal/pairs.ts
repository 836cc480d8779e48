import type { Looked } from '../table/looked.ts';
import type { Who } from '../table/who.ts';

/** A player as the reveal draws them: in Team with their pair's hare, so that one sees which pair gains. */
export function playerIn(looked: Looked, seat: number): Who | undefined {
  const who = looked.who(seat);
  const pair = looked.units.find(({ no }) => no === who?.unit);
  return who && pair ? { ...who, hare: pair.hare } : who;
}
