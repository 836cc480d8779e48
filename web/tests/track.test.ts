import { describe, expect, test } from 'vitest';
import { BOARDS } from '../src/lib/track/boards.ts';
import { trackWords } from '../src/lib/track/change.ts';
import { keyframes, timing, trail } from '../src/lib/track/hops.ts';
import { curve, evenly } from '../src/lib/track/path.ts';
import { crowd, standing, totals } from '../src/lib/track/standing.ts';
import { GOAL, hasLaps, MOON, route, stoneOf } from '../src/lib/track/stones.ts';
import { named, tags } from '../src/lib/track/tags.ts';
import type { Unit } from '../src/lib/table/who.ts';
import { inEnglish, inFrench } from './speech.ts';
import { forARoom, units, who } from './units.ts';

const { wide, tall } = BOARDS;
const nameOf = (unit: Unit): string => unit.members[0]?.name ?? '';

describe('the stones', () => {
  test('lie evenly on the way', () => {
    const way = curve([
      [0, 0],
      [100, 0],
      [200, 0],
    ]);
    expect(evenly(way, 5).map(([x]) => Math.round(x))).toEqual([0, 50, 100, 150, 200]);
  });

  test('beyond thirty: the moon where the game ends there, else another lap', () => {
    expect([0, 30, 31, 36].map((score) => stoneOf(score, hasLaps(30)))).toEqual([
      0,
      30,
      MOON,
      MOON,
    ]);
    expect([30, 31, 36, 61].map((score) => stoneOf(score, hasLaps(undefined)))).toEqual([
      30, 1, 6, 1,
    ]);
    expect([hasLaps(12), hasLaps(30), hasLaps(31)]).toEqual([false, false, true]);
  });

  test('a hop goes over every stone between, and nobody hops on the moon', () => {
    expect(route(28, 33, false)).toEqual([28, 29, 30, MOON]);
    expect(route(29, 32, true)).toEqual([29, 30, 1, 2]);
    expect(route(7, 7, true)).toEqual([7]);
    expect(route(31, 34, false)).toEqual([MOON]);
  });

  test('a leap back to the first stone leaves no dots across the board', () => {
    const arcs = (from: number, to: number): number =>
      trail(wide, from, to, true).split('M').length - 1;
    expect([arcs(3, 6), arcs(29, 32), arcs(5, 5)]).toEqual([3, 2, 0]);
  });

  test('a hare ends where it stands, and the longest way takes as long as others', () => {
    const frames = keyframes(wide, [3, 4, 5]);
    expect(frames).toHaveLength(5);
    expect(frames.at(-1)?.['transform']).toBe('translate(0.0px, 0.0px)');
    expect([timing(1, 0), timing(12, 11)]).toEqual([
      { delay: 400, duration: 340 },
      { delay: 2900, duration: 1500 },
    ]);
  });
});

describe('hares on one stone', () => {
  test('stand side by side, in twos, threes and fours, the more the smaller', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 12].map((count) => crowd(count).row)).toEqual([
      2, 2, 2, 2, 3, 3, 4, 4,
    ]);
    const sizes = [2, 4, 6, 12].map((count) => crowd(count).scale);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  });

  test.each([
    ['wide', wide],
    ['tall', tall],
  ])(
    'never stand outside the %s board, nor on the same spot, however many they are',
    (_, board) => {
      for (let stone = 0; stone <= MOON; stone++) {
        const there = standing(units(...Array.from({ length: 12 }, () => stone)), board, false);
        expect(new Set(there.map(({ x, y }) => `${x} ${y}`)).size).toBe(12);
        for (const { x, y, size } of there) {
          expect(x - size / 2).toBeGreaterThanOrEqual(-1);
          expect(x + size / 2).toBeLessThanOrEqual(board.w + 1);
          expect(y - size).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(board.h);
        }
      }
    },
  );

  test('are drawn from the back to the front, and look where the way goes', () => {
    const there = standing(units(5, 5, 5, 8), wide, false);
    expect(there.map(({ y }) => y)).toEqual([...there.map(({ y }) => y)].sort((a, b) => a - b));
    expect(there.find(({ stone }) => stone === 8)?.flip).toBe(true);
    expect(standing(units(GOAL), wide, false)[0]?.flip).toBe(false);
  });

  test('their stone says their total, both where some are a lap ahead, and the moon none', () => {
    expect(totals(units(4, 34, 4, 12), true)).toEqual([
      { stone: 4, text: '4 · 34', ahead: true },
      { stone: 12, text: '12', ahead: false },
    ]);
    expect(totals(units(32), false)).toEqual([]);
  });
});

