import { describe, expect, test } from 'vitest';
import { told, tongueOf } from '../src/lib/play/told.ts';

describe('a clue is written in', () => {
  test.each([
    ['Almost home', 'de', [], 'de'],
    ['もう少しで家', 'en', ['en-GB'], 'ja'],
    ['到家了', 'ja', [], 'ja'],
    ['到家了', 'en', ['en', 'zh-TW'], 'zh-TW'],
    ['到家了', 'en', ['en'], 'zh'],
    ['почти дома', 'en', ['en', 'uk'], 'uk'],
    ['почти дома', 'ar', [], 'ru'],
    ['Almost home', 'ar', ['ar-EG', 'fr'], 'fr'],
    ['집', 'en', ['not a tag'], 'ko'],
    ['🐇 12 !', 'pl', [], 'pl'],
    ['ᚠᚢᚦ', 'en', [], ''],
  ])('%s on a page in %s, by a reader of %s: %s', (text, page, read, found) => {
    expect(tongueOf(text, page, read)).toBe(found);
  });
});

test('a clue without a language says nothing of it', () => {
  expect(told({ form: 'text', text: 'Almost home' })).toEqual({ dir: 'auto' });
  expect(told({ form: 'text', text: '집', lang: 'ko' })).toEqual({ dir: 'auto', lang: 'ko' });
});
