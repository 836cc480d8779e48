import { ask } from '../wire/api.ts';
import { isOwn } from './own.ts';

/** Brings decks of this browser's to a table, before its host chooses them: from then on all there see their pictures. */
export async function bringDecks(table: string, decks: readonly string[]): Promise<void> {
  for (const deck of decks.filter(isOwn))
    await ask('POST', `/api/own-decks/${encodeURIComponent(deck)}/tables`, { table });
}
