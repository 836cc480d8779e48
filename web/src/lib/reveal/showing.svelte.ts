import type { Reveal } from '../wire/protocol.ts';
import { script, stills } from './beats.ts';
import { momentAt } from './moment.ts';

/** How long the sum stays on a screen that nobody touches. */
const UNTIL_TRACK = 9000;

/** How far the show of a reveal has come, for one viewer. */
export class Showing {
  index = $state(0);
  /** The sum is seen enough of: now the track. */
  track = $state(false);
  /** The hares have hopped: what came of it can be said. */
  arrived = $state(false);
  readonly #reveal: () => Reveal;
  /** Go on to the track without being asked: nobody presses on a big screen. */
  readonly #unasked: boolean;
  /** The viewer has never seen one, and gets more time. */
  readonly #first: boolean;
  /** The viewer wants no motion: three stills instead. */
  readonly still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  /** The viewer came when the show was on, and sees its sum. */
  readonly late: boolean;

  readonly script = $derived.by(() =>
    this.still ? stills(this.#reveal()) : script(this.#reveal(), this.#first),
  );
  readonly #end = $derived.by(() => this.script.steps.length - 1);
  readonly moment = $derived.by(() => momentAt(this.script, this.index));
  readonly done = $derived.by(() => this.index >= this.#end);

  constructor(
    reveal: () => Reveal,
    late: boolean,
    { unasked = false, first = false }: { unasked?: boolean; first?: boolean } = {},
  ) {
    this.#reveal = reveal;
    this.#unasked = unasked;
    this.#first = first;
    this.late = late;
    if (late) this.index = Infinity;
  }

  /** On to the sum. */
  skip(): void {
    this.index = Math.max(this.index, this.#end);
  }

  /** On to the next beat. */
  next(): void {
    const { no } = this.moment;
    const next = this.script.steps.findIndex((step) => step.no > no);
    this.index = next < 0 ? Math.max(this.index, this.#end) : next;
  }

  /** For an effect: the next step, after a while. */
  readonly goOn = (): (() => void) | undefined => {
    if (this.track || (this.done && !this.#unasked)) return undefined;
    const timer = this.done
      ? setTimeout(() => (this.track = true), UNTIL_TRACK)
      : setTimeout(() => this.index++, this.script.steps[this.index]?.ms ?? 0);
    return () => clearTimeout(timer);
  };
}
