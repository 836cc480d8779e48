import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Start from '../../src/lib/lobby/Start.svelte';
import { decks } from '../../src/lib/cards/decks.svelte.ts';
import { seats, sit, type Setting } from './table.ts';

function lobby(players: number, over: Setting = {}) {
  const order = Array.from({ length: players }, (_, at) => at + 1);
  const table = { phase: 'lobby', order, seats: seats(...order), ...over.table } as const;
  const at = sit({ ...over, table });
  const choose = vi.fn();
  render(Start, { table: at.table, choose });
  return { ...at, choose };
}

test('the host starts with as many as the edition is for', async () => {
  const { asked } = lobby(4);
  await fireEvent.click(screen.getByRole('button', { name: 'Start with 4 players' }));
  expect(asked).toEqual([{ do: 'start_game' }]);
});

test('a host with too few hears what to do', () => {
  lobby(2);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/you are 2\. Add bots or invite friends\./)).toBeTruthy();
});

test('a guest with too few hears how many are needed, and is not asked to add bots', () => {
  lobby(2, { host: false });
  expect(screen.getByText(/you are 2\.$/)).toBeTruthy();
});

test('a number that the edition does not allow can’t start, however many they are', () => {
  lobby(7, { table: { edition: 'team' } });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/you are 7\.$/)).toBeTruthy();
});

test('a guest waits for the host, by name', () => {
  lobby(4, { host: false });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Waiting for Léa to start')).toBeTruthy();
});

test('a person who only watches may sit down', async () => {
  const { asked } = lobby(3, { own: undefined });
  await fireEvent.click(screen.getByRole('button', { name: 'Take a seat' }));
  expect(asked).toEqual([{ do: 'take_seat' }]);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A server that has only this deck, of that many cards. */
async function known(id: string, cards: number): Promise<void> {
  const deck = { id, cards: Array.from({ length: cards }, (_, at) => ({ id: `${id}${at}` })) };
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path.startsWith(`/api/decks/${id}?`)
        ? Response.json(deck)
        : Response.json({ code: 'no_such_address' }, { status: 404 }),
    ),
  );
  await decks.again([id]);
}

const FOR_FOUR = { needs: [{ players: 4, cards: 28 }], decks: ['few'] };

test('a host with too few pictures is led to more of them, and can’t start', async () => {
  await known('few', 20);
  const { asked, choose } = lobby(4, { table: FOR_FOUR });
  await fireEvent.click(screen.getByRole('button', { name: /8 pictures are missing/ }));
  expect(choose).toHaveBeenCalled();
  expect(asked).toEqual([]);
});

test('a guest with too few pictures waits for the host to choose', async () => {
  await known('few', 20);
  lobby(4, { host: false, table: FOR_FOUR });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Waiting for Léa to choose pictures')).toBeTruthy();
});

test('just enough pictures start', async () => {
  await known('few', 28);
  lobby(4, { table: FOR_FOUR });
  expect(screen.getByRole('button', { name: 'Start with 4 players' })).toBeTruthy();
});

test('a host whose deck has gone chooses another', async () => {
  await known('few', 28);
  await decks.again(['lost']);
  const { choose } = lobby(4, { table: { ...FOR_FOUR, decks: ['few', 'lost'] } });
  await fireEvent.click(screen.getByRole('button', { name: 'Choose another deck' }));
  expect(choose).toHaveBeenCalled();
});
