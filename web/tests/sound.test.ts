import { describe, expect, test } from 'vitest';
import { script } from '../src/lib/reveal/beats.ts';
import { score } from '../src/lib/reveal/score.ts';
import { audible, question, type Heard } from '../src/lib/sound/asking.ts';
import { note, rendered, SOUNDS, type Sound } from '../src/lib/sound/instruments.ts';
import { RATE } from '../src/lib/sound/synth.ts';
import type { Reveal } from '../src/lib/wire/protocol.ts';

const silent: Heard = { sound: null, beside: null, screens: 0, tapped: true };

describe('what is asked', () => {
  test('with sound or without: once, by the first tap', () => {
    expect(question({ ...silent, tapped: false })).toBeUndefined();
    expect(question(silent)).toBe('sound');
    expect(question({ ...silent, sound: 'off' })).toBeUndefined();
    expect(question({ ...silent, sound: 'on' })).toBeUndefined();
  });

  test('whether to be silent beside a big screen: once, of who wants sound', () => {
    expect(question({ ...silent, sound: 'on', screens: 1 })).toBe('beside');
    expect(question({ ...silent, sound: 'off', screens: 1 })).toBeUndefined();
    expect(question({ ...silent, sound: 'on', screens: 1, beside: 'both' })).toBeUndefined();
  });

  test('nothing is heard before it is wanted, and beside a screen only where both were', () => {
    expect(audible(silent)).toBe(false);
    expect(audible({ ...silent, sound: 'on' })).toBe(true);
    expect(audible({ ...silent, sound: 'on', screens: 1 })).toBe(false);
    expect(audible({ ...silent, sound: 'on', screens: 1, beside: 'silent' })).toBe(false);
    expect(audible({ ...silent, sound: 'on', screens: 1, beside: 'both' })).toBe(true);
    expect(audible({ ...silent, sound: 'on', screens: 0, beside: 'silent' })).toBe(true);
  });
});

/** In seconds. */
const LENGTHS: Record<Sound, number> = {
  felt: 0.5,
  riffle: 0.75,
  paper: 0.26,
  tick: 0.09,
  wood: 0.2,
  pluck: 0.75,
  bell: 0.9,
  breath: 1.7,
  roll: 1.5,
  light: 1.5,
  fall: 1.1,
  call: 1,
};

describe.each(SOUNDS)('%s', (sound) => {
  const samples = rendered(sound, 2);
  const loudest = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  const power = Math.sqrt(samples.reduce((sum, each) => sum + each * each, 0) / samples.length);

  test('is as long as it should be, not clipped and not silent', () => {
    expect(samples.length / RATE).toBeCloseTo(LENGTHS[sound], 2);
    expect(loudest).toBeLessThan(0.7);
    expect(power).toBeGreaterThan(0.01);
    expect(samples.every((each) => Number.isFinite(each))).toBe(true);
  });

  test('begins and ends without a click', () => {
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.001);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001);
  });

  test('is no beep: not one pure tone', () => {
    // A sine is one frequency: three neighbours tell the next sample. The rest is what a sine can't tell.
    let [xy, xx] = [0, 0];
    for (let at = 1; at < samples.length - 1; at++) {
      const sum = (samples[at - 1] ?? 0) + (samples[at + 1] ?? 0);
      xy += sum * (samples[at] ?? 0);
      xx += (samples[at] ?? 0) ** 2;
    }
    const c = xy / xx;
    let rest = 0;
    for (let at = 1; at < samples.length - 1; at++)
      rest += ((samples[at - 1] ?? 0) + (samples[at + 1] ?? 0) - c * (samples[at] ?? 0)) ** 2;
    expect(rest / xx).toBeGreaterThan(1e-6);
  });
});

test('notes are those of a pentatonic in D, upwards and downwards', () => {
  expect([0, 1, 2, 3, 4, 5].map((step) => Math.round(note(step)))).toEqual([
    294, 330, 370, 440, 494, 587,
  ]);
  expect(Math.round(note(-1))).toBe(247);
});

describe('what is heard with each step', () => {
  const reveal: Reveal = {
    turn: 1,
    storyteller: 1,
    clue: { form: 'text' },
    laid: [1, 2, 3, 4].map((owner) => ({ card: `c${owner}`, owner })),
    ballots: [
      { seat: 2, ballot: { votes: [1] } },
      { seat: 3, ballot: { votes: [2] } },
      { seat: 4, ballot: { votes: [2] } },
    ],
    awards: [
      { seat: 1, points: 3, reason: 'some_found_it', positions: [1] },
      { seat: 2, points: 3, reason: 'found_it', positions: [1] },
      { seat: 2, points: 2, reason: 'votes_on_your_card', positions: [2], thanks_to: [3, 4] },
    ],
    scores: [],
    stood_in: [],
    reactions: [],
    spoken: [],
    target: 1,
  };
  const heard = (of: Reveal): string[] => {
    const { steps, pace } = script(of);
    return steps.flatMap((step) => {
      const cues = score(step, of, (seat) => seat, pace);
      return cues.map(({ sound, hare }) => (hare === undefined ? sound : `${sound} ${hare}`));
    });
  };

  test('each hare plucks its own note, and a bell rings for each point', () => {
    expect(heard(reveal)).toEqual([
      ...['felt', 'riffle', 'pluck 3', 'pluck 4', 'paper', 'bell', 'bell'],
      ...['breath', 'light', 'pluck 2', 'bell', 'bell', 'bell', 'wood'],
    ]);
  });

  test('where nobody found it there is no light but two falling notes', () => {
    const awards = [{ seat: 1, points: 0, reason: 'nobody_found_it', positions: [1] } as const];
    expect(heard({ ...reveal, awards })).toContain('fall');
    expect(heard({ ...reveal, awards })).not.toContain('light');
  });

  test('no sound comes after its step is over', () => {
    const { steps, pace } = script(reveal);
    for (const step of steps)
      for (const { after } of score(step, reveal, (seat) => seat, pace))
        expect(after).toBeLessThanOrEqual(step.ms);
  });
});
