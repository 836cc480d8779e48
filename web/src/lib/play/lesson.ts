import type { Rules } from '../wire/protocol.ts';
import type { MessageKey, Values } from '../format.ts';
import type { Subject } from './sentences.ts';

/** What a new player learns at the moment it matters: the messages `teach.…` and `teach.….rest`. */
export const LESSONS = [
  'claim',
  'claim.blind',
  'tell',
  'tell.party',
  'tell.team',
  'tell.team.blind',
  'give',
  'give.two',
  'give.party',
  'give.pair',
  'give.partner',
  'give.partner.target',
  'vote',
  'vote.two',
  'vote.party',
  'vote.red',
  'vote.team',
  'reveal',
  'reveal.party',
  'reveal.team',
] as const satisfies readonly (MessageKey extends infer K
  ? K extends `teach.${infer L}.rest`
    ? L
    : never
  : never)[];

export type LessonKey = (typeof LESSONS)[number];

export interface Lesson {
  readonly key: LessonKey;
  /** Which step of a turn it is about: to tell, to give, to vote, to look. */
  readonly step: 1 | 2 | 3 | 4;
  readonly values: Values;
}

/** The lesson of this moment: none where there is nothing for this player to do, or they have done it. */
export function lessonOf({ table, own, may, all }: Subject): Lesson | undefined {
  const { rules, phase } = table;
  if (!rules || !own) return undefined;
  const name = all.find(({ seat }) => seat === table.storyteller)?.name ?? '';
  const values: Values = {
    name,
    cap: rules.bonus_cap ?? 0,
    solo: rules.solo_finder_4 ? 'yes' : 'no',
  };
  if (phase === 'claim' && may.claim)
    return { key: rules.hidden_hand ? 'claim.blind' : 'claim', step: 1, values };
  if (phase === 'clue' && may.tell) return { key: telling(rules), step: 1, values };
  if (phase === 'give' && may.give && own.given.length === 0)
    return { key: giving(rules, may.signal === true), step: 2, values };
  if (phase === 'vote' && may.vote && !own.ballot)
    return { key: voting(rules, may.vote.red), step: 3, values };
  if (phase === 'reveal' && may.ready) return { key: looking(rules), step: 4, values };
  return undefined;
}

function telling(rules: Rules): LessonKey {
  if (rules.teams) return rules.names_card ? 'tell.team' : 'tell.team.blind';
  return rules.counting === 'crowd' ? 'tell.party' : 'tell';
}

function giving(rules: Rules, pair: boolean): LessonKey {
  if (rules.counting === 'crowd') return 'give.party';
  if (pair) return 'give.pair';
  // The storyteller's partner adds a picture that leads astray, or gives the very one that is looked for.
  if (rules.teams) return rules.names_card ? 'give.partner' : 'give.partner.target';
  return rules.cards_given > 1 ? 'give.two' : 'give';
}

function voting(rules: Rules, red: boolean): LessonKey {
  if (rules.counting === 'crowd') return red ? 'vote.red' : 'vote.party';
  if (rules.teams) return 'vote.team';
  return rules.tokens > 1 ? 'vote.two' : 'vote';
}

function looking(rules: Rules): LessonKey {
  if (rules.counting === 'crowd') return 'reveal.party';
  return rules.teams ? 'reveal.team' : 'reveal';
}
