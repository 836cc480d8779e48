import { language } from '../language.svelte.ts';
import type { Public, Rules } from '../wire/protocol.ts';
import type { Speech } from './sentences.ts';

/** How far this game is played: "First to 30 wins." */
export function goalWords(
  { target_score: target, rounds_per_player: rounds, on_empty_pile: empty }: Rules,
  { say }: Pick<Speech, 'say'> = language,
): string {
  if (target != null && rounds != null) return say('goal.either', { target, rounds });
  if (target != null) return say('goal.target', { target });
  if (rounds != null) return say('goal.rounds', { rounds });
  return say(empty === 'end_game' ? 'goal.cards' : 'goal.none');
}

/** Whether a game begins with this phase: who tells first is asked, unless chance has decided it. */
export const begins = ({ phase, turn, rules }: Public): boolean =>
  phase === 'claim' || (phase === 'clue' && turn === 1 && rules?.first_storyteller === 'random');
