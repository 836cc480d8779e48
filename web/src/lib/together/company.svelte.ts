import { getContext, setContext } from 'svelte';
import { store, stored } from '../storage.ts';
import { TableState } from '../table/table.svelte.ts';
import { joinTable, lookAtDoor } from '../wire/api.ts';
import { askedBy, holder } from '../wire/holder.ts';
import type { PersonView, TableDoor } from '../wire/protocol.ts';

/** One of those who share this device. */
export interface Member {
  readonly as: string;
  readonly table: TableState;
}

const KNOCK = 2000;
const FIRST = '';
const OTHERS = ['2', '3', '4', '5', '6', '7', '8', '9'];
/** In these nobody sees anything that is not for all. */
const OPEN = new Set(['lobby', 'reveal', 'end']);

/** The player who said "it's me", and how long that holds. */
interface Holds {
  readonly member: Member;
  readonly turn: string;
  /** The moment in which they wanted to look again, though another player is awaited. */
  readonly again?: string;
}

/**
 * Those who play on this device. Each has a seat and a connection of their own; one holds the device, and the page shows
 * that one's view alone. Between two of them falls a curtain.
 */
export class Company {
  members = $state.raw<readonly Member[]>([]);
  /** Whether one more player is about to sit down here. */
  adding = $state(false);
  #holds = $state.raw<Holds>();
  /** Who is shown while everything is open. */
  #shown = $state(0);

  constructor(public code: string) {}

