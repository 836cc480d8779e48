// A letter with its marks, an emoji with what is joined to it, a flag: for browsers without a segmenter.
const ROUGHLY = /\p{RI}{2}|\P{M}(?:[\p{M}\p{Emoji_Modifier}\uFE0F]|\u200D\P{M})*/gu;

const segments =
  'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined;

/** What a reader takes for letters: an emoji is one. */
export function lettersOf(text: string): string[] {
  if (!segments) return text.match(ROUGHLY) ?? [];
  return Array.from(segments.segment(text), ({ segment }) => segment);
}

/** A text of so many letters at most; what is left out is shown by an ellipsis. */
export function shortened(text: string, most: number): string {
  const letters = lettersOf(text);
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
}
