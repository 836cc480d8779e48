import type { Reveal } from '../wire/protocol.ts';
import { votersFor } from './awards.ts';

/** One thing that happens in the reveal, and how long it holds before the next. */
export type Beat =
  | { readonly do: 'tokens'; readonly position: number; readonly ms: number }
  | { readonly do: 'owner'; readonly position: number; readonly ms: number }
  | { readonly do: 'truth'; readonly ms: number }
  | { readonly do: 'points'; readonly ms: number };

const MANY = 8;

/** The order of the show: votes drop, the most popular decoy last but one; owners turn over; the truth; the points. */
export function beats(reveal: Reveal): Beat[] {
  const { laid, target } = reveal;
  const pace = laid.length > MANY ? 0.5 : 1;
  const positions = laid.map((_, index) => index + 1);
  const votes = (position: number): number => votersFor(reveal, position).length;
  const decoys = positions.filter((each) => each !== target);
  const voted = decoys
    .filter((each) => votes(each) > 0)
    .sort((a, b) => votes(a) - votes(b) || a - b);
  if (target != null && votes(target) > 0) voted.push(target);
  const last = decoys.at(-1);
  return [
    ...voted.map((position): Beat => ({
      do: 'tokens',
      position,
      ms: pace * (260 + 180 * votes(position)),
    })),
    ...decoys.map((position): Beat => ({
      do: 'owner',
      position,
      ms: position === last && target != null ? 900 : pace * 280,
    })),
    ...(target == null ? [] : [{ do: 'truth', ms: 1100 } as const]),
    { do: 'points', ms: 600 },
  ];
}
