import type { DeckShown } from '../wire/protocol.ts';
import { secretsOf } from './make/secrets.ts';

/** Whether a player made the deck in the page. */
export const isOwn = (deck: string): boolean => deck.startsWith('own-');

/** Whether this browser made it, or has its maker's key. */
export const isMine = (deck: string): boolean => isOwn(deck) && Boolean(secretsOf(deck).key);

/** Whether a picture is in decks of other players only: nobody has looked at it before, and it can be reported. */
export const isForeign = (having: readonly DeckShown[]): boolean =>
  having.length > 0 && having.every(({ id }) => isOwn(id) && !isMine(id));
