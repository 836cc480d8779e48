import { describe, expect, test } from 'vitest';
import { gains, grouped } from '../src/lib/reveal/awards.ts';
import { playerIn } from '../src/lib/reveal/pairs.ts';
import {
  darkWords,
  fooledEach,
  longWorded,
  outcomeWords,
  whyWords,
} from '../src/lib/reveal/words.ts';
import type { Looked } from '../src/lib/table/looked.ts';
import type { Award, Reveal } from '../src/lib/wire/protocol.ts';
import { inEnglish, inFrench } from './speech.ts';

const reveal: Reveal = {
  turn: 1,
  reactions: [],
  spoken: [],
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

test('every point says why it came, and that there are no more than so many', () => {
  const lure = (points: number, ...thanks_to: number[]): Award => ({
    seat: 2,
    points,
    reason: 'votes_on_your_card',
    positions: [2],
    thanks_to,
  });
  const crowd = { seat: 2, points: 3, reason: 'with_the_crowd', thanks_to: [3, 4] } as const;
  expect(whyWords([lure(2, 3, 4)], inEnglish)).toBe('a point a vote');
  expect(whyWords([lure(3, 3, 4, 5, 6)], inEnglish)).toBe('a point a vote, three at most');
  expect(whyWords([lure(3, 3, 4, 5, 6)], inFrench)).toBe('un point par vote, trois au plus');
  expect(whyWords([crowd], inEnglish)).toBe('3 agree: 3 each');
  const full = { ...crowd, points: 5, thanks_to: [3, 4, 5, 6, 7] };
  expect(whyWords([full], inFrench)).toBe('6 du même avis : 5 chacun, cinq au plus');
});

test('the truth says what became of the clue, and what one token was worth', () => {
  expect(outcomeWords(reveal, inEnglish)).toBe('Some found it, not all: 3 each.');
  const one: Award = { seat: 2, points: 1, reason: 'one_token', positions: [1] };
  expect(outcomeWords({ ...reveal, awards: [...reveal.awards, one] }, inEnglish)).toBe(
    'Some found it, not all: 3 each. With one token only: one more.',
  );
});

test('a name with a long word is known, so that it is not broken', () => {
  expect(longWorded('Bartholomew Featherstone')).toBe(true);
  expect(longWorded('Anne-Sophie de la Tour')).toBe(false);
});

describe('in the dark', () => {
  const teller = (you: boolean): Looked =>
    ({ who: () => ({ name: 'Léa', you }), units: [] }) as unknown as Looked;
  const cast = (...votes: number[]): Reveal => ({
    ...reveal,
    ballots: votes.map((on, at) => ({ seat: at + 2, ballot: { votes: [on] } })),
  });

  test.each([
    ['some found it', cast(1, 1, 2), 'And Léa’s: who found it?', 'And yours: who found it?'],
    ['nobody did', cast(3, 4, 2), 'Nobody came to Léa’s …', 'Nobody came to yours …'],
    ['all did', cast(1, 1, 1), 'All came to Léa’s …', 'They all came to yours …'],
  ])('nothing is asked that the room has seen already: %s', (_, turn, others, own) => {
    expect(darkWords(teller(false), turn, inEnglish)).toBe(others);
    expect(darkWords(teller(true), turn, inEnglish)).toBe(own);
  });

  test('in French, too', () => {
    expect(darkWords(teller(false), cast(3, 4, 2), inFrench)).toBe(
      'Personne n’est venu à celle de Léa…',
    );
  });
});

test('in Team a player has the hare of their pair', () => {
  const who = { seat: 2, unit: 1, hare: 4 };
  const looked = { who: () => who, units: [{ no: 1, hare: 7 }] } as unknown as Looked;
  expect(playerIn(looked, 2)?.hare).toBe(7);
  expect(playerIn({ ...looked, units: [] }, 2)?.hare).toBe(4);
});

test('pictures told together are said to have fooled one each, or a few', () => {
  expect(fooledEach(reveal, [2])).toBe('one');
  expect(fooledEach(reveal, [1, 2])).toBe('few');
});
