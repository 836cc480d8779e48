import type { Who } from '../table/who.ts';
import type { Public } from '../wire/protocol.ts';

/** The people whom the table waits for, without oneself; bots need no reminding. */
export function missing(table: Public, all: readonly Who[], own: number | undefined): Who[] {
  if (!['clue', 'give', 'vote', 'reveal'].includes(table.phase) || table.closing) return [];
  return all.filter(({ seat, bot }) => table.awaited.includes(seat) && !bot && seat !== own);
}

/** Who may ask that a bot moves for somebody, and has not yet: the host at any time, others where no clock does it. */
export function mayAsk(
  table: Public,
  seat: number,
  own: number | undefined,
  host: boolean,
): boolean {
  if (!['clue', 'give', 'vote'].includes(table.phase)) return false;
  if (!host && (own === undefined || table.pace.seconds != null)) return false;
  const asker = host ? 0 : own;
  return !table.wishes.some((wish) => wish.seat === seat && wish.by === asker);
}
