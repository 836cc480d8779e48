import { beforeEach, describe, expect, test } from 'vitest';
import { keepStopped, keptStopped, stoppedGame, stoppedWords } from '../src/lib/table/stopped.ts';
import type { Phase, View } from '../src/lib/wire/protocol.ts';
import { inEnglish, inFrench } from './speech.ts';

/** A table of Mira (host) and Tom, as Tom sees it. */
function view(phase: Phase, { game = 2, scores = [4, 9], host = false } = {}): View {
  const seat = (no: number) => ({ no, unit: no - 1, score: scores[no - 1] ?? 0 });
  const person = (name: string, no: number) => ({ name, hare: no, seat: no, here: true });
  return {
    table: { phase, game, order: [1, 2], seats: { 1: seat(1), 2: seat(2) } },
    people: { m: { ...person('Mira', 1), host: true }, t: { ...person('Tom', 2), host: false } },
    you: { person: host ? 'm' : 't', host, hushed: false, unnamed: false },
  } as unknown as View;
}

const MIRA = { name: 'Mira', you: false };

describe('a game that the host stopped', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    };
    Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  });

  test('is one that went back to the lobby without an end', () => {
    const lobby = view('lobby', { scores: [] });
    expect(stoppedGame(view('vote'), lobby)).toMatchObject({ game: 2, name: 'Mira', you: false });
    expect(stoppedGame(view('end'), lobby)).toBeUndefined();
    expect(stoppedGame(view('lobby'), lobby)).toBeUndefined();
    expect(stoppedGame(undefined, lobby)).toBeUndefined();
    expect(stoppedGame(view('vote'), view('reveal'))).toBeUndefined();
  });

  test('is told with who stopped it, how the points stood, and what comes next', () => {
    const stopped = stoppedGame(view('vote'), view('lobby', { scores: [] }));
    if (!stopped) throw new Error('a stopped game');
    const { lead, points, next } = stoppedWords(stopped, MIRA, inEnglish);
    expect(lead).toBe('Mira has stopped the game.');
    expect(points).toBe('Nobody has won. The points stand as they were: Tom 9 and Mira 4.');
    expect(next).toBe('Keep your seats: Mira starts the next game.');
    expect(stoppedWords(stopped, MIRA, inFrench).points).toContain('Tom 9 et Mira 4');
  });

  test('before the first points there are none to tell, and the host is told what they did', () => {
    const stopped = stoppedGame(
      view('clue', { scores: [0, 0], host: true }),
      view('lobby', { scores: [], host: true }),
    );
    if (!stopped) throw new Error('a stopped game');
    const words = stoppedWords(stopped, { name: 'Mira', you: true }, inEnglish);
    expect(words.lead).toBe('You have stopped the game.');
    expect(words.points).toBe('Nobody has won, and nobody has lost a point.');
  });

  test('is remembered by the device until the next game', () => {
    const lobby = view('lobby', { scores: [] });
    const stopped = stoppedGame(view('vote'), lobby);
    keepStopped('bbb', stopped);
    expect(keptStopped('bbb', lobby)).toEqual(stopped);
    expect(keptStopped('ccc', lobby)).toBeUndefined();
    expect(keptStopped('bbb', view('claim'))).toBeUndefined();
    expect(keptStopped('bbb', view('lobby', { game: 3 }))).toBeUndefined();
    keepStopped('bbb', undefined);
    expect(keptStopped('bbb', lobby)).toBeUndefined();
  });
});
