import { describe, expect, test } from 'vitest';
import { calledAt, everybody } from '../src/lib/table/who.ts';
import type { PersonView, Public, View } from '../src/lib/wire/protocol.ts';

const person = (name: string, seat: number | null): PersonView => ({
  name,
  hare: 0,
  seat,
  host: false,
  here: true,
  waiting: false,
  next_game: false,
});

/** People sit on the first seats, in the order they came; then bots. */
function view(names: readonly string[], bots: readonly string[] = []): View {
  const seats = [...names.map(() => ''), ...bots].map((bot, at) => ({ no: at + 1, bot }));
  return {
    table: {
      order: seats.map(({ no }) => no),
      seats: Object.fromEntries(seats.map((seat) => [seat.no, seat])),
    } as unknown as Public,
    people: Object.fromEntries(names.map((name, at) => [`p${at}`, person(name, at + 1)])),
    own: null,
    you: { person: 'p0', host: true, hushed: false, unnamed: false },
  } as unknown as View;
}

const called = (...names: string[]): string[] => everybody(view(names)).map((who) => who.name);

describe('two people with one name are told apart by a number', () => {
  test.each([
    ['the same', ['Tom', 'Ana', 'Tom', 'Tom'], ['Tom', 'Ana', 'Tom (2)', 'Tom (3)']],
    [
      'in capitals, with a space or a dot',
      ['Tom', 'TOM', 'To m.'],
      ['Tom', 'TOM (2)', 'To m. (3)'],
    ],
    ['with an accent', ['Lea', 'Léa'], ['Lea', 'Léa (2)']],
    ['with a letter of another alphabet', ['Anna', 'Аnnа'], ['Anna', 'Аnnа (2)']],
    ['with a sign that passes for a letter', ['Lilo', 'L1l0'], ['Lilo', 'L1l0 (2)']],
    ['who wrote the number themselves', ['Tom', 'Tom (2)', 'Tom'], ['Tom', 'Tom (2)', 'Tom (3)']],
  ])('%s', (_, names, shown) => {
    expect(called(...names)).toEqual(shown);
  });
});

test('names that can be told apart stay as they are', () => {
  expect(called('Tom', 'Tim', '🐰', '🦊', '李', '王')).toEqual([
    'Tom',
    'Tim',
    '🐰',
    '🦊',
    '李',
    '王',
  ]);
});

test('a bot has the number where a person has its name, and so has a second bot', () => {
  const names = everybody(view(['Otto'], ['otto', 'nell', 'nell'])).map((who) => who.name);
  expect(names).toEqual(['Otto', 'Otto (2)', 'Nell', 'Nell (2)']);
});

test('who only watches is called by the same rule', () => {
  const seen = view(['Tom']);
  const people = { ...seen.people, w: person('tom', null) };
  expect(calledAt({ ...seen, people }).people.get('w')).toBe('tom (2)');
});

describe('names are numbered anew when one of them has gone', () => {
  const mara = (seat: number | null, here = true): PersonView => ({
    ...person('Mara', seat),
    here,
  });
  const called = (...people: PersonView[]): (string | undefined)[] => {
    const seen = view([]);
    const named = calledAt({
      ...seen,
      people: Object.fromEntries(people.map((each, at) => [`p${at}`, each])),
    }).people;
    return people.map((_, at) => named.get(`p${at}`));
  };

  test('who left their seat gives the number free', () => {
    expect(called(mara(1), mara(2), mara(3))).toEqual(['Mara', 'Mara (2)', 'Mara (3)']);
    expect(called(mara(1), mara(null, false), mara(3))).toEqual(['Mara', 'Mara (3)', 'Mara (2)']);
  });

  test('who only lost the connection keeps it, with the seat', () => {
    expect(called(mara(1), mara(2, false), mara(3))).toEqual(['Mara', 'Mara (2)', 'Mara (3)']);
  });

  test('no watcher who comes or goes changes what a player is called', () => {
    expect(called(mara(null), mara(1))).toEqual(['Mara (2)', 'Mara']);
    expect(called(mara(null, false), mara(1))).toEqual(['Mara (2)', 'Mara']);
  });
});