describe('names', () => {
  test('never hide a number', () => {
    const hares = standing(units(6, 5), wide, false);
    const [first] = tags(hares, nameOf, wide, 18);
    if (!first) throw new Error('a name');
    const [moved] = tags(hares, nameOf, wide, 18, [first]);
    expect(moved && (moved.x !== first.x || moved.y !== first.y)).toBe(true);
  });

  test('up to six are all named, of more the reader and those in front, unless they are many', () => {
    expect(named(units(1, 2, 3, 4, 5, 6))).toHaveLength(6);
    expect(named(units(1, 2, 9, 4, 5, 6, 7)).map(nameOf)).toEqual(['Bea', 'Léa']);
    expect(named(units(0, 3, 3, 3, 0, 0, 0)).map(nameOf)).toEqual(['Bea']);
  });

  test.each([
    ['wide', wide],
    ['tall', tall],
  ])('never lie on each other or outside the %s board', (_, board) => {
    for (const scores of [
      [20, 20, 21, 21, 20, 21],
      [0, 0, 0, 0, 0, 0],
      [30, 30, 32, 33, 29, 30],
    ]) {
      const font = board.r * 0.74;
      const found = tags(standing(units(...scores), board, false), nameOf, board, font);
      expect(found).toHaveLength(6);
      for (const [index, one] of found.entries()) {
        expect(one.x - one.width / 2).toBeGreaterThanOrEqual(0);
        expect(one.x + one.width / 2).toBeLessThanOrEqual(board.w);
        expect(one.y - font * 1.5).toBeGreaterThanOrEqual(-1);
        for (const other of found.slice(index + 1)) {
          const apart =
            Math.abs(one.x - other.x) >= (one.width + other.width) / 2 - 0.01 ||
            Math.abs(one.y - other.y) >= font * 1.42;
          expect(apart).toBe(true);
        }
      }
    }
  });
});

/** What the bar says: before the turn, after it. */
function said(
  before: number[],
  after: number[],
  target: number | undefined = 30,
  room = false,
): string {
  const all = room ? forARoom(units(...after)) : units(...after);
  const gained = new Map(after.map((score, no) => [no, score - (before[no] ?? 0)]));
  const { lead, rest } = trackWords({ units: all, gained, target }, inEnglish);
  return `${lead} ${rest}`.trim();
}

