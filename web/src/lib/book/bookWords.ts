import type { Catalogue } from '../format.ts';
import type { Language } from '../languages.ts';

const words = import.meta.glob<Partial<Catalogue>>('../messages/*.json', {
  import: 'default',
  query: '?book',
});

/** The storybook's words in a language: see vite/messages.ts. */
export const bookWords = async (language: Language): Promise<Partial<Catalogue>> =>
  (await words[`../messages/${language}.json`]?.()) ?? {};
