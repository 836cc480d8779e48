import { language, say } from '../language.svelte.ts';
import { nearest } from '../languages.ts';
import type { DeckInList, DeckShown } from '../wire/protocol.ts';

type Deck = Pick<DeckShown | DeckInList, 'name' | 'author' | 'licence' | 'languages'>;

export const deckName = ({ name }: Pick<Deck, 'name'>): string => nearest(name, language.current);

/** "by Saga, CC BY 4.0", or as much of it as is written: of a deck of one's own that may be nothing. */
export function madeBy({ author, licence }: Deck): string {
  if (!author) return licenceName(licence);
  return licence
    ? say('decks.by', { author, licence: licenceName(licence) })
    : say('own.by', { author });
}

/** A licence as people write it: decks name the common ones as SPDX does. */
export function licenceName(licence: string): string {
  const [, kind, version] = /^CC-?(0|BY(?:-[A-Z]{2})*)-(\d\.\d)$/.exec(licence) ?? [];
  if (!kind || !version) return licence;
  return kind === '0' ? `CC0 ${version}` : `CC ${kind} ${version}`;
}

/** "Described in English and French" */
export function describedIn({ languages }: Deck): string {
  if (languages.length === 0) return say('decks.undescribed');
  const names = new Intl.DisplayNames(language.current, { type: 'language' });
  return say('decks.described', {
    languages: language.list(languages.map((tag) => names.of(tag) ?? tag)),
  });
}
