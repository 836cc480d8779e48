import type { Cue } from '../sound/sounds.svelte.ts';
import type { Reveal } from '../wire/protocol.ts';
import { earnedWith, redOn, votersFor } from './awards.ts';
import { ARRIVE, HURRY, type Step } from './beats.ts';

const LIFT = 320;
const TICK = 80;
const BELL = 90;
const MOST_BELLS = 4;

/** What is heard with a step: each sound, and how many milliseconds after its beginning. */
export function score(
  step: Step,
  reveal: Reveal,
  hareOf: (seat: number) => number,
  pace: number,
): Cue[] {
  const { positions, beat } = step;
  const voters = positions.flatMap((position) => votersFor(reveal, position));
  const hares = (after: number, apart?: number): Cue[] =>
    voters.map((seat, order) => ({
      sound: 'pluck',
      hare: hareOf(seat),
      after:
        apart === undefined
          ? (after + ARRIVE * Math.min(order, 4) + HURRY * Math.max(0, order - 4)) * pace
          : after + apart * order,
    }));
  switch (step.do) {
    case 'hush':
      return [{ sound: 'felt', after: 0 }];
    case 'turn':
      return positions.some((each) => redOn(reveal, each))
        ? [
            { sound: 'riffle', after: 0 },
            { sound: 'wood', after: 400 },
          ]
        : [{ sound: 'riffle', after: 0 }];
    case 'fell':
      if (beat === 'together')
        return voters.map((_, order) => ({ sound: 'tick', after: TICK * order }));
      return hares(beat === 'red' ? 300 : LIFT);
    case 'whose':
      return [{ sound: 'paper', after: 0 }];
    case 'points':
      return bells(beat === 'truth' ? reveal.awards : told(reveal, positions));
    case 'dark':
      return [{ sound: 'breath', after: 0 }];
    case 'light':
      return [{ sound: failed(reveal) ? 'fall' : 'light', after: 0 }];
    case 'found':
      return hares(0);
    case 'void':
      return [
        { sound: 'wood', after: 240 },
        { sound: 'fall', after: 320 },
      ];
    case 'sum':
      return [{ sound: 'wood', after: 0 }];
    case 'rest':
      return [];
  }
}

const told = (reveal: Reveal, positions: readonly number[]): Reveal['awards'] =>
  positions.flatMap((position) => earnedWith(reveal, position, new Set(positions)));

/** A bell for each point, as many as one can tell apart. */
function bells(awards: Reveal['awards']): Cue[] {
  const most = Math.max(0, ...awards.map(({ points }) => points));
  return Array.from({ length: Math.min(MOST_BELLS, most) }, (_, order) => ({
    sound: 'bell',
    after: 120 + BELL * order,
    step: order,
  }));
}

/** All or nobody found it. */
const failed = ({ awards }: Reveal): boolean =>
  awards.some(({ reason }) => reason === 'all_found_it' || reason === 'nobody_found_it');
