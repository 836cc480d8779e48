import coat from 'card:coat';
import octochess from 'card:octochess';
import stag from 'card:stag';
import type { MessageKey } from '../format.ts';

/** A card as the page shows it: its picture, and the message that describes it. */
export interface ShownCard {
  picture: string;
  description: MessageKey;
}

/** The three cards on the first page. */
export const SHOWCASE: readonly ShownCard[] = [
  { picture: coat, description: 'card.coat' },
  { picture: stag, description: 'card.stag' },
  { picture: octochess, description: 'card.octochess' },
];
