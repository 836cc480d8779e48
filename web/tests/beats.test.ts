import { describe, expect, test } from 'vitest';
import { DARK, DARK_FORESEEN, READ, script, stills } from '../src/lib/reveal/beats.ts';
import { momentAt } from '../src/lib/reveal/moment.ts';
import { allButOne, inView } from '../src/lib/reveal/strip.ts';
import {
  cappedAt,
  earned,
  earnedWith,
  foreseen,
  heroOf,
  mostChosen,
} from '../src/lib/reveal/awards.ts';
import type { Award, Reveal } from '../src/lib/wire/protocol.ts';

/** A turn with so many votes for each picture; picture 1 is the truth, and seat n laid picture n. */
function turn(votes: readonly number[], over: Partial<Reveal> = {}): Reveal {
  let seat = 1;
  const ballots = votes.flatMap((count, index) =>
    Array.from({ length: count }, () => ({ seat: ++seat, ballot: { votes: [index + 1] } })),
  );
  return {
    turn: 1,
    storyteller: 1,
    clue: { form: 'text', text: 'Almost home' },
    laid: votes.map((_, index) => ({ card: `c${index}`, owner: index + 1 })),
    ballots,
    awards: [],
    scores: [],
    stood_in: [],
    reactions: [],
    spoken: [],
    target: 1,
    ...over,
  };
}

const crowd = (votes: readonly number[], red?: number): Reveal => {
  const reveal = turn(votes, { target: null });
  const ballots = reveal.ballots.map((cast, index) =>
    index === 0 && red !== undefined ? { ...cast, ballot: { ...cast.ballot, red } } : cast,
  );
  return { ...reveal, ballots };
};

const told = (reveal: Reveal): string[] => {
  const beats = new Map(script(reveal).steps.map((step) => [step.no, step]));
  return [...beats.values()].map(({ beat, positions }) => [beat, ...positions].join(' '));
};
const length = (reveal: Reveal): number =>
  script(reveal).steps.reduce((sum, { ms }) => sum + ms, 0);

const FOUR_ALL = turn([3, 0, 0, 0]);
const SIX = turn([2, 0, 2, 0, 0, 1]);
const SIX_NONE = turn([0, 3, 1, 0, 1, 0]);
const NINE = turn([3, 5, 0, 0, 2, 0, 1, 0, 1]);
const TWELVE = turn([5, 4, 0, 0, 3, 0, 2, 0, 1, 1, 1, 1]);
const WORST = turn([0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]);
const PAIRS = crowd([2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0], 1);
const OPEN = turn([2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]);