  get #key(): string {
    return `company.${this.code}`;
  }

  readonly several = $derived.by(() => this.members.length > 1);
  readonly #first = $derived.by(() => this.members[this.#shown] ?? this.members[0]);
  readonly #table = $derived.by(() => this.#first?.table.view?.table);
  readonly #turn = $derived.by(() => `${this.#table?.game}.${this.#table?.turn}`);
  readonly open = $derived.by(() => !this.#table || OPEN.has(this.#table.phase));

  /** Who holds the device, if that is known: a new turn begins behind the curtain, for all have looked at the reveal. */
  readonly #holder = $derived.by(() => {
    if (!this.several || this.open) return this.#first;
    const holds = this.#holds;
    if (holds?.turn !== this.#turn || !this.members.includes(holds.member)) return undefined;
    return holds.member;
  });

  /** Whose move is missing, among those here who don't hold the device. */
  readonly #awaited = $derived.by(() => {
    const phase = this.#table?.phase;
    if (phase === 'claim') return undefined; // any of them
    return this.#after(this.#holder).find((member) => awaits(member));
  });

  /** Who looks at the page now; nobody as long as the curtain is down. */
  readonly current = $derived.by((): Member | undefined => {
    const member = this.#holder;
    if (!member || !this.several || this.open) return member;
    const again = this.#holds?.again === member.table.view?.table.phase;
    return this.#awaited && !awaits(member) && !again ? undefined : member;
  });

  /** Whom the device goes to: who is awaited, else nobody in particular. */
  readonly next = $derived.by(() => this.#awaited ?? this.#passedTo);
  #passedTo = $state.raw<Member>();

  /** Those who may take it from behind the curtain, the one it goes to first. */
  readonly takers = $derived.by(() => {
    const next = this.next;
    return next ? [next, ...this.members.filter((member) => member !== next)] : this.members;
  });

  /** Those of this device whom the table still knows; whether the first is one of them, the door has said. */
  async arrive(door: TableDoor): Promise<void> {
    this.code = door.code;
    const others = (stored(this.#key) ?? '').split(',').filter((as) => OTHERS.includes(as));
    const found = await Promise.all(
      others.map(async (as) => ((await lookAtDoor(this.code, as)).inside ? [as] : [])),
    );
    this.leave();
    const here = [...(door.inside ? [FIRST] : []), ...found.flat()];
    this.members = here.map((as) => this.#member(as));
    this.#keep();
  }

  /** One more player sits down at this device. */
  async add(name: string, hare: number): Promise<void> {
    const as = OTHERS.find((each) => this.members.every((member) => member.as !== each));
    if (!as) return;
    const { waiting, person } = await joinTable(this.code, { name, hare }, as);
    if (waiting) await this.#letIn(person, as);
    this.members = [...this.members, this.#member(as)];
    this.#keep();
    this.adding = false;
  }

  /** The host opens their own door; others wait at it. */
  async #letIn(person: string, as: string): Promise<void> {
    const host = this.members.find((member) => member.table.isHost);
    await host?.table.do({ do: 'let_in', person });
    while (!(await lookAtDoor(this.code, as)).inside) {
      await new Promise((soon) => setTimeout(soon, KNOCK));
    }
  }

  get full(): boolean {
    return this.members.length > OTHERS.length;
  }

  /** The first to come here sits down. */
  sit(): void {
    this.members = [this.#member(FIRST), ...this.members.filter((member) => member.as !== FIRST)];
  }

  /** The device is handed on: behind the curtain while there is something to hide. */
  pass(): void {
    const [next] = this.#after(this.current);
    if (!next) return;
    if (this.open) this.#shown = this.members.indexOf(next);
    else {
      this.#passedTo = next;
      this.#holds = undefined;
    }
  }

  /** "It's me." */
  take(member: Member): void {
    const phase = member.table.view?.table.phase;
    const again = this.#awaited && !awaits(member) ? phase : undefined;
    this.#holds = { member, turn: this.#turn, ...(again ? { again } : {}) };
    this.#passedTo = undefined;
  }

  /** Whom a press of "pass it on" goes to. */
  get neighbour(): Member | undefined {
    return this.#after(this.current)[0];
  }

  /** One of them is not at the table any more: the others go on. */
  forget(gone: Member): void {
    gone.table.leave();
    this.members = this.members.filter((member) => member !== gone);
    this.#shown = 0;
    this.#keep();
  }

  empty(): void {
    this.leave();
    this.members = [];
  }

  leave(): void {
    for (const member of this.members) member.table.leave();
  }

  #member(as: string): Member {
    return { as, table: new TableState(this.code, askedBy('socket', as)) };
  }

  #after(member: Member | undefined): Member[] {
    const at = member ? this.members.indexOf(member) : -1;
    if (at < 0) return [...this.members];
    return [...this.members.slice(at + 1), ...this.members.slice(0, at)];
  }

  #keep(): void {
    const others = this.members.map((member) => member.as).filter(Boolean);
    store(this.#key, others.join(','));
  }

  /** For an effect: requests go out for the player who holds the device. */
  readonly speak = (): void => {
    holder.as = (this.current ?? this.members[0])?.as ?? FIRST;
  };

  /** For an effect: all here look at the same reveal, so that one "ready" is everybody's. */
  readonly readyTogether = (): void => {
    const looking = this.current;
    if (!looking || this.#table?.phase !== 'reveal') return;
    const seat = looking.table.own?.seat;
    if (seat === undefined || !looking.table.table.seats[seat]?.ready) return;
    for (const { table } of this.members) {
      // Refused only where it is done already, or too late.
      if (table.may.ready) table.move({ do: 'be_ready' }).catch(() => undefined);
    }
  };
}

/** Whether the table waits for that one. */
function awaits({ table: { own, view } }: Member): boolean {
  return own !== undefined && view?.table.awaited.includes(own.seat) === true;
}

/** Who that is, as the others see them. */
export function personOf({ table }: Member): PersonView | undefined {
  const id = table.view?.you?.person;
  const person = id === undefined ? undefined : table.view?.people[id];
  return person && { ...person, name: table.called(id) ?? person.name };
}

const KEY = Symbol('company');

export const shareCompany = (company: Company): Company => setContext(KEY, company);
export const ourCompany = (): Company | undefined => getContext<Company | undefined>(KEY);
