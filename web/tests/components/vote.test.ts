import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import Vote from '../../src/lib/play/Vote.svelte';
import type { Voting } from '../../src/lib/wire/protocol.ts';
import { counting, sit, stage, type Setting } from './table.ts';

const ONE: Voting = { tokens: 1, forbidden: [2], red: false, red_apart: false };
const TWO: Voting = { ...ONE, tokens: 2 };
const RED: Voting = { tokens: 1, forbidden: [], red: true, red_apart: true };

function vote(voting: Voting | null, over: Setting = {}) {
  const own = { positions: [2], ...over.own, may: { vote: voting, ...over.own?.may } };
  const at = sit({ ...over, own });
  render(Vote, { table: at.table, ...stage });
  return at;
}

const picture = (number: number) => {
  const found = screen.getAllByRole('option')[number - 1];
  if (!found) throw new Error(`no picture ${number}`);
  return found;
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const chosen = () =>
  screen.getAllByRole('option').map((each) => each.getAttribute('aria-selected') === 'true');

test('a token is placed by a tap, moved by another, and cast by the button', async () => {
  const { asked } = vote(ONE);
  expect(screen.getByText('Choose a picture')).toBeTruthy();
  await fireEvent.click(picture(3));
  expect(chosen()).toEqual([false, false, true, false]);
  await fireEvent.click(picture(4));
  expect(chosen()).toEqual([false, false, false, true]);
  await press('Vote for 4');
  expect(asked).toEqual([{ do: 'cast_ballot', votes: [4], game: 1, turn: 3, phase: 'vote' }]);
});

test('the own picture takes no token: a tap looks at it, and the lens says why', async () => {
  const { asked } = vote(ONE);
  expect(picture(2).getAttribute('aria-disabled')).toBe('true');
  await fireEvent.click(picture(2));
  const lens = within(screen.getByRole('dialog'));
  expect(lens.getByText('Number 2 is your own.')).toBeTruthy();
  expect(lens.queryByRole('button', { name: /Vote/ })).toBeNull();
  await fireEvent.keyDown(picture(1), { key: '2' });
  expect(chosen()).not.toContain(true);
  expect(asked).toEqual([]);
});

test('of two tokens one is enough, and says so; the second can be taken off again', async () => {
  const { asked } = vote(TWO);
  await fireEvent.click(picture(1));
  expect(screen.getByRole('button', { name: 'Vote for 1 alone' })).toBeTruthy();
  await fireEvent.click(picture(3));
  expect(screen.getByRole('button', { name: 'Vote for 1 and 3' })).toBeTruthy();
  await press('Take the token off 1');
  await press('Vote for 3 alone');
  expect(asked).toMatchObject([{ votes: [3] }]);
});

test('a red token follows the green one, and both are needed', async () => {
  const { asked } = vote(RED, { table: { rules: counting('crowd') }, own: { positions: [] } });
  await fireEvent.click(picture(1));
  expect(screen.queryByRole('button', { name: /^Vote/ })).toBeNull();
  await fireEvent.click(picture(2));
  await press('Vote green 1, red 2');
  expect(asked).toMatchObject([{ do: 'cast_ballot', votes: [1], red: 2 }]);
});

test('with keys, green and red go where the focus is', async () => {
  const { asked } = vote(RED, { table: { rules: counting('crowd') }, own: { positions: [] } });
  await fireEvent.keyDown(picture(1), { key: 'ArrowRight' });
  await fireEvent.keyDown(picture(2), { key: 'r' });
  await fireEvent.keyDown(picture(2), { key: '4' });
  await press('Vote green 4, red 2');
  expect(asked).toMatchObject([{ votes: [4], red: 2 }]);
});

test('a mind can be changed: the button says instead, and taking back asks the table', async () => {
  const cast = { ballot: { votes: [3] }, may: { take_back: true } };
  const { asked } = vote(ONE, { own: cast });
  expect(screen.getByText(/^Voted$/)).toBeTruthy();
  await fireEvent.click(picture(4));
  await press('Vote for 4 instead');
  await press('Take it back');
  expect(asked).toMatchObject([{ do: 'cast_ballot', votes: [4] }, { do: 'take_back' }]);
});

test('a tap on the token that lies looks closer; there it can be taken off', async () => {
  vote(ONE);
  await fireEvent.click(picture(3));
  await fireEvent.click(picture(3));
  await fireEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Take the token off 3' }),
  );
  expect(chosen()).not.toContain(true);
});

test('pictures too small to judge open the lens, and the vote is placed there', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(130);
  vote(ONE);
  await fireEvent.click(picture(3));
  expect(chosen()).not.toContain(true);
  await press('Token on 3');
  expect(chosen()).toEqual([false, false, true, false]);
});

test('a player who may not vote can look, and nothing else', async () => {
  const { asked } = vote(null);
  await fireEvent.click(picture(1));
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(within(screen.getByRole('dialog')).queryByRole('button', { name: /Token/ })).toBeNull();
  expect(asked).toEqual([]);
});
