import type { MyTable } from '../wire/protocol.ts';

/** One's tables in the order in which they want one: yours to do, others' to do, nobody's. */
export interface Grouped {
  readonly yours: readonly MyTable[];
  readonly others: readonly MyTable[];
  readonly between: readonly MyTable[];
}

const isOn = ({ phase }: MyTable): boolean => phase !== 'lobby' && phase !== 'end';

export function grouped(tables: readonly MyTable[]): Grouped {
  const latest = [...tables].sort((a, b) => b.active_at - a.active_at);
  return {
    // What is due first comes first; without a deadline the table is in no hurry.
    yours: latest
      .filter((table) => table.awaited && isOn(table))
      .sort((a, b) => (a.due ?? Infinity) - (b.due ?? Infinity) || 0),
    others: latest.filter((table) => !table.awaited && isOn(table)),
    between: latest.filter((table) => !isOn(table)),
  };
}

/** Milliseconds: a game that was left so long ago is not gone back to from the first page. */
const RECENT = 12 * 3600 * 1000;

/** The games over days that wait for one. */
export const waitingDays = (tables: readonly MyTable[]): number =>
  grouped(tables).yours.filter(({ days }) => days).length;

/** The game that the first page leads back to: one over days that waits, whatever its age, else what was left last. */
export function goneOnWith(tables: readonly MyTable[], now: number): MyTable | undefined {
  const { yours, others } = grouped(tables);
  const recent = [...yours, ...others]
    .filter(({ active_at: at }) => now - at < RECENT)
    .sort((a, b) => b.active_at - a.active_at);
  // A table at which people sit now goes before one that has days.
  return recent.find(({ days }) => !days) ?? yours.find(({ days }) => days) ?? recent[0];
}
