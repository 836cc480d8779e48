import { describe, expect, test } from 'vitest';
import { Formatter } from '../src/lib/format.ts';
import english from '../src/lib/messages/en.json';
import { LESSONS, lessonOf } from '../src/lib/play/lesson.ts';
import type { Subject } from '../src/lib/play/sentences.ts';
import { turnsUntilYours } from '../src/lib/play/turns.ts';
import { inEnglish, inFrench } from './speech.ts';
import type { May, Own, Phase, Public, Rules, Voting } from '../src/lib/wire/protocol.ts';

const STORY: Partial<Rules> = { counting: 'find', names_card: true, cards_given: 1, tokens: 1 };
const PARTY: Partial<Rules> = { counting: 'crowd', hidden_hand: true, cards_given: 1, tokens: 1 };
const TEAM: Partial<Rules> = { ...STORY, teams: true };
const VOTE: Voting = { tokens: 1, forbidden: [], red: false, red_apart: false };

function subject(phase: Phase, rules: Partial<Rules>, may: May, own: Partial<Own> = {}): Subject {
  return {
    table: { phase, rules, storyteller: 2 } as Public,
    own: { seat: 1, given: [], positions: [], may, ...own },
    may,
    all: [{ seat: 2, name: 'Léa' }] as unknown as Subject['all'],
    isHost: false,
  };
}

const key = (...at: Parameters<typeof subject>) => lessonOf(subject(...at))?.key;
const format = new Formatter('en', english);
function words(...at: Parameters<typeof subject>): string {
  const lesson = lessonOf(subject(...at));
  if (!lesson) return '';
  const { key, values } = lesson;
  return `${format.format(`teach.${key}`, values)} ${format.format(`teach.${key}.rest`, values)}`;
}

test.each([
  ['English', inEnglish],
  ['French', inFrench],
])('in %s every lesson fits two lines of a phone', (_, { say }) => {
  for (const key of LESSONS) {
    const values = { name: 'Juniper', cap: 3, solo: 'no' };
    const words = `${say(`teach.${key}`, values)} ${say(`teach.${key}.rest`, values)}`;
    expect(words.length, words).toBeLessThanOrEqual(76);
  }
});

describe('each edition teaches in its own words', () => {
  const tell: May = { tell: { forms: ['text'], with_card: true, longest: 200 } };
  test.each([
    ['tell', STORY, 'clue', tell],
    ['tell.party', PARTY, 'clue', tell],
    ['tell.team', TEAM, 'clue', tell],
    ['tell.team.blind', { ...TEAM, names_card: false }, 'clue', tell],
    ['claim', STORY, 'claim', { claim: true }],
    ['claim.blind', PARTY, 'claim', { claim: true }],
    ['claim.team', TEAM, 'claim', { claim: true }],
    ['give', STORY, 'give', { give: 1 }],
    ['give.two', { ...STORY, cards_given: 2 }, 'give', { give: 2 }],
    ['give.party', PARTY, 'give', { give: 1 }],
    ['give.pair', TEAM, 'give', { give: 1, signal: true }],
    ['give.partner', TEAM, 'give', { give: 1 }],
    ['give.partner.target', { ...TEAM, names_card: false }, 'give', { give: 1 }],
    ['vote', STORY, 'vote', { vote: VOTE }],
    ['vote.two', { ...STORY, tokens: 2 }, 'vote', { vote: { ...VOTE, tokens: 2 } }],
    ['vote.party', PARTY, 'vote', { vote: VOTE }],
    ['vote.red', PARTY, 'vote', { vote: { ...VOTE, red: true } }],
    ['vote.team', TEAM, 'vote', { vote: VOTE }],
    ['reveal', STORY, 'reveal', { ready: true }],
    ['reveal.party', PARTY, 'reveal', { ready: true }],
    ['reveal.team', TEAM, 'reveal', { ready: true }],
  ] as const)('%s', (wanted, rules, phase, may) => {
    expect(key(phase, rules, may)).toBe(wanted);
    expect(words(phase, rules, may)).not.toBe('');
    expect(LESSONS).toContain(wanted);
  });
});

test('a lesson belongs to the kind of its edition: alike ones are taught alike', () => {
  const kind = (rules: Partial<Rules>) => lessonOf(subject('claim', rules, { claim: true }))?.kind;
  expect(kind({ ...STORY, edition: 'odyssey' })).toBe('story');
  expect(kind({ ...STORY, edition: 'classic' })).toBe('story');
  expect(kind(PARTY)).toBe('party');
  expect(kind(TEAM)).toBe('team');
});

test('Party’s strips say what a green is worth, and whose the red one is', () => {
  const red = { vote: { ...VOTE, red: true } };
  expect(words('vote', PARTY, { vote: VOTE })).toMatch(
    /point a green.*five at most.*with the red: 0/,
  );
  expect(words('vote', PARTY, red)).toMatch(/Your red wipes out a picture and its points/);
  expect(words('reveal', PARTY, { ready: true })).toMatch(/points as greens.*where the red lies/);
});

test('who has nothing to do, or has done it, is taught nothing', () => {
  expect(key('give', STORY, {})).toBeUndefined();
  expect(key('give', STORY, { give: 1 }, { given: ['a'] })).toBeUndefined();
  expect(key('vote', STORY, { vote: VOTE }, { ballot: { votes: [1] } })).toBeUndefined();
  expect(key('clue', STORY, {})).toBeUndefined();
});

test('house rules that change the points change the sentence', () => {
  expect(words('give', STORY, { give: 1 })).toMatch(/is a point\.$/);
  expect(words('give', { ...STORY, bonus_cap: 3 }, { give: 1 })).toMatch(/three at most\.$/);
  expect(words('vote', STORY, { vote: VOTE })).toContain('Find Léa’s. Three points, unless');
  expect(words('vote', { ...STORY, solo_finder_4: true }, { vote: VOTE })).toContain('four if');
});

test('one tells after as many turns as seats lie between, unless the game is over before', () => {
  const at = (storyteller: number, over: Partial<Rules> = {}) =>
    turnsUntilYours(
      { order: [3, 1, 2, 4], storyteller, turn: 3, rules: over } as unknown as Public,
      { seat: 1 } as Own,
    );
  expect(at(3)).toBe(1);
  expect(at(2)).toBe(3);
  expect(at(1)).toBeUndefined();
  expect(at(3, { rounds_per_player: 1 })).toBe(1);
  expect(at(2, { rounds_per_player: 1 })).toBeUndefined();
  expect(at(0)).toBeUndefined();
});
