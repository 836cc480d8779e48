import { decks } from '../cards/decks.svelte.ts';
import type { Replay } from '../wire/protocol.ts';
import { tableOf } from './replay.ts';

/** A text in the one language that it was written in. */
const ANY = 'und';

/** Learn of the decks of a replay: a file brings what it needs along, of others the server knows. */
export function meetDecks(replay: Replay): void {
  if (replay.decks.length === 0) decks.fetch(tableOf(replay).decks);
  for (const { id, name, author, licence, cards } of replay.decks)
    decks.learn(id, {
      id,
      name: { [ANY]: name || id },
      author,
      licence,
      languages: [],
      described: cards.filter(({ description }) => description).length,
      cards: cards.map((card) => ({
        id: card.id,
        description: card.description ? { [ANY]: card.description } : {},
      })),
      fan: [],
      bots: 'guess',
    });
}
