import type { MessageKey } from '../format.ts';
import type { Public } from '../wire/protocol.ts';

/** The four ways to play that need a story of their own. */
export type Kind = 'story' | 'many' | 'party' | 'team';

export type Scene = 'tell' | 'blind' | 'pair' | 'give' | 'vote' | 'sum' | 'crowd' | 'hop';

export interface Panel {
  readonly scene: Scene;
  readonly title: MessageKey;
  readonly text: MessageKey;
}

const panel = <K extends string>(scene: Scene, key: K) =>
  ({ scene, title: `how.${key}`, text: `how.${key}.text` }) as const;

/** A turn in five pictures, by the way it is played. */
export const STORIES: Readonly<Record<Kind, readonly Panel[]>> = {
  story: [
    panel('tell', '1'),
    panel('give', '2'),
    panel('vote', '3'),
    panel('sum', '4'),
    panel('hop', '5'),
  ],
  many: [
    panel('tell', '1'),
    panel('give', '2'),
    panel('vote', 'many.3'),
    panel('sum', 'many.4'),
    panel('hop', '5'),
  ],
  party: [
    panel('blind', 'party.1'),
    panel('give', 'party.2'),
    panel('vote', 'party.3'),
    panel('crowd', 'party.4'),
    panel('hop', 'party.5'),
  ],
  team: [
    panel('tell', 'team.1'),
    panel('pair', 'team.2'),
    panel('vote', 'team.3'),
    panel('sum', 'team.4'),
    panel('hop', 'team.5'),
  ],
};

export const KINDS: readonly { readonly kind: Kind; readonly name: MessageKey }[] = [
  { kind: 'story', name: 'how.kind.story' },
  { kind: 'many', name: 'how.kind.many' },
  { kind: 'party', name: 'edition.party' },
  { kind: 'team', name: 'edition.team' },
];

/** How that table plays, or will: its rules, else its edition and how many sit there. */
export function kindOf({ edition, rules, order }: Public): Kind {
  if (rules?.teams ?? edition === 'team') return 'team';
  if (rules ? rules.counting === 'crowd' : edition === 'party') return 'party';
  const two = rules ? rules.tokens > 1 : edition === 'odyssey' && order.length >= 7;
  return two ? 'many' : 'story';
}
