import { say } from '../language.svelte.ts';
import { decks } from './decks.svelte.ts';

/** A card that lies face up, and the number of its place. */
export interface LaidCard {
  readonly card: string;
  readonly position: number;
}

export const laidOut = (cards: readonly string[]): LaidCard[] =>
  cards.map((card, index) => ({ card, position: index + 1 }));

/** What is on a card; or that nobody has said so. */
export const described = (card: string): string =>
  decks.describe(card) || say('picture.undescribed');

/** A picture for those who can't see it. */
export const pictureName = ({ card, position }: LaidCard, count: number, own = false): string =>
  say(own ? 'picture.name.own' : 'picture.name', {
    number: position,
    count,
    description: described(card),
  });
