import coat from 'card:coat';
import octochess from 'card:octochess';
import stag from 'card:stag';
import smallCoat from '../../art/first-coat.webp';
import smallOctochess from '../../art/first-octochess.webp';
import smallStag from '../../art/first-stag.webp';
import type { MessageKey } from '../format.ts';

/** A card as the page shows it: its picture, and the message that describes it. */
export interface ShownCard {
  picture: string;
  /** The same, 400 wide: what telephones that count their bytes need. */
  small: string;
  description: MessageKey;
}

/** The three cards on the first page. */
export const SHOWCASE: readonly ShownCard[] = [
  { picture: coat, small: smallCoat, description: 'card.coat' },
  { picture: stag, small: smallStag, description: 'card.stag' },
  { picture: octochess, small: smallOctochess, description: 'card.octochess' },
];
