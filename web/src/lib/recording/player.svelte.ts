import { Refused } from '../wire/api.ts';
import type { Clip } from './clips.ts';
import { isShown, players, type Playable } from './players.ts';

/** Not fetched yet; on its way; heard or seen; stopped; nothing makes a sound here; and why it can't be played. */
export type Playing =
  'idle' | 'coming' | 'playing' | 'paused' | 'silent' | 'gone' | 'failed' | 'cant';

// Firefox's words for a device without a loudspeaker: it begins to play, and then fails.
const NO_LOUDSPEAKER = /MediaSink/i;

/** What is to be played. */
export interface Source {
  readonly load: () => Promise<Clip>;
  readonly type: string;
  readonly seconds: number;
}

/** Plays one recording in an element of the page, when it is asked to and never by itself. */
export class Player implements Playable {
  state = $state<Playing>('idle');
  /** Seconds that have been played. */
  at = $state(0);
  clip = $state.raw<Clip>();
  #element: HTMLMediaElement | undefined;
  #frame = 0;

  constructor(private readonly source: () => Source) {}

  get done(): number {
    const { seconds } = this.source();
    return seconds > 0 ? Math.min(1, this.at / seconds) : 0;
  }

  /** Whether it can be played at all, as far as one knows. */
  get playable(): boolean {
    return this.state !== 'gone' && this.state !== 'cant';
  }

  /** For the element: `{@attach player.attach}`. */
  readonly attach = (element: HTMLMediaElement): (() => void) => {
    this.#element = element;
    const { type } = this.source();
    // The same component may get another recording.
    this.clip = undefined;
    this.at = 0;
    this.state = 'idle';
    if (type && element.canPlayType(type) === '') this.state = 'cant';
    const over = new AbortController();
    const on = (name: string, hear: () => void): void =>
      element.addEventListener(name, hear, { signal: over.signal });
    on('playing', () => {
      this.state = 'playing';
      this.#follow();
    });
    on('pause', () => {
      if (this.state === 'playing') this.state = 'paused';
    });
    on('ended', () => {
      this.state = 'paused';
      this.at = this.source().seconds;
    });
    on('error', () => {
      if (!element.src) return;
      this.state = NO_LOUDSPEAKER.test(element.error?.message ?? '') ? 'silent' : 'cant';
    });
    const remove = players.add(this);
    return () => {
      remove();
      over.abort();
      cancelAnimationFrame(this.#frame);
      // Its address may be given back now: nothing may still be read from it.
      this.#element = undefined;
      element.removeAttribute('src');
      element.load();
    };
  };

  shown(): boolean {
    return isShown(this.#element?.parentElement);
  }

  press(): void {
    if (this.state === 'playing') this.pause();
    else if (this.playable && this.state !== 'coming') void this.play();
  }

  pause(): void {
    this.#element?.pause();
  }

  /** Fetch it, so that its first picture is seen. */
  async prepare(): Promise<void> {
    this.clip ??= await this.source().load();
    if (this.#element && !this.#element.src) this.#element.src = this.clip.url;
  }

  async play(): Promise<void> {
    const element = this.#element;
    if (!element || !this.playable) return;
    players.begins(this);
    // What has failed plays again only when it is read again: by now there may be a loudspeaker.
    if (this.state === 'silent') element.load();
    if (!this.clip) {
      // Now, in the press itself: some browsers let only what was touched then play a sound later.
      element.load();
      this.state = 'coming';
      try {
        this.clip = await this.source().load();
      } catch (problem) {
        this.state = problem instanceof Refused && problem.code === 'gone' ? 'gone' : 'failed';
        return;
      }
      if (element !== this.#element) return;
      element.src = this.clip.url;
    }
    if (this.at >= this.source().seconds || element.ended) {
      element.currentTime = 0;
      this.at = 0;
    }
    await element.play().catch((problem: unknown) => {
      if (this.state === 'silent') return;
      // Stopped before it began is no failure.
      if (problem instanceof Error && problem.name === 'AbortError') this.state = 'paused';
      else if (problem instanceof Error && problem.name === 'NotSupportedError')
        this.state = 'cant';
      else this.state = 'failed';
    });
  }

  #follow(): void {
    cancelAnimationFrame(this.#frame);
    const look = (): void => {
      if (this.state !== 'playing' || !this.#element) return;
      this.at = this.#element.currentTime;
      this.#frame = requestAnimationFrame(look);
    };
    look();
  }
}
