import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import Tell from '../../src/lib/play/Tell.svelte';
import { byKeys } from '../../src/lib/table/byKeys.ts';
import TableKeys from '../../src/lib/table/TableKeys.svelte';
import { toast } from '../../src/lib/toast.svelte.ts';
import type { Telling } from '../../src/lib/wire/protocol.ts';
import { person, sit, stage, type Setting } from './table.ts';

beforeAll(() => {
  byKeys.notice();
});

function tell(over: Partial<Telling> = {}, setting: Setting = {}) {
  const telling: Telling = { forms: ['text'], with_card: true, longest: 40, ...over };
  const at = sit({
    ...setting,
    table: { phase: 'clue', clue: null, storyteller: 1 },
    own: { hand: ['k1', 'k2'], may: { tell: telling } },
  });
  render(Tell, { table: at.table, telling, ...stage });
  return at;
}

const write = (text: string) =>
  fireEvent.input(screen.getByRole('textbox'), { target: { value: text } });
const choose = () => fireEvent.click(screen.getByRole('option', { name: /1/ }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a clue needs a card and words, and is sent without the spaces around them', async () => {
  const { asked } = tell();
  expect(screen.getByText('Choose a card from your hand')).toBeTruthy();
  await choose();
  expect(screen.getByText('Now say something about it')).toBeTruthy();
  await write('   ');
  expect(screen.getByText('Now say something about it')).toBeTruthy();
  await write('  Almost home ');
  await press('Tell it with this card');
  expect(asked).toEqual([
    {
      do: 'give_clue',
      form: 'text',
      text: 'Almost home',
      lang: 'en',
      card: 'k1',
      game: 1,
      turn: 3,
      phase: 'clue',
    },
  ]);
});

const look = () =>
  fireEvent.keyDown(screen.getByRole('listbox', { name: 'Your hand' }), { key: 'z' });

test('a card that is looked at closely is taken, and words are asked for', async () => {
  const { asked } = tell();
  await look();
  await press('Tell with this card');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('option', { selected: true }).getAttribute('aria-label')).toMatch(/1/);
  await vi.waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });
  expect(asked).toEqual([]);
});

test('with the words there, the lens tells at once', async () => {
  const { asked } = tell();
  await write('Almost home');
  await look();
  await press('Tell it with this card');
  expect(asked).toMatchObject([{ do: 'give_clue', text: 'Almost home', card: 'k1' }]);
});

test('a song or a mime needs no words; the forms are offered only where there are several', async () => {
  const { asked } = tell({ forms: ['text', 'song', 'mime'] });
  await choose();
  expect(screen.getAllByRole('radio').map((each) => each.getAttribute('aria-checked'))).toEqual([
    'true',
    'false',
    'false',
  ]);
  await fireEvent.click(screen.getByRole('radio', { name: /sing|song/i }));
  await press('I’ll sing it, with this card');
  expect(asked).toMatchObject([{ form: 'song', text: '', card: 'k1' }]);
});

const pointer = (fine: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: fine && media.includes('fine'),
      }) as MediaQueryList,
  );
const focused = () => document.activeElement === screen.queryByRole('textbox');

test('with a mouse one may type at once where no card is needed, else once one is chosen', async () => {
  pointer(true);
  tell({ with_card: false });
  await vi.waitFor(() => {
    expect(focused()).toBe(true);
  });
  cleanup();
  tell();
  expect(focused()).toBe(false);
  await choose();
  await vi.waitFor(() => {
    expect(focused()).toBe(true);
  });
});

test('where the field would call up a keyboard it waits until it is touched', async () => {
  pointer(false);
  tell();
  await choose();
  expect(screen.getByText('Now say something about it')).toBeTruthy();
  expect(focused()).toBe(false);
});

test('a card chosen by key leaves the focus in the hand', async () => {
  pointer(true);
  tell();
  await fireEvent.keyDown(screen.getByRole('listbox', { name: 'Your hand' }), { key: '1' });
  expect(screen.getByText('Now say something about it')).toBeTruthy();
  expect(focused()).toBe(false);
  const other = screen.getByRole('option', { selected: false });
  await fireEvent.pointerDown(other);
  await fireEvent.click(other);
  await vi.waitFor(() => {
    expect(focused()).toBe(true);
  });
});

