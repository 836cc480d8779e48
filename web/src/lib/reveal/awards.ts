import { laidOut, type LaidCard } from '../cards/laid.ts';
import type { Award, Reason, Reveal } from '../wire/protocol.ts';

/** Some who got as many points for the same reason in the same place. */
export interface Awarded {
  readonly reason: Reason;
  readonly points: number;
  readonly seats: readonly number[];
  readonly positions: readonly number[];
  readonly thanks: readonly number[];
  /** How many points there were at most, where votes went beyond that. */
  readonly most?: number | undefined;
}

/** Awards that are alike, in one sentence: "Tom, Max and you found it". */
export function grouped(awards: readonly Award[]): Awarded[] {
  const groups = new Map<string, Awarded>();
  for (const { seat, points, reason, positions = [], thanks_to = [] } of awards) {
    // Who fooled whom is shown one by one: that is the point of it.
    const own = reason === 'votes_on_your_card' ? seat : 0;
    const key = `${reason}.${points}.${positions.join()}.${own}`;
    const group = groups.get(key);
    groups.set(key, {
      reason,
      points,
      positions,
      seats: [...(group?.seats ?? []), seat],
      thanks: own ? thanks_to : [],
      most: cappedAt({ seat, points, reason, positions, thanks_to }),
    });
  }
  return [...groups.values()];
}

/** Who voted for a picture. */
export const votersFor = ({ ballots }: Reveal, position: number): number[] =>
  ballots.filter(({ ballot }) => ballot.votes.includes(position)).map(({ seat }) => seat);

export const redOn = ({ ballots }: Reveal, position: number): boolean =>
  ballots.some(({ ballot }) => ballot.red === position);

/** The picture where the red token takes something away; where nobody looked it is a miss. */
export const redHit = (reveal: Reveal): number | undefined =>
  reveal.laid
    .map((_, index) => index + 1)
    .find((each) => redOn(reveal, each) && votersFor(reveal, each).length > 0);

/** In Party the picture that most chose, if at least two did: of several the first one that counts. */
export function mostChosen(reveal: Reveal): number | undefined {
  if (reveal.target != null) return undefined;
  const red = redHit(reveal);
  const votes = (position: number): number => votersFor(reveal, position).length;
  const [most] = reveal.laid
    .map((_, index) => index + 1)
    .filter((each) => votes(each) > 1)
    .sort((a, b) => votes(b) - votes(a) || Number(a === red) - Number(b === red) || a - b);
  return most;
}

/** The pictures that get the whole stage: the truth; in Party the one that the red token voids, and the largest crowd's. */
export function staged(reveal: Reveal): number[] {
  const all = [redHit(reveal), reveal.target ?? mostChosen(reveal)];
  return [...new Set(all.filter((each) => each !== undefined))];
}

/** What is known of the truth before it is shown, by the votes that the decoys had: all or none of them, or neither. */
export type Foreseen = 'all' | 'none' | 'open';

export function foreseen({ ballots, target }: Reveal): Foreseen {
  const votes = ballots.map(({ ballot }) => ballot.votes);
  if (votes.every((each) => each.length > 0 && each.every((on) => on === target))) return 'all';
  // One with a token less than others may have laid it on the truth, for all that was seen.
  const most = Math.max(0, ...votes.map(({ length }) => length));
  const shown = votes.every((each) => each.length === most && each.every((on) => on !== target));
  return shown ? 'none' : 'open';
}

/** What is earned once these pictures are told: an award for two pictures comes with the second. */
export const earned = ({ awards }: Reveal, told: ReadonlySet<number>): Award[] =>
  awards.filter(({ positions = [] }) => positions.every((each) => told.has(each)));

/** What is earned with one picture, when it is told after those. */
export function earnedWith(reveal: Reveal, position: number, told: ReadonlySet<number>): Award[] {
  const after = earned(reveal, new Set([...told, position]));
  return after.filter(({ positions = [] }) => positions.includes(position));
}

/** How many points there were at most, where votes went beyond that. */
export function cappedAt({ reason, points, thanks_to = [] }: Award): number | undefined {
  const votes = { votes_on_your_card: thanks_to.length, with_the_crowd: thanks_to.length + 1 };
  const given = reason in votes ? votes[reason as keyof typeof votes] : 0;
  return points < given ? points : undefined;
}

/** What each hare earned, by its number. */
export function gains(
  awards: readonly Award[],
  unitOf: (seat: number) => number,
): Map<number, number> {
  const gained = new Map<number, number>();
  for (const { seat, points } of awards) {
    gained.set(unitOf(seat), (gained.get(unitOf(seat)) ?? 0) + points);
  }
  return gained;
}

export const laidIn = ({ laid }: Reveal): LaidCard[] => laidOut(laid.map(({ card }) => card));

/** Whose picture lies there. */
export const ownerOf = ({ laid }: Reveal, position: number): number =>
  laid[position - 1]?.owner ?? 0;

const placeOf = ({ positions = [] }: Award): number => positions[0] ?? 0;
const crowdOf = ({ thanks_to = [] }: Award): number => thanks_to.length;

/** The picture that stands before the others at the end: the truth, or the one that most agreed on. */
export function heroOf(reveal: Reveal): number | undefined {
  if (reveal.target != null) return reveal.target;
  const [best] = reveal.awards
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || crowdOf(b) - crowdOf(a) || placeOf(a) - placeOf(b));
  if (best) return placeOf(best);
  return reveal.ballots.find(({ ballot }) => ballot.red != null)?.ballot.red ?? undefined;
}

/** What one picture brings, and to whom. */
export interface GainedWith {
  readonly voters: readonly number[];
  readonly each: ReadonlyMap<number, number>;
  readonly awards: readonly Award[];
  /** All or nobody found it: no light, and two points for everybody else. */
  readonly flat: boolean;
}

export function gainedWith(reveal: Reveal, position: number): GainedWith {
  const here = reveal.awards.filter(({ positions = [] }) => positions.includes(position));
  return {
    voters: votersFor(reveal, position),
    each: gains(here, (seat) => seat),
    awards: here,
    flat: here.some(({ reason }) => reason === 'all_found_it' || reason === 'nobody_found_it'),
  };
}
