import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrOf, type Modules } from '../src/lib/days/qr.ts';

const rows = (code: Modules | undefined): string[] =>
  (code ?? []).map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));

const LINK = 'https://hare.example/tables#take='.concat('abcdefghij.'.repeat(100));

// Compared once with what another program draws (segno), module by module.
test.each([
  [17, 1, '687ab98091cbdec9'],
  [130, 6, 'c5d0484f4d614ca0'],
  [520, 15, '8e48595853fe7546'],
  [857, 20, 'd0f7f03b048c17e3'],
])('a text of %i bytes is a code of version %i', (length, version, hash) => {
  const found = rows(qrOf(LINK.slice(0, length)));
  expect(found).toHaveLength(version * 4 + 17);
  expect(createHash('sha256').update(found.join('\n')).digest('hex').slice(0, 16)).toBe(hash);
});

test('what is too long for a telephone’s camera has none', () => {
  expect(qrOf('x'.repeat(858))).toBeDefined();
  expect(qrOf('x'.repeat(859))).toBeUndefined();
});
