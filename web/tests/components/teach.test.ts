import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import Give from '../../src/lib/play/Give.svelte';
import { Lessons } from '../../src/lib/play/lessons.svelte.ts';
import Vote from '../../src/lib/play/Vote.svelte';
import { sounds } from '../../src/lib/sound/sounds.svelte.ts';
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

function vote(rules = RULES) {
  const voting = { tokens: 1, forbidden: [], red: false, red_apart: false };
  const { table } = sit({ table: { rules }, own: { may: { vote: voting } } });
  return render(Vote, { table, ...stage });
}

// What was learned stays learned on the device: these tests go on from each other.
describe('in this order', { shuffle: false }, () => {
  test('a lesson is there until its thing was done once, and does not come back', async () => {
    const { unmount } = give();
    expect(screen.getByText('Make yours pass for Léa’s.')).toBeTruthy();
    const [card] = screen.getAllByRole('option');
    if (card) await fireEvent.click(card);
    await fireEvent.click(screen.getByRole('button', { name: 'Give this card' }));
    await vi.waitFor(() => {
      expect(screen.queryByText('Make yours pass for Léa’s.')).toBeNull();
    });
    expect(localStorage.getItem('hareloom.taught')).toBe('give');
    unmount();
    give();
    expect(screen.queryByText('Make yours pass for Léa’s.')).toBeNull();
  });

  test('who knows one way to play is taught no more of it, but still the others', async () => {
    const { unmount } = vote();
    expect(screen.getByText('Find Léa’s.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Tips off' }));
    expect(screen.queryByText('Find Léa’s.')).toBeNull();
    expect(localStorage.getItem('hareloom.taught')).toBe('give story');
    unmount();
    const again = vote();
    expect(screen.queryByText('Find Léa’s.')).toBeNull();
    again.unmount();
    const team = vote({ ...RULES, teams: true });
    expect(screen.getByText('You vote for both.')).toBeTruthy();
    team.unmount();
    vote({ ...RULES, counting: 'crowd' });
    expect(screen.getByText(/A point a green/)).toBeTruthy();
  });

  test('whether there should be sound is asked when the lesson is over', async () => {
    sounds.tapped();
    vote({ ...RULES, counting: 'crowd' });
    expect(screen.getByText(/A point a green/)).toBeTruthy();
    expect(screen.queryByText('With sound?')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Tips off' }));
    expect(screen.getByText('With sound?')).toBeTruthy();
  });
});

test('what a device learned before is still known', () => {
  const [story, party] = [
    { key: 'vote', kind: 'story' },
    { key: 'vote.party', kind: 'party' },
  ] as const;
  const all = new Lessons('all');
  expect([all.wants(story), all.wants(party)]).toEqual([false, false]);
  const some = new Lessons('claim vote.party');
  expect([some.wants(story), some.wants(party)]).toEqual([true, false]);
  expect(new Lessons('').wants(story)).toBe(true);
});
