import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import Give from '../../src/lib/play/Give.svelte';
import Vote from '../../src/lib/play/Vote.svelte';
import type { Rules } from '../../src/lib/wire/protocol.ts';
import { sit, stage } from './table.ts';

const RULES = { counting: 'find', names_card: true, cards_given: 1, tokens: 1 } as Rules;

function give() {
  const { table } = sit({
    table: { phase: 'give', images: [], rules: RULES },
    own: { hand: ['k1', 'k2', 'k3'], may: { give: 1 } },
  });
  return render(Give, { table, ...stage });
}

function vote() {
  const voting = { tokens: 1, forbidden: [], red: false, red_apart: false };
  const { table } = sit({ table: { rules: RULES }, own: { may: { vote: voting } } });
  return render(Vote, { table, ...stage });
}

// What was learned stays learned on the device: the tests go on from each other.
test('a lesson is there until its thing was done once, and does not come back', async () => {
  const { unmount } = give();
  expect(screen.getByText('Lead them astray.')).toBeTruthy();
  const [card] = screen.getAllByRole('option');
  if (card) await fireEvent.click(card);
  await fireEvent.click(screen.getByRole('button', { name: 'Give this card' }));
  await vi.waitFor(() => {
    expect(screen.queryByText('Lead them astray.')).toBeNull();
  });
  expect(localStorage.getItem('hareloom.taught')).toBe('give');
  unmount();
  give();
  expect(screen.queryByText('Lead them astray.')).toBeNull();
});

test('who knows it all is taught no more', async () => {
  const { unmount } = vote();
  expect(screen.getByText('Find Léa’s.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'I know' }));
  expect(screen.queryByText('Find Léa’s.')).toBeNull();
  expect(localStorage.getItem('hareloom.taught')).toBe('all');
  unmount();
  vote();
  expect(screen.queryByText('Find Léa’s.')).toBeNull();
});
