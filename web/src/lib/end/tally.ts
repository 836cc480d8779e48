import { toldApart } from '../table/who.ts';
import { BOTS } from '../wire/rulebook.ts';
import type { View } from '../wire/protocol.ts';

/** How many games of this table somebody has won. */
export interface Won {
  readonly name: string;
  readonly you: boolean;
  readonly count: number;
}

const NAMES: Readonly<Record<string, string>> = BOTS;

/** The winners of a table's games, the most successful first; those who have left for good are nobody any more. */
export function evening({ tally, people, you }: Pick<View, 'tally' | 'people' | 'you'>): Won[] {
  const ids = Object.keys(people);
  const names = toldApart([
    ...ids.map((id) => people[id]?.name ?? ''),
    ...Object.keys(tally.bots).map((bot) => NAMES[bot] ?? bot),
  ]);
  const persons = Object.entries(tally.people).flatMap(([id, count]) => {
    const name = names[ids.indexOf(id)];
    return id in people && name !== undefined ? [{ name, you: id === you?.person, count }] : [];
  });
  const bots = Object.values(tally.bots).map((count, at) => ({
    name: names[ids.length + at] ?? '',
    you: false,
    count,
  }));
  return [...persons, ...bots].sort((a, b) => b.count - a.count);
}
