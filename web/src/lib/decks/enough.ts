import type { Need } from '../wire/protocol.ts';

/** Whether some cards suffice for the players at a table. */
export interface Enough {
  /** For how many it is counted: those at the table, or the nearest number that can play. */
  readonly players: number;
  /** How many cards they need, and how many are missing. */
  readonly need: number;
  readonly missing: number;
  /** The most players that these cards are enough for; 0 where they are too few for any game. */
  readonly most: number;
}

/** Nothing where no number of players can play it so. */
export function enough(needs: readonly Need[], seats: number, cards: number): Enough | undefined {
  const meant = needs.find(({ players }) => players >= seats) ?? needs.at(-1);
  if (!meant) return undefined;
  const possible = needs.filter((need) => need.cards <= cards).map(({ players }) => players);
  return {
    players: meant.players,
    need: meant.cards,
    missing: Math.max(0, meant.cards - cards),
    most: Math.max(0, ...possible),
  };
}
