import { standing, type Picture, type Standing } from './picture.ts';

/** How many pictures stand how. */
export type Counts = Readonly<Record<Standing, number>>;

export function counted(pictures: readonly Picture[]): Counts {
  const counts = { in: 0, going: 0, waiting: 0, asked: 0, wrong: 0, out: 0 };
  for (const picture of pictures) counts[standing(picture)] += 1;
  return counts;
}

/** How many cards the deck will have. */
export const coming = (counts: Counts): number => counts.in + counts.going + counts.waiting;

/** Whether all that is wanted is done. */
export const isSettled = (counts: Counts): boolean => counts.going + counts.waiting === 0;

/** How far it is, in percent: one on its way is half done. It says 100 only when all are in. */
export function percent(counts: Counts): number {
  const all = coming(counts);
  return all === 0 ? 0 : Math.floor(((counts.in + counts.going / 2) / all) * 100);
}
