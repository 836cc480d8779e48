import { expect, test } from 'vitest';
import { fooled } from '../src/lib/end/fooled.ts';
import { places } from '../src/lib/end/places.ts';
import { gains, grouped } from '../src/lib/reveal/awards.ts';
import { curve, evenly, stoneOf } from '../src/lib/reveal/path.ts';
import type { Unit } from '../src/lib/table/who.ts';
import type { Reveal } from '../src/lib/wire/protocol.ts';

const reveal: Reveal = {
  turn: 1,
  reactions: [],
  storyteller: 1,
  clue: { form: 'text', text: 'Almost home' },
  laid: [1, 2, 3, 4].map((owner) => ({ card: `c${owner}`, owner })),
  ballots: [
    { seat: 2, ballot: { votes: [1] } },
    { seat: 3, ballot: { votes: [1] } },
    { seat: 4, ballot: { votes: [2] } },
  ],
  awards: [
    { seat: 1, points: 3, reason: 'some_found_it', positions: [1], thanks_to: [2, 3] },
    { seat: 2, points: 3, reason: 'found_it', positions: [1] },
    { seat: 3, points: 3, reason: 'found_it', positions: [1] },
    { seat: 2, points: 1, reason: 'votes_on_your_card', positions: [2], thanks_to: [4] },
  ],
  scores: [3, 4, 3, 0],
  target: 1,
  stood_in: [],
};

test('those who earned the same in the same place are named together', () => {
  expect(grouped(reveal.awards).map(({ reason, seats }) => [reason, seats])).toEqual([
    ['some_found_it', [1]],
    ['found_it', [2, 3]],
    ['votes_on_your_card', [2]],
  ]);
  expect(gains(reveal.awards, (seat) => seat).get(2)).toBe(4);
  expect(fooled([reveal, reveal]).get(2)?.get(4)).toBe(2);
});

test('equal scores share a place, and the next place is further down', () => {
  const units = [9, 12, 12, 5, 3].map((score, no): Unit => ({
    no,
    score,
    hare: no,
    members: [],
    you: false,
  }));
  expect(places(units).map(({ place, units: on }) => [place, on.length])).toEqual([
    [1, 2],
    [3, 1],
  ]);
});

test('stones lie evenly on the way, and beyond thirty it starts over', () => {
  const stones = evenly(
    curve([
      [0, 0],
      [100, 0],
      [200, 0],
    ]),
    5,
  );
  expect(stones.map(([x]) => Math.round(x))).toEqual([0, 50, 100, 150, 200]);
  expect([0, 30, 31, 36, 61].map(stoneOf)).toEqual([0, 30, 1, 6, 1]);
});
