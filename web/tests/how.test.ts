import { describe, expect, test } from 'vitest';
import { EXAMPLES, TELLER, TOLD, type Example, type Picture } from '../src/lib/how/example.ts';
import { kindOf, KINDS, STORIES } from '../src/lib/how/story.ts';
import { EDITIONS } from '../src/lib/wire/rulebook.ts';
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
  expect(STORIES.party.map(({ scene }) => scene)).toContain('crowd');
  expect(STORIES.team.map(({ scene }) => scene)).toContain('pair');
});

/** What the votes on the table bring a player, reason by reason, by the rules of that edition. */
function byTheRules({ counting, players, laid }: Example, player: number, tokens: number) {
  const votesOf = (who: number) => laid.filter(({ votes }) => votes.includes(who));
  if (counting === 'crowd') {
    const [{ votes, red }] = votesOf(player) as [Picture];
    return red || votes.length < 2 ? [] : [Math.min(5, votes.length)];
  }
  const found = laid.find(({ card }) => card === TOLD)?.votes ?? [];
  const flat = found.length === 0 || found.length === players.length - 1;
  const teller = player === TELLER;
  const points = flat ? (teller ? 0 : 2) : teller || found.includes(player) ? 3 : 0;
  const sure = tokens > 1 && found.includes(player) && votesOf(player).length === 1 ? 1 : 0;
  const caught = laid.filter(({ card, owner }) => owner === player && card !== TOLD);
  return [points, sure, ...caught.map(({ votes }) => Math.min(3, votes.length))].filter(Boolean);
}

describe.each(KINDS.map(({ kind }) => [kind, EXAMPLES[kind]] as const))(
  'in %s',
  (kind, example) => {
    const { counting, pairs, players, laid, gains } = example;
    const tokens = kind === 'many' ? 2 : 1;

    test('the points of the fourth picture are those of the votes in the third', () => {
      expect([...gains.keys()]).toEqual(players);
      for (const player of players)
        expect(
          gains.get(player)?.map(({ points }) => points),
          `hare ${player}`,
        ).toEqual(byTheRules(example, player, tokens));
    });

    test('a point for a vote stands beside the picture that caught it', () => {
      for (const [player, earned] of gains)
        for (const { card, points } of earned.filter((each) => each.card !== undefined))
          expect(laid.find((each) => each.card === card)).toMatchObject({
            owner: player,
            votes: { length: points },
          });
    });

    test('everybody gives and votes as they may, and nobody comes or goes', () => {
      expect(new Set(laid.map(({ card }) => card)).size).toBe(laid.length);
      const owners = laid.map(({ owner }) => owner).sort();
      expect(owners).toEqual([...players, ...(pairs ? [TELLER] : [])].sort());
      const voters = counting === 'crowd' ? players : players.filter((each) => each !== TELLER);
      const votes = laid.flatMap((each) => each.votes);
      expect(new Set(votes)).toEqual(new Set(voters));
      for (const voter of voters)
        expect(votes.filter((each) => each === voter).length).toBeLessThanOrEqual(tokens);
      if (counting === 'find')
        for (const each of laid) expect(each.votes).not.toContain(each.owner);
      expect(laid.filter(({ red }) => red)).toHaveLength(counting === 'crowd' ? 1 : 0);
    });

    test('there are as many as the edition is for', () => {
      if (kind === 'party' || kind === 'team')
        expect(EDITIONS[kind].players).toContain(players.length * (pairs ? 2 : 1));
    });
  },
);
