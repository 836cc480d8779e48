import type { Clue } from '../wire/protocol.ts';

/** What an element that shows a clue says of its language, so that it is pronounced, quoted and set well. */
export const told = (clue: Clue): { lang?: string; dir: 'auto' } => ({
  ...(clue.lang ? { lang: clue.lang } : {}),
  dir: 'auto',
});

/** The letters of each script, and the language that is meant where nothing else says which. */
const SCRIPTS: Readonly<Record<string, readonly [RegExp, string]>> = {
  Latn: [/\p{Script=Latin}/u, 'en'],
  Jpan: [/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u, ''],
  Kana: [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  Kore: [/\p{Script=Hangul}/u, 'ko'],
  Hans: [/\p{Script=Han}/u, 'zh'],
  Hant: [/\p{Script=Han}/u, ''],
  Arab: [/\p{Script=Arabic}/u, 'ar'],
  Cyrl: [/\p{Script=Cyrillic}/u, 'ru'],
  Grek: [/\p{Script=Greek}/u, 'el'],
  Hebr: [/\p{Script=Hebrew}/u, 'he'],
};

/**
 * The language that a clue is written in: the page's, unless it has no letter of the page's script. Then it is another language that
 * this browser's user reads, else the one that most would expect; empty for a script that we don't know.
 */
export function tongueOf(text: string, page: string, read: readonly string[]): string {
  const writes = (tag: string): boolean => {
    try {
      return SCRIPTS[new Intl.Locale(tag).maximize().script ?? '']?.[0].test(text) ?? false;
    } catch {
      return false; // no tag
    }
  };
  if (!/\p{L}/u.test(text) || writes(page)) return page;
  const expected = Object.values(SCRIPTS).find(([letters, tag]) => tag && letters.test(text));
  return read.find(writes) ?? expected?.[1] ?? '';
}
