import type { Chosen } from './files.ts';
import type { Words } from './manifest.ts';
import { prepare, Unreadable, type Order, type Prepared } from './prepare.ts';
import { unzip } from './unzip.ts';

export type Asked =
  | { readonly id: number; readonly prepare: Order }
  | { readonly id: number; readonly unzip: Blob; readonly most: number; readonly language: string };

export type Answer =
  | { readonly id: number; readonly prepared: Prepared }
  | { readonly id: number; readonly wrong: string; readonly sent?: string }
  | { readonly id: number; readonly unzipped: Chosen }
  | { readonly id: number; readonly words: Words | undefined }
  | { readonly id: number; readonly done: true };

const GONE = new Set(['NotReadableError', 'NotFoundError']);

/** What a worker does with what it is asked; the page does the same itself where it has no workers that draw. */
export async function handle(asked: Asked, answer: (answer: Answer) => void): Promise<void> {
  const { id } = asked;
  try {
    if ('prepare' in asked) {
      answer({ id, prepared: await prepare(asked.prepare) });
    } else {
      await unzip(asked.unzip, asked.most, asked.language, {
        words: (words) => answer({ id, words }),
        picture: (unzipped) => answer({ id, unzipped }),
      });
      answer({ id, done: true });
    }
  } catch (problem) {
    if (problem instanceof Unreadable) answer({ id, wrong: problem.message, sent: problem.sent });
    // A file that was moved or changed since can't be read any more.
    else if (problem instanceof DOMException && GONE.has(problem.name))
      answer({ id, wrong: 'file_gone' });
    else answer({ id, wrong: 'unreadable' });
  }
}
