import type { Who } from '../table/who.ts';
import type { Subject } from './sentences.ts';

/** From whom the hand came that one holds in this turn, where hands are passed on: the neighbour on the right. */
export function handFrom({
  table,
  own,
  all,
}: Pick<Subject, 'table' | 'own' | 'all'>): Who | undefined {
  if (!own || !table.rules?.passes_hands || table.turn < 2) return undefined;
  const place = all.findIndex((who) => who.seat === own.seat);
  return all.at(place - 1);
}
