import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Since } from '../../src/lib/days/since.svelte.ts';
import AtTable from '../../src/lib/table/AtTable.svelte';
import * as parts from '../../src/lib/table/parts.ts';
import { toast } from '../../src/lib/toast.svelte.ts';
import { said } from '../../src/lib/voice/said.svelte.ts';
import { voice } from '../../src/lib/voice/voice.ts';
import type { Reveal } from '../../src/lib/wire/protocol.ts';
import { turn } from '../turns.ts';
import { serve, type Made } from './server.ts';
import { seats, sit, type Setting } from './table.ts';

const AT = '/api/tables/bbbbbbbbbb';
const DAYS = { days: { latest: Date.now() + 1e7 } };
const story = (no: number): Reveal =>
  turn({ turn: no, clue: { form: 'text', text: `Clue ${no}` }, scores: [no, 2 * no, 0, 0] });
const turns = (...numbers: number[]) => ({ json: { game: 1, turns: numbers.map(story) } });

/** Seat 1 gives in turn 4, and has seen turn 1. */
const now = (over: Partial<Setting['table']> = {}, seen = 1): Setting => ({
  ...DAYS,
  yours: { seen: { game: 1, turn: seen, remark: 0 } },
  table: {
    phase: 'give',
    turn: 4,
    seats: seats(9, 9, 9, 9),
    reveal: story(3),
    rules: { counting: 'storyteller', target_score: 30 } as never,
    ...over,
  },
});

const seen = (made: readonly Made[]): unknown[] =>
  made.filter(({ what }) => what === `PUT ${AT}/seen`).map(({ body }) => body);

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  voice.stop();
  toast.hide();
  localStorage.clear();
});

test('who comes back sees every turn they missed, one after the other, with its scores', async () => {
  const { made } = serve({ [`GET ${AT}/turns?after=1`]: turns(2, 3) });
  const { table } = sit(now());
  const since = new Since(table);
  expect(since.pending).toBe(true);
  await waitFor(() => {
    expect(since.pending).toBe(false);
  });
  expect([since.current?.reveal.turn, since.at, since.of]).toEqual([2, 1, 2]);
  expect(since.table.units.map(({ score }) => score)).toEqual([2, 4, 0, 0]);
  since.next();
  expect([since.current?.reveal.turn, since.at, since.of]).toEqual([3, 2, 2]);
  expect(since.table.units.map(({ score }) => score)).toEqual([3, 6, 0, 0]);
  since.next();
  expect(since.current).toBeUndefined();
  expect(since.table).toBe(table);
  expect(seen(made)).toEqual([
    { game: 1, turn: 2, remark: 0 },
    { game: 1, turn: 3, remark: 0 },
  ]);
});

test('all of them can be skipped at once', async () => {
  const { made } = serve({ [`GET ${AT}/turns?after=0`]: turns(1, 2, 3) });
  const since = new Since(sit(now({}, 0)).table);
  await waitFor(() => {
    expect(since.of).toBe(3);
  });
  since.skipAll();
  expect(since.current).toBeUndefined();
  expect(seen(made)).toEqual([{ game: 1, turn: 3, remark: 0 }]);
});

test('who has missed nothing goes on playing', () => {
  const { made } = serve();
  const since = new Since(sit(now({}, 3)).table);
  expect([since.pending, since.current, made]).toEqual([false, undefined, []]);
});

test('at a table with a clock nothing is asked for', () => {
  const { made } = serve();
  const { table, show } = sit({ table: { turn: 4, phase: 'give' } });
  const since = new Since(table);
  show({ table: { turn: 7, phase: 'give' } });
  since.look();
  expect([since.current, made]).toEqual([undefined, []]);
});

test('who is there when the pace becomes days has missed nothing', () => {
  const { made } = serve();
  const { table, show } = sit({ table: { turn: 4, phase: 'give' } });
  const since = new Since(table);
  show(now({}, 0));
  since.look();
  expect([since.current, made]).toEqual([undefined, []]);
});

test('a reveal that comes while one is there is shown at the table, and not asked for', () => {
  const { made } = serve();
  const { table, show } = sit(now({ phase: 'vote' }, 3));
  const since = new Since(table);
  show(now({ phase: 'reveal', reveal: story(4) }, 3));
  since.look();
  expect([since.live, since.table === table, since.current?.reveal.turn]).toEqual([true, true, 4]);
  since.told();
  since.told();
  expect(seen(made)).toEqual([{ game: 1, turn: 4, remark: 0 }]);
});

test('a show at its end is held until its viewer presses on, though another lets the table go on', () => {
  serve();
  const { table, show } = sit(now({ phase: 'vote' }, 3));
  const since = new Since(table);
  show(now({ phase: 'reveal', reveal: story(4) }, 3));
  since.look();
  since.told();
  show(now({ phase: 'clue', turn: 5, reveal: story(4) }, 4));
  since.look();
  expect([since.current?.reveal.turn, since.held]).toEqual([4, true]);
  since.next();
  expect(since.table).toBe(table);
});