describe('the order of the show', () => {
  test('what nobody chose goes together, decoys by their votes, the truth last', () => {
    expect(told(SIX)).toEqual([
      'hush',
      'nobody 2 4 5',
      'decoy 6',
      'decoy 3',
      'dark 1',
      'truth 1',
      'sum',
    ]);
  });

  test('where all found it, there is no decoy to tell', () => {
    expect(told(FOUR_ALL)).toEqual(['hush', 'nobody 2 3 4', 'dark 1', 'truth 1', 'sum']);
  });

  test('where every decoy has votes, nothing is turned over beforehand', () => {
    expect(told(turn([0, 1, 1, 1]))).toEqual([
      'hush',
      'decoy 2',
      'decoy 3',
      'decoy 4',
      'dark 1',
      'truth 1',
      'sum',
    ]);
  });

  test('of more than four decoys with votes, those with one vote go together', () => {
    expect(told(TWELVE)).toContain('together 9 10 11 12');
    expect(told(NINE)).not.toContain('together 7 9');
  });

  test('in Party lone votes go together, then crowds, and where most met is last, in the dark', () => {
    expect(told(crowd([1, 4, 3, 0, 0, 1], 3))).toEqual([
      'hush',
      'nobody 4 5',
      'together 1 6',
      'red 3',
      'dark 2',
      'truth 2',
      'sum',
    ]);
  });

  test('a red token that takes the most from the most is the last of all', () => {
    expect(told(crowd([1, 4, 3, 0, 0, 1], 2)).slice(-4)).toEqual([
      'decoy 3',
      'dark 2',
      'red 2',
      'sum',
    ]);
  });

  test('of crowds as large as each other the one that counts is last', () => {
    expect(mostChosen(crowd([3, 3, 3], 1))).toBe(2);
    expect(told(crowd([3, 3, 3], 1))).toEqual([
      'hush',
      'decoy 3',
      'red 1',
      'dark 2',
      'truth 2',
      'sum',
    ]);
  });

  test('where all voted alone there is no crowd to wait for', () => {
    expect(told(crowd([1, 1, 1, 0]))).toEqual(['hush', 'nobody 4', 'together 1 2 3', 'sum']);
  });

  test('a red token where nobody looked goes with the others that nobody chose', () => {
    const missed = crowd([2, 0, 3, 0], 4);
    expect(told(missed)).toEqual(['hush', 'nobody 2 4', 'decoy 1', 'dark 3', 'truth 3', 'sum']);
    expect(stills(missed).steps.map(({ beat }) => beat)).toEqual(['decoys', 'truth', 'sum']);
  });

  test('of more decoys than can be read in time, those with the fewest votes go together', () => {
    expect(told(WORST)).toContain('together 2 3 4 5 6');
  });

  test('in Team pictures that a pair laid for the teller are decoys like others', () => {
    const team = turn([1, 0, 2, 0, 0], {
      laid: [1, 2, 5, 3, 4].map((owner) => ({ card: `c${owner}`, owner })),
    });
    expect(told(team)).toEqual(['hush', 'nobody 2 4 5', 'decoy 3', 'dark 1', 'truth 1', 'sum']);
  });

  test('two tokens of one player are two votes', () => {
    const two = turn([1, 0, 0, 0], {
      ballots: [
        { seat: 2, ballot: { votes: [1, 3] } },
        { seat: 3, ballot: { votes: [3] } },
      ],
    });
    expect(told(two)).toContain('decoy 3');
    expect(script(two).steps.find(({ do: act }) => act === 'fell')?.ms).toBeGreaterThan(
      script(turn([1, 0, 1, 0])).steps.find(({ do: act }) => act === 'fell')?.ms ?? 0,
    );
  });
});

