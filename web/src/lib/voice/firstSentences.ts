import { language } from '../language.svelte.ts';

/** Fewer letters say too little. */
const ENOUGH = 80;

/** The first sentences of a text: enough to know which picture is meant. */
export function firstSentences(text: string): string {
  if (typeof Intl.Segmenter === 'undefined') return text;
  let found = '';
  for (const { segment } of new Intl.Segmenter(language.current, {
    granularity: 'sentence',
  }).segment(text)) {
    found += segment;
    if (found.length >= ENOUGH) break;
  }
  return found.trim();
}
