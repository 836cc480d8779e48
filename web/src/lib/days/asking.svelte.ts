import { store, stored } from '../storage.ts';
import type { TableState } from '../table/table.svelte.ts';
import { keepHours } from './api.ts';
import { zoneDiffers, zoneHere } from './hours.ts';

/** What a player of a game over days is asked, once each: whether their clock has changed, and how they want to be called. */
export class Asking {
  readonly here = zoneHere();
  readonly #table: TableState;
  /** They have moved here: now they know what they would be called for. */
  #moved = $state(false);
  #refused = $state('');
  #offered = $state(false);
  #told = false;
  #awaited = false;

  constructor(table: TableState) {
    this.#table = table;
    this.#offered = stored(this.#key) === 'asked';
    this.#refused = stored(`zone.${table.code}`) ?? '';
  }

  get #key(): string {
    return `calls.${this.#table.code}`;
  }

  get stored(): string {
    return this.#table.view?.you?.days?.zone ?? '';
  }

  readonly question = $derived.by((): 'zone' | 'calls' | undefined => {
    const { view } = this.#table;
    const days = view?.you?.days;
    if (!view || !days || !view.own || view.table.phase === 'lobby') return undefined;
    if (zoneDiffers(days.zone, this.here) === 'ask' && this.#refused !== this.here) return 'zone';
    const called = days.pushes > 0 || days.mail !== '';
    return this.#moved && !called && !this.#offered ? 'calls' : undefined;
  });

  /** For an effect: tells the server in which zone one is, if it doesn't know. */
  readonly tellZone = (): void => {
    const days = this.#table.view?.you?.days;
    if (!days || this.#told || zoneDiffers(days.zone, this.here) !== 'tell') return;
    this.#told = true;
    keepHours(this.#table.code, this.here, days.quiet ?? null).catch(() => undefined); // the next visit tries again
  };

  /** For an effect: notices the first move, when the table no longer waits for this player. */
  readonly noticeMove = (): void => {
    const { view } = this.#table;
    const seat = view?.own?.seat;
    const awaited = seat !== undefined && (view?.table.awaited.includes(seat) ?? false);
    if (this.#awaited && !awaited && view?.days) this.#moved = true;
    this.#awaited = awaited;
  };

  /** They are in another zone now, or stay with the one they gave. */
  move(yes: boolean): void {
    this.#refused = this.here;
    const days = this.#table.view?.you?.days;
    if (!yes) store(`zone.${this.#table.code}`, this.here);
    else if (days)
      keepHours(this.#table.code, this.here, days.quiet ?? null).catch(() => {
        this.#refused = '';
      });
  }

  answered(): void {
    this.#offered = true;
    store(this.#key, 'asked');
  }
}
