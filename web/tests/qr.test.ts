import { expect, test } from 'vitest';
import { qrOf } from '../src/lib/days/qr.ts';

const LINK = 'https://hare.example/tables#take='.concat('abcdefghij.'.repeat(100));

test.each([
  [17, 1],
  [130, 6],
  [857, 20],
])('a text of %i bytes is a code of version %i', (length, version) => {
  const found = qrOf(LINK.slice(0, length));
  expect(found).toHaveLength(version * 4 + 17);
  // The eye in the corner, which every camera looks for.
  expect(found?.[0]?.slice(0, 8)).toEqual([true, true, true, true, true, true, true, false]);
});

test('what is too long for a telephone’s camera has none', () => {
  expect(qrOf('x'.repeat(858))).toBeDefined();
  expect(qrOf('x'.repeat(859))).toBeUndefined();
});
