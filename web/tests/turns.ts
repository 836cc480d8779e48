import type { Reveal } from '../src/lib/wire/protocol.ts';

/** What differs from a turn of four: seat 1 tells, and 2 and 3 find its picture on place 1. */
export interface Told extends Partial<Reveal> {
  /** Who voted for what: by seat, the places. */
  readonly votes?: Readonly<Record<number, readonly number[]>>;
  /** Who loved what: seat and place, 0 for the clue. */
  readonly hearts?: readonly (readonly [number, number])[];
}

export function turn({
  votes = { 2: [1], 3: [1], 4: [2] },
  hearts = [],
  ...over
}: Told = {}): Reveal {
  return {
    turn: 1,
    storyteller: 1,
    clue: { form: 'text', text: 'Almost home' },
    laid: [1, 2, 3, 4].map((owner) => ({ card: `c${owner}`, owner })),
    ballots: Object.entries(votes).map(([seat, places]) => ({
      seat: Number(seat),
      ballot: { votes: places },
    })),
    awards: [],
    scores: [0, 0, 0, 0],
    target: 1,
    stood_in: [],
    reactions: hearts.map(([seat, position]) => ({ seat, position, kind: 'heart' })),
    spoken: [],
    ...over,
  };
}
