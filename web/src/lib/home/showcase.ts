import type { MessageKey } from '../format.ts';

/** A card as the page shows it: its picture, and the message that describes it. */
export interface ShownCard {
  picture: string;
  description: MessageKey;
}

/** The three cards on the first page. */
export const SHOWCASE: readonly ShownCard[] = [
  { picture: '/pictures/hareloom/coat.webp', description: 'card.coat' },
  { picture: '/pictures/hareloom/stag.webp', description: 'card.stag' },
  { picture: '/pictures/hareloom/octochess.webp', description: 'card.octochess' },
];
