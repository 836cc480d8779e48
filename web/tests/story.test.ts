import { expect, test } from 'vitest';
import { revealedName } from '../src/lib/reveal/words.ts';
import { revealStory } from '../src/lib/voice/story.ts';
import { missingWords } from '../src/lib/voice/news.ts';
import type { Looked } from '../src/lib/table/looked.ts';
import { units } from '../src/lib/table/who.ts';
import type { Award, Public, Reveal, Rules } from '../src/lib/wire/protocol.ts';
import { inEnglish, inFrench } from './speech.ts';
import { turn } from './turns.ts';
import { who } from './units.ts';

const NAMES = ['Léa', 'Tom', 'Ana', 'Max'];

/** A table of four, seen by the third: Ana. */
function looked(scores: readonly number[], table: Partial<Public> = {}): Looked {
  const all = NAMES.map((name, index) =>
    who(index, {
      seat: index + 1,
      name,
      you: name === 'Ana',
      score: scores[index] ?? 0,
      unit: index,
    }),
  );
  return {
    table: {
      phase: 'reveal',
      rules: { target_score: 30 } as Rules,
      awaited: [],
      ...table,
    } as Public,
    own: { seat: 3, given: [], positions: [], may: {} },
    may: {},
    all,
    isHost: false,
    units: units(all),
    who: (seat) => all.find((each) => each.seat === seat),
  };
}

const award = (seat: number, points: number, over: Partial<Award>): Award => ({
  seat,
  points,
  reason: 'found_it',
  positions: [1],
  ...over,
});
const shows = (card: string): string => `It shows ${card}.`;
const story = (reveal: Reveal, at: Looked): string[] => revealStory(at, reveal, inEnglish, shows);

test('a reveal says whose picture each was, who chose it, and what everybody gets', () => {
  const reveal = turn({
    awards: [
      award(1, 3, { reason: 'some_found_it' }),
      award(2, 3, {}),
      award(3, 3, {}),
      award(2, 1, { reason: 'votes_on_your_card', positions: [2], thanks_to: [4] }),
    ],
  });
  expect(story(reveal, looked([5, 9, 3, 2]))).toEqual([
    'The votes are in. Léa says: Almost home.',
    'No votes for your picture 3 and picture 4 by Max.',
    'Picture 2 was Tom’s. It shows c2. Max fell for it. A point for Tom.',
    'Léa’s picture was number 1. It shows c1. Tom and you found it, and not all did: 3 points each, also for Léa.',
    'Tom: 4 points, now 9. Léa: 3 points, now 5. You: 3 points, now 3. Max: nothing, still 2.',
  ]);
});

test('a picture that is revealed says whose it was, and who chose it', () => {
  const [at, reveal] = [looked([5, 9, 3, 2]), turn({})];
  expect(revealedName(at, reveal, 2, inEnglish, shows)).toBe(
    'Picture 2 of 4, Tom’s. Chosen by Max. It shows c2.',
  );
  expect(revealedName(at, reveal, 3, inEnglish, shows)).toBe(
    'Picture 3 of 4, yours. Without votes. It shows c3.',
  );
});

test('that nobody found it is said, and why that brings what it brings', () => {
  const others = [2, 3, 4].map((seat) => award(seat, 2, { reason: 'nobody_found_it' }));
  const reveal = turn({
    votes: { 2: [3], 3: [2], 4: [2] },
    awards: [award(1, 0, { reason: 'nobody_found_it' }), ...others],
  });
  const told = story(reveal, looked([0, 2, 2, 2]));
  expect(told[2]).toBe('Picture 3 was yours. It shows c3. Tom fell for it.');
  expect(told[4]).toBe(
    'Léa’s picture was number 1. It shows c1. Nobody found it: too foggy. Two for everybody else.',
  );
});

test('in Party the crowds are told, who is alone, and the red token', () => {
  const reveal = turn({
    target: null,
    ballots: [
      { seat: 1, ballot: { votes: [2], red: 3 } },
      { seat: 2, ballot: { votes: [4] } },
      { seat: 3, ballot: { votes: [2] } },
      { seat: 4, ballot: { votes: [1] } },
    ],
    awards: [
      award(1, 2, { reason: 'with_the_crowd', positions: [2], thanks_to: [3] }),
      award(3, 2, { reason: 'with_the_crowd', positions: [2], thanks_to: [1] }),
    ],
  });
  const told = story(reveal, looked([2, 0, 2, 0])).join('\n');
  expect(told).toContain(
    'Léa’s red token was on picture 3, which nobody chose: it changes nothing.',
  );
  expect(told).toContain(
    'Picture 2 was Tom’s. It shows c2. Léa and you chose it. 2 agree: 2 each.',
  );
  expect(told).toContain('Picture 1 was Léa’s. It shows c1. Max chose it. Alone counts nothing.');
});

test('a clue that was sung is called a song', () => {
  const reveal = turn({ clue: { form: 'song' } });
  expect(story(reveal, looked([0, 0, 0, 0]))[0]).toBe('The votes are in. Léa sang it.');
});

test('it is told in other languages too', () => {
  const told = revealStory(looked([3, 3, 3, 0]), turn(), inFrench, shows);
  expect(told.join(' ')).toContain('L’image de Léa était la numéro 1.');
});

test('who is done hears whom the table waits for; who is last hears that they are', () => {
  const at = (awaited: number[], phase: Public['phase'] = 'vote'): string =>
    missingWords(looked([], { phase, awaited, closing: false }), inEnglish);
  expect(at([2, 4])).toBe('Waiting for Tom and Max.');
  expect(at([3, 4])).toBe('');
  expect(at([3])).toBe('All the others are done: the table waits for you.');
  expect(at([3], 'reveal')).toBe('');
  expect(at([3], 'clue')).toBe('');
});
