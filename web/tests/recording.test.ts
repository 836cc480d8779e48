import { describe, expect, test } from 'vitest';
import { loudest } from '../src/lib/recording/level.ts';
import { clock, kindOf, LIMITS, recordedAs, SPARE, type Kind } from '../src/lib/recording/kinds.ts';
import { players, type Playable } from '../src/lib/recording/players.ts';
import { fault, troubleWords, whyClosed, type Trouble } from '../src/lib/recording/troubles.ts';
import { BARS, barsOf, barsSoFar } from '../src/lib/recording/waves.ts';
import { announcement } from '../src/lib/play/sentences.ts';
import { everybody } from '../src/lib/table/who.ts';
import type { View } from '../src/lib/wire/protocol.ts';
import { inEnglish, inFrench } from './speech.ts';

describe('what is recorded', () => {
  test('a mime is a picture, songs and words are sound', () => {
    expect((['song', 'aloud', 'mime'] as const).map(kindOf)).toEqual(['sound', 'sound', 'picture']);
  });

  const type = (kind: Kind, ...known: string[]) =>
    recordedAs(kind, (each) => known.some((part) => each.includes(part)));

  test('Opus in WebM where the browser can, else AAC in MP4, else Ogg', () => {
    expect(type('sound', 'webm', 'mp4', 'ogg')).toBe('audio/webm;codecs=opus');
    expect(type('sound', 'mp4', 'ogg')).toBe('audio/mp4;codecs=mp4a.40.2');
    expect(type('sound', 'ogg')).toBe('audio/ogg;codecs=opus');
    expect(type('picture', 'webm')).toBe('video/webm;codecs=vp8');
    expect(type('picture', 'mp4')).toMatch(/^video\/mp4/);
    expect(type('sound', 'wav')).toBeUndefined();
  });

  test('what the browser is asked for takes at most half of what the server does', () => {
    for (const { seconds, bytes, bits } of Object.values(LIMITS))
      expect((seconds * bits) / 8).toBeLessThanOrEqual(bytes / 2);
  });

  test('it stops before the server finds it too long', () => {
    expect(SPARE).toBeGreaterThan(0.1);
    expect(SPARE).toBeLessThan(0.5);
  });

  test('too large and too short are found before anything is sent', () => {
    expect(fault('sound', 200_000, 12)).toBeUndefined();
    expect(fault('sound', 1_500_001, 12)).toBe('large');
    expect(fault('picture', 1_500_001, 9)).toBeUndefined();
    expect(fault('picture', 4_000_001, 9)).toBe('large');
    expect(fault('sound', 0, 3)).toBe('empty');
    expect(fault('sound', 400, 0.1)).toBe('empty');
  });

  test.each([
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
  ])('a browser that says %s: %s', (name, trouble) => {
    expect(whyClosed(new DOMException('', name))).toBe(trouble);
  });

  test('every trouble has a sentence of its own, in both languages', () => {
    const troubles: Trouble[] = ['plain', 'old', 'refused', 'missing', 'busy', 'empty', 'large'];
    for (const speech of [inEnglish, inFrench]) {
      const all = troubles.flatMap((each) =>
        (['sound', 'picture'] as const).map((kind) => troubleWords(each, kind, speech)),
      );
      expect(all.every((words) => words.endsWith('.'))).toBe(true);
      expect(new Set(all).size).toBe(3 * 2 + 4);
    }
  });
});

describe('how it looks', () => {
  test('the clock shows seconds that are over', () => {
    expect([0, 0.9, 7.4, 59.99, 61].map(clock)).toEqual(['0:00', '0:00', '0:07', '0:59', '1:01']);
  });

  test('the loudest part of a sound is the highest bar, and silence has none', () => {
    const samples = new Float32Array(4800);
    samples.fill(0.5, 2400, 2500);
    samples.fill(0.1, 4700, 4800);
    const bars = barsOf(samples);
    expect(bars).toHaveLength(BARS);
    expect(bars[24]).toBe(1);
    expect(bars[47]).toBeGreaterThan(0.1);
    expect(bars[47]).toBeLessThan(0.5);
    expect(bars[0]).toBe(0);
    expect(Math.max(...barsOf(new Float32Array(4800)))).toBe(0);
    expect(barsOf(new Float32Array(10))).toHaveLength(BARS);
  });

  test('while it is recorded there are as many bars as time has passed', () => {
    const levels = Array.from({ length: 100 }, (_, at) => (at < 50 ? 0.2 : 0.8));
    expect(barsSoFar(levels.slice(0, 2), 200)).toEqual([]);
    expect(barsSoFar(levels, 200)).toHaveLength(BARS / 2);
    expect(barsSoFar(levels, 200).at(0)).toBe(0.2);
    expect(barsSoFar(levels, 200).at(-1)).toBe(0.8);
  });

  test('the level is how far a sound swings', () => {
    expect(loudest(new Uint8Array([128, 128]))).toBe(0);
    expect(loudest(new Uint8Array([128, 0]))).toBe(1);
    expect(loudest(new Uint8Array([128, 96, 130]))).toBe(0.5);
  });
});

describe('players', () => {
  const player = (shown: boolean) => {
    const calls: string[] = [];
    const each: Playable = {
      shown: () => shown,
      press: () => calls.push('press'),
      pause: () => calls.push('pause'),
    };
    return { each, calls };
  };

  test('when one begins the others are silent, and a key plays the one in view', () => {
    const [seen, hidden] = [player(true), player(false)];
    const remove = [players.add(seen.each), players.add(hidden.each)];
    players.begins(seen.each);
    expect([seen.calls, hidden.calls]).toEqual([[], ['pause']]);
    expect(players.press()).toBe(true);
    expect(seen.calls).toEqual(['press']);
    for (const away of remove) away();
    expect(seen.calls).toEqual(['press', 'pause']);
    expect(players.press()).toBe(false);
  });
});

test('a phase says that there is something to hear, after what was written', () => {
  const recording = {
    id: 'r',
    kind: 'sound',
    type: 'audio/webm',
    seconds: 11.4,
    keep: false,
  } as const;
  const table = {
    edition: 'odyssey',
    phase: 'give',
    game: 1,
    turn: 2,
    order: [1, 2],
    seats: { 1: { no: 1 }, 2: { no: 2, unit: 1 } },
    storyteller: 2,
    clue: { form: 'song', text: 'a lullaby', recording },
    images: [],
    awaited: [1],
    history: [],
  } as unknown as View['table'];
  const place = { host: false, here: true, waiting: false, next_game: false };
  const people = {
    a: { name: 'Mira', hare: 1, seat: 1, ...place },
    b: { name: 'Léa', hare: 2, seat: 2, ...place },
  };
  const own = { seat: 1, given: [], positions: [], may: { give: 1 } };
  const subject = {
    table,
    own,
    may: own.may,
    all: everybody({ table, people, own }),
    isHost: false,
  };
  expect(announcement(subject, inEnglish)).toMatch(
    /^Léa says: a lullaby\. Recorded, 11 seconds\. P plays it\./,
  );
});
