import coat from 'card:coat';
import octochess from 'card:octochess';
import stag from 'card:stag';
import smallCoat from '../../art/first-coat.webp';
import smallOctochess from '../../art/first-octochess.webp';
import smallStag from '../../art/first-stag.webp';
import type { MessageKey } from '../format.ts';

/** A card as the page shows it: its picture, and the message that describes it. */
export interface ShownCard {
  card: string;
  picture: string;
  /** The same, 400 wide: what telephones that count their bytes need. */
  small: string;
  description: MessageKey;
}

const shown = (picture: string, small: string, description: MessageKey): ShownCard => ({
  card: picture.replace(/^.*\/|\.webp$/g, ''),
  picture,
  small,
  description,
});

/** The three cards on the first page. */
export const SHOWCASE: readonly ShownCard[] = [
  shown(coat, smallCoat, 'card.coat'),
  shown(stag, smallStag, 'card.stag'),
  shown(octochess, smallOctochess, 'card.octochess'),
];
