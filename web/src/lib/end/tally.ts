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
  const persons = Object.entries(tally.people).flatMap(([id, count]) => {
    const person = people[id];
    return person ? [{ name: person.name, you: id === you?.person, count }] : [];
  });
  const bots = Object.entries(tally.bots).map(([bot, count]) => ({
    name: NAMES[bot] ?? bot,
    you: false,
    count,
  }));
  return [...persons, ...bots].sort((a, b) => b.count - a.count);
}
