import { expect, test } from 'vitest';
import { strays, type Press } from '../src/lib/table/doubleTap.ts';

const button = (there: boolean): Element => ({ isConnected: there }) as Element;
const gone = button(false);
const first: Press = { at: 1000, x: 200, y: 800, button: gone };
const second: Press = { at: 1200, x: 204, y: 797, button: button(true) };

test('the second half of a double tap never hits what has come in its place', () => {
  expect(strays(first, second)).toBe(true);
});

test.each([
  ['the first press of all', undefined, second],
  ['the same button twice', first, { ...second, button: gone }],
  ['a button that was there before', { ...first, button: button(true) }, second],
  ['a press after a while', first, { ...second, at: 1600 }],
  ['a press elsewhere', first, { ...second, y: 300 }],
  ['a press beside all buttons', first, { ...second, button: null }],
] as const)('counted: %s', (_, before, now) => {
  expect(strays(before, now)).toBe(false);
});
