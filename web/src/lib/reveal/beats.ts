import type { Reveal } from '../wire/protocol.ts';
import { foreseen, mostChosen, redHit, staged, votersFor } from './awards.ts';

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
  /** How fast decoys are told: from about 0.6 to 1.6. */
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
/** The room holds its breath, as long at any pace; half as long where it knows who found it. */
export const DARK = 1800;
export const DARK_FORESEEN = 900;
const LIGHT = 500;
const EARN = 600;
const HOLD = 700;
const RED = [1100, 780, 700] as const;
const SUM = 720;

/** The whole show: slower where there is little to tell, faster where there is much. */
const SHORTEST = 8000;
const LONGEST = 14_000;
const SLOWEST = 1.6;
/** So much longer is a player's first one, within the longest. */
const FIRST = 1.6;
/** Less time than that on the easel, and nobody reads who fell for it. */
export const READ = 1200;
/** So many decoys with votes are told one by one; of more, those with one vote go together. */
const ONE_BY_ONE = 4;

/** Hares arrive one after the other; from the fifth on they hurry. */
export const ARRIVE = 140;
export const HURRY = 60;
const arrive = (hares: number): number =>
  ARRIVE * Math.min(hares, 4) + HURRY * Math.max(0, hares - 4);

type Scene = readonly [Beat, readonly number[], ...(readonly [Act, number])[]];

/** The order and the length of everything that is told. Theatre only: all of it is known from the start. */
export function script(reveal: Reveal, first = false): Script {
  const told = voted(reveal);
  let alone = told.length - lone(reveal, told);
  let scenes = scenesOf(reveal, told, alone);
  // More than can be read in that time: those with the fewest votes go together, too.
  while (reveal.target != null && alone > 1 && shortest(scenes) * hurry(scenes) < READ) {
    alone--;
    scenes = scenesOf(reveal, told, alone);
  }
  const dark = length(scenes, 'dark');
  const plain = length(scenes);
  const calm = first ? FIRST : 1;
  const wanted = Math.min(LONGEST, Math.max(SHORTEST, plain) * calm);
  const slow =
    plain < wanted ? Math.min(SLOWEST * calm, (wanted - dark) / Math.max(1, plain - dark)) : 1;
  const fast = hurry(scenes);
  const steps = scenes.flatMap(([beat, positions, ...acts], no) =>
    acts
      .filter(([, ms]) => ms > 0)
      .map(([act, ms]): Step => {
        const pace = beat === 'dark' ? 1 : slow * (beat === 'decoy' ? fast : 1);
        return { do: act, beat, no, positions, ms: Math.round(ms * pace) };
      }),
  );
  return { steps, beats: scenes.length, pace: slow * fast };
}

const lasts = ([, , ...acts]: Scene): number => acts.reduce((all, [, ms]) => all + ms, 0);
const length = (scenes: readonly Scene[], only?: Beat): number =>
  scenes.filter(([beat]) => (only ?? beat) === beat).reduce((sum, each) => sum + lasts(each), 0);
const shortest = (scenes: readonly Scene[]): number =>
  Math.min(...scenes.filter(([beat]) => beat === 'decoy').map(lasts));

/** How much faster decoys are told so that all ends in time. Only they hurry: the truth always has its time. */
function hurry(scenes: readonly Scene[]): number {
  const decoys = length(scenes, 'decoy');
  return Math.min(1, (LONGEST - (length(scenes) - decoys)) / Math.max(1, decoys));
}

const votes = (reveal: Reveal, position: number): number => votersFor(reveal, position).length;
const places = ({ laid }: Reveal): number[] => laid.map((_, index) => index + 1);

/** The pictures with votes, but for those that get the whole stage: the fewest votes first. */
function voted(reveal: Reveal): number[] {
  const apart = staged(reveal);
  return places(reveal)
    .filter((each) => !apart.includes(each) && votes(reveal, each) > 0)
    .sort((a, b) => votes(reveal, a) - votes(reveal, b) || a - b);
}

/** How many of them had one vote and are therefore told together. */
function lone(reveal: Reveal, told: readonly number[]): number {
  const ones = told.filter((each) => votes(reveal, each) === 1).length;
  return reveal.target == null || (told.length > ONE_BY_ONE && ones > 1) ? ones : 0;
}

/** All scenes, where the last so many of those with votes stand alone on the easel. */
function scenesOf(reveal: Reveal, told: readonly number[], alone: number): Scene[] {
  const target = reveal.target ?? undefined;
  const red = redHit(reveal);
  const none = places(reveal).filter((each) => each !== target && votes(reveal, each) === 0);
  const together = told.slice(0, told.length - alone);
  const scenes: Scene[] = [['hush', [], ['hush', HUSH]]];
  if (none.length > 0) scenes.push(['nobody', none, ['turn', TURN + TURN_EACH * none.length]]);
  if (together.length > 0) {
    const [fell, whose, rest] = target === undefined ? LONE : TOGETHER;
    scenes.push(['together', together, ['fell', fell], ['whose', whose], ['rest', rest]]);
  }
  for (const position of told.slice(together.length))
    scenes.push(decoy(position, votes(reveal, position)));
  // The biggest moment is the last one: the truth, or where most met, be it that the red token takes it from them.
  const last = target ?? mostChosen(reveal);
  if (red !== undefined && red !== last) scenes.push(voided(red));
  if (last !== undefined)
    scenes.push(dark(reveal, last), red === last ? voided(last) : truth(reveal, last));
  scenes.push(['sum', [], ['sum', SUM]]);
  return scenes;
}

function dark(reveal: Reveal, position: number): Scene {
  const open = reveal.target == null || foreseen(reveal) === 'open';
  return ['dark', [position], ['dark', open ? DARK : DARK_FORESEEN]];
}

const truth = (reveal: Reveal, position: number): Scene => [
  'truth',
  [position],
  ['light', LIGHT],
  ['found', arrive(votes(reveal, position))],
  ['points', EARN],
  ['rest', HOLD],
];

const voided = (position: number): Scene => [
  'red',
  [position],
  ['fell', RED[0]],
  ['void', RED[1]],
  ['rest', RED[2]],
];

const STILL = 2500;

/** The same story for those who want no motion, in three pictures: all decoys, the biggest moment, the sum. */
export function stills(reveal: Reveal): Script {
  const positions = places(reveal);
  const big = staged(reveal).at(-1);
  const told: [Beat, Act, number[]][] = [
    ['decoys', 'rest', positions.filter((each) => each !== big)],
    ...(big === undefined
      ? []
      : [[big === redHit(reveal) ? 'red' : 'truth', 'rest', [big]] as [Beat, Act, number[]]]),
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
