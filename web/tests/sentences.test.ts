import { describe, expect, test } from 'vitest';
import {
  announcement,
  awardWords,
  movesAwaited,
  phaseWords,
  revealWords,
  waiting,
  type Subject,
} from '../src/lib/play/sentences.ts';
import { everybody } from '../src/lib/table/who.ts';
import type { Own, Public, Reveal, Rules, View } from '../src/lib/wire/protocol.ts';
import { inEnglish, inFrench } from './speech.ts';
import { who } from './units.ts';

function subject(table: Partial<Public>, own: Partial<Own> = {}): Subject {
  const inside = { waiting: false, next_game: false };
  const view: Pick<View, 'table' | 'people' | 'own'> = {
    table: {
      edition: 'odyssey',
      house: [],
      needs: [],
      decks: ['hareloom'],
      phase: 'vote',
      game: 1,
      turn: 1,
      order: [1, 2, 3, 4],
      seats: {
        1: { no: 1 },
        2: { no: 2, unit: 1 },
        3: { no: 3, unit: 2, bot: 'otto' },
        4: { no: 4, unit: 3, bot: 'nell' },
      },
      storyteller: 2,
      images: ['a', 'b', 'c', 'd'],
      awaited: [],
      closing: false,
      pile: 0,
      discard: 0,
      winners: [],
      history: [],
      reactions: [],
      wishes: [],
      time_asked: [],
      pace: { name: 'none' },
      ...table,
    },
    people: {
      a: { name: 'Mira', hare: 6, seat: 1, host: true, here: true, ...inside },
      b: { name: 'Léa', hare: 1, seat: 2, host: false, here: true, ...inside },
    },
    own: { seat: 1, given: [], positions: [], may: {}, ...own },
  };
  const all = everybody(view);
  return {
    table: view.table,
    own: view.own ?? undefined,
    may: view.own?.may ?? {},
    all,
    isHost: true,
  };
}

const reveal: Reveal = {
  turn: 1,
  reactions: [],
  spoken: [],
  storyteller: 2,
  clue: { form: 'text' },
  laid: [],
  awards: [],
  scores: [],
  stood_in: [],
  target: 1,
  ballots: [
    { seat: 1, ballot: { votes: [1] } },
    { seat: 3, ballot: { votes: [1] } },
    { seat: 4, ballot: { votes: [2] } },
  ],
};

describe('the sentence on top', () => {
  test('asks whose picture it is, with one token or two', () => {
    const vote = { tokens: 1, forbidden: [], red: false, red_apart: false };
    expect(phaseWords(subject({}, { may: { vote } }), inEnglish)).toEqual({
      lead: 'Which picture is Léa’s?',
      rest: 'Put your token on it.',
    });
    expect(phaseWords(subject({}, { may: { vote: { ...vote, tokens: 2 } } }), inEnglish).rest).toBe(
      'One token, or two.',
    );
  });

  test('says whom the table waits for, by name or by number', () => {
    expect(waiting(subject({ awaited: [1, 3] }), inEnglish)).toBe('Waiting for Otto.');
    expect(waiting(subject({ awaited: [2, 3] }), inFrench)).toBe('On attend Léa et Otto.');
    expect(waiting(subject({ awaited: [2, 3, 4] }), inFrench)).toBe('Encore 3 personnes.');
    expect(waiting(subject({ closing: true }), inEnglish)).toBe('In a moment we go on.');
  });

  test('counts missing moves, and in pairs one for both who could make it', () => {
    const all = [0, 1, 2, 3, 4, 5].map((no) => who(no, { unit: no % 3 }));
    const pairs = {
      ...subject({ awaited: [2, 3, 4, 5, 6] }).table,
      rules: { teams: true } as Rules,
    };
    expect(movesAwaited({ table: pairs, all })).toEqual([[2, 5], [3, 6], [4]]);
    expect(movesAwaited({ table: subject({ awaited: [2, 3] }).table, all })).toEqual([[2], [3]]);
  });

  test('never asks which edition it is: what may be done decides', () => {
    const table = { phase: 'clue', storyteller: 1 } as const;
    const tell = { forms: ['text'], with_card: false, longest: 200 } as const;
    expect(phaseWords(subject(table, { may: { tell } }), inEnglish).rest).toBe(
      'Say something before you see your cards.',
    );
  });
});

describe('the sentence on top says what the edition plays by', () => {
  const vote = { tokens: 1, forbidden: [], red: false, red_apart: false };
  const lead = (table: Partial<Public>, own: Partial<Own>) =>
    phaseWords(subject(table, own), inEnglish);

  test('in Party green means one thing for all, whoever looks', () => {
    const rules = { counting: 'crowd' } as Rules;
    const most = 'Which will most choose?';
    expect(lead({ rules }, { may: { vote } })).toEqual({
      lead: most,
      rest: 'Put your green token there.',
    });
    expect(lead({ rules, storyteller: 1 }, { may: { vote: { ...vote, red: true } } })).toEqual({
      lead: most,
      rest: 'Green there; red wipes one out.',
    });
    expect(phaseWords({ ...subject({ rules }), own: undefined }, inEnglish).lead).toBe(most);
    expect(lead({ rules, phase: 'give' }, { may: { give: 1 } }).rest).toBe(
      'Give the card that most would choose.',
    );
    expect(lead({ rules, phase: 'give', storyteller: 1 }, { given: ['a'] }).lead).toBe(
      'Your card is in.',
    );
  });

  test('who told knows what the others do meanwhile', () => {
    expect(lead({ phase: 'give', storyteller: 1 }, { given: ['a'] })).toEqual({
      lead: 'You told.',
      rest: 'The others add pictures that could be yours.',
    });
  });

  test('in Team the storyteller’s partner is not asked whose picture it is', () => {
    const rules = { counting: 'find', teams: true } as Rules;
    const seats = { 1: { no: 1, unit: 1 }, 2: { no: 2, unit: 1 } };
    expect(lead({ rules, seats, order: [1, 2] }, {}).lead).toBe('They look for Léa’s picture.');
  });

  test('in Team who gave hears that the partner votes', () => {
    const rules = { counting: 'find', teams: true } as Rules;
    const table = { rules, storyteller: 3, awaited: [2], order: [1, 3, 2, 4] };
    expect(lead(table, { given: ['a'] }).rest).toBe('Léa votes for you two.');
  });

  test('in Team one may tell for a picture that the partner gives', () => {
    const tell = { forms: ['text'], with_card: false, longest: 200 } as const;
    const table = { phase: 'clue', storyteller: 1 } as const;
    expect(lead(table, { hand: ['a'], may: { tell } }).rest).toBe(
      'Say something; your partner gives the picture for it.',
    );
  });
});

