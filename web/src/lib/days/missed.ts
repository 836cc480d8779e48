import { language } from '../language.svelte.ts';
import type { Public, Reveal, Seen, View } from '../wire/protocol.ts';

/** The last turn of the game whose reveal has come; 0 before the first. */
export function lastRevealed({ phase, turn }: Pick<Public, 'phase' | 'turn'>): number {
  if (phase === 'lobby' || phase === 'claim') return 0;
  return phase === 'reveal' || phase === 'end' ? turn : Math.max(0, turn - 1);
}

/**
 * The turn after which a person has missed reveals. Who plays has missed all of a game that they haven't looked at; who
 * comes to watch has missed nothing.
 */
export function seenUntil(
  table: Pick<Public, 'game' | 'phase' | 'turn'>,
  seen: Seen,
  plays: boolean,
): number {
  if (seen.game === table.game) return seen.turn;
  return plays ? 0 : lastRevealed(table);
}

/** The table as it stood at the reveal of an earlier turn, with the scores after it. */
export function viewAt(view: View, reveal: Reveal): View {
  const seats = Object.fromEntries(
    Object.entries(view.table.seats).map(([no, seat]) => [
      no,
      { ...seat, score: reveal.scores[seat.unit ?? 0] ?? seat.score ?? 0 },
    ]),
  );
  const { turn, storyteller, clue } = reveal;
  const images = reveal.laid.map(({ card }) => card);
  return {
    ...view,
    table: {
      ...view.table,
      phase: 'reveal',
      turn,
      storyteller,
      clue,
      images,
      seats,
      reveal,
      awaited: [],
      closing: false,
      winners: [],
    },
    // Nothing can be done there any more; hearts are for the turn that is on.
    own: view.own ? { ...view.own, may: { talk: false } } : null,
  };
}

/** Which of the missed shows is on. */
export interface Missed {
  readonly at: number;
  readonly of: number;
  readonly turn: number;
}

/** Its words, once they are here. */
export const sinceWords = ({ at, of, turn }: Missed): Promise<string> =>
  language.with('days', Promise.resolve()).then(() => language.say('since.at', { at, of, turn }));
