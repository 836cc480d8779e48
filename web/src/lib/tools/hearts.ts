import type { Reaction, Reveal } from '../wire/protocol.ts';

/** The seats that love that picture, or with 0 the clue. */
export const heartsFor = (reactions: readonly Reaction[], position: number): number[] =>
  reactions.filter((one) => one.position === position).map((one) => one.seat);

/** The turns whose clue was loved most: several where they tie, none where nobody gave a heart. */
export function bestClues(history: readonly Reveal[]): Reveal[] {
  const most = Math.max(0, ...history.map(({ reactions }) => heartsFor(reactions, 0).length));
  return most === 0
    ? []
    : history.filter(({ reactions }) => heartsFor(reactions, 0).length === most);
}
