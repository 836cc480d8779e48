import { expect, test } from 'vitest';
import { fit } from '../src/lib/cards/fit.ts';
import { enough } from '../src/lib/decks/enough.ts';
import { shelf } from '../src/lib/decks/shelf.ts';
import { licenceName } from '../src/lib/decks/words.ts';
import { some } from '../src/lib/how/cards.ts';
import { nearest } from '../src/lib/languages.ts';
import type { DeckInList, DeckShown } from '../src/lib/wire/protocol.ts';

const NEEDS = [
  { players: 3, cards: 26 },
  { players: 4, cards: 28 },
  { players: 6, cards: 42 },
];

test('cards are counted for the players at the table', () => {
  expect(enough(NEEDS, 4, 28)).toEqual({ players: 4, need: 28, missing: 0, most: 4 });
  expect(enough(NEEDS, 4, 27)).toEqual({ players: 4, need: 28, missing: 1, most: 3 });
});

test('where so many can’t play, cards are counted for the next number that can', () => {
  expect(enough(NEEDS, 1, 84)?.players).toBe(3);
  expect(enough(NEEDS, 5, 84)?.players).toBe(6);
  expect(enough(NEEDS, 9, 84)?.players).toBe(6);
});

test('it is said where cards are too few for any game, and nothing where nobody can play it so', () => {
  expect(enough(NEEDS, 3, 25)?.most).toBe(0);
  expect(enough([], 4, 84)).toBeUndefined();
});

const shown = (id: string, cards: string[], over: Partial<DeckShown> = {}): DeckShown => ({
  id,
  name: { en: id },
  author: 'Saga',
  licence: 'CC-BY-SA-4.0',
  languages: [],
  described: 0,
  cards: cards.map((card) => ({ id: card, description: {} })),
  fan: cards.slice(0, 3),
  bots: 'guess',
  ...over,
});

test('a host chooses from the list, and from what the table has beyond it', () => {
  const more = { own: false, mine: false, draft: false };
  const listed: DeckInList = { ...shown('ours', []), ...more, cards: 84 };
  const rows = shelf([listed], [shown('ours', ['a']), shown('own', ['a', 'b'])]);
  expect(rows.map(({ id, cards }) => [id, cards])).toEqual([
    ['ours', 84],
    ['own', 2],
  ]);
});

test('licences are written as people write them', () => {
  expect(licenceName('CC-BY-4.0')).toBe('CC\u00a0BY\u00a04.0');
  expect(licenceName('CC-BY-NC-SA-3.0')).toBe('CC\u00a0BY-NC-SA\u00a03.0');
  expect(licenceName('CC0-1.0')).toBe('CC0\u00a01.0');
  expect(licenceName('for friends only')).toBe('for friends only');
});

test('a text is found in the nearest language', () => {
  expect(nearest({ fr: 'oui', en: 'yes' }, 'fr')).toBe('oui');
  expect(nearest({ 'fr-CA': 'oui', en: 'yes' }, 'fr')).toBe('oui');
  expect(nearest({ de: 'ja', 'en-GB': 'yes' }, 'fr')).toBe('yes');
  expect(nearest({ de: 'ja' }, 'fr')).toBe('ja');
  expect(nearest({}, 'fr')).toBe('');
});

test('pictures of an album keep their size, however many they are', () => {
  const flows = { gap: 8, least: 90, most: 150, flows: true };
  expect(fit(300, 40, 500, flows)).toEqual(fit(300, 9000, 3, flows));
  expect(fit(300, 40, 500, flows)).toEqual({ columns: 3, card: 94, column: 94 });
  expect(fit(60, 40, 500, flows).columns).toBe(1);
});

test('how to play is shown with cards from all of the decks', () => {
  const piles = [
    ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'],
    ['b1', 'a1', 'b2'],
  ];
  const found = some(piles, 6);
  expect(found.length).toBeGreaterThanOrEqual(5);
  expect(found).toContain('b1');
  expect(new Set(found).size).toBe(found.length);
  expect(some([[], []], 6)).toEqual([]);
});
