import { expect, test } from 'vitest';
import { gains, grouped } from '../src/lib/reveal/awards.ts';
import type { Reveal } from '../src/lib/wire/protocol.ts';

const reveal: Reveal = {
  turn: 1,
  reactions: [],
  storyteller: 1,
  clue: { form: 'text', text: 'Almost home' },
  laid: [1, 2, 3, 4].map((owner) => ({ card: `c${owner}`, owner })),
  ballots: [
    { seat: 2, ballot: { votes: [1] } },
    { seat: 3, ballot: { votes: [1] } },
    { seat: 4, ballot: { votes: [2] } },
  ],
  awards: [
    { seat: 1, points: 3, reason: 'some_found_it', positions: [1], thanks_to: [2, 3] },
    { seat: 2, points: 3, reason: 'found_it', positions: [1] },
    { seat: 3, points: 3, reason: 'found_it', positions: [1] },
    { seat: 2, points: 1, reason: 'votes_on_your_card', positions: [2], thanks_to: [4] },
  ],
  scores: [3, 4, 3, 0],
  target: 1,
  stood_in: [],
};

test('those who earned the same in the same place are named together', () => {
  expect(grouped(reveal.awards).map(({ reason, seats }) => [reason, seats])).toEqual([
    ['some_found_it', [1]],
    ['found_it', [2, 3]],
    ['votes_on_your_card', [2]],
  ]);
  expect(gains(reveal.awards, (seat) => seat).get(2)).toBe(4);
});
