import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import Round from '../../src/lib/lobby/Round.svelte';
import { BOTS } from '../../src/lib/wire/names.ts';
import { person, sit, type Setting } from './table.ts';

const CHARACTERS = Object.keys(BOTS).filter((id) => id !== 'pip');

/** A lobby with bots alone, which Mira looks at. */
function lobby(bots: readonly string[], over: Setting = {}) {
  const order = bots.map((_, at) => at + 1);
  const seats = Object.fromEntries(bots.map((bot, at) => [at + 1, { no: at + 1, unit: at, bot }]));
  const people = { m: person('Mira', 0) };
  const at = sit({ people, own: undefined, ...over, table: { phase: 'lobby', order, seats } });
  render(Round, { table: at.table });
  return at;
}

test('a bot who is not at the table yet sits down', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { asked } = lobby(CHARACTERS.slice(0, 2));
  const [add] = screen.getAllByRole('button', { name: /^Add a bot after/ });
  if (add) await fireEvent.click(add);
  expect(asked[0]).toEqual({ do: 'add_bot', character: CHARACTERS[2] });
});

test('Pip comes only where no other is left', async () => {
  const { asked } = lobby(CHARACTERS);
  await fireEvent.click(screen.getByRole('button', { name: 'Add a bot' }));
  expect(asked[0]).toEqual({ do: 'add_bot', character: 'pip' });
});

test('a guest adds no bots', () => {
  lobby(CHARACTERS.slice(0, 2), { host: false });
  expect(screen.queryByRole('button', { name: /^Add a bot/ })).toBeNull();
});
