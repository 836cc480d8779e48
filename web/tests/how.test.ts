import { expect, test } from 'vitest';
import { kindOf, KINDS, STORIES } from '../src/lib/how/story.ts';
import type { Public, Rules } from '../src/lib/wire/protocol.ts';

const table = (edition: string, players: number, rules?: Partial<Rules>): Public =>
  ({
    edition,
    rules,
    order: Array.from({ length: players }, (_, at) => at + 1),
  }) as unknown as Public;

test('a table is told the story of its edition, before and during a game', () => {
  expect(kindOf(table('odyssey', 4))).toBe('story');
  expect(kindOf(table('odyssey', 7))).toBe('many');
  expect(kindOf(table('classic', 6))).toBe('story');
  expect(kindOf(table('party', 6))).toBe('party');
  expect(kindOf(table('team', 8))).toBe('team');
  expect(kindOf(table('team', 8, { teams: true, counting: 'find', tokens: 1 }))).toBe('team');
});

test('house rules decide whether there are two tokens', () => {
  expect(kindOf(table('odyssey', 7, { teams: false, counting: 'find', tokens: 1 }))).toBe('story');
  expect(kindOf(table('classic', 4, { teams: false, counting: 'find', tokens: 2 }))).toBe('many');
});

test('every story has five pictures, and those of Party and Team are their own', () => {
  for (const { kind } of KINDS) expect(STORIES[kind]).toHaveLength(5);
  expect(STORIES.party.map(({ scene }) => scene)).toContain('colours');
  expect(STORIES.team.map(({ scene }) => scene)).toContain('pair');
  expect(STORIES.many.map(({ scene }) => scene)).toContain('two');
});
