import { laidOut, type LaidCard } from '../cards/laid.ts';
import type { Award, Reason, Reveal } from '../wire/protocol.ts';

/** Some who got as many points for the same reason in the same place. */
export interface Awarded {
  readonly reason: Reason;
  readonly points: number;
  readonly seats: readonly number[];
  readonly positions: readonly number[];
  readonly thanks: readonly number[];
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
    });
  }
  return [...groups.values()];
}

/** Who voted for a picture. */
export const votersFor = ({ ballots }: Reveal, position: number): number[] =>
  ballots.filter(({ ballot }) => ballot.votes.includes(position)).map(({ seat }) => seat);

export const redOn = ({ ballots }: Reveal, position: number): boolean =>
  ballots.some(({ ballot }) => ballot.red === position);

/** What each hare earned in that turn, by its number. */
export function gains(reveal: Reveal, unitOf: (seat: number) => number): Map<number, number> {
  const gained = new Map<number, number>();
  for (const { seat, points } of reveal.awards) {
    gained.set(unitOf(seat), (gained.get(unitOf(seat)) ?? 0) + points);
  }
  return gained;
}

export const laidIn = ({ laid }: Reveal): LaidCard[] => laidOut(laid.map(({ card }) => card));

/** Whose picture lies there. */
export const ownerOf = ({ laid }: Reveal, position: number): number =>
  laid[position - 1]?.owner ?? 0;
