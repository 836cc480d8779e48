import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import Give from '../../src/lib/play/Give.svelte';
import { givenBy } from '../../src/lib/play/given.ts';
import TakeBack from '../../src/lib/play/TakeBack.svelte';
import Spots from '../../src/lib/play/Spots.svelte';
import Vote from '../../src/lib/play/Vote.svelte';
import { person, sit, stage, type Setting } from './table.ts';

const HAND = ['k1', 'k2', 'k3', 'k4'];

function give(own: NonNullable<Setting['own']>) {
  const at = sit({ table: { phase: 'give', images: [] }, own: { hand: HAND, ...own } });
  render(Give, { table: at.table, ...stage });
  return at;
}

const card = (number: number) => {
  const found = screen.getAllByRole('option')[number - 1];
  if (!found) throw new Error(`no card ${number}`);
  return found;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('one card is chosen, another takes its place, and the button gives it', async () => {
  const { asked } = give({ may: { give: 1 } });
  expect(screen.getByText('Choose a card to give')).toBeTruthy();
  await fireEvent.click(card(1));
  await fireEvent.click(card(3));
  await press('Give this card');
  expect(asked).toEqual([{ do: 'give_cards', cards: ['k3'], game: 1, turn: 3, phase: 'give' }]);
});

test('where two are wanted the button waits for both, and one too many pushes the first out', async () => {
  const { asked } = give({ may: { give: 2 } });
  expect(screen.getByText('Choose 2 cards to give')).toBeTruthy();
  await fireEvent.click(card(1));
  expect(screen.getByText('Choose a card to give')).toBeTruthy();
  await fireEvent.click(card(2));
  await fireEvent.click(card(4));
  await press('Give these 2 cards');
  expect(asked).toMatchObject([{ cards: ['k2', 'k4'] }]);
});

test('the lens gives the card that is looked at, chosen before or not', async () => {
  const { asked } = give({ may: { give: 1 } });
  await fireEvent.keyDown(screen.getByRole('listbox', { name: 'Your hand' }), { key: 'z' });
  await press('Next picture');
  const lens = within(screen.getByRole('dialog', { name: 'Picture 3 of 4' }));
  await fireEvent.click(lens.getByRole('button', { name: 'Give this card' }));
  expect(asked).toMatchObject([{ do: 'give_cards', cards: ['k3'] }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('where two are wanted, the lens chooses the first and gives with the second', async () => {
  const { asked } = give({ may: { give: 2 } });
  const look = () =>
    fireEvent.keyDown(screen.getByRole('listbox', { name: 'Your hand' }), { key: 'z' });
  await look();
  await press('Choose this card');
  expect(asked).toEqual([]);
  await look();
  await press('Next picture');
  const lens = within(screen.getByRole('dialog'));
  await fireEvent.click(lens.getByRole('button', { name: 'Give these 2 cards' }));
  expect(asked).toMatchObject([{ do: 'give_cards', cards: ['k2', 'k3'] }]);
});

test('what is given can be taken back, or another given instead', async () => {
  const { asked } = give({ given: ['k2'], may: { give: 1, take_back: true } });
  expect(screen.getByText(/^Given$/)).toBeTruthy();
  await press('Take it back');
  await fireEvent.click(card(1));
  await press('Give this one instead');
  expect(asked).toMatchObject([{ do: 'take_back' }, { do: 'give_cards', cards: ['k1'] }]);
});

test('a table that can settle lets the player who has given press on', async () => {
  const { asked } = give({ given: ['k2'], may: { give: 1, settle: true } });
  await press('That’s it, go on');
  expect(asked).toMatchObject([{ do: 'give_cards', cards: ['k2'], settled: true }]);
});

test('the storyteller has nothing to give, and no card can be chosen', async () => {
  const { asked } = give({ may: {} });
  await fireEvent.click(card(1));
  expect(screen.queryByRole('button', { name: /^Give/ })).toBeNull();
  expect(asked).toEqual([]);
});

test('the reader is never called by their name, which may be none they chose', () => {
  const people = {
    m: person('Guest', 1),
    l: person('Léa', 2),
    t: person('Tom', 3),
    i: person('Ida', 4),
  };
  const { table } = sit({ table: { phase: 'give', images: [] }, own: { hand: HAND }, people });
  render(Spots, { spots: givenBy(table) });
  expect(screen.queryByText(/Guest/)).toBeNull();
  expect(screen.getByText('You have not given yet')).toBeTruthy();
});

test('what is mimed is mimed now while others give, and was mimed when they vote', () => {
  const clue = { form: 'mime' } as const;
  const { table } = sit({
    table: { phase: 'give', images: [], storyteller: 1, clue },
    own: { hand: HAND },
  });
  render(Give, { table, ...stage });
  expect(screen.getByText('Mime it now, so that all can see.')).toBeTruthy();
  cleanup();
  const voting = sit({ table: { phase: 'vote', storyteller: 1, clue } });
  render(Vote, { table: voting.table, ...stage });
  expect(screen.queryByText(/Mime it now/)).toBeNull();
  expect(screen.getByText('You mimed it.')).toBeTruthy();
});

test('a double tap that gives a card does not take it back', async () => {
  const press = vi.fn();
  render(TakeBack, { press });
  const button = screen.getByRole('button', { name: 'Take it back' });
  const tap = (after: number): Event => {
    const event = new MouseEvent('click', { detail: 1, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: performance.now() + after });
    return event;
  };
  await fireEvent(button, tap(0));
  expect(press).not.toHaveBeenCalled();
  await fireEvent(button, tap(600));
  expect(press).toHaveBeenCalledOnce();
});

test('a card that is given meanwhile leaves the sheet open that mends the clue, and says that it is late', async () => {
  const telling = { storyteller: 1, phase: 'give', images: [] } as const;
  const at = sit({ table: telling, own: { hand: HAND, given: ['k9'], may: { mend: true } } });
  render(Give, { table: at.table, ...stage });
  await press('Change the wording');
  const sheet = screen.getByRole('dialog', { name: 'Change the wording' });
  const field = within(sheet).getByRole<HTMLInputElement>('textbox');
  await fireEvent.input(field, { target: { value: 'Nearly home' } });
  at.show({ table: telling, own: { hand: HAND, given: ['k9'], may: {} } });
  await within(sheet).findByText(/your clue stays as it was/);
  expect(field.value).toBe('Nearly home');
  await fireEvent.click(within(sheet).getByRole('button', { name: 'So be it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change the wording' })).toBeNull();
  expect(at.asked).toEqual([]);
});