describe('how long it takes', () => {
  test.each([
    ['four, all found', FOUR_ALL],
    ['four, some', turn([2, 1, 0, 0])],
    ['six, some', SIX],
    ['six, nobody', SIX_NONE],
    ['nine', NINE],
    ['twelve', TWELVE],
    ['twelve, two votes for each decoy', WORST],
    ['Party', crowd([1, 4, 3, 0, 0, 0, 0, 0], 2)],
    ['Party, the red token elsewhere', crowd([1, 4, 3, 0, 0, 0, 0, 0], 3)],
    ['Party, twelve in pairs', PAIRS],
    ['Team', turn([1, 0, 2, 0, 0])],
  ])('between 8 and 14 seconds: %s', (_, reveal) => {
    expect(length(reveal)).toBeGreaterThanOrEqual(7990);
    expect(length(reveal)).toBeLessThanOrEqual(14_010);
  });

  test.each([
    ['four', turn([2, 1, 0, 0])],
    ['six', SIX],
    ['twelve', TWELVE],
    ['twelve, two votes for each decoy', WORST],
    ['Party', PAIRS],
  ])("a player's first one takes its time, and 14 seconds at most: %s", (_, reveal) => {
    const first = script(reveal, true).steps.reduce((sum, { ms }) => sum + ms, 0);
    expect(first).toBeGreaterThanOrEqual(Math.min(length(reveal) * 1.35, 13_900));
    expect(first).toBeLessThanOrEqual(14_010);
  });

  const dark = (reveal: Reveal): number[] =>
    script(reveal)
      .steps.filter(({ beat }) => beat === 'dark')
      .map(({ ms }) => ms);

  test.each([
    ['four', turn([2, 1, 0, 0])],
    ['six', SIX],
    ['twelve', TWELVE],
    ['twelve, two votes for each', OPEN],
    ['Party', PAIRS],
  ])(
    'the room holds its breath before the truth, no matter how much there is to tell: %s',
    (_, reveal) => {
      expect(dark(reveal)).toEqual([DARK]);
      expect(DARK).toBeGreaterThanOrEqual(1600);
      expect(DARK).toBeLessThanOrEqual(2000);
    },
  );

  test('half as long where the room has seen by then that all found it, or nobody', () => {
    for (const reveal of [FOUR_ALL, SIX_NONE, WORST]) expect(dark(reveal)).toEqual([DARK_FORESEEN]);
    expect(DARK_FORESEEN).toBeLessThanOrEqual(DARK / 2);
  });

  test.each([
    ['nine', NINE],
    ['twelve', TWELVE],
    ['twelve, two votes for each decoy', WORST],
    ['twelve, two votes for each', OPEN],
    ['Party, twelve in pairs', PAIRS],
    ['twelve, three for each', turn([0, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3])],
  ])('a decoy on the easel can be read: %s', (_, reveal) => {
    const { steps } = script(reveal);
    for (const no of new Set(steps.filter(({ beat }) => beat === 'decoy').map((step) => step.no))) {
      const ms = steps.filter((step) => step.no === no).reduce((sum, step) => sum + step.ms, 0);
      expect(ms).toBeGreaterThanOrEqual(READ - 2);
    }
  });

  test('only decoys hurry: the truth always has its time', () => {
    const truth = (reveal: Reveal): number =>
      script(reveal)
        .steps.filter(
          ({ beat, do: act }) => beat === 'dark' || (beat === 'truth' && act !== 'found'),
        )
        .reduce((sum, { ms }) => sum + ms, 0);
    expect(script(OPEN).pace).toBeLessThan(0.7);
    expect(truth(OPEN)).toBe(truth(NINE));
  });
});

describe('what is known of the truth by the votes that were shown before it', () => {
  const cast = (...votes: number[][]): Reveal =>
    turn([0, 0, 0, 0], {
      ballots: votes.map((each, index) => ({ seat: index + 2, ballot: { votes: each } })),
    });

  test('that all found it, when no decoy had a vote', () => {
    expect(foreseen(FOUR_ALL)).toBe('all');
    expect(foreseen(cast([1], [1], [1, 3]))).toBe('open');
  });

  test('that nobody did, when all tokens lay on decoys', () => {
    expect(foreseen(SIX_NONE)).toBe('none');
    expect(foreseen(cast([2, 3], [4, 3]))).toBe('none');
    expect(foreseen(SIX)).toBe('open');
  });

  test('nothing, while one may have a token more', () => {
    expect(foreseen(cast([2, 3], [4]))).toBe('open');
    expect(foreseen(cast([2], []))).toBe('open');
  });
});

describe('what is known at a step', () => {
  const { steps } = script(SIX);
  const at = (beat: string, act: string, from = 0) =>
    momentAt(
      script(SIX),
      steps.findIndex((step, index) => index >= from && step.beat === beat && step.do === act),
    );

  test('who fell for a picture comes before whose it was, and that before its points', () => {
    expect(at('decoy', 'fell')).toMatchObject({ at: 6, fallen: new Set([2, 4, 5, 6]) });
    expect(at('decoy', 'fell').turned).toEqual(new Set([2, 4, 5]));
    expect(at('decoy', 'whose').turned).toEqual(new Set([2, 4, 5, 6]));
    expect(at('decoy', 'points').landed).toEqual(new Set([2, 4, 5]));
    expect(at('decoy', 'rest').landed).toEqual(new Set([2, 4, 5, 6]));
  });

  test('in the dark nothing is known of the truth, and its points come last', () => {
    expect(at('dark', 'dark').turned.has(1)).toBe(false);
    expect(at('truth', 'light').fallen.has(1)).toBe(false);
    expect(at('truth', 'points').landed.has(1)).toBe(false);
    expect(at('truth', 'rest').landed.has(1)).toBe(true);
  });

  test('the sum knows all, however it was come to', () => {
    const { landed, fallen, turned } = momentAt(script(SIX), Infinity);
    for (const known of [landed, fallen, turned]) expect(known.size).toBe(6);
  });
});

