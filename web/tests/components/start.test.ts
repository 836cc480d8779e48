import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Start from '../../src/lib/lobby/Start.svelte';
import { seats, sit, type Setting } from './table.ts';

function lobby(players: number, over: Setting = {}) {
  const order = Array.from({ length: players }, (_, at) => at + 1);
  const table = { phase: 'lobby', order, seats: seats(...order), ...over.table } as const;
  const at = sit({ ...over, table });
  render(Start, { table: at.table });
  return at;
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
