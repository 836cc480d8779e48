import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Lens from '../../src/lib/cards/Lens.svelte';

function look(at = 0, over = {}) {
  const close = vi.fn();
  render(Lens, { cards: ['a', 'b', 'c'], at, close, ...over });
  return close;
}

const title = () => screen.getByRole('heading').textContent.trim();
const press = (key: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key });

afterEach(() => {
  document.documentElement.dir = 'ltr';
});

test('arrows turn to the next and the previous card, round and round', async () => {
  look(2);
  await press('ArrowRight');
  expect(title()).toBe('Card 1 of 3');
  await press('ArrowLeft');
  expect(title()).toBe('Card 3 of 3');
});

test('where people write from the right, arrows turn the other way', async () => {
  document.documentElement.dir = 'rtl';
  look(0);
  await press('ArrowLeft');
  expect(title()).toBe('Card 2 of 3');
});

test('Z puts the card back, and other keys do nothing', async () => {
  const close = look(1);
  await press('x');
  expect(close).not.toHaveBeenCalled();
  await press('z');
  expect(close).toHaveBeenCalledOnce();
});

test('cards in places have numbers to leaf through, others have not', async () => {
  look(0);
  await fireEvent.click(screen.getByRole('button', { name: 'Card 3 of 3' }));
  expect(title()).toBe('Card 3 of 3');
});

test('cards that lie in no place have no numbers, and bring their own words', () => {
  look(1, { numbered: false, described: ['A coat', 'A stag', 'An octopus'] });
  expect(screen.queryByRole('button', { name: /^Card/ })).toBeNull();
  expect(screen.getByText('A stag')).toBeTruthy();
});

test('one card alone can’t be turned', () => {
  look(0, { cards: ['a'] });
  expect(screen.queryByRole('button', { name: 'Next card' })).toBeNull();
});
