import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { doneWords } from '../src/lib/voice/done.ts';
import { said } from '../src/lib/voice/said.svelte.ts';
import { lasts, Voice } from '../src/lib/voice/voice.ts';
import { inEnglish } from './speech.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What the live region says within that time, with the seconds at which it says it. */
function heard(seconds: number): [number, string][] {
  const all: [number, string][] = [];
  let { no } = said;
  for (let at = 0; at <= seconds * 10; at++) {
    if (said.no !== no && said.words) all.push([at / 10, said.words]);
    no = said.no;
    vi.advanceTimersByTime(100);
  }
  return all;
}

describe('the voice', () => {
  test('says one message at a time, and the next when the first is read', () => {
    const voice = new Voice();
    voice.tell(['The votes are in, and the table is quiet.', 'Tom found it.', 'Tom: 3.']);
    const said = heard(20);
    expect(said.map(([, words]) => words)).toEqual([
      'The votes are in, and the table is quiet.',
      'Tom found it.',
      'Tom: 3.',
    ]);
    const [first, second, third] = said.map(([at]) => at) as [number, number, number];
    expect(second - first).toBeGreaterThanOrEqual(2);
    expect(third - second).toBeGreaterThanOrEqual(1);
  });

  test('of one topic only the newest is said', () => {
    const voice = new Voice();
    voice.say('Tom is telling.');
    for (const left of [3, 2, 1]) voice.say(`Waiting for ${left}.`, { topic: 'missing' });
    expect(heard(10).map(([, words]) => words)).toEqual(['Tom is telling.', 'Waiting for 1.']);
  });

  test('never says more than one message a second, however many come', () => {
    const voice = new Voice();
    for (let no = 0; no < 30; no++) voice.say(`${no}`, { first: no % 2 === 0 });
    const times = heard(40).map(([at]) => at);
    expect(times).toHaveLength(30);
    for (const [index, at] of times.slice(1).entries())
      expect(at - (times[index] ?? 0)).toBeGreaterThanOrEqual(0.99);
  });

  test('an answer comes before what waits, a second after the last message at the latest', () => {
    const voice = new Voice();
    voice.tell(['A very long sentence about a picture. '.repeat(4), 'The rest.']);
    vi.advanceTimersByTime(500);
    voice.say('Time left: 9 seconds', { first: true });
    vi.advanceTimersByTime(600);
    expect(said.words).toBe('Time left: 9 seconds');
    vi.advanceTimersByTime(10_000);
    expect(said.words).toBe('The rest.');
  });

  test('what waits is forgotten when the game goes on, but for what stays true', () => {
    const voice = new Voice();
    voice.tell(['One.', 'Two.', 'Three.']);
    voice.say('Ana has come, and plays.', { lasting: true });
    vi.advanceTimersByTime(100);
    expect(said.words).toBe('One.');
    voice.moveOn();
    voice.say('Tom is telling.');
    expect(heard(10).map(([, words]) => words)).toEqual([
      'Ana has come, and plays.',
      'Tom is telling.',
    ]);
  });

  test('an answer is said whatever comes next, and each question has its own', () => {
    const voice = new Voice();
    voice.say('Tom is telling.');
    voice.say('You: 3 · Tom: 1', { first: true, topic: 'asked.scores' });
    voice.say('Time left: 9 seconds', { first: true, topic: 'asked.time' });
    voice.moveOn({ forget: true });
    voice.tell(['The votes are in.']);
    expect(heard(10).map(([, words]) => words)).toEqual([
      'You: 3 · Tom: 1',
      'Time left: 9 seconds',
      'The votes are in.',
    ]);
  });

  test('what is asked while a story is told again is answered before its end', () => {
    const voice = new Voice();
    voice.tell(['One.', 'Two.', 'Three.']);
    heard(10);
    voice.again();
    voice.say('You: 3 · Tom: 1', { first: true, topic: 'asked.scores' });
    voice.say('There is no clock.', { first: true, topic: 'asked.time' });
    expect(heard(10).map(([, words]) => words)).toEqual([
      'One.',
      'You: 3 · Tom: 1',
      'There is no clock.',
      'Two.',
      'Three.',
    ]);
  });

  test('a story that is told again keeps the pace of a story', () => {
    const voice = new Voice();
    const long = 'A sentence that takes a reader three seconds and more.';
    voice.tell([long, 'Two.']);
    heard(10);
    voice.again();
    const [first, second] = heard(10).map(([at]) => at);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(3);
  });

  test('a story is told again from its beginning, until it is forgotten', () => {
    const voice = new Voice();
    voice.tell(['One.', 'Two.']);
    heard(5);
    voice.again();
    expect(heard(5).map(([, words]) => words)).toEqual(['One.', 'Two.']);
    voice.moveOn({ forget: true });
    voice.say('Tom is telling.');
    heard(3);
    voice.again();
    expect(heard(3).map(([, words]) => words)).toEqual(['Tom is telling.']);
  });

  test('a tip is said only while there is still something to do', () => {
    const voice = new Voice();
    let done = false;
    voice.say('Tom is telling.');
    voice.say('Make yours pass for Tom’s.', { holds: () => !done });
    vi.advanceTimersByTime(200);
    done = true;
    voice.say('Your card is given.', { first: true, lasting: true });
    expect(heard(10).map(([, words]) => words)).toEqual(['Your card is given.']);
  });

  test('an answer to a key is not the table’s last word', () => {
    const voice = new Voice();
    voice.say('Tom is telling.');
    heard(3);
    voice.say('There is no clock.', { first: true });
    heard(3);
    voice.again();
    expect(heard(3).map(([, words]) => words)).toEqual(['Tom is telling.']);
  });

  test('a key that is held down is one request', () => {
    const voice = new Voice();
    voice.say('Tom is telling.');
    heard(3);
    for (let times = 0; times < 50; times++) voice.again();
    expect(heard(10).map(([, words]) => words)).toEqual(['Tom is telling.']);
  });

  test('who listens next on the same device hears nothing of the one before', () => {
    const voice = new Voice();
    voice.say('Your vote is on picture 4.', { first: true, lasting: true });
    heard(1);
    voice.say('Your card is given.', { lasting: true });
    voice.stop();
    expect(said.words).toBe('');
    voice.again();
    expect(heard(10)).toEqual([]);
  });

  test('words that nobody reads any more are gone from the page', () => {
    const voice = new Voice();
    voice.say('Tom is telling.');
    vi.advanceTimersByTime(20_000);
    expect(said.words).toBe('');
  });

  test('long messages get longer', () => {
    expect(lasts('Yes.')).toBe(1000);
    expect(lasts('x'.repeat(60))).toBeGreaterThan(3000);
    expect(lasts('x'.repeat(900))).toBe(8000);
  });
});

describe('a move that was made is said back', () => {
  const table = { images: ['a', 'b', 'c'] };
  const describe_ = (card: string): string => `It shows ${card}.`;
  const done = (move: Parameters<typeof doneWords>[0]): string =>
    doneWords(move, table, inEnglish, describe_);

  test('a card that is given, a vote with its picture', () => {
    expect(done({ do: 'give_clue', form: 'text', text: 'Night', card: 'c' })).toBe(
      'You told with this card. It shows c.',
    );
    expect(done({ do: 'give_cards', cards: ['a'] })).toBe('Your card is given. It shows a.');
    expect(done({ do: 'cast_ballot', votes: [2] })).toBe('Your vote is on picture 2. It shows b.');
  });

  test('two tokens, and a red one', () => {
    expect(done({ do: 'cast_ballot', votes: [1, 3] })).toBe(
      'Your vote is on picture 1 and picture 3.',
    );
    expect(done({ do: 'cast_ballot', votes: [1], red: 2 })).toContain('Red on 2.');
  });
});
