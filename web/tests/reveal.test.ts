import { expect, test } from 'vitest';
import { gains, grouped } from '../src/lib/reveal/awards.ts';
import { beats } from '../src/lib/reveal/show.ts';
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

test('the truth comes after every decoy has turned over, and its votes drop last', () => {
  const order = beats(reveal).map((beat) =>
    'position' in beat ? `${beat.do} ${beat.position}` : beat.do,
  );
  expect(order).toEqual([
    'tokens 2',
    'tokens 1',
    'owner 2',
    'owner 3',
    'owner 4',
    'truth',
    'points',
  ]);
});

test('without a picture that all look for, all owners turn over and there is no truth', () => {
  const crowd: Reveal = { ...reveal, target: null };
  expect(beats(crowd).filter((beat) => beat.do === 'owner')).toHaveLength(4);
  expect(beats(crowd).some((beat) => beat.do === 'truth')).toBe(false);
});

test('those who earned the same in the same place are named together', () => {
  expect(grouped(reveal.awards).map(({ reason, seats }) => [reason, seats])).toEqual([
    ['some_found_it', [1]],
    ['found_it', [2, 3]],
    ['votes_on_your_card', [2]],
  ]);
  expect(gains(reveal, (seat) => seat).get(2)).toBe(4);
});
