import { expect, test } from 'vitest';
import { begins, goalWords } from '../src/lib/play/goal.ts';
import { handFrom } from '../src/lib/play/passed.ts';
import { announcement, awardWords, phaseWords, type Subject } from '../src/lib/play/sentences.ts';
import type { May, Phase, Public, Rules } from '../src/lib/wire/protocol.ts';
import { inEnglish, inFrench } from './speech.ts';
import { who } from './units.ts';

const PARTY = { counting: 'crowd', passes_hands: true, rounds_per_player: 1 } as Rules;

/** Seat 2 looks, of four; seat 1 sits on the right. */
function looked(phase: Phase, turn: number, rules: Rules, may: May = {}, storyteller = 3): Subject {
  const all = [0, 1, 2, 3].map((no) => who(no, { you: no === 1 }));
  const seats = Object.fromEntries(all.map(({ seat }) => [seat, {}]));
  const table = {
    phase,
    turn,
    rules,
    storyteller,
    seats,
    order: [1, 2, 3, 4],
  } as unknown as Public;
  const own = { seat: 2, hand: ['k1'], given: [], positions: [], may };
  return { table, own, may, all, isHost: false };
}

test('a game says how far it is played, whatever ends it', () => {
  const goal = (rules: Partial<Rules>, speech = inEnglish) => goalWords(rules as Rules, speech);
  expect(goal({ target_score: 30 })).toBe('First to 30 wins.');
  expect(goal({ target_score: 30 }, inFrench)).toBe('Le premier à 30 gagne.');
  expect(goal({ rounds_per_player: 1 })).toMatch(/^When everybody has told, the furthest/);
  expect(goal({ rounds_per_player: 2 })).toContain('told twice');
  expect(goal({ target_score: 12, rounds_per_player: 3 })).toMatch(/^First to 12.* 3 times\.$/);
  expect(goal({ on_empty_pile: 'end_game' })).toContain('cards run out');
  expect(goal({ on_empty_pile: 'reshuffle' })).toContain('No finish line');
});

test('the goal is said once, as the game begins', () => {
  const at = (phase: Phase, turn: number, first_storyteller: Rules['first_storyteller']) =>
    begins({ phase, turn, rules: { first_storyteller } } as Public);
  expect(at('claim', 1, 'claim')).toBe(true);
  expect(at('clue', 1, 'claim')).toBe(false);
  expect(at('clue', 1, 'random')).toBe(true);
  expect(at('clue', 2, 'random')).toBe(false);
  expect(at('give', 1, 'random')).toBe(false);
  const rules = { target_score: 12 } as Rules;
  expect(announcement(looked('claim', 1, rules), inEnglish)).toContain('First to 12 wins.');
});

test('where hands are passed on, each comes from the right, from the second turn on', () => {
  expect(handFrom(looked('clue', 2, PARTY))?.seat).toBe(1);
  expect(handFrom(looked('clue', 1, PARTY))).toBeUndefined();
  expect(handFrom(looked('clue', 2, { ...PARTY, passes_hands: false }))).toBeUndefined();
  const first = looked('clue', 2, PARTY);
  const own = { seat: 1, given: [], positions: [], may: {} };
  expect(handFrom({ ...first, own })?.seat).toBe(4);
});

test('they hear of it as the turn begins, and as they look at those cards to give one', () => {
  const [name] = looked('clue', 2, PARTY).all.map((each) => each.name);
  const passed = `Hands went left: yours was ${name}’s.`;
  expect(announcement(looked('clue', 2, PARTY), inEnglish)).toContain(passed);
  const give: May = { give: 1 };
  expect(phaseWords(looked('give', 2, PARTY, give, 2), inEnglish).rest).toBe(passed);
  expect(phaseWords(looked('give', 1, PARTY, give, 2), inEnglish).rest).toMatch(/^Give the card/);
  expect(phaseWords(looked('give', 2, PARTY, give, 3), inEnglish).rest).toBe(passed);
});

test('the sum of Party says why: how many chose a picture, and what each gets', () => {
  const seats = [2, 3, 4];
  const group = { reason: 'with_the_crowd', points: 3, seats, positions: [1], thanks: [] } as const;
  const words = awardWords(looked('reveal', 1, PARTY), group, inEnglish);
  expect(words).toMatch(/^You, .+: 3 chose it, 3 each$/);
});
