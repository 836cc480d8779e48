import { expect, test } from 'vitest';
import { merge } from '../src/lib/wire/merge.ts';
import { patience } from '../src/lib/wire/socket.ts';

test('a merge patch changes what it names and leaves the rest as it is', () => {
  const seen = { table: { seats: { 1: { no: 1 }, 2: { no: 2, given: true } } }, people: { a: {} } };
  const merged = merge(seen, { table: { seats: { 2: { given: false } } } }) as typeof seen;
  expect(merged.table.seats).toEqual({ 1: { no: 1 }, 2: { no: 2, given: false } });
  expect(merged.people).toBe(seen.people);
  expect(merged.table.seats[1]).toBe(seen.table.seats[1]);
  expect(seen.table.seats[2].given).toBe(true);
});

test('null removes, lists are replaced whole, and a new object has no nulls in it', () => {
  expect(merge({ a: 1, b: [1, 2] }, { a: null, b: [3] })).toEqual({ b: [3] });
  expect(merge(undefined, { a: { b: null, c: 1 } })).toEqual({ a: { c: 1 } });
  expect(merge({ a: 1 }, 'words')).toBe('words');
});

test('no message gives an object another prototype', () => {
  const merged = merge({}, JSON.parse('{"__proto__": {"host": true}}')) as { host?: boolean };
  expect(merged.host).toBeUndefined();
});

test('waiting grows with every try, has an end, and is never the same for all', () => {
  expect(patience(0, 0)).toBe(200);
  expect(patience(0, 1)).toBe(400);
  expect(patience(50, 1)).toBe(8000);
});
