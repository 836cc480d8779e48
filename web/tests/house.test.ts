import { expect, test } from 'vitest';
import { EDITION_IDS, editionInWords } from '../src/lib/lobby/house.ts';
import type { Public } from '../src/lib/wire/protocol.ts';
import { inEnglish, inFrench } from './speech.ts';

const seen = (edition: string, ...house: { key: string; value: number | null }[]) =>
  ({ edition, house }) as unknown as Public;

const lines = (speech: typeof inEnglish): string[] =>
  EDITION_IDS.map((id) => editionInWords(id, seen('odyssey'), speech));

test('an edition says how one votes and how far it is played', () => {
  const [odyssey, classic] = lines(inEnglish);
  expect(odyssey).toMatch(/from seven on, two tokens.*First to 30/);
  expect(classic).toMatch(/one token each.*Until the cards run out/);
});

test.each([
  ['English', inEnglish, [/two tokens/, /one token/, /Classic, but/, /vote as most/, /Pairs/]],
  ['French', inFrench, [/deux jetons/, /un jeton/, /classique, mais/, /la majorité/, /À deux/]],
])('no edition is mistaken for another, and each takes a short line: %s', (_, speech, own) => {
  const all = lines(speech);
  own.forEach((pattern, at) => {
    expect(all.flatMap((line, place) => (pattern.test(line) ? [place] : []))).toEqual([at]);
  });
  for (const line of all) expect(line.length).toBeLessThanOrEqual(70);
});

test('the chosen edition says what the table has changed, the others what is theirs', () => {
  const far = seen('odyssey', { key: 'target_score', value: 45 });
  expect(editionInWords('odyssey', far, inEnglish)).toContain('First to 45.');
  expect(editionInWords('revised', far, inEnglish)).toBe('Classic, but first to 30 wins.');
  const endless = seen('revised', { key: 'target_score', value: null });
  expect(editionInWords('revised', endless, inEnglish)).toBe('Classic, but without a finish line.');
});
