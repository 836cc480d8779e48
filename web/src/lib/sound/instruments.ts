import { brushed, envelope, finished, mix, plucked, silence, struck } from './synth.ts';

export const SOUNDS = [
  'felt',
  'riffle',
  'paper',
  'tick',
  'wood',
  'pluck',
  'bell',
  'breath',
  'roll',
  'light',
  'fall',
  'call',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** D, E, F sharp, A, B: whatever sounds together, sounds well. */
const PENTATONIC = [0, 2, 4, 7, 9] as const;
const D4 = 293.66;

/** The note of that step of the scale, counted from a D. */
export function note(step: number): number {
  const octave = Math.floor(step / PENTATONIC.length);
  const degree = PENTATONIC[step - octave * PENTATONIC.length] ?? 0;
  return D4 * 2 ** (octave + degree / 12);
}

/** A small bell: its partials are a bell's, not a string's. */
const BELL = [
  [1, 1, 0.16],
  [2.01, 0.45, 0.1],
  [2.76, 0.4, 0.07],
  [5.4, 0.2, 0.035],
  [8.93, 0.1, 0.018],
] as const;

const WOOD = [
  [1, 1, 0.022],
  [2.71, 0.5, 0.012],
  [5.15, 0.3, 0.007],
] as const;

const bell = (step: number, seconds = 0.9): Float32Array => struck(seconds, note(step + 5), BELL);

/** A string over a hint of the wood it is stretched on. */
function pluck(step: number): Float32Array {
  const sound = plucked(0.75, note(step), 11 + step);
  for (let index = 0; index < sound.length; index++)
    sound[index] = (sound[index] ?? 0) * envelope(0.001, 0.16)(index / 44_100);
  return mix(sound, struck(0.08, note(step) * 0.75, WOOD), 0, 0.12);
}

function paper(seed: number, seconds = 0.26): Float32Array {
  const rustle = brushed(seconds, seed, [3400, 0.8], envelope(0.02, seconds / 5));
  mix(rustle, brushed(seconds, seed + 1, [6800, 1.2], envelope(0.006, 0.02)), 0.05, 0.9);
  return mix(rustle, brushed(0.09, seed + 2, [900, 1], envelope(0.004, 0.018)), 0.09, 0.8);
}

/** Many sheets, one after the other, faster and faster. */
function riffle(): Float32Array {
  const sound = silence(0.75);
  for (let sheet = 0, at = 0; sheet < 9; sheet++) {
    mix(sound, paper(40 + sheet * 3, 0.16), at, 0.5 + sheet * 0.05);
    at += 0.09 - sheet * 0.006;
  }
  return sound;
}

/** A little shorter than the dark: silence comes before the light. */
const BREATH = 1.7;

/** A low D that is held, as a room holds its breath. */
function breath(): Float32Array {
  const swell = (t: number): number =>
    Math.min(1, t / 0.6) * Math.min(1, Math.max(0, BREATH - t) / 0.45);
  const sound = brushed(BREATH, 71, [220, 0.9], (t) => 0.5 * swell(t));
  const D = D4 / 4;
  const body = struck(BREATH, D, [
    [1, 0.5, 9],
    [1.004, 0.5, 9],
    [2.003, 0.34, 9],
    [3.01, 0.16, 9],
    [4.02, 0.07, 9],
  ]);
  for (let index = 0; index < body.length; index++)
    body[index] = (body[index] ?? 0) * swell(index / 44_100) * 0.5;
  return mix(sound, body);
}

const SKIN = [
  [1, 1, 0.05],
  [1.59, 0.5, 0.03],
  [2.3, 0.25, 0.02],
] as const;

/** Soft mallets on a drum, faster and louder. */
function roll(): Float32Array {
  const [sound, long] = [silence(1.5), 1.36];
  for (let hit = 0, at = 0; at < long; hit++) {
    const stroke = struck(0.14, 104 + (hit % 2) * 5, SKIN);
    mix(stroke, brushed(0.06, 90 + hit, [340, 0.8], envelope(0.002, 0.012)), 0, 0.5);
    mix(sound, stroke, at, 0.2 + 0.8 * (at / long));
    at += 0.115 - 0.065 * (at / long);
  }
  return sound;
}

/** Light: D, F sharp, A, strings and bells together. */
function light(): Float32Array {
  const sound = silence(1.5);
  [0, 2, 3].forEach((step, order) => {
    mix(sound, pluck(step), order * 0.07, 0.9);
    mix(sound, bell(step - 5, 1.3), order * 0.07, 0.42);
  });
  return mix(sound, bell(5, 1.2), 0.24, 0.18);
}

/** Two falling notes, and no light. */
function fall(): Float32Array {
  const sound = silence(1.1);
  mix(sound, pluck(2), 0, 1);
  return mix(sound, pluck(0), 0.26, 1);
}

/** A call across the table: wood, then a bell. */
function call(): Float32Array {
  const sound = silence(1);
  mix(sound, struck(0.12, 520, WOOD), 0, 0.5);
  mix(sound, bell(-2, 0.8), 0.03, 0.6);
  return mix(sound, bell(0, 0.8), 0.17, 0.6);
}

/** The samples of a sound; `step` is its note where it has one. */
export function rendered(sound: Sound, step = 0): Float32Array {
  switch (sound) {
    case 'felt':
      return finished(
        brushed(0.5, 5, [620, 0.7], (t) => Math.sin(Math.min(1, t / 0.5) * Math.PI) ** 2),
        0.22,
      );
    case 'riffle':
      return finished(riffle(), 0.34);
    case 'paper':
      return finished(paper(3), 0.34);
    case 'tick':
      return finished(struck(0.09, 1180, WOOD), 0.3);
    case 'wood':
      return finished(mix(struck(0.2, 340, WOOD), paper(9, 0.1), 0, 0.15), 0.5);
    case 'pluck':
      return finished(pluck(step), 0.42);
    case 'bell':
      return finished(bell(step), 0.3);
    case 'breath':
      return finished(breath(), 0.4);
    case 'roll':
      return finished(roll(), 0.5);
    case 'light':
      return finished(light(), 0.62);
    case 'fall':
      return finished(fall(), 0.46);
    case 'call':
      return finished(call(), 0.45);
  }
}
