import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import GoOn from '../../src/lib/decks/make/GoOn.svelte';
import type { DeckInList } from '../../src/lib/wire/protocol.ts';

const DRAFT = { id: 'own-begun', name: { en: 'Summer' } } as unknown as DeckInList;

test('a deck that was begun is gone on with, or thrown away', async () => {
  const [go, throwAway] = [vi.fn(), vi.fn()];
  render(GoOn, { drafts: [DRAFT], go, throwAway });
  expect(screen.getByText('You were making “Summer”.')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Go on with it' }));
  expect(go).toHaveBeenCalledExactlyOnceWith('own-begun');
  await fireEvent.click(screen.getByRole('button', { name: 'Throw it away' }));
  expect(throwAway).toHaveBeenCalledExactlyOnceWith('own-begun');
});
