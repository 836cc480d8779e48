import { SvelteMap } from 'svelte/reactivity';
import { language } from '../language.svelte.ts';
import { deckShown } from '../wire/api.ts';

/** What is told about the cards, fetched once a deck. Whoever can't see a picture plays by these words. */
class Descriptions {
  readonly #words = new SvelteMap<string, Readonly<Record<string, string>>>();
  readonly #asked = new Set<string>();

  /** Fetch what is told about the cards of these decks. */
  fetch(decks: readonly string[]): void {
    for (const deck of decks) {
      if (this.#asked.has(deck)) continue;
      this.#asked.add(deck);
      deckShown(deck).then(
        ({ cards }) => {
          for (const card of cards) this.#words.set(card.id, card.description);
        },
        () => {
          // Without words the game goes on; next time the table is opened they are asked for again.
          this.#asked.delete(deck);
        },
      );
    }
  }

  /** In the page's language, else in English, else in whichever there is; empty if nothing is told. */
  of(card: string): string {
    const words = this.#words.get(card);
    if (!words) return '';
    return words[language.current] ?? words['en'] ?? Object.values(words)[0] ?? '';
  }
}

export const descriptions = new Descriptions();

export type PictureSize = 'card' | 'zoom' | 'thumb';
const SUFFIX = { card: '', zoom: '@2x', thumb: '@thumb' } as const;

/** The address of a card's picture. It is named by its content, so it tells nothing else. */
export function picture(card: string, size: PictureSize = 'card'): string {
  return `/pictures/${card}${SUFFIX[size]}.webp`;
}

const loaded = new Set<string>();

/** Have the browser fetch pictures before they are shown, all in the same way, so that none gives itself away. */
export function preload(cards: readonly string[]): void {
  for (const card of cards) {
    if (loaded.has(card)) continue;
    loaded.add(card);
    new Image().src = picture(card);
  }
}
