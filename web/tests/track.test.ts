import { describe, expect, test } from 'vitest';
import { board } from '../src/lib/track/boards.ts';
import { apart, type Box } from '../src/lib/track/boxes.ts';
import { trackWords } from '../src/lib/track/change.ts';
import { keyframes, timing, trail } from '../src/lib/track/hops.ts';
import { curve, evenly } from '../src/lib/track/path.ts';
import { boxOf, crowd, standing } from '../src/lib/track/standing.ts';
import { moonOf, numberOf, route, stoneOf, wayTo } from '../src/lib/track/stones.ts';
import { named, tags } from '../src/lib/track/tags.ts';
import type { Unit } from '../src/lib/table/who.ts';
import { inEnglish, inFrench } from './speech.ts';
import { forARoom, units, who } from './units.ts';

const usual = wayTo(30);
const endless = wayTo(undefined);
const wide = board('wide', usual);
const SHAPES = ['wide', 'tall'] as const;
const nameOf = (unit: Unit): string => unit.members[0]?.name ?? '';
const namesOf = (unit: Unit): string[] => unit.members.map(({ name }) => name);

describe('the stones', () => {
  test('lie evenly on the way', () => {
    const way = curve([
      [0, 0],
      [100, 0],
      [200, 0],
    ]);
    expect(evenly(way, 5).map(([x]) => Math.round(x))).toEqual([0, 50, 100, 150, 200]);
  });

  test.each([5, 12, 30, 36, 41, 50, 200])(
    'a game to %i ends at the foot of the moon, and who has more is on the moon',
    (target) => {
      const way = wayTo(target);
      expect(stoneOf(target, way)).toBe(way.last);
      expect(numberOf(way.last, way)).toBe(target);
      expect(stoneOf(target + 3, way)).toBe(moonOf(way));
      expect(numberOf(stoneOf(0, way), way)).toBe(0);
      for (const shape of SHAPES) {
        const drawn = board(shape, way);
        const last = drawn.stones[way.last] ?? [0, 0];
        const moon = drawn.stones[moonOf(way)] ?? [0, 0];
        expect(Math.hypot(last[0] - moon[0], last[1] - moon[1])).toBeLessThan(drawn.w / 4);
      }
    },
  );

  test('without a target the way starts over', () => {
    expect([30, 31, 36, 61].map((score) => stoneOf(score, endless))).toEqual([30, 1, 6, 1]);
    expect(numberOf(30, endless)).toBe(30);
  });

  test('a far target is reached in laps of equal length', () => {
    const way = wayTo(50);
    expect([0, 24, 25, 26, 49, 50].map((score) => stoneOf(score, way))).toEqual([
      0, 24, 25, 1, 24, 25,
    ]);
  });

  test('a hop goes over every stone between, and nobody hops on the moon', () => {
    expect(route(28, 33, usual)).toEqual([28, 29, 30, 31]);
    expect(route(29, 32, endless)).toEqual([29, 30, 1, 2]);
    expect(route(7, 7, endless)).toEqual([7]);
    expect(route(31, 34, usual)).toEqual([31]);
    expect(route(10, 14, wayTo(12))).toEqual([10, 11, 12, 13]);
  });

  test('a leap back to the first stone leaves no dots across the board', () => {
    const lapped = board('wide', endless);
    const arcs = (from: number, to: number): number =>
      trail(lapped, from, to).split('M').length - 1;
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

const CHIP = 1;
const stand = (all: readonly Unit[], on = wide) => standing(all, on, on.r * CHIP);

describe('hares on one stone', () => {
  test('stand side by side, the more the smaller', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 12].map((count) => crowd(count).row)).toEqual([
      1, 2, 2, 2, 3, 3, 3, 4,
    ]);
    const sizes = [1, 2, 4, 6, 9, 12].map((count) => crowd(count).scale);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  });

  test.each(SHAPES)(
    'never stand outside the %s board, nor on the same spot, however many they are',
    (shape) => {
      for (const way of [usual, wayTo(12), wayTo(40)]) {
        const drawn = board(shape, way);
        for (let stone = 0; stone <= moonOf(way); stone++) {
          const there = stand(units(...Array.from({ length: 12 }, () => stone)), drawn).hares;
          expect(new Set(there.map(({ x, y }) => `${x} ${y}`)).size).toBe(12);
          for (const { x, y, size } of there) {
            expect(x - size / 2).toBeGreaterThanOrEqual(-1);
            expect(x + size / 2).toBeLessThanOrEqual(drawn.w + 1);
            expect(y - size).toBeGreaterThanOrEqual(-1);
            expect(y).toBeLessThanOrEqual(drawn.h);
          }
        }
      }
    },
  );

  test('are drawn from the back to the front, and look where the way goes', () => {
    const there = stand(units(5, 5, 5, 8)).hares;
    expect(there.map(({ y }) => y)).toEqual([...there.map(({ y }) => y)].sort((a, b) => a - b));
    expect(there.find(({ stone }) => stone === 8)?.flip).toBe(true);
    expect(stand(units(30)).hares[0]?.flip).toBe(false);
  });

  test('their stone says their total, all of them where some are a lap ahead or on the moon', () => {
    const said = (all: Unit[], on = wide): [number, string, boolean][] =>
      stand(all, on).totals.map(({ stone, text, ahead }) => [stone, text, ahead]);
    expect(said(units(4, 34, 4, 12), board('wide', endless))).toEqual([
      [4, '4 · 34', true],
      [12, '12', false],
    ]);
    expect(said(units(33, 32, 8))).toEqual([
      [31, '32 · 33', true],
      [8, '8', false],
    ]);
  });
});

/** The same scores in every run. */
function chances(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

describe('on a crowded track', () => {
  const chance = chances(7);
  const some = (count: number, from: number, to: number): number[] =>
    Array.from({ length: count }, () => from + Math.floor(chance() * (to - from + 1)));
  const races = [
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 5],
    [30, 30, 32, 33, 29, 30, 28, 27, 31, 30, 26, 25],
    [12, 12, 13, 13, 14, 14, 12, 13, 14, 15, 15, 15],
    [20, 20, 21, 21, 20, 21],
    [0, 0, 0, 0, 0, 0],
    [30, 30, 32, 33, 29, 30],
    ...Array.from({ length: 12 }, () => some(12, 0, 8)),
    ...Array.from({ length: 12 }, () => some(12, 22, 33)),
    ...Array.from({ length: 12 }, () => some(6, 10, 16)),
  ];

  test.each([
    ['wide', 0.78, 0.82],
    ['wide', 1.02, 1],
    ['tall', 0.78, 0.82],
  ] as const)(
    'no name covers a hare, another name or a total: %s, letters of %d',
    (shape, letters, chip) => {
      const drawn = board(shape, usual);
      for (const scores of races) {
        const { hares, totals } = standing(units(...scores), drawn, drawn.r * chip);
        const names = tags(hares, namesOf, drawn, drawn.r * letters, totals);
        expect(names.map(({ unit }) => unit.no).sort()).toEqual(
          named(units(...scores))
            .map(({ no }) => no)
            .sort(),
        );
        const things: Box[] = [...hares.map(boxOf), ...totals, ...names];
        for (const name of names) {
          expect(things.filter((other) => other !== name && !apart(name, other))).toEqual([]);
          expect(name.x - name.width / 2).toBeGreaterThanOrEqual(0);
          expect(name.x + name.width / 2).toBeLessThanOrEqual(drawn.w);
          expect(name.y - name.height).toBeGreaterThanOrEqual(0);
        }
      }
    },
  );

  test.each(SHAPES)('no group covers the hares or the total of another: %s', (shape) => {
    const drawn = board(shape, usual);
    for (const scores of races) {
      const { hares, totals } = standing(units(...scores), drawn, drawn.r);
      for (const [index, one] of hares.entries()) {
        const others = hares.slice(index + 1).filter(({ stone }) => stone !== one.stone);
        const numbers = totals.filter(({ stone }) => stone !== one.stone);
        const crossed = [...others.map(boxOf), ...numbers].filter(
          (other) => !apart(boxOf(one), other),
        );
        expect(crossed, `${scores.join(' ')}: ${one.stone}`).toEqual([]);
      }
    }
  });
});

describe('names', () => {
  test('up to six are all named, of more the reader and those in front, unless they are many', () => {
    expect(named(units(1, 2, 3, 4, 5, 6))).toHaveLength(6);
    expect(named(units(1, 2, 9, 4, 5, 6, 7)).map(nameOf)).toEqual(['Bea', 'Léa']);
    expect(named(units(0, 3, 3, 3, 0, 0, 0)).map(nameOf)).toEqual(['Bea']);
  });

  test('of a pair both are named, a long one shortened alone', () => {
    const members = [who(0, { name: 'Bartholomew' }), who(1, { name: 'Ana' })];
    const pair = units(12).map((unit) => ({ ...unit, members }));
    expect(tags(stand(pair).hares, namesOf, wide, 18)[0]?.text).toBe('Barthol… + Ana');
  });

  test('that had to go far are tied to their hare', () => {
    const [alone] = tags(stand(units(12)).hares, namesOf, wide, 18);
    expect(alone?.ears).toBeUndefined();
    const crowded = tags(stand(units(4, 4, 4, 5, 5, 5)).hares, namesOf, wide, 18);
    expect(crowded.some(({ ears }) => ears !== undefined)).toBe(true);
  });

  test('of three and more on one stone they make one list, none aside', () => {
    const list = tags(stand(units(4, 4, 4, 4, 4)).hares, namesOf, wide, 18);
    expect(new Set(list.map(({ width }) => width)).size).toBe(1);
    expect(new Set(list.map(({ x }) => x)).size).toBeLessThanOrEqual(3);
    const lines = [...new Set(list.map(({ y }) => y))].sort((a, b) => a - b);
    lines.slice(1).forEach((y, index) => {
      expect(y - (lines[index] ?? 0)).toBeCloseTo((list[0]?.height ?? 0) + 1);
    });
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

  test('a finish beyond this lap has its own words, and without one none is named', () => {
    expect(said([0, 0, 0], [3, 2, 0], 12)).toBe(
      'You take the lead with 3. 9 stones from the moon.',
    );
    expect(said([0, 0, 0], [3, 2, 0], 50)).toBe(
      'You take the lead with 3. 47 stones from the finish.',
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
