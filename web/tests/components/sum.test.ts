import { render, screen, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import RevealTable from '../../src/lib/reveal/RevealTable.svelte';
import type { Reveal } from '../../src/lib/wire/protocol.ts';
import { turn } from '../turns.ts';
import { sit } from './table.ts';

// Seat 2 tells; four look at Tom's picture, which brings him three at most.
const capped: Reveal = turn({
  storyteller: 2,
  laid: [2, 3, 1, 4].map((owner) => ({ card: `c${owner}`, owner })),
  votes: { 1: [2], 3: [1], 4: [2] },
  awards: [
    { seat: 3, points: 3, reason: 'votes_on_your_card', positions: [2], thanks_to: [1, 4, 5, 6] },
    { seat: 3, points: 3, reason: 'found_it', positions: [1] },
    { seat: 2, points: 3, reason: 'some_found_it', positions: [1], thanks_to: [3] },
  ],
});

const screenOf = (phone: boolean): void => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: phone }) as MediaQueryList,
  );
};

const decoy = (number: number): HTMLElement => {
  const item = screen.getByRole('button', { name: new RegExp(`\\b${number}\\b`) }).closest('li');
  if (!item) throw new Error('no such picture');
  return item;
};

test.each([
  ['a desktop', false],
  ['a phone', true],
])('on %s every point stands beside its reason, the cap with it', (_, phone) => {
  screenOf(phone);
  const { table } = sit({ table: { phase: 'reveal', reveal: capped } });
  render(RevealTable, { looked: table, reveal: capped });
  const words = within(decoy(2)).getByText(/^Fooled you.* three at most$/);
  expect(words.parentElement?.textContent).toMatch(/^\+3/);
  expect(screen.getByText('Tom found it').parentElement?.textContent).toMatch(/^\+3/);
  expect(within(decoy(3)).queryByText(/Fooled/)).toBeNull();
});

test('on a phone unvoted pictures stand under their own heading', () => {
  screenOf(true);
  const { table } = sit({ table: { phase: 'reveal', reveal: capped } });
  render(RevealTable, { looked: table, reveal: capped });
  const unseen = screen.getByText('No votes for these').parentElement;
  expect(unseen?.contains(decoy(3))).toBe(true);
  expect(unseen?.contains(decoy(2))).toBe(false);
});
