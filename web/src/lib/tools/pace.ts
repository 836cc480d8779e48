import { say } from '../language.svelte.ts';
import type { PhaseSeconds } from '../wire/protocol.ts';

export const PACE_NAMES = ['none', 'relaxed', 'brisk', 'own', 'days'] as const;
export const PHASES_TIMED = ['tell', 'give', 'vote', 'look'] as const;

/** "180 s to tell, 90 s to give, …" */
export const secondsInWords = (seconds: PhaseSeconds | null | undefined): string =>
  seconds ? say('pace.seconds', { ...seconds }) : say('pace.none.text');
