import { language } from '../language.svelte.ts';
import { nearest } from '../languages.ts';
import { deckShown, Refused } from '../wire/api.ts';
import type { DeckShown } from '../wire/protocol.ts';

/** Once the page has drawn what it is drawing; not every browser says when that is. */
function afterwards(todo: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(todo, { timeout: 1000 });
  else setTimeout(todo, 200);
}

const inLanguage = (id: string): string => `${id} ${language.current}`;

interface Known {
  readonly deck: DeckShown;
  readonly description: Readonly<Record<string, string>>;
}

/** The decks this page has met, each fetched once: whose pictures they are, and what is read aloud instead of them. */
class Decks {
  /** Nothing for a deck that is not there any more. */
  #shown = $state.raw<ReadonlyMap<string, DeckShown | undefined>>(new Map());
  /** By card; of the first deck that has it, and of the first that describes it. */
  #cards = $state.raw<ReadonlyMap<string, Known>>(new Map());
  /** By deck and language. */
  readonly #asked = new Map<string, Promise<void>>();

  /** Fetch these decks when there is time. An effect that calls this does so again in another language. */
  fetch(ids: readonly string[]): void {
    const missing = ids.filter((id) => !this.#asked.has(inLanguage(id)));
    if (missing.length > 0) afterwards(() => void this.look(missing));
  }

  /** Fetch these decks now. */
  async look(ids: readonly string[]): Promise<void> {
    await Promise.all(
      ids.map((id) => {
        const asked = this.#asked.get(inLanguage(id)) ?? this.#fetch(id);
        this.#asked.set(inLanguage(id), asked);
        return asked;
      }),
    );
  }

  /** Fetch these decks again: they may have changed, come or gone. */
  async again(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#asked.delete(inLanguage(id));
    await this.look(ids);
  }

  async #fetch(id: string): Promise<void> {
    const asked = inLanguage(id);
    try {
      this.learn(id, await deckShown(id, language.current));
    } catch (refused) {
      if (refused instanceof Refused && refused.code === 'no_such_address')
        this.learn(id, undefined);
      // The game goes on without it; the next opening of the table asks again.
      else this.#asked.delete(asked);
    }
  }

  /** What is known of a deck. A book that has its pictures inside has this too. */
  learn(id: string, deck: DeckShown | undefined): void {
    this.#shown = new Map([...this.#shown, [id, deck]]);
    if (!deck) return;
    const cards = new Map<string, Known>();
    for (const each of this.#shown.values())
      for (const { id: card, description } of each?.cards ?? []) {
        const known = cards.get(card);
        const described = known && Object.keys(known.description).length > 0;
        if (each && !described) cards.set(card, { deck: known?.deck ?? each, description });
      }
    this.#cards = cards;
  }

  shown(id: string): DeckShown | undefined {
    return this.#shown.get(id);
  }

  /** Whether the server has said that there is no such deck. */
  gone(id: string): boolean {
    return this.#shown.has(id) && !this.#shown.get(id);
  }

  /** How many cards these decks have together, a picture that two of them have counted once; nothing until all are known. */
  count(ids: readonly string[]): number | undefined {
    if (!ids.every((id) => this.#shown.has(id))) return undefined;
    return new Set(ids.flatMap((id) => this.shown(id)?.cards.map((card) => card.id) ?? [])).size;
  }

  deckOf(card: string): DeckShown | undefined {
    return this.#cards.get(card)?.deck;
  }

  /** The decks that have the card, of those this page has met. */
  having(card: string): DeckShown[] {
    return [...this.#shown.values()].filter(
      (deck) => deck?.cards.some(({ id }) => id === card) === true,
    ) as DeckShown[];
  }

  /** What is on a card, in the page's language or the nearest there is; empty where nothing is said. */
  describe(card: string): string {
    return nearest(this.#cards.get(card)?.description ?? {}, language.current);
  }
}

export const decks = new Decks();

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
      if (typeof Image === 'undefined') return; // the page has gone meanwhile
      const image = new Image();
      image.fetchPriority = 'low';
      image.src = picture(card);
    });
  }
}
