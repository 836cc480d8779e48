import type { Heart, Reveal } from '../wire/protocol.ts';

/** The seats that love that picture, or with 0 the clue. */
export const heartsFor = (hearts: readonly Heart[], position: number): number[] =>
  hearts.filter((heart) => heart.position === position).map((heart) => heart.seat);

/** The turns whose clue was loved most: several where they tie, none where nobody gave a heart. */
export function bestClues(history: readonly Reveal[]): Reveal[] {
  const most = Math.max(0, ...history.map(({ hearts }) => heartsFor(hearts, 0).length));
  return most === 0 ? [] : history.filter(({ hearts }) => heartsFor(hearts, 0).length === most);
}
