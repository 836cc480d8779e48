import type { Reaction, Reveal } from '../wire/protocol.ts';

/** The seats that love that picture, or with 0 the clue. */
export const heartsFor = (reactions: readonly Reaction[], position: number): number[] =>
  reactions.filter((one) => one.position === position).map((one) => one.seat);

/**
 * The turn that a book is named after, by the rule of book.py: the best-loved clue that was written, else the first that some found
 * and not all, else the first.
 */
export function bestLoved(history: readonly Reveal[]): Reveal | undefined {
  const written = history.filter(({ clue }) => clue.text);
  const loved = (turn: Reveal): number => heartsFor(turn.reactions, 0).length;
  const [best] = [...written].sort((a, b) => loved(b) - loved(a));
  if (best && loved(best) > 0) return best;
  return written.find(someFound) ?? written[0] ?? history[0];
}

function someFound({ ballots, target }: Reveal): boolean {
  const count = ballots.filter(
    ({ ballot }) => target != null && ballot.votes.includes(target),
  ).length;
  return count > 0 && count < ballots.length;
}

/** The place of the picture that a turn is remembered by: the storyteller's. In Party, the most chosen, if the red token spares it. */
export function keptPlace({ target, laid, ballots }: Reveal): number {
  if (target != null) return target;
  const votes = (place: number): number =>
    ballots.flatMap(({ ballot }) => ballot.votes).filter((vote) => vote === place).length;
  const red = (place: number): number => Number(ballots.some(({ ballot }) => ballot.red === place));
  const [most = 1] = laid
    .map((_, at) => at + 1)
    .sort((a, b) => votes(b) - votes(a) || red(a) - red(b) || a - b);
  return most;
}

/** The picture for the cover. */
export function cover(history: readonly Reveal[]): string {
  const best = bestLoved(history);
  return best?.laid[keptPlace(best) - 1]?.card ?? '';
}
