import { store, stored } from '../storage.ts';
import type { TableState } from '../table/table.svelte.ts';
import { tell } from '../toast.svelte.ts';

/** Ask that this phase lasts longer, for all. */
export async function askForTime(table: TableState): Promise<void> {
  try {
    await table.move({ do: 'ask_for_time' });
  } catch (refused) {
    tell(refused, { passing: true });
  }
}

/** Whether a player may ask: where a clock runs, and in a reveal that others could end. */
export const mayAskForTime = ({ own, view, table, alone }: TableState): boolean =>
  own !== undefined && !view?.days && (view?.clock != null || (table.phase === 'reveal' && !alone));

/** Whether this device asks by itself while the reveal is read aloud. */
class Waits {
  #on = $state(stored('waits') !== 'off');

  get on(): boolean {
    return this.#on;
  }

  set on(wanted: boolean) {
    this.#on = wanted;
    store('waits', wanted ? 'on' : 'off');
  }
}

export const waits = new Waits();
