import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { FinishedGame } from '../../src/lib/replay/replay.ts';
import Heart from '../../src/lib/tools/Heart.svelte';
import type { Reaction, Reveal } from '../../src/lib/wire/protocol.ts';
import { sit, type Setting } from './table.ts';

const heart = (seat: number, position: number): Reaction => ({ seat, position, kind: 'heart' });

const turn = (no: number, reactions: readonly Reaction[] = []): Reveal => ({
  turn: no,
  storyteller: 2,
  clue: { form: 'text', text: 'Almost home' },
  laid: [1, 2, 3, 4].map((owner) => ({ card: `c${owner}`, owner })),
  ballots: [],
  awards: [],
  scores: [],
  stood_in: [],
  reactions,
  spoken: [],
});

function look(reveal: Reveal, position: number, over: Setting = {}) {
  const at = sit({ ...over, table: { phase: 'reveal', ...over.table } });
  render(Heart, { looked: at.table, reveal, position });
  return at;
}

test('a picture of another player can be loved, and that taken back', async () => {
  const { asked } = look(turn(3, [heart(1, 3), heart(4, 3), heart(4, 2)]), 3);
  const button = screen.getByRole('button', { name: 'Love picture 3, 2 hearts' });
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(button.title).toBe('You, Ida');
  await fireEvent.click(button);
  expect(asked).toMatchObject([{ do: 'react', kind: 'heart', position: 3, take_back: true }]);
});

test('the clue of the turn is loved by its own button', async () => {
  const { asked } = look(turn(3), 0);
  await fireEvent.click(screen.getByRole('button', { name: 'Love this clue' }));
  expect(asked).toMatchObject([{ do: 'react', position: null, take_back: false }]);
});

test.each([
  ['the own picture', turn(3), 1, {}],
  ['a turn gone by', turn(2), 3, {}],
  ['a player who only watches', turn(3), 3, { own: undefined }],
  ['a player who knows too much to talk', turn(3), 3, { own: { may: { talk: false } } }],
] as const)('no button for %s', (_, reveal, position, over) => {
  look(reveal, position, over);
  expect(screen.queryByRole('button')).toBeNull();
});

test('hearts that can no longer be given are still shown', () => {
  look(turn(2, [heart(3, 1)]), 1);
  expect(screen.getByRole('img', { name: 'Hearts from Tom' })).toBeTruthy();
});

test('a replay shows hearts and takes none', () => {
  const { table } = sit({ table: { phase: 'end', history: [turn(1, [heart(3, 2)])] } });
  const replay = { steps: [{ view: { table: table.table, own: table.own } }], players: {} };
  const game = new FinishedGame(
    replay as unknown as ConstructorParameters<typeof FinishedGame>[0],
    () => 'A player',
  );
  render(Heart, { looked: game, reveal: turn(1, [heart(3, 2)]), position: 2 });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('img', { name: 'Hearts from A player (3)' })).toBeTruthy();
});
