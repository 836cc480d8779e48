import { expect, test } from 'vitest';
import { strays, type Press } from '../src/lib/table/doubleTap.ts';

const ready = {} as Element;
const again = {} as Element;
const first: Press = { at: 1000, x: 200, y: 800, button: ready };
const second: Press = { at: 1200, x: 204, y: 797, button: again };

test('the second half of a double tap never hits what has come in its place', () => {
  expect(strays(first, second, 1150)).toBe(true);
  expect(strays(first, { ...second, at: 1900 }, 1700)).toBe(true);
});

test.each([
  ['the first press of all', undefined, second, 1150],
  ['the same button twice', first, { ...second, button: ready }, 1000],
  ['a button that has stood there long enough to be read', first, { ...second, at: 1900 }, 1500],
  ['a press much later', first, { ...second, at: 2600 }, 2500],
  ['a press elsewhere', first, { ...second, y: 300 }, 1150],
  ['a press beside all buttons', first, { ...second, button: null }, 1150],
] as const)('counted: %s', (_, before, now, since) => {
  expect(strays(before, now, since)).toBe(false);
});
