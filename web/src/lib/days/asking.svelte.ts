import { store, stored } from '../storage.ts';
import type { TableState } from '../table/table.svelte.ts';
import { keepHours, keepVacation } from './api.ts';
import { zoneDiffers, zoneHere } from './hours.ts';
import { tellCall } from './problems.ts';

/** What a player of a game over days is asked, once each: whether they are back, whether their clock has changed, and how
 * they want to be called. */
export class Asking {
  readonly here = zoneHere();
  readonly #table: TableState;
  /** They have moved here: now they know what they would be called for. */
  #moved = $state(false);
  #refused = $state('');
  #offered = $state(false);
  /** The sheet is open that the question leads to: it stays until that is closed. */
  #choosing = $state(false);
  /** What was set when it was opened. */
  #before = '';
  /** The end of the vacation during which they came; one that they begin here asks nothing. */
  readonly #cameAway: number | undefined;
  #stays = $state(false);
  #told = false;
  #awaited = false;

  constructor(table: TableState) {
    this.#table = table;
    this.#cameAway = this.awayUntil;
    this.#offered = stored(this.#key) === 'asked';
    this.#refused = stored(`zone.${table.code}`) ?? '';
  }

  get #key(): string {
    return `calls.${this.#table.code}`;
  }

  get stored(): string {
    return this.#table.view?.you?.days?.zone ?? '';
  }

  /** On vacation until then; one that is over is none. */
  get awayUntil(): number | undefined {
    const until = this.#table.view?.you?.days?.away_until ?? 0;
    return until > Date.now() ? until : undefined;
  }

  readonly question = $derived.by((): 'back' | 'zone' | 'calls' | undefined => {
    const { view } = this.#table;
    const days = view?.you?.days;
    if (!view || !days || !view.own || view.table.phase === 'lobby') return undefined;
    if (this.#choosing) return 'calls';
    const away = this.awayUntil;
    if (away !== undefined && away === this.#cameAway && !this.#stays) return 'back';
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
      keepHours(this.#table.code, this.here, days.quiet ?? null).catch(() => (this.#refused = ''));
  }

  /** They are back from their vacation, or only look in. */
  comeBack(yes: boolean): void {
    this.#stays = true;
    if (yes)
      keepVacation(this.#table.code, null).catch((problem: unknown) => {
        this.#stays = false;
        tellCall(problem);
      });
  }

  /** What the sheet has set, to know whether anything was. */
  get #set(): string {
    const { pushes, mail, zone, quiet, away_until, webhook } = this.#table.view?.you?.days ?? {};
    return JSON.stringify([pushes, mail, zone, quiet, away_until, webhook]);
  }

  /** They choose how they want to be called. */
  choose(): void {
    this.#before = this.#set;
    this.#choosing = true;
  }

  /** Who has set nothing has not answered yet. */
  chosen(): void {
    this.#choosing = false;
    if (this.#set !== this.#before) this.answered();
  }

  answered(): void {
    this.#offered = true;
    store(this.#key, 'asked');
  }
}
