import { render } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import Track from '../../src/lib/track/Track.svelte';
import { units } from '../units.ts';

test('a hare hops once, though players are ready one after another meanwhile', async () => {
  const animate = vi.fn();
  Object.defineProperty(SVGElement.prototype, 'animate', { value: animate, configurable: true });
  const gained = new Map([
    [0, 3],
    [1, 0],
  ]);
  const props = { units: units(4, 2), gained, target: 30, hop: true };
  const { rerender } = render(Track, { props });
  expect(animate).toHaveBeenCalledTimes(1);
  await rerender({ ...props, units: units(4, 2) });
  expect(animate).toHaveBeenCalledTimes(1);
});

test('what came of the hops can be said when the last hare is there, not before', () => {
  vi.useFakeTimers();
  Object.defineProperty(SVGElement.prototype, 'animate', { value: vi.fn(), configurable: true });
  const arrived = vi.fn();
  const gained = new Map([[0, 3]]);
  render(Track, { props: { units: units(4, 2), gained, target: 30, hop: true, arrived } });
  vi.advanceTimersByTime(1000);
  expect(arrived).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(arrived).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
