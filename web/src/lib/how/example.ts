import type { Kind } from './story.ts';

/** Who plays in the story, by their hare: one tells. In Team a hare is a pair's. */
export const [TELLER, ANA, TOM, MAX, EVE, BEN] = [6, 0, 1, 2, 4, 5] as const;

/** A picture on the table: which one, whose, and who has voted for it. The first card is the one that is told of. */
export interface Picture {
  readonly card: number;
  readonly owner: number;
  readonly votes: readonly number[];
  /** Party's red token lies there. */
  readonly red?: true;
}

/** Points that a player gets; those for votes come with the picture that caught them. */
export interface Gain {
  readonly points: number;
  readonly card?: number;
}

/** One turn, from the first picture of a story to its last: every picture shows this, so that all of it adds up. */
export interface Example {
  readonly counting: 'find' | 'crowd';
  readonly pairs: boolean;
  readonly players: readonly number[];
  readonly laid: readonly Picture[];
  readonly gains: ReadonlyMap<number, readonly Gain[]>;
}

/** The picture that is told of. */
export const TOLD = 0;
/** The one picture that the reader sees being given. */
export const SEEN = 2;

const three: Gain = { points: 3 };
const one: Gain = { points: 1 };
const caught = (card: number): Gain => ({ points: 1, card });

export const EXAMPLES: Readonly<Record<Kind, Example>> = {
  story: {
    counting: 'find',
    pairs: false,
    players: [TELLER, ANA, TOM, MAX],
    laid: [
      { card: SEEN, owner: TOM, votes: [MAX] },
      { card: TOLD, owner: TELLER, votes: [ANA, TOM] },
      { card: 3, owner: MAX, votes: [] },
      { card: 1, owner: ANA, votes: [] },
    ],
    gains: new Map([
      [TELLER, [three]],
      [ANA, [three]],
      [TOM, [three, caught(SEEN)]],
      [MAX, []],
    ]),
  },
  // Four of the seven or more, to be seen on a small picture.
  many: {
    counting: 'find',
    pairs: false,
    players: [TELLER, ANA, TOM, MAX],
    laid: [
      { card: SEEN, owner: TOM, votes: [MAX] },
      { card: TOLD, owner: TELLER, votes: [ANA, TOM] },
      { card: 3, owner: MAX, votes: [TOM] },
      { card: 1, owner: ANA, votes: [] },
    ],
    gains: new Map([
      [TELLER, [three]],
      [ANA, [three, one]],
      [TOM, [three, caught(SEEN)]],
      [MAX, [caught(3)]],
    ]),
  },
  party: {
    counting: 'crowd',
    pairs: false,
    players: [TELLER, ANA, TOM, MAX, EVE, BEN],
    laid: [
      { card: SEEN, owner: TOM, votes: [TELLER, ANA, TOM] },
      { card: 0, owner: TELLER, votes: [] },
      { card: 3, owner: MAX, votes: [EVE] },
      { card: 4, owner: EVE, votes: [] },
      { card: 1, owner: ANA, votes: [MAX, BEN], red: true },
      { card: 5, owner: BEN, votes: [] },
    ],
    gains: new Map([
      [TELLER, [three]],
      [ANA, [three]],
      [TOM, [three]],
      [MAX, []],
      [EVE, []],
      [BEN, []],
    ]),
  },
  team: {
    counting: 'find',
    pairs: true,
    players: [TELLER, ANA, TOM],
    laid: [
      { card: 3, owner: TELLER, votes: [TOM] },
      { card: 1, owner: ANA, votes: [] },
      { card: TOLD, owner: TELLER, votes: [ANA] },
      { card: SEEN, owner: TOM, votes: [] },
    ],
    gains: new Map([
      [TELLER, [three, caught(3)]],
      [ANA, [three]],
      [TOM, []],
    ]),
  },
};

export const gained = ({ gains }: Example, player: number): number =>
  (gains.get(player) ?? []).reduce((sum, { points }) => sum + points, 0);
