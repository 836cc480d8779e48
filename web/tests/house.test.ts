import { expect, test } from 'vitest';
import { editionInWords } from '../src/lib/lobby/house.ts';
import type { Public } from '../src/lib/wire/protocol.ts';
import { inEnglish } from './speech.ts';

const seen = (edition: string, ...house: { key: string; value: number | null }[]) =>
  ({ edition, house }) as unknown as Public;

test('an edition says how far it is played', () => {
  expect(editionInWords('odyssey', seen('odyssey'), inEnglish)).toBe(
    'The whole family. First to 30.',
  );
  expect(editionInWords('classic', seen('odyssey'), inEnglish)).toBe(
    'As it began. Until the cards run out.',
  );
});

test('the chosen edition says what the table has changed, the others what is theirs', () => {
  const far = seen('odyssey', { key: 'target_score', value: 45 });
  expect(editionInWords('odyssey', far, inEnglish)).toBe('The whole family. First to 45.');
  expect(editionInWords('revised', far, inEnglish)).toBe('The classic, first to 30.');
  const endless = seen('revised', { key: 'target_score', value: null });
  expect(editionInWords('revised', endless, inEnglish)).toBe('The classic, without a finish line.');
});
