import { language, say } from '../language.svelte.ts';
import { nearest } from '../languages.ts';
import type { DeckInList, DeckShown } from '../wire/protocol.ts';

type Shown = DeckShown | DeckInList;
type Deck = Pick<Shown, 'name' | 'author' | 'licence'>;
type Described = Pick<Shown, 'languages' | 'described' | 'cards'>;

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
  // One word, which no line breaks.
  return kind === '0' ? `CC0\u00a0${version}` : `CC\u00a0${kind}\u00a0${version}`;
}

/** More languages than these are counted. */
const NAMED = 4;

/** "Described in English and French", or how many are: a friend who can't see must know that before the game. */
export function describedIn({ languages: tags, described, cards }: Described): string {
  if (tags.length === 0 || described === 0) return say('decks.undescribed');
  const all = typeof cards === 'number' ? cards : cards.length;
  if (tags.length > NAMED && described === all)
    return say('decks.described.many', { count: tags.length });
  const names = new Intl.DisplayNames(language.current, { type: 'language' });
  const languages = language.list(tags.map((tag) => names.of(tag) ?? tag));
  return described < all
    ? say('decks.described.some', { described, all, languages })
    : say('decks.described', { languages });
}
