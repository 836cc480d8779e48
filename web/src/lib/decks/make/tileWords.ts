import { language, say } from '../../language.svelte.ts';
import { standing, type Picture } from './picture.ts';

/** Why a picture can't be a card. */
export function wrongWords(code: string): string {
  const key = `own.wrong.${code}`;
  return say(language.knows(key) ? key : 'own.wrong.unreadable');
}

/** A picture's name for those who can't see it: its number, its file, how it stands. What it shows is written below it. */
export function tileName(picture: Picture, number: number): string {
  const what = [picture.name, say(`own.state.${standing(picture)}`)].filter(Boolean).join(', ');
  return say('own.tile', { number, what });
}

/** What is written below a picture: why it is no card, what it shows, or that words are missing. */
export function tileWords(picture: Picture): string {
  if (standing(picture) === 'wrong') return wrongWords(picture.wrong ?? '');
  return (
    picture.description || say(picture.draft === 'none' ? 'own.describe.none' : 'own.describe')
  );
}

/** What helps with the words: where those that are there come from, or what they are for. */
export function lineHint({ draft }: Picture): string {
  if (draft === 'unread') return say('own.describe.read');
  return say(draft === 'none' ? 'own.describe.none' : 'own.cut.describe.hint');
}