test('without motion it is three stills: decoys, the truth, the sum', () => {
  expect(stills(SIX).steps.map(({ beat }) => beat)).toEqual(['decoys', 'truth', 'sum']);
  expect(momentAt(stills(SIX), 0).landed).toEqual(new Set([2, 3, 4, 5, 6]));
  expect(stills(crowd([1, 2, 0], 2)).steps.map(({ beat }) => beat)).toEqual([
    'decoys',
    'red',
    'sum',
  ]);
  expect(stills(crowd([1, 2, 0])).steps.map(({ beat }) => beat)).toEqual([
    'decoys',
    'truth',
    'sum',
  ]);
  expect(stills(crowd([1, 1, 0])).steps.map(({ beat }) => beat)).toEqual(['decoys', 'sum']);
});

describe('points', () => {
  const lure = (points: number, positions: number[], thanks_to: number[]): Award => ({
    seat: 2,
    points,
    reason: 'votes_on_your_card',
    positions,
    thanks_to,
  });

  test('an award for two pictures comes with the second of them', () => {
    const reveal = turn([1, 1, 1], { awards: [lure(2, [2, 3], [3, 4])] });
    expect(earned(reveal, new Set([2]))).toEqual([]);
    expect(earnedWith(reveal, 3, new Set([2]))).toHaveLength(1);
    expect(earnedWith(reveal, 1, new Set([2, 3]))).toEqual([]);
  });

  test('a cap is told where it took something away', () => {
    expect(cappedAt(lure(3, [2], [3, 4, 5, 6]))).toBe(3);
    expect(cappedAt(lure(3, [2], [3, 4, 5]))).toBeUndefined();
    const six = {
      seat: 2,
      points: 5,
      reason: 'with_the_crowd',
      positions: [2],
      thanks_to: [3, 4, 5, 6, 7],
    } as const;
    expect(cappedAt(six)).toBe(5);
    expect(cappedAt({ ...six, thanks_to: [3, 4, 5, 6] })).toBeUndefined();
    expect(cappedAt({ seat: 1, points: 0, reason: 'all_found_it' })).toBeUndefined();
  });

  test('the picture that stands before the others is the truth, the best crowd, or the red one', () => {
    expect(heroOf(SIX)).toBe(1);
    const party = crowd([1, 4, 3], 2);
    const of = (points: number, position: number): Award => ({
      seat: 2,
      points,
      reason: 'with_the_crowd',
      positions: [position],
    });
    expect(heroOf({ ...party, awards: [of(2, 1), of(3, 3)] })).toBe(3);
    expect(heroOf(party)).toBe(2);
  });
});

test('a line that is too long shows whole pictures only, around the one it is about', () => {
  expect(inView(350, 110, 6, 1)).toEqual({ before: 0, count: 3 });
  expect(inView(350, 110, 6, 4)).toEqual({ before: 2, count: 3 });
  expect(inView(350, 110, 6, 6)).toEqual({ before: 3, count: 3 });
  expect(inView(900, 110, 6, 4)).toEqual({ before: 0, count: 6 });
  expect(inView(0, 110, 6, 1).count).toBe(1);
});

test('where one is too many for the line, the one on the easel leaves its place', () => {
  expect(allButOne(350, 110, 4)).toBe(true);
  expect(allButOne(350, 110, 3)).toBe(false);
  expect(allButOne(350, 110, 5)).toBe(false);
});
