import type { OwnDeck } from '../../wire/protocol.ts';
import type { Kept } from './drafts.ts';
import { originalOf } from './originals.ts';
import { newPicture, type Picture } from './picture.ts';

/** The pictures of a deck that was begun: what the server has, and what this browser hasn't sent yet. */
export function loaded(cards: OwnDeck['cards'], unsent: readonly Kept[]): Picture[] {
  const there = cards.map(({ card, description }): Picture => ({
    ...(originalOf(card) ?? sentEarlier(card)),
    description,
    described: description,
  }));
  const sent = new Set(there.map(({ id }) => id));
  const coming = unsent
    .filter(({ id }) => !sent.has(id))
    .map(({ id, name, file, choice, description, notes }): Picture => ({
      ...newPicture(id, name, file),
      ...(choice && { choice }),
      ...(notes && { notes }),
      description,
    }));
  return [...there, ...coming];
}

const sentEarlier = (card: string): Picture => ({
  ...newPicture(card, ''),
  card,
  preview: `/pictures/${card}@thumb.webp`,
});
