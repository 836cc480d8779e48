import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Missing from '../../src/lib/tools/Missing.svelte';
import type { Public } from '../../src/lib/wire/protocol.ts';
import { person, sit, type Setting } from './table.ts';

const BRISK = { name: 'brisk', seconds: { tell: 60, give: 30, vote: 30, look: 12 } } as const;
const ASK = 'Let a bot move once';

function wait(table: Partial<Public>, over: Setting = {}) {
  const at = sit({ host: false, ...over, table: { awaited: [1, 3], ...table } });
  render(Missing, { table: at.table });
  return at;
}

test('players are nudged, the player who looks is not listed', async () => {
  const { asked } = wait({});
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await fireEvent.click(screen.getByRole('button', { name: 'Nudge' }));
  expect(asked).toEqual([{ do: 'nudge', seat: 3 }]);
});

test('without a clock every player may ask for a bot, once', async () => {
  const { asked, show } = wait({});
  await fireEvent.click(screen.getByRole('button', { name: ASK }));
  expect(asked).toMatchObject([{ do: 'ask_stand_in', seat: 3 }]);
  show({ host: false, table: { awaited: [3], wishes: [{ seat: 3, by: 1 }] } });
  expect(await screen.findByText('one more must ask for a bot')).toBeTruthy();
  expect(screen.queryByRole('button', { name: ASK })).toBeNull();
});

test('with a clock only the host may', () => {
  wait({ pace: BRISK });
  expect(screen.queryByRole('button', { name: ASK })).toBeNull();
});

test('the host may, clock or not', () => {
  wait({ pace: BRISK }, { host: true });
  expect(screen.getByRole('button', { name: ASK })).toBeTruthy();
});

test('a person who watches may nudge, and not ask', () => {
  wait({ awaited: [3] }, { own: undefined });
  expect(screen.getByRole('button', { name: 'Nudge' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: ASK })).toBeNull();
});

test('a player who is not connected is marked', () => {
  const people = { m: person('Mira', 1), t: person('Tom', 3, { here: false }) };
  wait({}, { people });
  expect(screen.getByText('away')).toBeTruthy();
});

test.each([{ closing: true }, { phase: 'claim' }, { awaited: [1] }] as const)(
  'no list where no one is late: %o',
  (table) => {
    wait(table);
    expect(screen.queryByRole('region')).toBeNull();
  },
);
