import { Refused } from '../wire/api.ts';
import { upload, type Uploaded } from './upload.ts';
import type { Take } from './taking.svelte.ts';
import type { ClueForm } from '../wire/protocol.ts';

/** Milliseconds. */
const SOONEST = 500;
const LATEST = 8000;
/** So often a server that has a lot to do is asked again. */
const PATIENT = 4;

/** Brings a recording to the server. While the connection is cut it is kept here, and sent when it is back. */
export class Sending {
  /** How much has gone, from 0 to 1; nothing while none is sent. */
  gone = $state<number>();
  /** The connection is cut, and is waited for. */
  waits = $state(false);
  #sent: { readonly take: Take; readonly form: ClueForm; readonly id: string } | undefined;
  #stop = new AbortController();

  constructor(private readonly code: string) {}

  /** The server's name for it. Rejects with the server's refusal, or with `given_up`. */
  async send(take: Take, form: ClueForm): Promise<string> {
    if (this.#sent?.take === take && this.#sent.form === form) return this.#sent.id;
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    try {
      const { id } = await this.#tried(take, form, signal);
      this.#sent = { take, form, id };
      return id;
    } finally {
      this.gone = undefined;
      this.waits = false;
    }
  }

  /** The server no longer has it, or never took it as a clue: next time it is sent anew. */
  forget(): void {
    this.#sent = undefined;
  }

  giveUp(): void {
    this.#stop.abort();
  }

  async #tried(take: Take, form: ClueForm, signal: AbortSignal): Promise<Uploaded> {
    for (let tries = 0; ; tries++) {
      this.gone = 0;
      try {
        return await upload(this.code, form, take.blob, {
          signal,
          progress: (gone) => {
            this.waits = false;
            this.gone = gone;
          },
        });
      } catch (problem) {
        const code = problem instanceof Refused ? problem.code : '';
        const busy = code === 'busy' && tries < PATIENT;
        if (!busy && code !== 'unreachable') throw problem;
        this.waits = !busy;
        await pause(Math.min(LATEST, SOONEST * 2 ** tries), signal);
      }
    }
  }
}

/** So many milliseconds, or until the network is back. */
function pause(wait: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, refused) => {
    const over = new AbortController();
    const go = (): void => {
      clearTimeout(timer);
      over.abort();
      done();
    };
    const timer = setTimeout(go, wait);
    addEventListener('online', go, { signal: over.signal });
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        over.abort();
        refused(new Refused('given_up', ''));
      },
      { signal: over.signal },
    );
  });
}
