import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { router } from '../../src/lib/router.svelte.ts';
import { toast } from '../../src/lib/toast.svelte.ts';
import { person, sit, type Setting } from './table.ts';

// Asked for as soon as these are loaded, and missing here.
vi.stubGlobal('isSecureContext', true);
const { default: AtTable } = await import('../../src/lib/table/AtTable.svelte');
const { default: Menu } = await import('../../src/lib/table/Menu.svelte');

const close = vi.fn();
const fetched = vi.fn(() => Promise.resolve(new Response(null, { status: 204 })));

beforeEach(() => {
  close.mockClear();
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  router.go('/t/amberottervelvet');
  toast.hide();
});

function menu(setting: Setting = {}) {
  const at = sit(setting);
  render(Menu, { table: at.table, close });
  return at;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('leaving a game asks first; then a bot holds the seat, and the device stays known', async () => {
  const { asked } = menu();
  await press('Leave the table');
  expect(screen.getByRole('dialog', { name: 'Leave the table?' })).toBeTruthy();
  expect(asked).toEqual([]);
  await press('Leave');
  await waitFor(() => {
    expect(router.path).toBe('/');
  });
  expect(asked).toEqual([{ do: 'leave_seat' }]);
  expect(fetched).not.toHaveBeenCalled();
});

test('who stays has lost nothing', async () => {
  const { asked } = menu();
  await press('Leave the table');
  await press('Stay');
  expect(close).toHaveBeenCalled();
  expect(asked).toEqual([]);
  expect(router.path).toBe('/t/amberottervelvet');
});

test('a device is forgotten only where that is wanted', async () => {
  menu();
  await press('Leave the table');
  await press('Leave and forget me on this device');
  await waitFor(() => {
    expect(router.path).toBe('/');
  });
  expect(fetched.mock.calls).toMatchObject([
    ['/api/tables/bbbbbbbbbb/devices', { method: 'DELETE' }],
  ]);
});

test('a game is stopped after a question', async () => {
  const { asked } = menu();
  await press('Stop this game');
  expect(screen.getByText(/without a winner/)).toBeTruthy();
  expect(asked).toEqual([]);
  await press('Stop the game');
  expect(asked).toEqual([{ do: 'stop_game' }]);
});

test('everybody reads who stopped the game', async () => {
  const people = {
    m: person('Tom', 1),
    l: person('tom', 2, { host: true }),
    t: person('Ana', 3),
    i: person('Ida', 4),
  };
  const { table, show } = sit({ people, host: false });
  render(AtTable, { table });
  show({ people, host: false, table: { phase: 'lobby', clue: null, images: [] } });
  // The lobby is a part of the page that is fetched when it is needed.
  expect(
    await screen.findByText('tom (2) has stopped the game.', {}, { timeout: 10_000 }),
  ).toBeTruthy();
}, 20_000);

test('the end of a game is no stop', async () => {
  const { table, show } = sit({ host: false, table: { phase: 'end' } });
  render(AtTable, { table });
  show({ host: false, table: { phase: 'lobby', clue: null, images: [] } });
  expect(await screen.findByText(/^Tonight we play/, {}, { timeout: 10_000 })).toBeTruthy();
  expect(screen.queryByText(/stopped the game/)).toBeNull();
}, 20_000);

test('the page that comes after a table doesn’t keep its title', () => {
  const { table } = sit();
  const page = render(AtTable, { table });
  expect(document.title).not.toBe('Hareloom: a storytelling card game');
  page.unmount();
  expect(document.title).toBe('Hareloom: a storytelling card game');
});
