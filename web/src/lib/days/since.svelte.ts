import { untrack } from 'svelte';
import { language } from '../language.svelte.ts';
import { holder } from '../wire/holder.ts';
import type { Reveal, Seen, View } from '../wire/protocol.ts';
import { TableState } from '../table/table.svelte.ts';
import { keepSeen, turnsAfter } from './api.ts';
import { lastRevealed, seenUntil, viewAt } from './missed.ts';

/** A reveal that a person has yet to see, and the table as it stood then. */
export interface Show {
  readonly game: number;
  readonly reveal: Reveal;
  readonly past: TableState;
}

/**
 * What a person has missed at a table of days, and what they look at just now: one show after the other, in order. The
 * reveal that is on while they are there is one of them, so that its show goes on when the table does.
 */
export class Since {
  #shows = $state.raw<readonly Show[]>([]);
  /** How many there are in this row of shows. */
  #of = $state(0);
  /** The page is looked at: nobody misses a show because of a tab in the background. */
  #watched = $state(!document.hidden);
  /** The turn that has been seen, or is being shown. */
  #known = { game: 0, turn: 0 };
  /** The show that came to its end. */
  #told: Show | undefined;
  /** The show after which its viewer pressed on. */
  #ready: Show | undefined;
  /** What was missed is being fetched, and nothing else is shown before it. */
  pending = $state(false);
  #seen: Seen = { game: 0, turn: 0, remark: 0 };
  readonly #table: TableState;
  /** Who looks, of those who share this device. */
  readonly #as = holder.as;

  constructor(table: TableState) {
    this.#table = table;
    this.#seen = table.view?.you?.days?.seen ?? this.#seen;
    this.look();
  }

  readonly current = $derived.by(() => (this.#watched ? this.#shows[0] : undefined));

  /** Whether the table itself is at that reveal: then players are ready to go on there. */
  readonly live = $derived.by(() => {
    const { current } = this;
    const view = this.#table.view;
    return (
      current !== undefined &&
      view?.table.phase === 'reveal' &&
      view.table.turn === current.reveal.turn &&
      view.table.game === current.game
    );
  });

  /** The table that is looked at: as it is, or as it was. */
  readonly table = $derived.by(() =>
    this.current && !this.live ? this.current.past : this.#table,
  );

  /** It came while one was there, and the table has gone on meanwhile. */
  readonly held = $derived.by(() => !this.live && this.current?.past === this.#lived);

  /** "2 of 3". */
  readonly at = $derived.by(() => this.#of - this.#shows.length + 1);
  get of(): number {
    return this.#of;
  }
  /** The turn that is shown. */
  get turn(): number {
    return this.current?.reveal.turn ?? 0;
  }

  /** For an effect: looks whether a turn was revealed. */
  readonly look = (): void => {
    const { view } = this.#table;
    if (view) untrack(() => this.#lookAt(view));
  };

  #lookAt({ table, you, own }: View): void {
    if (!you?.days) {
      // Who is there when the pace changes has missed nothing.
      this.#known = { game: table.game, turn: lastRevealed(table) };
      return;
    }
    if (table.game !== this.#known.game) {
      this.#known = {
        game: table.game,
        turn: seenUntil(table, you.days.seen, own != null),
      };
    }
    // Ready here, or on another device.
    if (this.live && own && table.seats[own.seat]?.ready) this.#ready = this.current;
    this.#dropWhatIsOver();
    const [before, last] = [this.#known.turn, lastRevealed(table)];
    if (last <= before) return;
    this.#known = { game: table.game, turn: last };
    const { reveal } = table;
    if (reveal?.turn === last && last === before + 1) this.#add(table.game, [reveal]);
    else void this.#fetch(table.game, before);
  }

  /** For onMount: who comes back to the page sees what they have missed meanwhile. */
  readonly watch = (): (() => void) => {
    const look = (): void => {
      if (!document.hidden) this.#watched = true;
      else if (this.#shows.length === 0) this.#watched = false;
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  };

  /** The show that is on has come to its end. */
  readonly told = (): void => {
    const { current } = this;
    if (!current || this.#told === current) return;
    this.#told = current;
    this.#keep({ game: current.game, turn: current.reveal.turn });
  };

  /** On to the next one, or to the table. */
  next(): void {
    this.told();
    this.#drop(1);
  }

  /** On to the table. */
  skipAll(): void {
    const last = this.#shows.at(-1);
    if (last) this.#keep({ game: last.game, turn: last.reveal.turn });
    this.#drop(this.#shows.length);
  }

  /** The talk has been read, up to that remark. */
  read(remark: number): void {
    if (remark > this.#seen.remark) this.#keep({ remark });
  }

  /** The viewer of a reveal that is on is ready for the next turn: when the table goes on, they do too. */
  readonly ready = (): void => {
    this.#ready = this.current;
    this.#dropWhatIsOver();
  };

  /** The table went on from a reveal whose viewer had pressed on; for all others it is held. */
  #dropWhatIsOver(): void {
    const [first] = this.#shows;
    if (first && first === this.#ready && first.past === this.#lived && !this.live) this.#drop(1);
  }

  /** The past of the reveal that came while one was there. */
  #lived: TableState | undefined;

  #drop(count: number): void {
    const ended = this.#table.view?.table.phase === 'end';
    this.#shows = this.#shows.slice(count);
    if (this.#shows.length > 0) return;
    this.#of = 0;
    // Who has seen the last turn sees the places given away, too.
    if (ended) this.#table.cameDuring = '';
    if (document.hidden) this.#watched = false;
  }

  #add(game: number, turns: readonly Reveal[]): void {
    const view = this.#table.view;
    if (!view) return;
    const shows = turns.map((reveal): Show => {
      const past = new TableState(this.#table.code, undefined, viewAt(view, reveal));
      if (view.table.phase === 'reveal' && view.table.turn === reveal.turn) this.#lived = past;
      return { game, reveal, past };
    });
    this.#shows = [...this.#shows, ...shows].sort((a, b) => a.reveal.turn - b.reveal.turn);
    this.#of += shows.length;
  }

  async #fetch(game: number, after: number): Promise<void> {
    this.pending = this.#shows.length === 0;
    try {
      const found = await language.with('days', turnsAfter(this.#table.code, after, this.#as));
      if (found.game === game && this.#known.game === game) this.#add(game, found.turns);
    } catch {
      // Perhaps the network is away: the next view of the table tries again.
      if (this.#known.game === game) this.#known = { game, turn: after };
    } finally {
      this.pending = false;
    }
  }

  #keep(change: Partial<Seen>): void {
    this.#seen = { ...this.#seen, ...change };
    keepSeen(this.#table.code, this.#seen, this.#as).catch(() => undefined); // the next one tells it, too
  }
}
