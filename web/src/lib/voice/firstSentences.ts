import { language } from '../language.svelte.ts';

/** Fewer letters say too little; a sign that is a word counts as several. */
const ENOUGH = 80;
const SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const AS_MANY = 2.4;

/** The first sentences of a text: enough to know which picture is meant. */
export function firstSentences(text: string): string {
  if (!('Segmenter' in Intl)) return text;
  let found = '';
  for (const { segment } of new Intl.Segmenter(language.current, {
    granularity: 'sentence',
  }).segment(text)) {
    found += segment;
    if (found.replace(SIGNS, '').length + AS_MANY * (found.match(SIGNS)?.length ?? 0) >= ENOUGH)
      break;
  }
  return found.trim();
}
