import { expect, test } from 'vitest';
import { inLines } from '../src/lib/screen/address.ts';

test('a short address stands in one line', () => {
  expect(inLines('play.at/t/oakpinemoss')).toEqual({ lines: ['play.at/t/oakpinemoss'], size: 32 });
});

test('of a longer one the code has a line of its own, whole and large enough', () => {
  for (const host of [
    'localhost:45365',
    'hareloom.example.org',
    'games.our-family-server.example.net',
  ]) {
    for (const code of ['birchcrayonspeedy', 'blanketwhisperlantern', 'oakpinemossfoxowl']) {
      const { lines, size } = inLines(`${host}/t/${code}`);
      expect(lines).toEqual([host, `/t/${code}`]);
      expect(size).toBeGreaterThanOrEqual(26);
      for (const line of lines) expect(line.length * size * 0.58).toBeLessThanOrEqual(540);
    }
  }
});
