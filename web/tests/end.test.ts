import { describe, expect, test } from 'vitest';
import { finestHour, keepsake } from '../src/lib/end/finest.ts';
import { fooled, mostLured } from '../src/lib/end/fooled.ts';
import { places } from '../src/lib/end/places.ts';
import { evening } from '../src/lib/end/tally.ts';
import {
  awardLines,
  eveningWords,
  finestWords,
  heroWords,
  kindWords,
  luredWords,
} from '../src/lib/end/words.ts';
import { cover } from '../src/lib/tools/hearts.ts';
import type { Subject } from '../src/lib/play/sentences.ts';
import type { Award, PersonView, Public, Reveal } from '../src/lib/wire/protocol.ts';
import { inEnglish, inFrench } from './speech.ts';
import { turn } from './turns.ts';
import { forARoom, units, who } from './units.ts';

const award = (
  seat: number,
  points: number,
  reason: Award['reason'],
  more: Partial<Award> = {},
): Award => ({
  seat,
  points,
  reason,
  ...more,
});
const people = { all: [0, 1, 2, 3].map((no) => who(no)), own: { seat: 1 } as Subject['own'] };
const lure = (seat: number, ...thanks: number[]): Reveal =>
  turn({
    awards: [
      award(seat, thanks.length, 'votes_on_your_card', { positions: [2], thanks_to: thanks }),
    ],
  });

test('equal scores share a place, and the next place is further down', () => {
  expect(places(units(9, 12, 12, 5, 3)).map(({ place, units: on }) => [place, on.length])).toEqual([
    [1, 2],
    [3, 1],
    [4, 1],
    [5, 1],
  ]);
});

describe('the end begins with the reader', () => {
  const said = (...scores: number[]): string[] => {
    const { title, sub } = heroWords(units(...scores), inEnglish);
    return [title, sub];
  };

  test('their place, and how far the next one is', () => {
    expect(said(19, 31, 28, 21, 18)).toEqual(['You came 4th', '19 points, 2 behind Ana.']);
    expect(said(28, 31, 21)).toEqual(['You came 2nd', '28 points, 3 behind Tom.']);
    expect(said(1, 31, 21, 20)).toEqual(['You came 4th', '1 point, 19 behind Ana.']);
  });

  test('a shared place is told as one', () => {
    expect(said(19, 31, 19, 21)).toEqual([
      'You came 3rd',
      '19 points, level with Léa, 2 behind Ana.',
    ]);
    expect(said(19, 31, 31)).toEqual(['You came 3rd', '19 points, 12 behind Tom and Léa.']);
  });

  test('who has won is told by how much, and with whom', () => {
    expect(said(31, 28, 21)).toEqual(['You won', '31 points, 3 ahead of Tom.']);
    expect(said(31, 31, 21)).toEqual(['You won, with Tom', '31 points, 10 ahead of Léa.']);
    expect(said(7, 7)).toEqual(['You won, with Tom', '7 points.']);
  });

  test('a pair has won together', () => {
    const [first, second] = units(25, 17);
    if (!first || !second) throw new Error('two pairs');
    const pair = { ...first, members: [...first.members, who(4)] };
    expect(heroWords([pair, second], inEnglish).title).toBe('You won, with Max');
  });

  test('who only watches begins with the winner', () => {
    const room = heroWords(forARoom(units(19, 31, 28)), inEnglish);
    expect(room).toEqual({ hares: [1], title: 'Tom won', sub: '31 points, 3 ahead of Léa.' });
    expect(heroWords(forARoom(units(31, 31, 28)), inEnglish)).toMatchObject({
      hares: [0, 1],
      title: 'Bea and Tom won',
    });
    expect(heroWords(forARoom(units(31, 31, 28)), inFrench).title).toBe('Bea et Tom gagnent');
  });

  test('in French too', () => {
    expect(heroWords(units(19, 31, 28, 21), inFrench)).toMatchObject({
      title: 'Vous finissez 4e',
      sub: '19 points, 2 derrière Ana.',
    });
  });
});

