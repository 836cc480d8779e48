import { expect, test, vi } from 'vitest';
import { decoded } from '../../src/lib/reveal/decoded.ts';

function pictures(...decodes: (() => Promise<void>)[]): HTMLElement {
  const line = document.createElement('div');
  for (const decode of decodes) line.append(Object.assign(new Image(), { decode }));
  return line;
}

test('pictures are shown when all of them can be drawn, also one that begins again', async () => {
  let there = (): void => undefined;
  const coming = new Promise<void>((resolve) => (there = resolve));
  const again = vi.fn(() => coming).mockRejectedValueOnce(new Error('another size'));
  const line = pictures(() => coming, again);
  decoded(line);
  await Promise.resolve();
  expect(again).toHaveBeenCalledOnce();
  expect(line.style.opacity).toBe('0');
  there();
  await vi.waitFor(() => {
    expect(line.style.opacity).toBe('');
  });
  expect(again).toHaveBeenCalledTimes(2);
});

test('one that does not come keeps the others waiting for a moment only', () => {
  vi.useFakeTimers();
  const line = pictures(() => new Promise(() => undefined));
  decoded(line);
  vi.advanceTimersByTime(399);
  expect(line.style.opacity).toBe('0');
  vi.advanceTimersByTime(1);
  expect(line.style.opacity).toBe('');
  vi.useRealTimers();
});
