import type { View } from '../wire/protocol.ts';

type People = View['people'];

/** What is said of a person who comes into a game. */
export interface Coming {
  readonly key: 'comings.plays' | 'comings.next' | 'comings.watches';
  readonly name: string;
}

/** Who has come since: to a seat, or to play in the next game. */
export function newcomers(before: People, after: People, me: string | undefined): Coming[] {
  return Object.entries(after).flatMap(([id, person]): Coming[] => {
    if (id === me || before[id] || person.waiting) return [];
    const watches = person.next_game ? 'comings.next' : 'comings.watches';
    return [{ key: person.seat == null ? watches : 'comings.plays', name: person.name }];
  });
}

/** Players who were here, and aren't any more. */
export function leavers(before: People, after: People, me: string | undefined): string[] {
  return Object.entries(before).flatMap(([id, person]) =>
    id !== me && person.here && person.seat != null && after[id]?.here !== true ? [id] : [],
  );
}
