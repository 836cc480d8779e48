import { inWords } from '../../toast.svelte.ts';
import { Refused } from '../../wire/api.ts';
import { draftOf } from './api.ts';
import { after, fillIn, giveUp, stillOpen, undescribed } from './describing.ts';
import type { Making } from './making.svelte.ts';
import type { Picture } from './picture.ts';

/** Has a machine draft what pictures show: those the player agreed to, one after the other. */
export class Describer {
  /** The pictures about which the player is asked, or which are on their way. */
  #agreed = $state.raw<readonly string[]>([]);
  step = $state<'idle' | 'asking' | 'running'>('idle');
  /** How many have been asked about, the one at the machine now too. */
  at = $state(0);
  /** Why it ended early: a sentence. */
  problem = $state('');
  readonly #making: Making;
  /** Which run it is: one that was stopped goes no further. */
  #run = 0;

  constructor(making: Making) {
    this.#making = making;
  }

  readonly open = $derived.by(() => undescribed(this.#making.pictures).length);
  readonly unread = $derived.by(
    () => this.#making.pictures.filter(({ draft, out }) => draft === 'unread' && !out).length,
  );

  get count(): number {
    return this.#agreed.length;
  }

  /** Asks about the pictures there are now: what comes later is not sent on this answer. */
  ask(): void {
    this.#agreed = undescribed(this.#making.pictures).map(({ id }) => id);
    this.problem = '';
    this.step = 'asking';
  }

  /** Sends no further picture. The one at the machine is there already, so its draft is taken. */
  stop(): void {
    this.#run += 1;
    this.step = 'idle';
  }

  async start(): Promise<void> {
    const run = ++this.#run;
    this.step = 'running';
    this.at = 0;
    for (const id of this.#agreed) {
      this.at += 1;
      const picture = stillOpen(this.#making.pictures, id);
      if (picture) await this.#describe(picture);
      if (run !== this.#run) return;
    }
    this.stop();
  }

  async #describe(picture: Picture): Promise<void> {
    const { card } = picture;
    if (!card) return;
    const run = this.#run;
    picture.draft = 'asked';
    try {
      fillIn(picture, await draftOf(await this.#making.made(), card));
      this.#making.pump();
    } catch (refused) {
      const next = after(refused instanceof Refused ? refused.code : '');
      giveUp(picture, next === 'no_words');
      if (next === 'stop' && run === this.#run) this.#fail(refused);
    }
  }

  #fail(refused: unknown): void {
    this.problem = inWords(refused);
    this.stop();
  }
}
