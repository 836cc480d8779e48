import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Places from '../../src/lib/screen/Places.svelte';
import Story from '../../src/lib/end/Story.svelte';
import Turns from '../../src/lib/end/Turns.svelte';
import { turn } from '../turns.ts';
import { seats, sit, type Setting } from './table.ts';

const over = { phase: 'end', winners: [2], seats: seats(19, 31, 28, 21) } as const;
const end = (setting: Setting = {}) =>
  sit({ ...setting, table: { ...over, history: [turn()], ...setting.table } });

test('the end begins with the reader: their place before the podium', () => {
  const nobodyFoundIt = turn({ votes: { 2: [2], 3: [3], 4: [2] } });
  const { table } = end({ table: { history: [nobodyFoundIt] } });
  render(Story, { looked: table });
  const [first, ...others] = screen.getAllByRole('heading', { level: 2 });
  expect(first?.textContent).toBe('You came 4th');
  expect(others.map((each) => each.textContent)).toEqual(['The race', 'All turns again']);
  expect(screen.queryByRole('list', { name: 'Awards' })).toBeNull();
});

test('for who watches it begins with the winner, and there is no finest hour', () => {
  const { table } = end({ own: undefined });
  render(Story, { looked: table });
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Léa won');
  expect(screen.queryByText('Your finest hour')).toBeNull();
});

test('what was earned is shown with its clue, unless that was never written down', () => {
  const hearts = [
    [3, 0],
    [4, 0],
  ] as const;
  const { table } = end({ table: { history: [turn({ hearts })] } });
  const { unmount } = render(Story, { looked: table });
  const list = screen.getByRole('list', { name: 'Awards' });
  expect(list.querySelector('q')?.textContent).toBe('Almost home');
  unmount();
  const aloud = end({ table: { history: [turn({ hearts, clue: { form: 'aloud', text: '' } })] } });
  render(Story, { looked: aloud.table });
  const again = screen.getByRole('list', { name: 'Awards' });
  expect(again.textContent).toContain('Best-loved clue');
  expect(again.querySelector('q')).toBeNull();
});

test('two clues that are loved as much are both quoted, though their words are the same', () => {
  const first = turn({
    turn: 1,
    storyteller: 1,
    hearts: [
      [3, 0],
      [4, 0],
    ],
  });
  const second = turn({
    turn: 2,
    storyteller: 2,
    hearts: [
      [3, 0],
      [4, 0],
    ],
  });
  const { table } = end({ table: { history: [first, second] } });
  render(Story, { looked: table });
  expect(screen.getByRole('list', { name: 'Awards' }).querySelectorAll('q')).toHaveLength(2);
});

test('a clue that was only said aloud is told, not quoted, among the turns', () => {
  const { table } = end({ table: { history: [turn({ clue: { form: 'aloud' } })] } });
  const { container } = render(Turns, { looked: table });
  expect(container.querySelector('q')).toBeNull();
  expect(screen.getByText('You said it aloud.')).toBeTruthy();
});

test('on the big screen a hare turns round when its card is in', () => {
  const waits = (container: Element): boolean[] =>
    [...container.querySelectorAll('li')].map((place) => place.classList.contains('waits'));
  const { table, show } = sit({ table: { phase: 'give', awaited: [3, 4] }, own: undefined });
  const { container } = render(Places, { table });
  expect(waits(container)).toEqual([false, false, true, true]);
  show({ table: { phase: 'give', awaited: [4] }, own: undefined });
  return Promise.resolve().then(() => {
    expect(waits(container)).toEqual([false, false, false, true]);
  });
});
