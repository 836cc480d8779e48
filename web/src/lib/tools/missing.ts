import type { Who } from '../table/who.ts';
import type { Own, Public } from '../wire/protocol.ts';

interface Subject {
  readonly table: Public;
  readonly all: readonly Who[];
  readonly own: Own | undefined;
}

/** The players the table waits for, without the player who looks; bots need no nudge. */
export function missing(table: Public, all: readonly Who[], own: number | undefined): Who[] {
  if (!['clue', 'give', 'vote', 'reveal'].includes(table.phase) || table.closing) return [];
  return all.filter(({ seat, bot }) => table.awaited.includes(seat) && !bot && seat !== own);
}

/** The seats that a player who waits may nudge: those the table waits for, unless it waits for this player too. */
export function late({ table, all, own }: Subject): number[] {
  if (!own || table.awaited.includes(own.seat)) return [];
  return missing(table, all, own.seat)
    .filter((who) => mayNudge(table, who))
    .map(({ seat }) => seat);
}

/** In a game over days a nudge reaches only who is here; the others are called when it is their turn. */
export const mayNudge = (table: Public, { away }: Pick<Who, 'away'>): boolean =>
  table.pace.name !== 'days' || !away;

/** Whether a player may ask a bot to move for that seat, and has not yet: the host always, others where no clock does it. */
export function mayAsk(
  table: Public,
  seat: number,
  own: number | undefined,
  host: boolean,
): boolean {
  if (!['clue', 'give', 'vote'].includes(table.phase)) return false;
  const clock = table.pace.seconds ?? table.pace.days;
  if (!host && (own === undefined || clock != null)) return false;
  const asker = host ? 0 : own;
  return !table.wishes.some((wish) => wish.seat === seat && wish.by === asker);
}
