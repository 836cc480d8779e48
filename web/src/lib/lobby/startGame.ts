import { decks } from '../cards/decks.svelte.ts';
import type { TableState } from '../table/table.svelte.ts';
import { tell } from '../toast.svelte.ts';
import { Refused } from '../wire/api.ts';

/** Start the next game, or say why it can't be. */
export async function startGame(table: TableState): Promise<void> {
  try {
    await table.do({ do: 'start_game' });
  } catch (refused) {
    tell(refused);
    // What was counted is not what there is: a deck has gone or changed.
    if (refused instanceof Refused) await decks.again(table.table.decks);
  }
}
