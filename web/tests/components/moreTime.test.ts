import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import TableKeys from '../../src/lib/table/TableKeys.svelte';
import { toast } from '../../src/lib/toast.svelte.ts';
import MoreTime from '../../src/lib/tools/MoreTime.svelte';
import { waits } from '../../src/lib/tools/moreTime.svelte.ts';
import { voice } from '../../src/lib/voice/voice.ts';
import { sit, type Setting } from './table.ts';

const clock = { seconds: 12, left: 12, running: true };
const ASKS = { do: 'ask_for_time' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  voice.stop();
  waits.on = true;
  vi.useRealTimers();
});

/** A reveal that is told aloud for about a minute, to one who hasn't seen enough of it. */
function reveal(setting: Setting = {}) {
  const at = sit({
    own: { may: { ready: true } },
    ...setting,
    table: { phase: 'reveal', ...setting.table },
  });
  render(MoreTime, { table: at.table });
  voice.tell(Array.from({ length: 8 }, (_, no) => `Sentence ${no}. `.repeat(20)));
  flushSync();
  return at;
}

test('a key asks for more time; where no clock runs it says so', async () => {
  const { table, asked, show } = sit({ clock });
  render(TableKeys, { table });
  await fireEvent.keyDown(document.body, { key: 'm' });
  expect(asked).toMatchObject([ASKS]);
  show({});
  const answer = vi.spyOn(toast, 'answer');
  await fireEvent.keyDown(document.body, { key: 'M', code: 'KeyM', altKey: true, shiftKey: true });
  expect(answer).toHaveBeenCalledWith('There is no clock.', 'time');
  expect(asked).toHaveLength(1);
});

test('all see who asked', () => {
  const { table, show } = sit({ clock });
  render(MoreTime, { table });
  flushSync();
  show({ clock, table: { time_asked: [3] } });
  flushSync();
  expect(toast.words).toBe('Tom asked for half a minute more.');
  show({ clock, table: { time_asked: [3, 1] } });
  flushSync();
  expect(toast.words).toBe('Half a minute more, as you asked.');
});

test('the reveal waits for who listens: time is asked for shortly before it is up, and not before', () => {
  const { asked } = reveal({ clock });
  vi.advanceTimersByTime(6000);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1500);
  expect(asked).toMatchObject([ASKS]);
});

test('without a clock time is asked for when others could end the reveal', () => {
  const { asked, show } = reveal();
  vi.advanceTimersByTime(10_000);
  expect(asked).toEqual([]);
  show({ own: { may: { ready: true, go_on: true } }, table: { phase: 'reveal' } });
  flushSync();
  vi.advanceTimersByTime(100);
  expect(asked).toMatchObject([ASKS]);
});

test('nothing is asked for who has seen enough, whose story is over, or who wants no waiting', () => {
  const seen = reveal({ clock, own: { may: {} } });
  vi.advanceTimersByTime(12_000);
  expect(seen.asked).toEqual([]);
  const silent = reveal({ clock });
  voice.stop();
  vi.advanceTimersByTime(12_000);
  expect(silent.asked).toEqual([]);
  waits.on = false;
  const off = reveal({ clock });
  vi.advanceTimersByTime(12_000);
  expect(off.asked).toEqual([]);
});

test('the list of keys names it, and has a switch for the waiting', async () => {
  const { table } = sit({ clock });
  render(TableKeys, { table });
  await fireEvent.keyDown(document.body, { key: '?' });
  expect(screen.getByText('half a minute more, for all')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: /The table waits.* yes/ }));
  expect(waits.on).toBe(false);
});
