import { SvelteMap } from 'svelte/reactivity';
import { language } from '../language.svelte.ts';
import { deckShown } from '../wire/api.ts';

/** Once the page has drawn what it is drawing; not every browser says when that is. */
function afterwards(todo: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(todo, { timeout: 1000 });
  else setTimeout(todo, 200);
}

/** Descriptions of cards, fetched once a deck: players who can't see a picture play by them. */
class Descriptions {
  readonly #words = new SvelteMap<string, Readonly<Record<string, string>>>();
  readonly #asked = new Set<string>();

  /** Fetch the descriptions of these decks. */
  fetch(decks: readonly string[]): void {
    for (const deck of decks) {
      if (this.#asked.has(deck)) continue;
      this.#asked.add(deck);
      afterwards(() => void this.#fetch(deck));
    }
  }

  async #fetch(deck: string): Promise<void> {
    try {
      const { cards } = await deckShown(deck);
      for (const card of cards) this.#words.set(card.id, card.description);
    } catch {
      // The game goes on without them; the next opening of the table asks again.
      this.#asked.delete(deck);
    }
  }

  /** In the page's language, else in English, else in any language; empty where there is none. */
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

/**
 * Have the browser fetch pictures before they are shown large, all in the same way, so that none gives itself away; after what is
 * shown already, which a slow network would else bring later.
 */
export function preload(cards: readonly string[]): void {
  for (const card of cards) {
    if (loaded.has(card)) continue;
    loaded.add(card);
    afterwards(() => {
      const image = new Image();
      image.fetchPriority = 'low';
      image.src = picture(card);
    });
  }
}
