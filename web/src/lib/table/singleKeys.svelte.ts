import { store, stored } from '../storage.ts';

/** Keys that work anywhere on the page without Ctrl. Players who use speech input may turn them off. */
class SingleKeys {
  #on = $state(stored('keys') !== 'off');

  get on(): boolean {
    return this.#on;
  }

  set on(wanted: boolean) {
    this.#on = wanted;
    store('keys', wanted ? 'on' : 'off');
  }
}

export const singleKeys = new SingleKeys();