test('a letter typed before is the clue’s, no shortcut that says something else', async () => {
  pointer(false);
  const { table } = tell();
  await fireEvent.pointerDown(document.body);
  render(TableKeys, { table });
  const answer = vi.spyOn(toast, 'answer');
  await fireEvent.keyDown(document.body, { key: 'c' });
  expect(focused()).toBe(true);
  expect(answer).not.toHaveBeenCalled();
});

test('for who goes through the page by keys a letter is a shortcut, and the clue stays as it is', async () => {
  pointer(false);
  const { table } = tell();
  render(TableKeys, { table });
  const answer = vi.spyOn(toast, 'answer').mockClear();
  await fireEvent.keyDown(document.body, { key: 'Tab' });
  await fireEvent.keyDown(document.body, { key: 't' });
  expect(focused()).toBe(false);
  expect(answer).toHaveBeenCalledWith('There is no clock.', 'time');
  await fireEvent.pointerDown(document.body);
  await fireEvent.keyDown(document.body, { key: 't' });
  expect(focused()).toBe(true);
});

test('on the heading S and T tell, and write nothing, for who came there by a key that presses', async () => {
  pointer(true);
  await fireEvent.pointerDown(document.body); // on the first page
  const { table } = tell();
  render(TableKeys, { table });
  const answer = vi.spyOn(toast, 'answer').mockClear();
  const heading = screen.getByRole('heading', { level: 1 });
  heading.focus();
  await fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true }); // “I have a story”
  for (const key of ['s', 't', 'w']) await fireEvent.keyDown(heading, { key });
  expect(focused()).toBe(false);
  expect(answer.mock.calls.map(([, key]) => key)).toEqual(['scores', 'time', 'waiting']);
});

test('with Alt and Shift letters tell and numbers choose, in the text and in a dialog of keys', async () => {
  pointer(true);
  const { table } = tell();
  render(TableKeys, { table });
  const answer = vi.spyOn(toast, 'answer').mockClear();
  await choose();
  const field = screen.getByRole('textbox');
  const together = (key: string, code: string) =>
    fireEvent.keyDown(field, { key, code, altKey: true, shiftKey: true });
  await together('S', 'KeyS');
  await together('Ç', 'KeyC'); // on a Mac
  await together('"', 'Digit2'); // on a German keyboard
  expect(answer.mock.calls.map(([, key]) => key)).toEqual(['scores', 'clue']);
  const selected = () => screen.getByRole('option', { selected: true }).getAttribute('aria-label');
  expect(selected()).toMatch(/Picture 2/);
  await together('?', 'Slash');
  expect(screen.getByRole('dialog', { name: 'Keys' })).toBeTruthy();
  await together('!', 'Digit1');
  await together('T', 'KeyT');
  expect(answer.mock.calls.map(([, key]) => key)).toEqual(['scores', 'clue', 'time']);
  expect(selected()).toMatch(/Picture 2/);
});

test('one form alone is no choice', () => {
  tell();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('where a clue needs no card, words are enough', async () => {
  const { asked } = tell({ with_card: false });
  expect(screen.getByRole('textbox', { name: 'What do you say?' })).toBeTruthy();
  expect(screen.getByText('Say something first')).toBeTruthy();
  await write('Almost home');
  await press('Tell it');
  expect(asked[0]).not.toHaveProperty('card');
});

test('a clue is no longer than the table allows, and the count says how long it is', async () => {
  tell({ longest: 12 });
  expect(screen.getByRole('textbox').getAttribute('maxlength')).toBe('12');
  await write('Almost home');
  expect(screen.getByText('11 / 12')).toBeTruthy();
});

test('alone with bots there is nobody to hear it, so that it can only be written', () => {
  const alone = { people: { m: person('Mira', 1), d: person('Zoe', 0, { waiting: true }) } };
  tell({ forms: ['text', 'aloud', 'mime'] }, alone);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByText(/aloud/i)).toBeNull();
});

test('a table that forbids writing keeps its forms', () => {
  tell({ forms: ['aloud', 'mime'] }, { people: { m: person('Mira', 1) } });
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});
