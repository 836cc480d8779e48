import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Give from '../../src/lib/play/Give.svelte';
import WhileTold from '../../src/lib/play/WhileTold.svelte';
import { beginsAt } from '../../src/lib/play/leafed.ts';
import { seats, sit, stage, type Setting } from './table.ts';

function give(own: NonNullable<Setting['own']>, table: Setting['table'] = {}) {
  const at = sit({
    table: { phase: 'give', images: [], ...table },
    own: { hand: ['k1', 'k2', 'k3', 'k4'], ...own },
  });
  render(Give, { table: at.table, ...stage });
  return at;
}

const options = () => screen.getAllByRole('option');
const press = (key: string) =>
  fireEvent.keyDown(screen.getByRole('listbox', { name: 'Your hand' }), { key });
const chosen = () => options().map((each) => each.getAttribute('aria-selected') === 'true');

test('Enter and Space choose the picture, Z looks closer', async () => {
  give({ may: { give: 1 } });
  await press('Home');
  await press('Enter');
  expect(chosen()).toEqual([true, false, false, false]);
  await press('ArrowRight');
  await press(' ');
  expect(chosen()).toEqual([false, true, false, false]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('z');
  expect(screen.getByRole('dialog', { name: 'Picture 2 of 4' })).toBeTruthy();
});

test('where nothing is to be chosen, Enter looks closer, and so does the button', async () => {
  give({ may: {} });
  await press('Enter');
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('what was given is no longer in the hand', () => {
  give({ given: ['k2'], may: { give: 1, take_back: true } });
  expect(options()).toHaveLength(3);
});

test('who waits taps a hare to nudge it; who is awaited themselves can’t', async () => {
  const { asked, show } = give({ given: ['k2'], may: {} }, { awaited: [3] });
  expect(screen.getByText(/Tap one who is still thinking/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Nudge Tom' }));
  expect(asked).toEqual([{ do: 'nudge', seat: 3 }]);
  expect(screen.queryByRole('button', { name: 'Nudge Ida' })).toBeNull();
  show({ table: { phase: 'give', awaited: [1, 3], seats: seats(0, 0, 0, 0) }, own: {} });
  await Promise.resolve();
  expect(screen.queryByRole('button', { name: 'Nudge Tom' })).toBeNull();
  expect(screen.queryByText(/Tap a hare/)).toBeNull();
});

test('the card that a player leafed to stays in the middle when the clue is told', async () => {
  const hand = ['n1', 'n2', 'n3', 'n4', 'n5'];
  const { table, show } = sit({ table: { phase: 'clue' }, own: { hand, may: {} } });
  render(WhileTold, { table, ...stage });
  await press('End');
  cleanup();
  show({ table: { phase: 'give' }, own: { hand, may: { give: 1 } } });
  render(Give, { table, ...stage });
  expect(options().map((each) => each.tabIndex)).toEqual([-1, -1, -1, -1, 0]);
});

test('another hand begins in its middle, and a card that was given leaves its place to the next', () => {
  const before = { cards: ['a', 'b', 'c', 'd', 'e'], at: 3 };
  expect(beginsAt(['a', 'b', 'c', 'e'], before)).toBe(3);
  expect(beginsAt(['d', 'x', 'y'], before)).toBe(0);
  expect(beginsAt(['v', 'w', 'x', 'y', 'z'], before)).toBe(2);
  expect(beginsAt([], undefined)).toBe(0);
});

test('a slow network brings the card in the middle first', () => {
  give({ hand: ['p1', 'p2', 'p3', 'p4', 'p5'], may: { give: 1 } });
  const asked = options().map((each) => each.querySelector('img')?.getAttribute('fetchpriority'));
  expect(asked).toEqual(['low', 'low', 'high', 'low', 'low']);
});

test('only a hand of which several cards are wanted is said to be one of which several can be chosen', () => {
  const several = () => screen.getByRole('listbox').getAttribute('aria-multiselectable');
  give({ may: { give: 1 } });
  expect(several()).toBe('false');
  cleanup();
  give({ may: { give: 2 } });
  expect(several()).toBe('true');
});
