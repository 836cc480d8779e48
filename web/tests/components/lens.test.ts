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
  expect(title()).toBe('Picture 1 of 3');
  await press('ArrowLeft');
  expect(title()).toBe('Picture 3 of 3');
});

test('where people write from the right, arrows turn the other way', async () => {
  document.documentElement.dir = 'rtl';
  look(0);
  await press('ArrowLeft');
  expect(title()).toBe('Picture 2 of 3');
});

test('Z puts the card back, and other keys do nothing', async () => {
  const close = look(1);
  await press('x');
  expect(close).not.toHaveBeenCalled();
  await press('z');
  expect(close).toHaveBeenCalledOnce();
});

test('its description is folded behind a button, and read aloud without it', async () => {
  look(1, { described: ['A coat', 'A stag', 'An octopus'] });
  const folded = () =>
    screen.getByText('A stag').closest('.words')?.classList.contains('out-of-view');
  expect(folded()).toBe(true);
  await fireEvent.click(screen.getByRole('button', { name: 'Read' }));
  expect(folded()).toBe(false);
  await fireEvent.click(screen.getByRole('button', { name: 'Fold' }));
  expect(folded()).toBe(true);
});

test('a picture without a description has nothing to unfold', () => {
  look(0);
  expect(screen.queryByRole('button', { name: 'Read' })).toBeNull();
});

test('one card alone can’t be turned', () => {
  look(0, { cards: ['a'] });
  expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
});