describe('the finest hour', () => {
  const found = turn({
    turn: 3,
    storyteller: 2,
    awards: [award(1, 3, 'found_it', { positions: [1] })],
  });
  const luring = turn({
    turn: 7,
    awards: [
      award(1, 3, 'found_it', { positions: [1] }),
      award(1, 3, 'votes_on_your_card', { positions: [4], thanks_to: [2, 3, 4] }),
    ],
  });

  test('is the turn that brought most, with the picture it was about', () => {
    expect(finestHour([found, luring, found], 1)).toMatchObject({
      points: 6,
      reason: 'votes_on_your_card',
      thanks: [2, 3, 4],
      card: 'c4',
    });
  });

  test('of equal ones it is the last', () => {
    expect(finestHour([found, { ...found, turn: 5 }], 1)?.turn.turn).toBe(5);
  });

  test('is none where only consolation was earned, or a bot earned it', () => {
    expect(finestHour([turn({ awards: [award(1, 2, 'nobody_found_it')] })], 1)).toBeUndefined();
    expect(finestHour([{ ...found, stood_in: [1] }], 1)).toBeUndefined();
    expect(finestHour([], 1)).toBeUndefined();
  });

  test('is told in a sentence', () => {
    const words = (reveal: Reveal): string => {
      const hour = finestHour([reveal], 1);
      return hour ? finestWords(people, hour, inEnglish) : '';
    };
    expect(words(luring)).toBe('Turn 7: Tom, Léa, and Ana followed your picture.');
    expect(words({ ...found, ballots: turn({ votes: { 1: [1], 3: [2] } }).ballots })).toBe(
      'Turn 3: you alone saw what Tom meant.',
    );
    expect(
      words(turn({ awards: [award(1, 3, 'some_found_it', { positions: [1], thanks_to: [3] })] })),
    ).toBe('Turn 1: Léa saw what you meant.');
    const crowd = [award(1, 4, 'with_the_crowd', { positions: [2], thanks_to: [2, 3, 4] })];
    expect(words(turn({ target: null, awards: crowd }))).toBe(
      'Turn 1: of one mind with Tom, Léa, and Ana.',
    );
  });
});

describe('who fooled whom', () => {
  test('is counted for each pair', () => {
    expect(
      fooled([lure(2, 4), lure(2, 4, 3)])
        .get(2)
        ?.get(4),
    ).toBe(2);
  });

  test('the reader’s own story comes first, and once is no story', () => {
    const history = [lure(2, 3), lure(2, 3), lure(2, 3), lure(1, 4), lure(1, 4)];
    expect(mostLured(history, 1)).toEqual({ by: 1, who: 4, count: 2 });
    expect(mostLured(history)).toEqual({ by: 2, who: 3, count: 3 });
    expect(mostLured([lure(2, 3)], 1)).toBeUndefined();
    const subject = { ...people, table: { history } } as unknown as Subject;
    expect(luredWords(subject, inEnglish)).toBe('You led Ana astray twice.');
    expect(luredWords({ ...subject, table: { ...subject.table, history: [] } }, inEnglish)).toBe(
      '',
    );
  });
});

test('an award names who has earned it, and for what', () => {
  const eye = { kind: 'eye', seats: [2, 1], count: 7, of: 9, turns: [] } as const;
  expect(awardLines(people, eye, inEnglish)).toEqual({
    title: 'Sharpest eye',
    names: 'Tom and you',
    why: 'found 7 of 9',
  });
});

