import { SvelteSet } from 'svelte/reactivity';
import { store, stored } from '../storage.ts';

/** Whose remarks this browser hides at a table. Nobody else learns of it. */
export class Blocked {
  readonly #people: SvelteSet<string>;

  constructor(private readonly code: string) {
    this.#people = new SvelteSet((stored(`blocked.${code}`) ?? '').split(' ').filter(Boolean));
  }

  has(person: string): boolean {
    return this.#people.has(person);
  }

  change(person: string, hidden: boolean): void {
    if (hidden) this.#people.add(person);
    else this.#people.delete(person);
    store(`blocked.${this.code}`, [...this.#people].join(' '));
  }
}
