import type { Award } from '../end/awards.ts';
import type { Reveal } from '../wire/protocol.ts';

/** A part of the book that is turned to: a spread on wide screens, a page on phones, one or two pages of paper. */
export type Section =
  | { readonly kind: 'cover' | 'race' | 'awards' | 'last'; readonly id: string }
  | { readonly kind: 'turn'; readonly id: string; readonly turn: Reveal };

/** All of a book in the order it is read. What nobody has earned has no page. */
export function sectionsOf(history: readonly Reveal[], awards: readonly Award[]): Section[] {
  const turns = history.map((turn): Section => ({
    kind: 'turn',
    id: `turn-${String(turn.turn)}`,
    turn,
  }));
  const earned: Section[] = awards.length > 0 ? [{ kind: 'awards', id: 'awards' }] : [];
  return [
    { kind: 'cover', id: 'cover' },
    ...turns,
    ...(turns.length > 0 ? [{ kind: 'race', id: 'race' } as const] : []),
    ...earned,
    { kind: 'last', id: 'last' },
  ];
}

/** Which part a fragment names; the cover, where it names none. */
export function placeOf(sections: readonly Section[], fragment: string): number {
  const id = fragment.replace(/^#/, '');
  return Math.max(
    0,
    sections.findIndex((each) => each.id === id),
  );
}

/** Where a key leads: the arrows as one reads, Home and End to the covers. Nothing for other keys. */
export function turnedBy(
  key: string,
  at: number,
  count: number,
  rightToLeft: boolean,
): number | undefined {
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const to = { [forward]: at + 1, [back]: at - 1, Home: 0, End: count - 1 }[key];
  return to === undefined || to < 0 || to >= count ? undefined : to;
}

/** How far a finger goes at least, in pixels, and how much further across than down. */
const FAR = 48;
const ACROSS = 1.5;

/** Which way a swipe turns: 1 is on, -1 is back, 0 is no swipe. */
export function swiped(x: number, y: number, rightToLeft: boolean): -1 | 0 | 1 {
  if (Math.abs(x) < FAR || Math.abs(x) < ACROSS * Math.abs(y)) return 0;
  return x < 0 === rightToLeft ? -1 : 1;
}

/** How many small pictures stand in a row: four to six, in rows as even as can be. */
export function inARow(pictures: number): number {
  const MOST = 6;
  const rows = Math.ceil(pictures / MOST);
  return Math.max(4, Math.ceil(pictures / Math.max(1, rows)));
}

const [SHORT, LONG] = [44, 100];

/** How large a clue is set: what is long is set smaller, so that a page has room for it. */
export function clueSize(text: string): 'large' | 'middle' | 'small' {
  if (text.length <= SHORT) return 'large';
  return text.length <= LONG ? 'middle' : 'small';
}
