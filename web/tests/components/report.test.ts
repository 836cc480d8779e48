import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { decks } from '../../src/lib/cards/decks.svelte.ts';
import Lens from '../../src/lib/cards/Lens.svelte';
import { keepSecrets } from '../../src/lib/decks/make/secrets.ts';
import AtTable from '../../src/lib/table/AtTable.svelte';
import ReportSheet from '../../src/lib/tools/ReportSheet.svelte';
import { sit } from './table.ts';

const DECKS: Record<string, readonly string[]> = {
  hareloom: ['built-in', 'shared'],
  'own-theirs': ['a', 'b', 'c', 'd', 'theirs', 'shared'],
  'own-mine': ['mine'],
};

let asked: { path: string; body: unknown }[] = [];

beforeEach(async () => {
  asked = [];
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body: string }) => {
    if (method === 'POST') {
      asked.push({ path, body: JSON.parse(body) as unknown });
      return Promise.resolve(new Response(null, { status: 204 }));
    }
    const id = path.split(/[/?]/).at(3) ?? '';
    const cards = (DECKS[id] ?? []).map((card) => ({ id: card, description: {} }));
    const about = { name: { en: id }, author: 'Saga', licence: 'CC0-1.0', languages: [] };
    return Promise.resolve(Response.json({ id, ...about, cards, fan: [] }));
  });
  keepSecrets('own-theirs', { key: '', link: 'link' });
  keepSecrets('own-mine', { key: 'key', link: 'link' });
  await decks.look(Object.keys(DECKS));
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const button = () => screen.queryByRole('button', { name: 'Report it' });

test('a picture of another player’s deck can be reported, and no other', async () => {
  const report = vi.fn();
  const cards = ['theirs', 'mine', 'built-in', 'shared', 'unknown'];
  render(Lens, { cards, at: 0, close: vi.fn(), report });
  const reportable: string[] = [];
  for (const card of cards) {
    if (button()) reportable.push(card);
    await fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
  }
  expect(reportable).toEqual(['theirs']);
  await fireEvent.click(screen.getByRole('button', { name: 'Report it' }));
  expect(report).toHaveBeenCalledExactlyOnceWith('theirs');
});

test('where there is no way to report a picture, there is no button', () => {
  render(Lens, { cards: ['theirs'], at: 0, close: vi.fn() });
  expect(button()).toBeNull();
});

test('from an album a picture is reported to the operator alone', async () => {
  const close = vi.fn();
  render(ReportSheet, { album: 'own-theirs', card: 'theirs', close });
  expect(screen.getByText(/^The operator of this server reads it/)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Not a zebra' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Report it' }));
  await waitFor(() => {
    expect(close).toHaveBeenCalledOnce();
  });
  expect(asked).toEqual([
    { path: '/api/own-decks/own-theirs/reports', body: { card: 'theirs', note: 'Not a zebra' } },
  ]);
});

test('at a table the lens reports the picture to the host too', async () => {
  const { table } = sit({ table: { decks: ['own-theirs'] } });
  render(AtTable, { table });
  await fireEvent.click(screen.getByRole('button', { name: 'Look closer' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Report it' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Report this picture' }));
  expect(sheet.getByText(/^The host of this table/)).toBeTruthy();
  await fireEvent.click(sheet.getByRole('button', { name: 'Report it' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog', { name: 'Report this picture' })).toBeNull();
  });
  expect(asked).toEqual([
    {
      path: '/api/tables/bbbbbbbbbb/reports',
      body: { kind: 'picture', card: 'a', note: '' },
    },
  ]);
});
