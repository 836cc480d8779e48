import type { Who } from '../table/who.ts';
import { heartsFor } from '../tools/hearts.ts';
import type { Reveal } from '../wire/protocol.ts';

export type AwardKind =
  'best_clue' | 'fog' | 'eye' | 'one_mind' | 'lone_wolf' | 'furthest' | 'kindest';

/** An award, who has earned it, and with what. */
export interface Award {
  readonly kind: AwardKind;
  readonly seats: readonly number[];
  readonly count: number;
  /** Of how many, where a share decides. */
  readonly of: number;
  /** The turns of the best-loved clues, one for each of the seats. */
  readonly turns: readonly Reveal[];
}

/** How a seat stands for an award: compared number by number, the greater first. */
interface Claim {
  readonly seat: number;
  readonly by: readonly number[];
  readonly count: number;
  readonly of?: number;
  readonly turn?: Reveal;
}

const MOST_EACH = 2;
/** What more than three share says nothing about any of them. */
const MOST_SHARING = 3;
const LEAST = {
  hearts_on_a_clue: 2,
  turns_told: 2,
  ballots: 3,
  decoys: 3,
  hearts_given: 3,
  alone: 2,
} as const;

type Rule = (history: readonly Reveal[], seat: number) => Claim | undefined;

/** The awards in their order, and in which games they are given: where all look for one picture, where a crowd decides. */
const RULES: readonly { kind: AwardKind; rule: Rule; in: 'any' | 'find' | 'crowd' }[] = [
  { kind: 'best_clue', rule: bestClue, in: 'any' },
  { kind: 'fog', rule: fog, in: 'find' },
  { kind: 'eye', rule: eye, in: 'find' },
  { kind: 'one_mind', rule: oneMind, in: 'crowd' },
  { kind: 'lone_wolf', rule: loneWolf, in: 'crowd' },
  { kind: 'furthest', rule: furthest, in: 'find' },
  { kind: 'kindest', rule: kindest, in: 'any' },
];

/** The awards of a game. What nobody has earned is not among them. */
export function awards(history: readonly Reveal[], all: readonly Who[]): Award[] {
  const sort = history.some((turn) => turn.target == null) ? 'crowd' : 'find';
  const given = new Map<number, number>();
  return RULES.filter((each) => each.in === 'any' || each.in === sort).flatMap(({ kind, rule }) => {
    // A bot gives no hearts of its own.
    const players = kind === 'kindest' ? all.filter((who) => who.bot === '') : all;
    const best = winning(
      players.flatMap((who) => rule(history, who.seat) ?? []),
      given,
    );
    for (const { seat } of best) given.set(seat, (given.get(seat) ?? 0) + 1);
    const [first] = best;
    if (!first) return [];
    const turns = best.flatMap(({ turn }) => turn ?? []);
    const seats = best.map(({ seat }) => seat);
    return [{ kind, seats, count: first.count, of: first.of ?? 0, turns }];
  });
}

/** The best; those who tie share. Who has two awards already leaves it to the next. */
function winning(claims: readonly Claim[], given: ReadonlyMap<number, number>): Claim[] {
  const open = claims.filter(({ seat }) => (given.get(seat) ?? 0) < MOST_EACH);
  const [first] = [...open].sort((a, b) => compare(b.by, a.by));
  if (!first) return [];
  const best = open.filter(({ by }) => compare(by, first.by) === 0);
  return best.length > MOST_SHARING ? [] : best;
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (Math.abs(difference) > 1e-9) return difference;
  }
  return 0;
}

/** What the seat itself did: a bot that moved for a player earns them nothing. */
const byThemselves = (turn: Reveal, seat: number): boolean => !turn.stood_in.includes(seat);

const told = (history: readonly Reveal[], seat: number): Reveal[] =>
  history.filter((turn) => turn.storyteller === seat && byThemselves(turn, seat));

const votes = (turn: Reveal, seat: number): readonly number[] =>
  turn.ballots.find((cast) => cast.seat === seat)?.ballot.votes ?? [];

/** Most hearts on one clue, at least two. */
function bestClue(history: readonly Reveal[], seat: number): Claim | undefined {
  const loved = told(history, seat)
    .map((turn) => ({ turn, count: heartsFor(turn.reactions, 0).length }))
    .sort((a, b) => b.count - a.count)[0];
  if (!loved || loved.count < LEAST.hearts_on_a_clue) return undefined;
  return { seat, by: [loved.count], count: loved.count, turn: loved.turn };
}

/** The greatest share of own turns found by some, not all, of at least two; then the fewer finders. */
function fog(history: readonly Reveal[], seat: number): Claim | undefined {
  const own = told(history, seat);
  const finders = own.map((turn) => findersOf(turn).length);
  const some = own.filter((turn, index) => {
    const count = finders[index] ?? 0;
    return count > 0 && count < turn.ballots.length;
  });
  if (own.length < LEAST.turns_told || some.length === 0) return undefined;
  const found = some.reduce((sum, turn) => sum + findersOf(turn).length / turn.ballots.length, 0);
  const by = [some.length / own.length, -found / some.length];
  return { seat, by, count: some.length, of: own.length };
}

/** The greatest share of votes that found it, at least three votes. */
function eye(history: readonly Reveal[], seat: number): Claim | undefined {
  const voted = history.filter((turn) => votes(turn, seat).length > 0 && byThemselves(turn, seat));
  const count = voted.filter((turn) => findersOf(turn).includes(seat)).length;
  if (voted.length < LEAST.ballots || count === 0) return undefined;
  return { seat, by: [count / voted.length], count, of: voted.length };
}

/** Most tokens on decoys, at least three. */
function furthest(history: readonly Reveal[], seat: number): Claim | undefined {
  const count = history
    .filter((turn) => byThemselves(turn, seat))
    .reduce((sum, turn) => sum + votes(turn, seat).filter((at) => at !== turn.target).length, 0);
  return count < LEAST.decoys ? undefined : { seat, by: [count], count };
}

/** Most points with the crowd. */
function oneMind(history: readonly Reveal[], seat: number): Claim | undefined {
  const count = history
    .filter((turn) => byThemselves(turn, seat))
    .flatMap((turn) => turn.awards)
    .filter((award) => award.seat === seat && award.reason === 'with_the_crowd')
    .reduce((sum, award) => sum + award.points, 0);
  return count === 0 ? undefined : { seat, by: [count], count };
}

/** Most votes that nobody shared, at least two. */
function loneWolf(history: readonly Reveal[], seat: number): Claim | undefined {
  const count = history
    .filter((turn) => byThemselves(turn, seat))
    .flatMap((turn) => turn.awards)
    .filter((award) => award.seat === seat && award.reason === 'alone').length;
  return count < LEAST.alone ? undefined : { seat, by: [count], count };
}

/** Most hearts given, at least three. */
function kindest(history: readonly Reveal[], seat: number): Claim | undefined {
  const count = history.flatMap((turn) => turn.reactions).filter((one) => one.seat === seat).length;
  return count < LEAST.hearts_given ? undefined : { seat, by: [count], count };
}

/** Who found the picture that all looked for. */
export const findersOf = ({ ballots, target }: Reveal): number[] =>
  target == null
    ? []
    : ballots.filter(({ ballot }) => ballot.votes.includes(target)).map(({ seat }) => seat);
