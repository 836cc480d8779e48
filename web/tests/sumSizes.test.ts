import { expect, test } from 'vitest';
import { LEAST, MOST, sumSizes } from '../src/lib/reveal/sumSizes.ts';

const phone = { height: 600, clue: 95, rows: 1, more: true, most: 150 };

test('with room enough the pictures of the sum are large', () => {
  expect(sumSizes({ ...phone, height: 900 })).toEqual({ hero: 150, decoy: MOST });
  expect(sumSizes({ ...phone, rows: 0 })).toEqual({ hero: 150, decoy: MOST });
});

test('with less, they get smaller until their reasons have room', () => {
  const { hero, decoy } = sumSizes(phone);
  expect(hero).toBeLessThan(150);
  expect(decoy).toBeGreaterThanOrEqual(LEAST);
  const used = phone.clue + 24 + 1.5 * (hero + decoy) + 78;
  expect(used).toBeLessThanOrEqual(phone.height - 42);
  expect(used).toBeGreaterThan(phone.height - 50);
});

test('where nothing is below, no room is kept for saying so', () => {
  expect(sumSizes({ ...phone, more: false }).hero).toBeGreaterThan(sumSizes(phone).hero);
});

test('but never too small to be seen', () => {
  expect(sumSizes({ ...phone, height: 300, rows: 3 })).toEqual({ hero: LEAST, decoy: LEAST });
});
