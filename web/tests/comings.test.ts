import { expect, test } from 'vitest';
import { leavers, newcomers } from '../src/lib/table/comings.ts';
import type { PersonView } from '../src/lib/wire/protocol.ts';

const person = (name: string, what: Partial<PersonView> = {}): PersonView => ({
  name,
  hare: 1,
  seat: 1,
  host: false,
  here: true,
  waiting: false,
  next_game: false,
  ...what,
});

test('a newcomer is named with what they do; who stands at the door, and the reader, are not', () => {
  const after = {
    me: person('Léa'),
    tom: person('Tom'),
    ana: person('Ana', { seat: null, next_game: true }),
    max: person('Max', { seat: null }),
    eli: person('Eli', { seat: null, waiting: true }),
  };
  expect(newcomers({}, after, 'me')).toEqual([
    { key: 'comings.plays', name: 'Tom' },
    { key: 'comings.next', name: 'Ana' },
    { key: 'comings.watches', name: 'Max' },
  ]);
  expect(newcomers(after, after, 'me')).toEqual([]);
});

test('a player who was here and is not any more has left; a watcher is not missed', () => {
  const before = { me: person('Léa'), tom: person('Tom'), ana: person('Ana', { seat: null }) };
  const after = { me: person('Léa'), tom: person('Tom', { here: false }) };
  expect(leavers(before, after, 'me')).toEqual(['tom']);
  expect(leavers(after, after, 'me')).toEqual([]);
});
