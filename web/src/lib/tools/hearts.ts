import type { Reaction, Reveal } from '../wire/protocol.ts';

/** The seats that love that picture, or with 0 the clue. */
export const heartsFor = (reactions: readonly Reaction[], position: number): number[] =>
  reactions.filter((one) => one.position === position).map((one) => one.seat);

/** The turn of the best-loved clue: of several the last one, and so the last turn where there are no hearts. */
export function bestLoved(history: readonly Reveal[]): Reveal | undefined {
  const loved = (turn: Reveal): number => heartsFor(turn.reactions, 0).length;
  return [...history].reverse().sort((a, b) => loved(b) - loved(a))[0];
}

/** The place of the picture that a turn is remembered by: the storyteller's. In Party, the most chosen. */
export function keptPlace(turn: Reveal): number {
  if (turn.target != null) return turn.target;
  const votes = (place: number): number =>
    turn.ballots.filter(({ ballot }) => ballot.votes.includes(place)).length;
  return turn.laid.reduce((most, _, at) => (votes(at + 1) > votes(most) ? at + 1 : most), 1);
}

/** The picture for the cover. */
export function cover(history: readonly Reveal[]): string {
  const best = bestLoved(history);
  return best?.laid[keptPlace(best) - 1]?.card ?? '';
}
