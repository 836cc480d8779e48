import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import Grid from '../../src/lib/cards/Grid.svelte';
import { laidOut } from '../../src/lib/cards/laid.ts';

const twelve = laidOut(Array.from({ length: 12 }, (_, at) => `card ${at}`));

function room(width: number, height: number): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
}

test('pictures take the room there is', () => {
  room(372, 470);
  render(Grid, { laid: twelve, spacing: () => ({ gap: 8 }) });
  const list = screen.getByRole('list');
  expect(list.style.getPropertyValue('--card')).toBe('87px');
  expect(list.style.width).toBe(`${4 * 87 + 3 * 8 + 1}px`);
});

test('the spacing depends on the width of the room', () => {
  room(300, 500);
  const spacing = vi.fn(() => ({ gap: 10, most: 40 }));
  render(Grid, { laid: twelve, spacing });
  expect(spacing).toHaveBeenLastCalledWith(300);
  expect(screen.getByRole('list').style.getPropertyValue('--card')).toBe('40px');
});

test('each picture shows the number of its place, in whichever order they lie', () => {
  const laid = [...twelve].reverse().slice(0, 2);
  render(Grid, { laid, spacing: () => ({ gap: 8 }), look: (at) => (at === 11 ? 'truth' : '') });
  const items = screen.getAllByRole('listitem');
  expect(items.map((each) => each.textContent.trim())).toEqual(['12', '11']);
  expect(items.map((each) => each.classList.contains('truth'))).toEqual([false, true]);
});

test('pictures that can be pressed are named buttons', () => {
  const press = vi.fn();
  render(Grid, {
    laid: twelve,
    spacing: () => ({ gap: 8 }),
    press,
    name: ({ position }) => `Picture ${position}`,
  });
  screen.getByRole('button', { name: 'Picture 7' }).click();
  expect(press).toHaveBeenCalledWith(7);
});