describe('the reveal in words', () => {
  test('names those who found it, the reader among them', () => {
    expect(revealWords(subject({}), reveal, inEnglish)).toEqual({
      lead: '2 found it.',
      rest: 'You and Otto saw it as Léa did.',
    });
    expect(revealWords(subject({}), reveal, inFrench).lead).toBe('2 ont trouvé.');
  });

  test('says why the storyteller gets nothing', () => {
    const nobody = { ...reveal, target: 3 };
    expect(revealWords(subject({}), nobody, inEnglish)).toEqual({
      lead: 'Nobody found it.',
      rest: 'Léa gets nothing, the others 2.',
    });
  });

  test('tells points in every person and number', () => {
    const group = {
      reason: 'found_it',
      points: 3,
      seats: [3],
      positions: [1],
      thanks: [],
    } as const;
    expect(awardWords(subject({}), group, inFrench)).toBe('Otto a trouvé');
    expect(awardWords(subject({}), { ...group, seats: [3, 4] }, inFrench)).toBe(
      'Otto et Nell ont trouvé',
    );
    expect(awardWords(subject({}), { ...group, seats: [1] }, inFrench)).toBe('Vous avez trouvé');
  });

  test('names the first ones of a crowd, and the reader before all', () => {
    const bots = ['otto', 'nell', 'lumi', 'inès', 'cosmo'];
    const seats = Object.fromEntries(
      bots.map((bot, index) => [index + 2, { no: index + 2, unit: index + 1, bot }]),
    );
    const six = subject({
      order: [1, 2, 3, 4, 5, 6],
      seats: { 1: { no: 1 }, ...seats },
    });
    const group = {
      reason: 'found_it',
      points: 3,
      seats: [3, 4, 5, 6, 1],
      positions: [1],
      thanks: [],
    } as const;
    expect(awardWords(six, group, inEnglish)).toMatch(/^You, .+, .+, and 2 more found it$/);
    const lure = { ...group, reason: 'votes_on_your_card', seats: [2], thanks: [3, 4, 1] } as const;
    expect(awardWords(six, lure, inEnglish, 1)).toBe('Fooled you and 2 more');
    const ballots = [1, 3, 4, 5, 6].map((seat) => ({
      seat,
      ballot: { votes: [seat === 6 ? 2 : 1] },
    }));
    const crowd = { ...reveal, target: 1, ballots } as Reveal;
    expect(revealWords(six, crowd, inEnglish).lead).toBe('4 found it.');
    expect(revealWords(six, crowd, inEnglish).rest).toMatch(/^They saw it as \S+ did\.$/);
  });
});

test('when a vote opens, the clue and the reader’s own picture are read out', () => {
  const spoken = announcement(
    subject({ clue: { form: 'text', text: 'Almost home' } }, { positions: [2] }),
    inEnglish,
  );
  expect(spoken).toContain('Léa says: Almost home.');
  expect(spoken).toContain('4 pictures lie on the table.');
  expect(spoken).toContain('Yours is number 2.');
});

test('hidden text says "you" to you, never your name', () => {
  const told = { phase: 'vote', storyteller: 1, clue: { form: 'text', text: 'Far' } } as const;
  expect(announcement(subject(told), inEnglish)).toMatch(/^You say: Far\./);
  expect(announcement(subject(told), inFrench)).toMatch(/^Vous dites : Far\./);
  expect(announcement(subject({ ...told, storyteller: 2 }), inEnglish)).not.toMatch(/^You/);
});

describe('whose time ran out', () => {
  const seats = {
    1: { no: 1, stood_in: true },
    2: { no: 2, unit: 1 },
    3: { no: 3, unit: 2 },
    4: { no: 4, unit: 3 },
  };
  const given = { given: ['k1'] };
  const seconds = { tell: 60, give: 30, vote: 30, look: 12 };
  const told = {
    phase: 'give',
    storyteller: 1,
    seats,
    clue: { form: 'text', text: 'Home' },
  } as const;

  test('hears that a bot told for them, never that they told', () => {
    const timed = subject({ ...told, pace: { name: 'brisk', seconds } }, given);
    expect(phaseWords(timed, inEnglish)).toMatchObject({
      lead: 'Time ran out: a bot told for you.',
      heard: 'A bot says for you: Home.',
    });
    const asked = subject(told, given);
    expect(phaseWords(asked, inEnglish).lead).toBe('A bot told for you.');
  });
});
