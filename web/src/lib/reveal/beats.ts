import type { Reveal } from '../wire/protocol.ts';
import { redOn, votersFor } from './awards.ts';

/** A scene of the reveal: what one tap ends. */
export type Beat =
  'hush' | 'nobody' | 'together' | 'decoy' | 'decoys' | 'dark' | 'truth' | 'red' | 'sum';

/** One thing that happens within a beat, and how long it holds before the next. */
export type Act =
  | 'hush'
  | 'turn'
  | 'fell'
  | 'whose'
  | 'points'
  | 'rest'
  | 'dark'
  | 'light'
  | 'found'
  | 'void'
  | 'sum';

export interface Step {
  readonly do: Act;
  readonly beat: Beat;
  /** Which scene it is, counted from 0. */
  readonly no: number;
  /** The pictures it is about. */
  readonly positions: readonly number[];
  readonly ms: number;
}

export interface Script {
  readonly steps: readonly Step[];
  /** How many scenes there are. */
  readonly beats: number;
  /** How fast decoys are told: from 0.5 (twice as fast) to 1.5. */
  readonly pace: number;
}

/** Milliseconds. */
const HUSH = 600;
const TURN = 800;
const TURN_EACH = 60;
const LIFT = 320;
const LOOK = 250;
const WHOSE = 380;
const POINTS = 420;
const REST = 200;
const TOGETHER = [700, 700, 200] as const;
const LONE = [500, 500, 200] as const;
const DARK = 820;
const LIGHT = 500;
const EARN = 600;
const HOLD = 700;
const RED = [900, 780, 800] as const;
const SUM = 720;

/** The whole show: slower where there is little to tell, faster where there is much. */
const SHORTEST = 8000;
const LONGEST = 14_000;
const SLOWEST = 1.5;
const FASTEST = 0.48;
/** So many decoys with votes are told one by one; of more, those with one vote go together. */
const ONE_BY_ONE = 4;

/** Hares arrive one after the other; from the fifth on they hurry. */
export const ARRIVE = 140;
export const HURRY = 60;
const arrive = (hares: number): number =>
  ARRIVE * Math.min(hares, 4) + HURRY * Math.max(0, hares - 4);

type Scene = readonly [Beat, readonly number[], ...(readonly [Act, number])[]];

/** The order and the length of everything that is told. Theatre only: all of it is known from the start. */
export function script(reveal: Reveal): Script {
  const scenes = scenesOf(reveal);
  const length = (of: readonly Scene[]): number =>
    of.reduce((sum, [, , ...acts]) => sum + acts.reduce((all, [, ms]) => all + ms, 0), 0);
  const plain = length(scenes);
  const decoys = length(scenes.filter(([beat]) => beat === 'decoy'));
  const slow = plain < SHORTEST ? Math.min(SLOWEST, SHORTEST / plain) : 1;
  // Only decoys hurry: the truth always has its time.
  const fast =
    plain > LONGEST ? Math.max(FASTEST, (LONGEST - (plain - decoys)) / Math.max(1, decoys)) : 1;
  const steps = scenes.flatMap(([beat, positions, ...acts], no) =>
    acts
      .filter(([, ms]) => ms > 0)
      .map(([act, ms]): Step => {
        const pace = slow * (beat === 'decoy' ? fast : 1);
        return { do: act, beat, no, positions, ms: Math.round(ms * pace) };
      }),
  );
  return { steps, beats: scenes.length, pace: slow * fast };
}

function scenesOf(reveal: Reveal): Scene[] {
  const target = reveal.target ?? undefined;
  const crowd = target === undefined;
  const positions = reveal.laid.map((_, index) => index + 1);
  const votes = (position: number): number => votersFor(reveal, position).length;
  const red = positions.find((each) => redOn(reveal, each));
  const others = positions.filter((each) => each !== target && each !== red);
  const none = others.filter((each) => votes(each) === 0);
  const voted = others
    .filter((each) => votes(each) > 0)
    .sort((a, b) => votes(a) - votes(b) || a - b);
  const ones = voted.filter((each) => votes(each) === 1);
  const together = crowd ? ones.length > 0 : voted.length > ONE_BY_ONE && ones.length > 1;
  const alone = together ? voted.filter((each) => votes(each) > 1) : voted;
  const scenes: Scene[] = [['hush', [], ['hush', HUSH]]];
  if (none.length > 0) scenes.push(['nobody', none, ['turn', TURN + TURN_EACH * none.length]]);
  if (together) {
    const [fell, whose, rest] = crowd ? LONE : TOGETHER;
    scenes.push(['together', ones, ['fell', fell], ['whose', whose], ['rest', rest]]);
  }
  for (const position of alone) scenes.push(decoy(position, votes(position)));
  if (target !== undefined) {
    const finders = arrive(votes(target));
    scenes.push(['dark', [target], ['dark', DARK]]);
    const acts = [
      ['light', LIGHT],
      ['found', finders],
      ['points', EARN],
      ['rest', HOLD],
    ] as const;
    scenes.push(['truth', [target], ...acts]);
  }
  if (red !== undefined)
    scenes.push(['red', [red], ['fell', RED[0]], ['void', RED[1]], ['rest', RED[2]]]);
  scenes.push(['sum', [], ['sum', SUM]]);
  return scenes;
}

const STILL = 2500;

/** The same story for those who want no motion, in three pictures: all decoys, the truth, the sum. */
export function stills(reveal: Reveal): Script {
  const positions = reveal.laid.map((_, index) => index + 1);
  const red = positions.find((each) => redOn(reveal, each));
  const big = reveal.target ?? red;
  const told: [Beat, Act, number[]][] = [
    ['decoys', 'rest', positions.filter((each) => each !== big)],
    ...(big === undefined
      ? []
      : [[reveal.target == null ? 'red' : 'truth', 'rest', [big]] as [Beat, Act, number[]]]),
    ['sum', 'sum', []],
  ];
  const steps = told.map(([beat, act, about], no): Step => {
    return { do: act, beat, no, positions: about, ms: STILL };
  });
  return { steps, beats: steps.length, pace: 1 };
}

const decoy = (position: number, votes: number): Scene => [
  'decoy',
  [position],
  ['fell', LIFT + arrive(votes) + LOOK],
  ['whose', WHOSE],
  ['points', POINTS],
  ['rest', REST],
];
