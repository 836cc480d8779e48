import { calledAt, NAMES } from '../table/who.ts';
import type { View } from '../wire/protocol.ts';

/** How many games of this table a player has won. */
export interface Won {
  readonly name: string;
  readonly you: boolean;
  readonly count: number;
}

export type Evening = Pick<View, 'table' | 'tally' | 'people' | 'you'>;

/** The winners of a table's games, the most successful first, without those who have left for good. */
export function evening(view: Evening): Won[] {
  const { tally, you } = view;
  const called = calledAt(view).people;
  const persons = Object.entries(tally.people).flatMap(([id, count]) => {
    const name = called.get(id);
    return name === undefined ? [] : [{ name, you: id === you?.person, count }];
  });
  const bots = Object.entries(tally.bots).map(([bot, count]) => ({
    name: NAMES[bot] ?? bot,
    you: false,
    count,
  }));
  return [...persons, ...bots].sort((a, b) => b.count - a.count);
}
