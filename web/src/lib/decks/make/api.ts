import { ask, deckList } from '../../wire/api.ts';
import type {
  CardDraft,
  CardTaken,
  ChangeOwnDeck,
  DeckInList,
  DescribeCard,
  MakeOwnDeck,
  OwnDeck,
  OwnDeckMade,
  OwnDeckOpened,
  OwnLimits,
} from '../../wire/protocol.ts';
import type { Choice } from './crop.ts';
import type { Cut } from './picture.ts';

const OWN = '/api/own-decks';
const at = (deck: string): string => `${OWN}/${encodeURIComponent(deck)}`;

export const ownLimits = (): Promise<OwnLimits> => ask('GET', `${OWN}/limits`);
export const makeOwnDeck = (deck: MakeOwnDeck): Promise<OwnDeckMade> => ask('POST', OWN, deck);
/** The decks that this browser may change, those that aren't ready too. */
export const myDecks = async (): Promise<DeckInList[]> =>
  (await deckList()).filter(({ mine }) => mine);
export const ownDeck = (deck: string): Promise<OwnDeck> => ask('GET', at(deck));
export const changeOwnDeck = (deck: string, change: ChangeOwnDeck): Promise<OwnDeck> =>
  ask('PATCH', at(deck), change);
export const deleteOwnDeck = (deck: string): Promise<null> => ask('DELETE', at(deck));
/** By the deck's link, or by its owner's key. */
export const openOwnDeck = (deck: string, secret: string): Promise<OwnDeckOpened> =>
  ask('POST', `${at(deck)}/open`, { link: secret });
export const describeCard = (deck: string, card: string, words: DescribeCard): Promise<null> =>
  ask('PATCH', `${at(deck)}/cards/${card}`, words);
/** Sends a card to the operator's machine. What it answers is a draft, and is not kept. */
export const draftOf = (deck: string, card: string): Promise<CardDraft> =>
  ask('POST', `${at(deck)}/cards/${card}/describe`);
export const removeCard = (deck: string, card: string): Promise<null> =>
  ask('DELETE', `${at(deck)}/cards/${card}`);
/** Where a deck lies to be taken along, in the format of `hareloom deck add`. */
export const zipOf = (deck: string): string => `${at(deck)}/deck.zip`;

/** Sends a picture; sent again, it gets the same answer. A file that only the server can read is cut there. */
export function sendPicture(deck: string, cut: Cut, choice: Choice): Promise<CardTaken> {
  const fit = choice.fit === 'cut' ? 'crop' : 'paper';
  const query = cut.raw ? `?fit=${fit}&turn=${choice.turn}` : '';
  return ask('PUT', `${at(deck)}/cards/${cut.sent}${query}`, cut.blob);
}
