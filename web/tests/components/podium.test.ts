import { render, screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Podium from '../../src/lib/end/Podium.svelte';
import { seats, sit } from './table.ts';

/** Each step from left to right: its place, names and score. */
function podium(...scores: number[]): string[][] {
  const { table } = sit({ table: { phase: 'end', seats: seats(...scores) } });
  render(Podium, { units: table.units });
  const steps = within(screen.getByRole('region', { name: 'The podium' }));
  return [...steps.getAllByText(/^[123]$/, { selector: 'em' })].map((place) =>
    [...(place.parentElement?.children ?? [])].map((each) => each.textContent),
  );
}

test('the winner stands in the middle, the second on the left', () => {
  expect(podium(12, 30, 21, 4)).toEqual([
    ['2', 'Tom', '21'],
    ['1', 'Léa', '30'],
    ['3', 'You', '12'],
  ]);
});

test('those who tie share a step, and the next place is as far down as they are many', () => {
  expect(podium(30, 30, 21, 4)).toEqual([
    ['3', 'Tom', '21'],
    ['1', 'You', 'Léa', '30'],
  ]);
});

test('where all tie there is one step for all', () => {
  expect(podium(7, 7, 7, 7)).toEqual([['1', 'You', 'Léa', 'Tom', 'Ida', '7']]);
});

test('those who tie for third are all on the podium', () => {
  expect(podium(9, 8, 5, 5).at(-1)).toEqual(['3', 'Tom', 'Ida', '5']);
});
