import type { DeckInList, DeckShown } from '../wire/protocol.ts';

/** A deck as a host looks at it before choosing. */
export type OnShelf = Omit<DeckInList, 'own' | 'mine' | 'reach' | 'draft'>;

/** What a host chooses from: the decks in the list, and those of the table that are in no list. */
export function shelf(
  listed: readonly DeckInList[],
  atTable: readonly DeckShown[],
): readonly OnShelf[] {
  const unlisted = atTable.filter((deck) => !listed.some(({ id }) => id === deck.id));
  return [...listed, ...unlisted.map((deck) => ({ ...deck, cards: deck.cards.length }))];
}
