import { describe, expect, test } from 'vitest';
import { awards, type AwardKind } from '../src/lib/end/awards.ts';
import type { Reveal } from '../src/lib/wire/protocol.ts';
import { turn } from './turns.ts';
import { who } from './units.ts';

const FOUR = [0, 1, 2, 3].map((no) => who(no));
const won = (history: readonly Reveal[], all = FOUR): Partial<Record<AwardKind, number[]>> =>
  Object.fromEntries(awards(history, all).map(({ kind, seats }) => [kind, [...seats]]));
const found = (history: readonly Reveal[], kind: AwardKind, all = FOUR) =>
  awards(history, all).find((award) => award.kind === kind);
const none = { 2: [2], 3: [3], 4: [2] };
const everybody = { 2: [1], 3: [1], 4: [1] };

describe('the best-loved clue', () => {
  test('has the most hearts, at least two; those for pictures don’t count', () => {
    expect(found([turn({ hearts: [[2, 0]] })], 'best_clue')).toBeUndefined();
    expect(
      found(
        [
          turn({
            hearts: [
              [2, 0],
              [3, 1],
              [4, 1],
            ],
          }),
        ],
        'best_clue',
      ),
    ).toBeUndefined();
    const loved = turn({
      turn: 2,
      storyteller: 3,
      hearts: [
        [1, 0],
        [2, 0],
        [4, 0],
      ],
    });
    const award = found(
      [
        turn({
          hearts: [
            [2, 0],
            [3, 0],
          ],
        }),
        loved,
      ],
      'best_clue',
    );
    expect(award).toMatchObject({ seats: [3], count: 3, turns: [loved] });
  });

  test('those who tie share it', () => {
    const hearts = [
      [4, 0],
      [3, 0],
    ] as const;
    expect(won([turn({ hearts }), turn({ storyteller: 2, hearts })]).best_clue).toEqual([1, 2]);
  });
});

describe('the master of fog', () => {
  test('has the greatest share of own turns that some found, not all', () => {
    const history = [
      turn(),
      turn({ votes: none }),
      turn({ storyteller: 2, votes: { 1: [1], 3: [2], 4: [1] } }),
      turn({ storyteller: 2, votes: { 1: [1], 3: [2], 4: [1] } }),
      turn({ storyteller: 3, votes: { 1: [1], 2: [1], 4: [1] } }),
    ];
    expect(found(history, 'fog')).toMatchObject({ seats: [2], count: 2, of: 2 });
  });

  test('has told twice at least: one turn is luck', () => {
    const lucky = turn({ storyteller: 2, votes: { 1: [1], 3: [2], 4: [1] } });
    expect(won([lucky]).fog).toBeUndefined();
    expect(won([lucky, lucky]).fog).toEqual([2]);
    expect(found([lucky, turn(), turn({ votes: none })], 'fog')).toMatchObject({
      seats: [1],
      count: 1,
      of: 2,
    });
  });

  test('of equal shares the one with fewer finders, and ties share', () => {
    const many = turn({ votes: { 2: [1], 3: [1], 4: [2] } });
    const few = turn({ storyteller: 2, votes: { 1: [1], 3: [2], 4: [2] } });
    const same = turn({ storyteller: 2, votes: { 1: [1], 3: [1], 4: [2] } });
    expect(won([many, many, few, few]).fog).toEqual([2]);
    expect(won([many, many, same, same]).fog).toEqual([1, 2]);
  });

  test('is nobody where all or none found everything', () => {
    expect(won([turn({ votes: none }), turn({ votes: everybody })]).fog).toBeUndefined();
  });
});

