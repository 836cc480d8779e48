import type { MessageKey } from '../format.ts';

/** Refusals that mean the same to a player, and the words for them. */
const ALIKE: readonly (readonly [MessageKey, readonly string[]])[] = [
  [
    'refused.too_late',
    ['stale', 'wrong_phase', 'not_yet', 'no_game', 'nothing_to_take_back', 'id_used'],
  ],
  ['refused.no_words', ['clue_empty', 'nothing_said']],
  [
    'refused.card_again',
    ['card_count', 'card_required', 'duplicate_card', 'no_card_wanted', 'not_in_hand', 'clue_form'],
  ],
  [
    'refused.tokens_again',
    [
      ...['duplicate_vote', 'no_red_token', 'no_such_image', 'not_a_voter'],
      ...['red_required', 'too_many_votes', 'vote_required'],
    ],
  ],
  ['refused.moved', ['no_such_bot', 'no_such_person', 'no_such_seat', 'seating']],
  [
    'refused.no_choice',
    [
      ...['deck_duplicates', 'no_such_edition', 'no_such_house_rule', 'no_such_zone'],
      ...['pace_days', 'pace_seconds', 'quiet_hours', 'vacation'],
    ],
  ],
  ['refused.not_certain', ['not_ready']],
  ['refused.too_large', ['deck_full', 'too_large']],
  [
    'refused.not_here',
    [
      ...[
        'banned_picture',
        'mail_link_not_good',
        'no_describer',
        'no_mail_here',
        'no_such_address',
      ],
      ...['no_such_device', 'no_such_remark', 'no_such_replay', 'not_described', 'not_let_in'],
    ],
  ],
  [
    'refused.other',
    [
      ...['foreign_origin', 'malformed', 'not_json', 'push_refused', 'webhook_refused'],
      ...['wrong_method', 'failed'],
    ],
  ],
];

const MEANT = new Map(ALIKE.flatMap(([key, codes]) => codes.map((code) => [code, key] as const)));

/** The message for a refusal by its code. A server that is newer than the page may have codes that it doesn't know. */
export const refusalKey = (code: string, knows: (key: string) => key is MessageKey): MessageKey => {
  const own = `refused.${code}`;
  return knows(own) ? own : (MEANT.get(code) ?? 'refused.other');
};
