import { handle, type Answer, type Asked } from './handle.ts';
import type { Order, Prepared } from './prepare.ts';
import type { Finder } from './unzip.ts';

/** Why nothing was made of a file: a code, and the file's SHA-256 where only its picture couldn't be read. */
export class Spoiled extends Error {
  constructor(
    readonly code: string,
    readonly sent?: string,
  ) {
    super(code);
  }
}

type Post = (asked: Asked) => void;

/**
 * Where pictures are decoded and cut: in workers, so that the page stays quick, or in the page itself in browsers that
 * can't draw in a worker.
 */
export class Workshop {
  readonly #open = new Map<number, (answer: Answer) => void>();
  readonly #benches: Post[] = [];
  readonly #workers: Worker[] = [];
  #last = 0;

  constructor(benches: number) {
    for (let bench = 0; bench < benches; bench++) this.#benches.push(this.#bench());
  }

  #bench(): Post {
    const answered = (answer: Answer): void => this.#open.get(answer.id)?.(answer);
    if (!('OffscreenCanvas' in globalThis)) return (asked) => void handle(asked, answered);
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = (event: MessageEvent<Answer>) => answered(event.data);
    this.#workers.push(worker);
    return (asked) => worker.postMessage(asked);
  }

  prepare(order: Order): Promise<Prepared> {
    return new Promise((resolve, reject) => {
      this.#ask(
        (id) => ({ id, prepare: order }),
        (answer) => {
          if ('prepared' in answer) resolve(answer.prepared);
          else if ('wrong' in answer) reject(new Spoiled(answer.wrong, answer.sent));
          return true;
        },
      );
    });
  }

  /** The pictures of an archive, each as soon as it is found, with what its deck.json says in that language. */
  unzip(archive: Blob, most: number, language: string, find: Finder): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#ask(
        (id) => ({ id, unzip: archive, most, language }),
        (answer) => {
          if ('unzipped' in answer) {
            find.picture(answer.unzipped);
            return false;
          }
          if ('words' in answer) {
            find.words(answer.words);
            return false;
          }
          if ('wrong' in answer) reject(new Spoiled(answer.wrong, answer.sent));
          else resolve();
          return true;
        },
      );
    });
  }

  #ask(asked: (id: number) => Asked, answered: (answer: Answer) => boolean): void {
    const id = ++this.#last;
    this.#open.set(id, (answer) => {
      if (answered(answer)) this.#open.delete(id);
    });
    this.#benches[id % this.#benches.length]?.(asked(id));
  }

  close(): void {
    for (const worker of this.#workers) worker.terminate();
  }
}

/** As many as the device has cores to spare, at most two: each may hold 200 MB. */
export const benchesHere = (): number =>
  Math.max(1, Math.min(2, (navigator.hardwareConcurrency || 2) - 1));