describe('the sharpest eye', () => {
  test('found the greatest share, of at least three votes', () => {
    const three = [turn(), turn(), turn({ votes: { 2: [1], 3: [2], 4: [1] } })];
    expect(won(three.slice(1)).eye).toBeUndefined();
    expect(found(three, 'eye')).toMatchObject({ seats: [2], count: 3, of: 3 });
  });

  test('two tokens are one vote, which found it if one of them did', () => {
    const two = turn({ votes: { 2: [1, 3], 3: [2, 3], 4: [2] } });
    expect(found([two, two, two], 'eye')).toMatchObject({ seats: [2], count: 3, of: 3 });
  });

  test('what a bot chose for a player doesn’t count', () => {
    const stood = turn({ stood_in: [2] });
    expect(won([turn(), turn(), stood]).eye).toEqual([3]);
  });
});

test('who dreamed furthest laid the most tokens on decoys, at least three', () => {
  expect(won([turn(), turn()]).furthest).toBeUndefined();
  expect(found([turn(), turn(), turn()], 'furthest')).toMatchObject({ seats: [4], count: 3 });
  const two = turn({ votes: { 2: [2, 3], 3: [1, 4], 4: [1] } });
  expect(found([two, two], 'furthest')).toMatchObject({ seats: [2], count: 4 });
});

test('the kindest heart gave the most, at least three, and is never a bot', () => {
  const hearts = [
    [2, 0],
    [2, 1],
    [2, 3],
    [3, 1],
    [3, 2],
  ] as const;
  expect(found([turn({ hearts })], 'kindest')).toMatchObject({ seats: [2], count: 3 });
  const bot = FOUR.map((one) => (one.seat === 2 ? { ...one, bot: 'otto' } : one));
  expect(won([turn({ hearts })], bot).kindest).toBeUndefined();
});

describe('awards together', () => {
  test('nobody has more than two: the third goes to the next', () => {
    const hearts = [
      [1, 0],
      [3, 0],
      [2, 1],
      [2, 2],
      [2, 3],
      [2, 4],
      [4, 1],
      [4, 2],
      [4, 3],
    ] as const;
    const own = turn({ storyteller: 2, hearts, votes: { 1: [1], 3: [2], 4: [2] } });
    const given = won([own, turn({ storyteller: 2, votes: { 1: [1], 3: [2], 4: [2] } })]);
    expect([given.best_clue, given.fog, given.kindest]).toEqual([[2], [2], [4]]);
  });

  test('what more than three share is not given', () => {
    const hearts = [1, 2, 3, 4].flatMap((seat) => [1, 2, 3].map((at) => [seat, at] as const));
    expect(won([turn({ hearts })]).kindest).toBeUndefined();
  });

  test('a game in which nothing happened has none', () => {
    expect(awards([], FOUR)).toEqual([]);
    expect(awards([turn({ votes: none })], FOUR)).toEqual([]);
  });
});

describe('Party', () => {
  const crowd = (points: Readonly<Record<number, number>>): Reveal =>
    turn({
      target: null,
      votes: { 1: [1], 2: [1], 3: [1], 4: [2] },
      awards: Object.entries(points).map(([seat, each]) => ({
        seat: Number(seat),
        points: each,
        reason: each > 0 ? 'with_the_crowd' : 'alone',
      })),
    });

  test('has awards for going with the crowd and alone instead of fog and eye', () => {
    const given = awards(
      [crowd({ 1: 3, 2: 3, 3: 0, 4: 0 }), crowd({ 1: 2, 2: 0, 3: 2, 4: 0 })],
      FOUR,
    );
    expect(given.map(({ kind, seats, count }) => [kind, seats, count])).toEqual([
      ['one_mind', [1], 5],
      ['lone_wolf', [4], 2],
    ]);
  });

  test('once alone makes no wolf, and nobody follows a wrong picture', () => {
    expect(won([crowd({ 1: 3, 2: 3, 3: 3, 4: 0 })])).toEqual({ one_mind: [1, 2, 3] });
  });
});

test('Team: the awards are each player’s own, though a pair has one hare', () => {
  const pairs = [0, 1, 2, 3].map((no) => who(no, { unit: no % 2 }));
  const told = turn({ storyteller: 1, votes: { 2: [1], 4: [3] } });
  expect(won([told, told], pairs).fog).toEqual([1]);
});
