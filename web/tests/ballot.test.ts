import { expect, test } from 'vitest';
import { complete, draftOf, lifted, placed, same } from '../src/lib/play/ballot.ts';
import type { Voting } from '../src/lib/wire/protocol.ts';

const one: Voting = { tokens: 1, forbidden: [2], red: false, red_apart: false };
const two: Voting = { ...one, tokens: 2 };
const teller: Voting = { tokens: 1, forbidden: [], red: true, red_apart: true };
const none = draftOf(undefined);

test('one token moves from picture to picture, never onto a forbidden one', () => {
  const first = placed(none, one, 4, 'next');
  expect(first.votes).toEqual([4]);
  expect(placed(first, one, 5, 'next').votes).toEqual([5]);
  expect(placed(first, one, 2, 'next').votes).toEqual([4]);
});

test('of two tokens the second is placed, then moved, and can be taken off', () => {
  const both = placed(placed(none, two, 4, 'next'), two, 5, 'next');
  expect(both.votes).toEqual([4, 5]);
  expect(placed(both, two, 6, 'next').votes).toEqual([4, 6]);
  expect(lifted(both, 4, false).votes).toEqual([5]);
  expect(placed(both, two, 5, 'next')).toBe(both);
});

test('a player with a red token places green first, then red, apart where the table says so', () => {
  const green = placed(none, teller, 3, 'next');
  expect(complete(green, teller)).toBe(false);
  const full = placed(green, teller, 1, 'next');
  expect(full).toEqual({ votes: [3], red: 1 });
  expect(complete(full, teller)).toBe(true);
  expect(placed(full, teller, 3, 'red')).toEqual({ votes: [], red: 3 });
  expect(same(full, draftOf({ votes: [3], red: 1 }))).toBe(true);
  expect(placed(none, one, 3, 'red')).toBe(none);
});
