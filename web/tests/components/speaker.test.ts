import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { said } from '../../src/lib/voice/said.svelte.ts';
import Speaker from '../../src/lib/voice/Speaker.svelte';
import { voice } from '../../src/lib/voice/voice.ts';
import { person, sit, type Setting } from './table.ts';

// One clock for all of them: there is one voice.
vi.useFakeTimers();
afterEach(() => {
  voice.moveOn({ forget: true });
  vi.advanceTimersByTime(60_000);
});

/** A table that is listened to: what is said within that many seconds. */
function listen(setting: Setting) {
  const at = sit(setting);
  render(Speaker, { table: at.table });
  return {
    ...at,
    hear: (seconds: number): string[] => {
      flushSync();
      const all: string[] = [];
      let { no } = said;
      for (let tenth = 0; tenth < seconds * 10; tenth++) {
        vi.advanceTimersByTime(100);
        if (said.no !== no && said.words) all.push(said.words);
        ({ no } = said);
      }
      return all;
    },
  };
}

test('of a crowd that votes only the newest count is said', () => {
  const own = { may: {} };
  const { hear, show } = listen({ own, table: { awaited: [2, 3, 4] } });
  hear(20);
  show({ own, table: { awaited: [2, 3] } });
  show({ own, table: { awaited: [3] } });
  expect(hear(5)).toEqual(['Waiting for Tom.']);
});

test('the last one hears that the table waits for them', () => {
  const { hear, show } = listen({ table: { awaited: [1, 3] } });
  hear(20);
  show({ table: { awaited: [1] } });
  expect(hear(5)).toEqual(['All the others are done: the table waits for you.']);
});

test('who sits down in the lobby is named, with how many there are now', () => {
  const two = { m: person('Mira', 1, { host: true }), l: person('Léa', 2) };
  const { hear, show } = listen({ people: two, table: { phase: 'lobby', order: [1, 2] } });
  hear(20);
  show({ people: { ...two, t: person('Tom', 3) }, table: { phase: 'lobby', order: [1, 2, 3] } });
  expect(hear(5)).toEqual(['Tom sits down. 3 at the table.']);
  show({ people: two, table: { phase: 'lobby', order: [1, 2] } });
  expect(hear(5)).toEqual(['Tom got up. 2 at the table.']);
});

test('who come together are named together', () => {
  const two = { m: person('Mira', 1, { host: true }), l: person('Léa', 2) };
  const three = { ...two, t: person('Tom', 3) };
  const { hear, show } = listen({ people: two, table: { phase: 'lobby', order: [1, 2] } });
  hear(20);
  show({ people: three, table: { phase: 'lobby', order: [1, 2, 3] } });
  flushSync();
  const all = { ...three, i: person('Ida', 4) };
  show({ people: all, table: { phase: 'lobby', order: [1, 2, 3, 4] } });
  expect(hear(5)).toEqual(['Tom and Ida sit down. 4 at the table.']);
});

test('a player who is awaited hears when a quarter of the time is left, once, and how there is more', () => {
  const clock = { seconds: 120, left: 120, running: true };
  const { hear } = listen({ clock, table: { awaited: [1] } });
  hear(89);
  expect(hear(30)).toEqual(['Time left: 30 seconds. Alt+Shift+M asks for more.']);
});

test('of little time a player hears while there are twenty seconds to ask for more', () => {
  const clock = { seconds: 40, left: 40, running: true };
  const { hear } = listen({ clock, table: { awaited: [1] } });
  hear(19);
  expect(hear(20)).toEqual(['Time left: 20 seconds. Alt+Shift+M asks for more.']);
  const short = { seconds: 12, left: 12, running: true };
  const brisk = listen({ clock: short, table: { awaited: [1], turn: 4 } });
  expect(brisk.hear(12).filter((words) => words.startsWith('Time left'))).toHaveLength(1);
});

test('in a game over days a player hears until when the table waits for them', () => {
  const due = Date.now() + 5.5 * 3600_000;
  const days = { latest: due };
  const { hear } = listen({ days, yours: { due }, table: { awaited: [1] } });
  expect(hear(20).at(-1)).toMatch(/^You have until .+: 5 hours left\.$/);
  const others = listen({ days, yours: {}, table: { awaited: [2] } });
  expect(others.hear(20).filter((words) => words.includes('until'))).toEqual([]);
});
