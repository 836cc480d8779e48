import { store, stored } from '../storage.ts';

const KEY = 'hide-codes';

/** Whether this device hides codes, QR codes and links of tables: for those who show their screen to strangers. */
class Hiding {
  on = $state(stored(KEY) === 'yes');

  constructor() {
    // A big screen in another window of this browser follows.
    addEventListener('storage', () => (this.on = stored(KEY) === 'yes'));
  }

  turn(on: boolean): void {
    this.on = on;
    store(KEY, on ? 'yes' : 'no');
  }
}

export const hiding = new Hiding();
