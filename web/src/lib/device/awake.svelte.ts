import { store, stored } from '../storage.ts';
import { allowed, keepAwake } from './allowed.ts';

/** Whether this device stays on during play: a phone that locks itself is away from the table. */
class Awake {
  wanted = $state(stored('awake') === 'on');

  readonly possible = allowed.awake();

  want(wanted: boolean): void {
    this.wanted = wanted;
    store('awake', wanted ? 'on' : 'off');
  }

  /** For an effect: stay awake as long as that is wanted. */
  readonly stay = (): (() => void) | undefined => (this.wanted ? keepAwake() : undefined);
}

export const awake = new Awake();
