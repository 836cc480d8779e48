import { say } from '../language.svelte.ts';
import { wordsOf } from '../wire/words.ts';
import { hiding } from './hiding.svelte.ts';

/** A code as one reads it aloud, unless this device hides it. */
export const spoken = (code: string): string => (hiding.on ? say('code.hidden') : wordsOf(code));

/** The language of its words, which are English; none where it is hidden. */
export const codeLanguage = (): 'en' | undefined => (hiding.on ? undefined : 'en');

/** A table's link as one types it, unless this device hides it. */
export const typed = (link: string): string =>
  hiding.on ? say('code.hidden') : link.replace(/^https?:\/\//, '');
