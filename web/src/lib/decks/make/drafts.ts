import type { Choice } from './crop.ts';
import type { Notes, Picture } from './picture.ts';

/** A picture that isn't sent yet, as this browser keeps it while its tab may be closed. */
export interface Kept {
  readonly deck: string;
  readonly id: string;
  readonly name: string;
  readonly file: Blob;
  readonly choice?: Choice;
  readonly description: string;
  readonly notes?: Notes;
}

/** What is kept of a picture that isn't sent; nothing where there is no file. */
export function kept(deck: string, picture: Picture): Kept[] {
  const { id, name, file, description, choice, notes } = picture;
  if (!file) return [];
  return [
    { deck, id, name, file, description, ...(choice && { choice }), ...(notes && { notes }) },
  ];
}

const STORE = 'unsent';

/** Files of a deck that aren't sent yet. A browser may forbid it, or be full: then a closed tab forgets them. */
export class Drafts {
  readonly #opened: Promise<IDBDatabase>;
  readonly #safe = new Set<string>();

  constructor() {
    this.#opened = new Promise((resolve, reject) => {
      const request = indexedDB.open('hareloom', 1);
      request.onupgradeneeded = () => {
        request.result
          .createObjectStore(STORE, { keyPath: ['deck', 'id'] })
          .createIndex('deck', 'deck');
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('no store'));
    });
    this.#opened.catch(() => undefined);
  }

  async keep(...kept: readonly Kept[]): Promise<void> {
    const safe = await this.#change((store) => kept.map((each) => store.put(each)).at(-1));
    if (safe) for (const { id } of kept) this.#safe.add(id);
  }

  /** Whether a closed tab leaves this picture here. */
  has(id: string): boolean {
    return this.#safe.has(id);
  }

  async forget(deck: string, id: string): Promise<void> {
    await this.#change((store) => store.delete([deck, id]));
  }

  async forgetDeck(deck: string): Promise<void> {
    for (const { id } of await this.of(deck)) await this.forget(deck, id);
  }

  /** Those of a deck, in the order in which they came. */
  async of(deck: string): Promise<Kept[]> {
    try {
      const database = await this.#opened;
      const index = database.transaction(STORE).objectStore(STORE).index('deck');
      return await done<Kept[]>(index.getAll(deck));
    } catch {
      return [];
    }
  }

  /** Whether the change was made. Where it is forbidden, or the disk is full, the page works without it. */
  async #change(change: (store: IDBObjectStore) => IDBRequest | undefined): Promise<boolean> {
    try {
      const database = await this.#opened;
      const request = change(database.transaction(STORE, 'readwrite').objectStore(STORE));
      if (request) await done(request);
      return true;
    } catch {
      return false;
    }
  }
}

function done<Result>(request: IDBRequest): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as Result);
    request.onerror = () => reject(request.error ?? new Error('not kept'));
  });
}
