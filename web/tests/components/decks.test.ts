import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { decks } from '../../src/lib/cards/decks.svelte.ts';
import { deckName, describedIn, madeBy } from '../../src/lib/decks/words.ts';
import type { DeckShown } from '../../src/lib/wire/protocol.ts';

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

let server: Record<string, DeckShown> = {};

beforeEach(() => {
  vi.stubGlobal('fetch', (path: string) => {
    const deck = server[path.split(/[/?]/).at(3) ?? ''];
    return Promise.resolve(
      deck ? Response.json(deck) : Response.json({ code: 'no_such_address' }, { status: 404 }),
    );
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a picture of two decks counts once, and is described by the one that has words for it', async () => {
  const words = { id: 'x2', description: { en: 'A door ajar.' } };
  server = {
    one: shown('one', ['x1', 'x2', 'x3']),
    two: { ...shown('two', ['x4']), cards: [words, { id: 'x4', description: {} }] },
  };
  expect(decks.count(['one', 'two'])).toBeUndefined();
  await decks.look(['one', 'two']);
  expect(decks.count(['one', 'two'])).toBe(4);
  expect(decks.describe('x2')).toBe('A door ajar.');
  expect(decks.deckOf('x2')?.id).toBe('one');
});

test('a deck that has gone is known to be gone once the server is asked again', async () => {
  server = { brief: shown('brief', ['y1']) };
  await decks.look(['brief']);
  expect(decks.gone('brief')).toBe(false);
  server = {};
  await decks.look(['brief']);
  expect(decks.gone('brief')).toBe(false);
  await decks.again(['brief']);
  expect(decks.gone('brief')).toBe(true);
  expect(decks.count(['brief'])).toBe(0);
});

test('a deck that could not be reached has not gone', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  await decks.look(['far']);
  expect(decks.gone('far')).toBe(false);
  expect(decks.count(['far'])).toBeUndefined();
});

test('a deck says whose it is, and in which languages', () => {
  const deck = shown('night', ['a', 'b'], {
    name: { fr: 'La nuit' },
    languages: ['en', 'fr'],
    described: 2,
  });
  expect(deckName(deck)).toBe('La nuit');
  expect(madeBy(deck)).toBe('by Saga, CC\u00a0BY-SA\u00a04.0');
  expect(describedIn(deck)).toBe('Described in English and French');
  expect(describedIn({ ...deck, languages: [] })).toBe('Without descriptions');
});

test('a deck of which few pictures are described says how many', () => {
  const some = { languages: ['en'], described: 1, cards: 27 };
  expect(describedIn(some)).toBe('1 of 27 described, in English');
});
