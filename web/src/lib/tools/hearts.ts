import type { Reaction, Reveal } from '../wire/protocol.ts';

/** The seats that love that picture, or with 0 the clue. */
export const heartsFor = (reactions: readonly Reaction[], position: number): number[] =>
  reactions.filter((one) => one.position === position).map((one) => one.seat);

/** The picture for the cover: that of the best-loved clue, else the last one that was told. In Party, the most chosen. */
export function cover(history: readonly Reveal[]): string {
  const loved = (turn: Reveal): number => heartsFor(turn.reactions, 0).length;
  const [best] = [...history].reverse().sort((a, b) => loved(b) - loved(a));
  if (!best) return '';
  const votes = (at: number): number =>
    best.ballots.filter(({ ballot }) => ballot.votes.includes(at + 1)).length;
  const at =
    best.target == null
      ? best.laid.reduce((most, _, index) => (votes(index) > votes(most) ? index : most), 0)
      : best.target - 1;
  return best.laid[at]?.card ?? '';
}
