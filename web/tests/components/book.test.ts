import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import Book from '../../src/lib/book/Book.svelte';
import { bookWords } from '../../src/lib/book/bookWords.ts';
import { nameless } from '../../src/lib/book/words.ts';
import { language } from '../../src/lib/language.svelte.ts';
import { FinishedGame } from '../../src/lib/replay/replay.ts';
import type { Public } from '../../src/lib/wire/protocol.ts';
import { inEnglish } from '../speech.ts';
import { turn, type Told } from '../turns.ts';

beforeAll(() => language.learn(bookWords));

afterEach(() => {
  history.replaceState(null, '', '/');
});

function finished(turns: readonly Told[], over: Partial<Public> = {}): FinishedGame {
  const told = turns.map((each, index) => turn({ turn: index + 1, ...each }));
  const seats = Object.fromEntries(
    [1, 2, 3, 4].map((no) => [no, { no, bot: no === 4 ? 'otto' : '', unit: no - 1, score: no }]),
  );
  const table = {
    edition: 'odyssey',
    decks: [],
    phase: 'end',
    order: [1, 2, 3, 4],
    seats,
    winners: [4],
    history: told,
    reveal: null,
    ...over,
  };
  const players = { 1: { name: 'Mira', hare: 3 }, 2: { name: null, hare: 1 } };
  const steps = [{ at: Date.UTC(2026, 10, 15, 12), view: { table } }];
  return new FinishedGame({ game: 1, players, steps, decks: [] }, nameless(inEnglish));
}

const shown = (): string => document.querySelector('.book-section.open')?.id ?? '';

test('a spread tells the clue, its teller, the pictures with their owners, what was said and the points', () => {
  const spoken = [{ seat: 4, text: 'A whale!' }];
  const awards = [{ seat: 2, points: 3, reason: 'found_it' as const, positions: [1] }];
  history.replaceState(null, '', '#turn-1');
  render(Book, { game: finished([{ spoken, awards, hearts: [[2, 0]] }]) });
  const spread = document.getElementById('turn-1');
  expect(shown()).toBe('turn-1');
  expect(spread?.querySelector('h2')?.textContent).toContain('Almost home');
  for (const words of ['Mira said', 'A whale!', 'Ruby hare found it', '+3', 'A player', 'Otto'])
    expect(spread?.textContent, words).toContain(words);
  expect(screen.getByRole('img', { name: 'Hearts from Ruby hare' })).toBeTruthy();
  const pictures = [...(spread?.querySelectorAll('.book-picture') ?? [])];
  expect(pictures.map((each) => each.getAttribute('aria-label')?.split('.')[0])).toEqual([
    'Ruby hare’s picture',
    'A player’s picture',
    'Otto’s picture',
    'Mira’s picture',
  ]);
});

test('turning moves the focus to the heading, names the page in the address, and stops at the covers', async () => {
  render(Book, { game: finished([{}, {}]) });
  expect(shown()).toBe('cover');
  await fireEvent.keyDown(window, { key: 'ArrowLeft' });
  expect(shown()).toBe('cover');
  await fireEvent.keyDown(window, { key: 'ArrowRight' });
  await waitFor(() => {
    expect(document.activeElement?.id).toBe('turn-1-heading');
  });
  expect(location.hash).toBe('#turn-1');
  await fireEvent.keyDown(window, { key: 'End' });
  expect(shown()).toBe('last');
  await fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(shown()).toBe('last');
});

test('the list of contents leads to a turn', async () => {
  render(Book, { game: finished([{}, { clue: { form: 'text', text: 'Nobody home' } }]) });
  await fireEvent.click(screen.getByRole('button', { name: 'Contents' }));
  await fireEvent.click(screen.getByText('Nobody home', { selector: 'a span' }));
  expect(shown()).toBe('turn-2');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a game that was stopped says so, and has no winner', () => {
  const table = { phase: 'lobby', winners: [], history: [], reveal: turn() } as const;
  render(Book, { game: finished([{}], table) });
  expect(document.getElementById('race')?.textContent).toContain(
    '1 turn was told, then it was stopped.',
  );
});

test('in Party the most chosen picture is the large one', () => {
  render(Book, { game: finished([{ target: null, votes: { 1: [3], 2: [3], 4: [1] } }]) });
  const plate = document.querySelector('.book-plate .book-picture');
  expect(plate?.getAttribute('aria-label')).toMatch(/^A player’s picture/);
});

test('a picture that is missing in a file is told in words', () => {
  render(Book, { game: finished([{}]), pictures: (card) => (card === 'c1' ? '' : 'data:,') });
  expect(document.querySelector('.book-plate img')).toBeNull();
  expect(document.querySelector('.book-plate')?.textContent).toContain(
    'This picture can’t be shown.',
  );
});
