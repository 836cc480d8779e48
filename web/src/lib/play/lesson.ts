import type { Rules } from '../wire/protocol.ts';
import type { MessageKey, Values } from '../format.ts';
import type { Subject } from './sentences.ts';

/** What a new player learns at the moment it matters: the messages `teach.…` and `teach.….rest`. */
export const LESSONS = [
  'claim',
  'claim.blind',
  'claim.team',
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

/** Editions that are played alike are taught alike; who knows one kind may be new to another. */
export const KINDS = ['story', 'party', 'team'] as const;
export type Kind = (typeof KINDS)[number];

export interface Lesson {
  readonly key: LessonKey;
  readonly kind: Kind;
  readonly values: Values;
}

/** The lesson of this moment: none where there is nothing for this player to do, or they have done it. */
export function lessonOf({ table, own, may, all }: Subject): Lesson | undefined {
  const { rules, phase } = table;
  if (!rules || !own) return undefined;
  const values: Values = {
    name: all.find(({ seat }) => seat === table.storyteller)?.name ?? '',
    cap: rules.bonus_cap ?? 0,
    solo: rules.solo_finder_4 ? 'yes' : 'no',
  };
  const about = (key: LessonKey): Lesson => ({ key, kind: taughtAs(rules), values });
  if (phase === 'claim' && may.claim) return about(claiming(rules));
  if (phase === 'clue' && may.tell) return about(telling(rules));
  if (phase === 'give' && may.give && own.given.length === 0)
    return about(giving(rules, may.signal === true));
  if (phase === 'vote' && may.vote && !own.ballot) return about(voting(rules, may.vote.red));
  if (phase === 'reveal' && may.ready) return about(looking(rules));
  return undefined;
}

function taughtAs(rules: Rules): Kind {
  if (rules.teams) return 'team';
  return rules.counting === 'crowd' ? 'party' : 'story';
}

function claiming(rules: Rules): LessonKey {
  if (rules.teams) return 'claim.team';
  return rules.hidden_hand ? 'claim.blind' : 'claim';
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
