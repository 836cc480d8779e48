import type { Choice } from './crop.ts';
import type { Notes } from './picture.ts';

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

const STORE = 'unsent';

/** Files of a deck that aren't sent yet. A browser may forbid it, or be full: then a closed tab forgets them. */
export class Drafts {
  readonly #opened: Promise<IDBDatabase>;

  constructor() {
    this.#opened = new Promise((resolve, reject) => {
      const request = indexedDB.open('hareloom', 1);
      request.onupgradeneeded = () => {
        request.result
          .createObjectStore(STORE, { keyPath: ['deck', 'id'] })
          .createIndex('deck', 'deck');
      };
      request.onsuccess = () => {
        resolve(request.result);
      };
      request.onerror = () => {
        reject(request.error ?? new Error('no store'));
      };
    });
    this.#opened.catch(() => undefined);
  }

  keep(kept: Kept): Promise<void> {
    return this.#change((store) => store.put(kept));
  }

  forget(deck: string, id: string): Promise<void> {
    return this.#change((store) => store.delete([deck, id]));
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

  async #change(change: (store: IDBObjectStore) => IDBRequest): Promise<void> {
    try {
      const database = await this.#opened;
      await done(change(database.transaction(STORE, 'readwrite').objectStore(STORE)));
    } catch {
      // Forbidden, or full: the page works without it.
    }
  }
}

function done<Result>(request: IDBRequest): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result as Result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('not kept'));
    };
  });
}
