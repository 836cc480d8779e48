import { describe, expect, test } from 'vitest';
import { fromInside } from '../src/lib/book/inside.ts';
import {
  clueSize,
  inARow,
  placeOf,
  sectionsOf,
  swiped,
  turnedBy,
} from '../src/lib/book/sections.ts';
import { nameless, pictureWords, pointsOf, sectionWords, titleOf } from '../src/lib/book/words.ts';
import type { Award as Earned } from '../src/lib/end/awards.ts';
import type { Looked } from '../src/lib/table/looked.ts';
import type { Award, Public } from '../src/lib/wire/protocol.ts';
import { inEnglish, inFrench } from './speech.ts';
import { turn } from './turns.ts';
import { who } from './units.ts';

const all = [0, 1, 2, 3].map((no) => who(no, { you: false }));
const looked = {
  table: { history: [turn()] } as unknown as Public,
  own: undefined,
  may: {},
  isHost: false,
  all,
  units: [],
  who: (seat) => all.find((each) => each.seat === seat),
} satisfies Looked as Looked;
const earned: Earned = { kind: 'eye', seats: [1], count: 3, of: 4, turns: [] };
const award = (
  seat: number,
  points: number,
  reason: Award['reason'],
  thanks: number[] = [],
): Award => ({
  seat,
  points,
  reason,
  positions: [1],
  thanks_to: thanks,
});

describe('the order of a book', () => {
  const ids = (...given: Parameters<typeof sectionsOf>): string[] =>
    sectionsOf(...given).map(({ id }) => id);

  test('cover, turns, race, awards, last page; addresses name turns by their numbers', () => {
    expect(ids([turn(), turn({ turn: 2 })], [earned])).toEqual([
      'cover',
      'turn-1',
      'turn-2',
      'race',
      'awards',
      'last',
    ]);
  });

  test('what nobody earned has no page, and a game without turns no race', () => {
    expect(ids([turn()], [])).toEqual(['cover', 'turn-1', 'race', 'last']);
    expect(ids([], [])).toEqual(['cover', 'last']);
  });

  test('a fragment names a page; one that is not there leads to the cover', () => {
    const sections = sectionsOf([turn(), turn({ turn: 7 })], []);
    expect(placeOf(sections, '#turn-7')).toBe(2);
    expect(placeOf(sections, '#turn-8')).toBe(0);
    expect(placeOf(sections, '')).toBe(0);
  });
});

describe('turning', () => {
  test('arrows turn as one reads, Home and End lead to the covers, and nothing leads beyond them', () => {
    expect(turnedBy('ArrowRight', 2, 5, false)).toBe(3);
    expect(turnedBy('ArrowLeft', 2, 5, false)).toBe(1);
    expect(turnedBy('ArrowRight', 2, 5, true)).toBe(1);
    expect(turnedBy('Home', 2, 5, false)).toBe(0);
    expect(turnedBy('End', 2, 5, false)).toBe(4);
    expect(turnedBy('ArrowRight', 4, 5, false)).toBeUndefined();
    expect(turnedBy('ArrowLeft', 0, 5, false)).toBeUndefined();
    expect(turnedBy('x', 2, 5, false)).toBeUndefined();
  });

  test('a finger that goes across turns, one that scrolls or shakes does not', () => {
    expect(swiped(-80, 10, false)).toBe(1);
    expect(swiped(80, 10, false)).toBe(-1);
    expect(swiped(-80, 10, true)).toBe(-1);
    expect(swiped(-80, 70, false)).toBe(0);
    expect(swiped(-20, 0, false)).toBe(0);
  });
});

test('small pictures stand in even rows of at most six', () => {
  expect([2, 4, 5, 6, 7, 11].map(inARow)).toEqual([4, 4, 5, 6, 4, 6]);
});

test('a long clue is set smaller', () => {
  expect(['Almost home', 'a'.repeat(60), 'a'.repeat(200)].map(clueSize)).toEqual([
    'large',
    'middle',
    'small',
  ]);
});

test('the title is the best-loved clue, or says that there were no words', () => {
  expect(titleOf([turn({ hearts: [[2, 0]] })], inEnglish)).toBe('Almost home');
  expect(titleOf([turn({ clue: { form: 'mime' } })], inEnglish)).toBe('A story without words');
});

test('who wants no name is a hare of their colour; of who deleted their data not even that is known', () => {
  expect(nameless(inEnglish)(1)).toBe('Ruby hare');
  expect(nameless(inFrench)(1)).toBe('Lièvre rubis');
  expect(nameless(inEnglish)(undefined)).toBe('A player');
});

test('a picture is read as whose it is, what is on it and who chose it', () => {
  expect(pictureWords(looked, turn(), 1, 'A boat.', inEnglish)).toBe(
    'Bea’s picture. A boat. Votes: Tom and Léa.',
  );
  expect(pictureWords(looked, turn(), 3, '', inEnglish)).toBe('Léa’s picture.');
});

test('points say who got them and why', () => {
  const awards = [
    award(2, 3, 'found_it'),
    award(3, 3, 'found_it'),
    award(4, 1, 'votes_on_your_card', [2]),
  ];
  expect(pointsOf(looked, turn({ awards }), inEnglish)).toEqual([
    { points: 3, words: 'Tom and Léa found it' },
    { points: 1, words: 'Ana fooled Tom' },
  ]);
  expect(pointsOf(looked, turn({ awards }), inFrench)[1]?.words).toBe('Ana a trompé Tom');
});

test('the list of contents quotes what was written and tells what was not', () => {
  const of = (told: Parameters<typeof turn>[0]): string[] =>
    Object.values(sectionWords(looked, { kind: 'turn', id: '', turn: turn(told) }, inEnglish));
  expect(of({})).toEqual(['Almost home', 'Turn 1 · Bea']);
  expect(of({ clue: { form: 'song' } })).toEqual(['Bea sang it.', 'Turn 1']);
});

test('a book that is one file shows what it has inside and asks no server for the rest', () => {
  const source = fromInside({ a: { large: 'L', small: 'S' }, b: { small: 'S' } });
  expect([source('a', true), source('a', false)]).toEqual(['L', 'S']);
  expect([source('b', true), source('c', true)]).toEqual(['S', '']);
});