describe('the evening', () => {
  const person = (name: string): PersonView => ({
    name,
    hare: 0,
    seat: null,
    host: false,
    here: true,
    waiting: false,
    next_game: false,
  });
  const view = (games: number, won: Readonly<Record<string, number>>, bots = {}) => ({
    table: { order: [], seats: {} } as unknown as Public,
    tally: { games, people: won, bots },
    people: { a: person('Mira'), b: person('Tom') },
    you: { person: 'a', host: true, hushed: false, unnamed: false },
  });

  test('tells who has won how many, the most first, and forgets who has left for good', () => {
    expect(eveningWords(view(5, { a: 2, b: 3, gone: 4 }), inEnglish)).toBe(
      '5 games at this table: Tom 3 and you 2.',
    );
    expect(evening(view(3, { a: 1 }, { otto: 2 })).map(({ name, count }) => [name, count])).toEqual(
      [
        ['Otto', 2],
        ['Mira', 1],
      ],
    );
  });

  test('tells two people with one name apart', () => {
    const twins = { ...view(3, { a: 2, b: 1 }), people: { a: person('Tom'), b: person('Tom') } };
    const room = { ...twins, you: null };
    expect(new Set(evening(room).map(({ name }) => name)).size).toBe(2);
  });

  test('after the first game the podium says it', () => {
    expect(eveningWords(view(1, { a: 1 }), inEnglish)).toBe('');
  });
});

test('the cover shows the best-loved clue that was written, else the first that some found', () => {
  const first = turn({ target: 2, hearts: [[3, 0]] });
  expect(cover([turn({ target: 3 }), first])).toBe('c2');
  expect(cover([first, turn({ target: 3, hearts: [[2, 0]] })])).toBe('c2');
  const sung = turn({
    clue: { form: 'song' },
    target: 4,
    hearts: [
      [2, 0],
      [3, 0],
    ],
  });
  expect(cover([sung, first])).toBe('c2');
  expect(cover([turn({ target: 3, votes: { 2: [3], 3: [3] } }), turn({ target: 1 })])).toBe('c1');
  expect(cover([turn({ target: 3, votes: { 2: [1], 3: [1] } }), sung])).toBe('c3');
  expect(cover([sung])).toBe('c4');
  expect(cover([])).toBe('');
});

test('in Party the most chosen picture is kept, and of two the one that the red token spares', () => {
  expect(cover([turn({ target: null, votes: { 1: [4], 2: [4], 3: [1] } })])).toBe('c4');
  const red = turn({ target: null, votes: { 1: [2], 2: [3] } });
  const ballots = red.ballots.map((cast) => ({ ...cast, ballot: { ...cast.ballot, red: 2 } }));
  expect(cover([{ ...red, ballots }])).toBe('c3');
});

describe('nobody goes home with nothing', () => {
  test('a kind word for the last, and for those who nearly won', () => {
    const last = 'The last hare home has seen the most of the way.';
    const near = 'One more story, and the evening was yours.';
    expect(kindWords(units(5, 31, 20), inEnglish)).toBe(last);
    expect(kindWords(units(29, 31, 20), inEnglish)).toBe(near);
    expect(kindWords(units(29, 31), inEnglish)).toBe(near);
    expect(kindWords(units(20, 31, 5), inEnglish)).toBe('');
    expect(kindWords(units(31, 31, 5), inEnglish)).toBe('');
    expect(kindWords(units(7, 7, 7), inEnglish)).toBe('');
    expect(kindWords(forARoom(units(5, 31)), inEnglish)).toBe('');
  });

  test('without a finest hour: the picture of the last story they told, else the last they laid', () => {
    const others = turn({ turn: 2, storyteller: 2 });
    expect(keepsake([turn(), others], 1)).toMatchObject({ kind: 'told', card: 'c1' });
    expect(keepsake([turn(), others], 1)?.turn.turn).toBe(1);
    expect(keepsake([turn(), others], 3)).toMatchObject({ kind: 'gave', card: 'c3' });
    expect(keepsake([turn(), others], 3)?.turn.turn).toBe(2);
    expect(keepsake([turn({ stood_in: [3] })], 3)).toBeUndefined();
    expect(keepsake([], 1)).toBeUndefined();
  });
});
