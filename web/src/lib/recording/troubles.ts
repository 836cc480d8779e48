import { allowed, overPlainHttp } from '../device/allowed.ts';
import { language } from '../language.svelte.ts';
import type { Speech } from '../play/sentences.ts';
import { LIMITS, recordedAs, type Kind } from './kinds.ts';

/** Why nothing is recorded. */
export type Trouble = 'plain' | 'old' | 'refused' | 'missing' | 'busy' | 'empty' | 'large';

/** What stands in the way before one has begun; nothing where one may try. */
export function hindrance(kind: Kind): Trouble | undefined {
  if (overPlainHttp()) return 'plain';
  if (!allowed.record()) return 'old';
  return recordedAs(kind, (type) => MediaRecorder.isTypeSupported(type)) ? undefined : 'old';
}

/** Why a browser opens no microphone or camera. */
export function whyClosed(problem: unknown): Trouble {
  const name = problem instanceof Error ? problem.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return name === 'TypeError' ? 'old' : 'missing';
}

/** What is wrong with what was recorded; nothing where it can be sent. */
export function fault(kind: Kind, bytes: number, seconds: number): Trouble | undefined {
  if (bytes === 0 || seconds < SHORTEST) return 'empty';
  return bytes > LIMITS[kind].bytes ? 'large' : undefined;
}

/** Seconds. */
const SHORTEST = 0.4;

/** A sentence about it, and what one can do instead. */
export function troubleWords(
  trouble: Trouble,
  kind: Kind,
  { say }: Pick<Speech, 'say'> = language,
): string {
  if (trouble === 'refused' || trouble === 'missing' || trouble === 'busy')
    return say(`record.trouble.${trouble}.${kind}`);
  return say(`record.trouble.${trouble}`);
}
