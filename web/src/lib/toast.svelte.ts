import { language } from './language.svelte.ts';
import type { Manner } from './voice/voice.ts';
import { Refused } from './wire/api.ts';
import { refusalKey } from './wire/refusals.ts';

const SECONDS = 6;

/** A small slip with a sentence, shown for a while. */
class Toast {
  words = $state('');
  /** Says it aloud where there is a voice, as at a table; elsewhere the slip is a live region itself. */
  voice = $state.raw<(words: string, manner: Manner) => void>();
  /** It speaks of what is going on just now, and is wrong when that is over. */
  #passing = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(words: string, { passing = false, asked = '' } = {}): void {
    this.words = words;
    // Each question has its own answer: one doesn't take another's place.
    const topic = asked ? `asked.${asked}` : 'toast';
    this.voice?.(words, { topic, first: asked !== '', lasting: !passing });
    this.#passing = passing;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.hide(), SECONDS * 1000);
  }

  /** What a player has asked for by that key, of this moment. */
  answer(words: string, key: string): void {
    this.show(words, { passing: true, asked: key });
  }

  /** Another moment has come. */
  moveOn(): void {
    if (this.#passing) this.hide();
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.words = '';
  }
}

export const toast = new Toast();

/** A refusal in the page's language, never in the server's. */
export function inWords(problem: unknown): string {
  if (!(problem instanceof Refused)) return language.say('refused.unreachable');
  return language.say(refusalKey(problem.code, (key) => language.knows(key)));
}

/** The same on the first page, which has few words of its own. */
export async function inFetchedWords(problem: unknown): Promise<string> {
  // Where no words come, those for that are here.
  await language.learn('table').catch(() => undefined);
  return inWords(problem);
}

/** Say why something was not done. A move that only came too late is no news. */
export function tell(problem: unknown, how: { passing?: boolean } = {}): void {
  if (problem instanceof Refused && (problem.code === 'stale' || problem.code === 'wrong_phase'))
    return;
  toast.show(inWords(problem), how);
}
