import type { TableState } from '../table/table.svelte.ts';

/** The seconds that are left of the phase, at that time of this browser's clock; nothing where no clock runs. */
export function secondsLeft(
  { view, clockSeenAt }: Pick<TableState, 'view' | 'clockSeenAt'>,
  now: number,
): number | undefined {
  const clock = view?.clock;
  if (!clock) return undefined;
  const gone = clock.running ? (now - clockSeenAt) / 1000 : 0;
  return Math.max(0, clock.left - gone);
}