test.each([
  ['before', true],
  ['after', false],
])('who presses on goes with the table, pressed %s it does', (_, before) => {
  serve();
  const { table, show } = sit(now({ phase: 'vote' }, 3));
  const since = new Since(table);
  show(now({ phase: 'reveal', reveal: story(4) }, 3));
  since.look();
  since.told();
  if (before) since.ready();
  expect(since.current?.reveal.turn).toBe(4);
  show(now({ phase: 'clue', turn: 5, reveal: story(4) }, 4));
  since.look();
  if (!before) since.ready();
  expect(since.current).toBeUndefined();
});

test('who is ready on another device goes with the table, too', () => {
  serve();
  const { table, show } = sit(now({ phase: 'vote' }, 3));
  const since = new Since(table);
  show(now({ phase: 'reveal', reveal: story(4) }, 3));
  since.look();
  const ready = { ...seats(9, 9, 9, 9), 1: { no: 1, unit: 0, score: 9, ready: true } };
  show(now({ phase: 'reveal', reveal: story(4), seats: ready }, 3));
  since.look();
  show(now({ phase: 'clue', turn: 5, reveal: story(4) }, 4));
  since.look();
  expect(since.current).toBeUndefined();
});

test('a show that is on goes on when the table does', () => {
  serve();
  const { table, show } = sit(now({ phase: 'vote' }, 3));
  const since = new Since(table);
  show(now({ phase: 'reveal', reveal: story(4) }, 3));
  since.look();
  const before = since.current;
  show(now({ phase: 'clue', turn: 5, reveal: story(4) }, 3));
  since.look();
  expect([since.live, since.held, since.current === before]).toEqual([false, true, true]);
  expect(since.table.units.map(({ score }) => score)).toEqual([4, 8, 0, 0]);
  since.next();
  expect(since.table).toBe(table);
});

test('what happened while the page was hidden is shown when it is looked at', () => {
  serve();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { table, show } = sit(now({ phase: 'vote' }, 3));
  const since = new Since(table);
  const stop = since.watch();
  show(now({ phase: 'reveal', reveal: story(4) }, 3));
  since.look();
  show(now({ phase: 'clue', turn: 5, reveal: story(4) }, 3));
  since.look();
  expect(since.current).toBeUndefined();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(since.current?.reveal.turn).toBe(4);
  stop();
  hidden.mockRestore();
});

test('a network that fails asks again with the next view', async () => {
  const gone = serve({ [`GET ${AT}/turns?after=1`]: { status: 503, json: {} } });
  const { table, show } = sit(now());
  const since = new Since(table);
  await waitFor(() => {
    expect(since.pending).toBe(false);
  });
  expect([since.current, gone.made.length]).toEqual([undefined, 1]);
  serve({ [`GET ${AT}/turns?after=1`]: turns(2, 3) });
  show(now());
  since.look();
  await waitFor(() => {
    expect(since.of).toBe(2);
  });
});

test('talk that was read is kept with the turn', () => {
  const { made } = serve();
  const since = new Since(sit(now({}, 3)).table);
  since.read(7);
  since.read(7);
  expect(seen(made)).toEqual([{ game: 1, turn: 3, remark: 7 }]);
});

test('on the page they are shown in order, by buttons that say where one is, and told aloud', async () => {
  const { made } = serve({ [`GET ${AT}/turns?after=1`]: turns(2, 3) });
  await Promise.all([parts.reveal.get(), parts.missedActs.get()]);
  const { table } = sit(now());
  const heard: string[] = [];
  let last = said.no;
  const listening = setInterval(() => {
    if (said.no !== last && said.words) heard.push(said.words);
    last = said.no;
  }, 20);
  render(AtTable, { table });
  await screen.findAllByText('Since you were here: 1 of 2 (turn 2)');
  await screen.findAllByText(/^.?Clue 2.?$/);
  expect(document.querySelector('[data-phase]')?.getAttribute('data-phase')).toBe('reveal');
  // After the heading, which a reader reads first.
  await waitFor(
    () => {
      expect(heard[0]).toBe('Since you were here: 1 of 2 (turn 2)');
    },
    { timeout: 10_000 },
  );
  await fireEvent.keyDown(window, { key: 'Escape' });
  await fireEvent.click(await screen.findByRole('button', { name: 'Next turn' }));
  await screen.findAllByText('Since you were here: 2 of 2 (turn 3)');
  await screen.findAllByText(/^.?Clue 3.?$/);
  await fireEvent.keyDown(window, { key: 'Escape' });
  flushSync();
  const [leave] = await screen.findAllByRole('button', { name: 'To the table' });
  if (leave) await fireEvent.click(leave);
  await waitFor(() => {
    expect(document.querySelector('[data-phase]')?.getAttribute('data-phase')).toBe('give');
  });
  clearInterval(listening);
  expect(seen(made)).toEqual([
    { game: 1, turn: 2, remark: 0 },
    { game: 1, turn: 3, remark: 0 },
  ]);
});
