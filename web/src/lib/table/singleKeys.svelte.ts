import { keep, kept } from '../kept.ts';

/** Keys that work anywhere on the page without Ctrl. Whoever speaks to the computer may turn them off. */
class SingleKeys {
  #on = $state(kept('keys') !== 'off');

  get on(): boolean {
    return this.#on;
  }

  set on(wanted: boolean) {
    this.#on = wanted;
    keep('keys', wanted ? 'on' : 'off');
  }
}

export const singleKeys = new SingleKeys();
