import { sounds } from '../play/sounds.ts';
import type { Reveal } from '../wire/protocol.ts';
import { beats } from './show.ts';

/** How long the points are left to be read: as long as there is time for it. */
const UNTIL_HOP = 6000;
const UNTIL_HOP_AT_LEISURE = 10_000;
const BEFORE_FIRST = 700;

/** How far the show of a reveal has come. Theatre only: everything is known from the start. */
export class Showing {
  step = $state(0);
  /** The pictures are seen enough of: now the track. */
  track = $state(false);
  readonly #reveal: () => Reveal;
  /** Go on to the track without being asked, even where nothing moved. */
  readonly #unasked: boolean;
  readonly still: boolean;
  /** How soon the track comes by itself; a player alone presses on when they have read. */
  readonly #leisure: () => 'alone' | 'some' | 'none';

  readonly script = $derived.by(() => beats(this.#reveal()));
  readonly done = $derived.by(() => this.step >= this.script.length);
  readonly #shown = $derived.by(() =>
    this.script.slice(0, Math.min(this.step, this.script.length)),
  );
  /** Where the votes have dropped. */
  readonly dropped = $derived.by(() => this.#positions('tokens'));
  /** Whose picture it was is turned over. */
  readonly turned = $derived.by(() => this.#positions('owner'));
  readonly truth = $derived.by(() =>
    this.#shown.some((beat) => beat.do === 'truth' || beat.do === 'points'),
  );
  readonly points = $derived.by(() => this.#shown.some((beat) => beat.do === 'points'));

  /** A player who arrives in the middle, or wants no motion, sees the result. */
  constructor(
    reveal: () => Reveal,
    late: boolean,
    unasked = false,
    leisure: () => 'alone' | 'some' | 'none' = () => 'none',
  ) {
    this.#reveal = reveal;
    this.#unasked = unasked;
    this.#leisure = leisure;
    this.still = late || matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (this.still) this.step = Infinity;
  }

  skip(): void {
    this.step = this.script.length;
  }

  /** For an effect: the next thing, after a while. */
  readonly goOn = (): (() => void) | undefined => {
    let timer: ReturnType<typeof setTimeout>;
    if (this.done) {
      const leisure = this.#leisure();
      if (this.track || leisure === 'alone' || (this.still && !this.#unasked)) return undefined;
      const wait = leisure === 'some' ? UNTIL_HOP_AT_LEISURE : UNTIL_HOP;
      timer = setTimeout(() => (this.track = true), wait);
    } else {
      const beat = this.step === 0 ? undefined : this.script[this.step - 1];
      if (beat) sounds.beat(beat.do);
      timer = setTimeout(() => this.step++, beat?.ms ?? BEFORE_FIRST);
    }
    return () => {
      clearTimeout(timer);
    };
  };

  #positions(of: 'tokens' | 'owner'): ReadonlySet<number> {
    return new Set(this.#shown.flatMap((beat) => (beat.do === of ? [beat.position] : [])));
  }
}