describe('what changed in the race', () => {
  test.each([
    [
      'a lead is taken',
      [19, 21, 9],
      [24, 21, 12],
      'You take the lead with 24. 6 stones from the moon.',
    ],
    [
      'a tie is told as a tie',
      [19, 21, 9],
      [21, 21, 9],
      'You caught up with Tom on 21. The lead is shared. 9 stones from the moon.',
    ],
    [
      'a tie further back',
      [15, 24, 18],
      [18, 24, 18],
      'You caught up with Léa on 18. Tom leads with 24.',
    ],
    [
      'a tie with two',
      [15, 18, 18, 24],
      [18, 18, 18, 24],
      'You caught up with Tom and Léa on 18. Ana leads with 24.',
    ],
    [
      'others are passed',
      [10, 12, 11, 20],
      [15, 12, 13, 20],
      'You passed Tom and Léa. Ana leads with 20.',
    ],
    [
      'the reader is caught',
      [12, 9, 20],
      [12, 12, 20],
      'Tom caught up with you on 12. Léa leads with 20.',
    ],
    ['the reader is passed', [12, 10, 20], [12, 15, 20], 'Tom passed you. Léa leads with 20.'],
    ['the reader hops alone', [5, 20, 1], [8, 20, 1], 'You hop to 8. Tom leads with 20.'],
    ['the reader stays', [5, 20, 1], [5, 21, 2], 'You stay on 5. Tom leads with 21.'],
    [
      'a lead that is lost to a tie',
      [20, 18, 3],
      [20, 20, 3],
      'Tom caught up with you on 20. The lead is shared. 10 stones from the moon.',
    ],
    ['the first turn', [0, 0, 0], [3, 2, 0], 'You take the lead with 3. 27 stones from the moon.'],
    [
      'the first turn, shared',
      [0, 0, 0],
      [3, 3, 0],
      'You hop to 3. You and Tom share the lead on 3.',
    ],
    [
      'four share the lead',
      [0, 0, 0, 0, 0],
      [0, 2, 2, 2, 2],
      'You stay on 0. 4 share the lead on 2.',
    ],
    ['the end', [28, 29, 12], [31, 30, 12], 'You reached 31. This was the last turn.'],
    [
      'two at the end',
      [28, 29, 12],
      [31, 31, 12],
      'You and Tom reached 31. This was the last turn.',
    ],
  ])('%s', (_, before, after, words) => {
    expect(said(before, after)).toBe(words);
  });

  test('a lead that is kept is no news', () => {
    expect(said([20, 10, 5], [23, 12, 5])).toBe('You hop to 23. You lead with 23.');
  });

  test('another finish has its own words, and without one none is named', () => {
    expect(said([0, 0, 0], [3, 2, 0], 12)).toBe(
      'You take the lead with 3. 9 stones from the finish.',
    );
    expect(
      trackWords({ units: units(34, 31), gained: new Map([[0, 5]]), target: undefined }, inEnglish),
    ).toEqual({
      lead: 'You take the lead with 34.',
      rest: '',
    });
  });

  test.each([
    ['a new lead', [20, 18, 3], [20, 23, 3], 'Tom takes the lead with 23. 7 stones from the moon.'],
    [
      'a tie for the lead',
      [20, 18, 3],
      [20, 20, 3],
      'Tom caught up with Bea on 20. The lead is shared. 10 stones from the moon.',
    ],
    [
      'the longest hop behind the leader',
      [20, 10, 3],
      [21, 11, 8],
      'Léa hops to 8. Bea leads with 21.',
    ],
    ['nothing happened', [20, 10, 3], [20, 10, 3], 'Bea leads with 20. 10 stones from the moon.'],
  ])('for a room, where nobody is "you": %s', (_, before, after, words) => {
    expect(said(before, after, 30, true)).toBe(words);
  });

  test('a pair is several, and French agrees in person and number', () => {
    const [first, second] = units(0, 12);
    if (!first || !second) throw new Error('two units');
    const pair = { ...second, members: [who(1), who(4)] };
    const race = { units: [first, pair], gained: new Map([[1, 12]]), target: 30 };
    expect(trackWords(race, inEnglish).lead).toBe('You stay on 0.');
    const room = { ...race, units: forARoom(race.units) };
    expect(trackWords(room, inEnglish).lead).toBe('Tom + Max take the lead with 12.');
    expect(trackWords(room, inFrench).lead).toBe('Tom + Max prennent la tête avec 12.');
    const tie = { units: units(21, 21), gained: new Map([[0, 2]]), target: 30 };
    expect(trackWords(tie, inFrench)).toEqual({
      lead: 'Vous rattrapez Tom à 21.',
      rest: 'La tête est partagée. Encore 9 pierres jusqu’à la lune.',
    });
  });
});
