import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { language } from '../../src/lib/language.svelte.ts';
import Round from '../../src/lib/lobby/Round.svelte';
import ModelMark from '../../src/lib/models/ModelMark.svelte';
import ModelNote from '../../src/lib/models/ModelNote.svelte';
import Door from '../../src/lib/table/Door.svelte';
import HostSheet from '../../src/lib/tools/HostSheet.svelte';
import type { TableDoor, View } from '../../src/lib/wire/protocol.ts';
import { serve } from './server.ts';
import { person, sit, type Setting } from './table.ts';

const OFFERED: NonNullable<View['models']> = {
  host: 'models.example.org',
  model: 'sees-9b',
  offline: {},
  spent: false,
};
const SENTENCE =
  'A large model plays here: pictures and clues of this table go to models.example.org.';

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  serve({ 'GET /api/tables/bbbbbbbbbb/reports': { json: [] } });
  await language.with('models', Promise.resolve());
});

/** A lobby or a game with the large model on seat 2, which Mira looks at. */
function table(over: Setting = {}, bots: readonly string[] = ['', 'model', 'otto']) {
  const order = bots.map((_, at) => at + 1);
  const seats = Object.fromEntries(bots.map((bot, at) => [at + 1, { no: at + 1, unit: at, bot }]));
  const people = { m: person('Mira', 1, { host: over.host ?? true }) };
  return sit({
    people,
    models: OFFERED,
    ...over,
    table: { phase: 'lobby', order, seats, ...over.table },
  });
}

test('where the server offers none, nothing speaks of it', () => {
  const { table: at } = table({ models: null }, ['', 'otto', 'nell']);
  render(Round, { table: at });
  render(HostSheet, { table: at, close: () => undefined });
  render(ModelNote, { table: at });
  expect(screen.queryByText(/model/i)).toBeNull();
});

test('a host is asked before the first one sits down', async () => {
  const { table: at, asked } = table({}, ['', 'otto', 'nell']);
  render(Round, { table: at });
  await fireEvent.click(screen.getByRole('button', { name: 'Large model' }));
  const ask = screen.getByRole('dialog', { name: 'Let a large model play?' });
  expect(ask.textContent).toContain('It is sees-9b, and it runs at models.example.org.');
  expect(ask.textContent).toContain('decks that players made');
  expect(asked).toEqual([]);
  await fireEvent.click(within(ask).getByRole('button', { name: 'Let it play' }));
  await expect
    .poll(() => asked)
    .toEqual([
      { do: 'change_table_settings', models: true },
      { do: 'add_bot', character: 'model' },
    ]);
});

test('a host who said no seats nobody, and one who said yes before is not asked again', async () => {
  const { table: at, asked, show } = table({}, ['', 'otto', 'nell']);
  render(Round, { table: at });
  await fireEvent.click(screen.getByRole('button', { name: 'Large model' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Not here' }));
  expect(asked).toEqual([]);
  show({ models: OFFERED, allowed: true, table: { phase: 'lobby' } });
  await fireEvent.click(await screen.findByRole('button', { name: 'Large model' }));
  await expect.poll(() => asked).toEqual([{ do: 'add_bot', character: 'model' }]);
});

test('a guest can’t seat it', () => {
  render(Round, { table: table({ host: false, allowed: true }).table });
  expect(screen.queryByRole('button', { name: 'Large model' })).toBeNull();
  expect(screen.getByRole('button', { name: /Argus/ }).textContent).toContain('large model');
});

test('all read where the pictures go, and what became of it', () => {
  const cases: [Setting, string][] = [
    [{ allowed: true }, SENTENCE],
    [
      { allowed: true, models: { ...OFFERED, spent: true } },
      `${SENTENCE} It has used up its budget for now, so a bot of this server plays for it.`,
    ],
    [
      { allowed: true, models: { ...OFFERED, offline: { 2: 3 } } },
      `${SENTENCE} A bot of this server moved for Argus in 3 turns of this game.`,
    ],
    [
      { allowed: false },
      'The large model is switched off: a bot of this server plays for it, and nothing more leaves the server.',
    ],
    [
      { models: null, allowed: true },
      'The large model is switched off: a bot of this server plays for it, and nothing more leaves the server.',
    ],
  ];
  for (const [setting, words] of cases) {
    const { unmount } = render(ModelNote, { table: table({ host: false, ...setting }).table });
    expect(screen.getByRole('note').textContent.replace(/\s+/g, ' ').trim()).toBe(words);
    unmount();
  }
});

test('its seat says what it is, and how often a bot moved for it', () => {
  const { table: at } = table({ models: { ...OFFERED, offline: { 2: 2 } } });
  const who = at.who(2);
  if (!who) throw new Error('nobody sits there');
  const { container } = render(ModelMark, { view: at.view, who });
  expect(container.textContent).toContain('large model');
  expect(container.textContent).toContain('offline 2×');
});

test('the host’s switch asks before it is on, and is off at once', async () => {
  const { table: at, asked, show } = table();
  render(HostSheet, { table: at, close: () => undefined });
  const name = /A large model may play/;
  await fireEvent.click(screen.getByRole('button', { name }));
  expect(asked).toEqual([]);
  await fireEvent.click(screen.getByRole('button', { name: 'Let it play' }));
  expect(asked).toEqual([{ do: 'change_table_settings', models: true }]);
  show({ models: OFFERED, allowed: true, table: { phase: 'lobby' } });
  await fireEvent.click(await screen.findByRole('button', { name: /may play yes/ }));
  expect(asked.at(-1)).toEqual({ do: 'change_table_settings', models: false });
});

test('newcomers are told at the door', async () => {
  const door = {
    phase: 'lobby',
    hares_taken: [],
    people: 1,
    bots: 1,
    model: 'models.example.org',
  } as unknown as TableDoor;
  render(Door, { door, busy: false, problem: '', join: () => undefined });
  expect((await screen.findByRole('note')).textContent).toBe(SENTENCE);
});
