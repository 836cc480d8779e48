import { say } from '../language.svelte.ts';
import type { Leafed } from '../play/leafed.ts';
import { toast } from '../toast.svelte.ts';
import { Blocked } from '../tools/blocked.svelte.ts';
import type { Action } from '../wire/api.ts';
import type { May, Own, Phase, Public, View } from '../wire/protocol.ts';
import { TableSocket, type Listener } from '../wire/socket.ts';
import { keepStopped, keptStopped, stoppedGame, type Stopped } from './stopped.ts';
import { calledAt, everybody, units, type Unit, type Who } from './who.ts';

export type Connection = 'coming' | 'here' | 'lost' | 'closed';

/** A move, without the moment it is meant for, which is always now. */
export type MoveNow =
  Extract<Action, { turn: number; phase: Phase }> extends infer M
    ? M extends Action
      ? Omit<M, 'game' | 'turn' | 'phase'>
      : never
    : never;

const NOTHING: May = {};

/** A table as this browser sees it, and the way to do something at it. */
export class TableState {
  connection = $state<Connection>('coming');
  /** Why the connection is over for good. */
  closedBy = $state(0);
  view = $state.raw<View>();
  /** The phase that was on when this page came to the table: what was missed is not played to it again. */
  cameDuring = '';
  /** Whether the page has drawn the table's upper half: the rest comes a moment later. */
  drawn = $state(false);
  /** When the clock's time was sent, by this browser's own. */
  clockSeenAt = $state(0);
  /** The last game, if its host stopped it and no other has started since. */
  stopped = $state.raw<Stopped>();
  /** Where the hand was left: that of the next phase begins there. */
  leafed: Leafed | undefined;
  /** What the server's operator says to everybody, until it is put away. */
  announced = $state('');
  readonly blocked: Blocked;
  /** A table of the past has none. */
  readonly #socket: TableSocket | undefined;

  readonly all = $derived<Who[]>(this.view ? everybody(this.view) : []);
  readonly units = $derived<Unit[]>(units(this.all));
  readonly #called = $derived(this.view && calledAt(this.view));
  /** Whether we are the only person among bots, whom nobody waits for. */
  readonly alone = $derived(
    this.own !== undefined && this.all.filter((who) => who.bot === '').length === 1,
  );
  /** Whether another person could hear what is said aloud. */
  readonly heard = $derived(
    Object.entries(this.view?.people ?? {}).some(
      ([id, person]) => id !== this.view?.you?.person && !person.waiting,
    ),
  );
  readonly isHost = $derived(this.view?.you?.host ?? false);
  readonly may = $derived(this.view?.own?.may ?? NOTHING);

  /** `past` is how the table once stood: that can be looked at, and nothing be done there. */
  constructor(
    readonly code: string,
    which?: string,
    past?: View,
  ) {
    this.blocked = new Blocked(code);
    if (past) {
      this.view = past;
      this.connection = 'here';
      this.drawn = true;
      return;
    }
    const listener: Listener = {
      seen: (view) => {
        if (view.clock !== this.view?.clock) this.clockSeenAt = performance.now();
        if (!this.view) this.cameDuring = momentOf(view.table);
        this.#noteStop(view);
        this.view = view;
      },
      connected: () => (this.connection = 'here'),
      lost: () => (this.connection = 'lost'),
      closed: (code) => {
        this.closedBy = code;
        this.connection = 'closed';
      },
      announced: (text) => (this.announced = text),
      reported: () => toast.show(say('reports.new')),
    };
    this.#socket = new TableSocket(code, listener, which);
  }

  #noteStop(view: View): void {
    const now = stoppedGame(this.view, view);
    const before = this.view ? this.stopped : keptStopped(this.code, view);
    const still = view.table.phase === 'lobby' ? before : undefined;
    if (now ?? (before && !still)) keepStopped(this.code, now);
    this.stopped = now ?? still;
  }

  get table(): Public {
    if (!this.view) throw new Error('the table has not been seen yet');
    return this.view.table;
  }

  get own(): Own | undefined {
    return this.view?.own ?? undefined;
  }

  get moment(): string {
    return momentOf(this.table);
  }

  who(seat: number): Who | undefined {
    return this.all.find((each) => each.seat === seat);
  }

  /** What a person is called, by the key of people; nothing for one who has gone. */
  called(person: string | undefined): string | undefined {
    return person === undefined ? undefined : this.#called?.people.get(person);
  }

  /** What the host is called. */
  get host(): string {
    const people = Object.entries(this.view?.people ?? {});
    return this.called(people.find(([, person]) => person.host)?.[0]) ?? '';
  }

  /** Who sits opposite, where pairs play. */
  partner(seat: number): Who | undefined {
    const place = this.all.findIndex((each) => each.seat === seat);
    return this.all[(place + this.all.length / 2) % this.all.length];
  }

  do(action: Action): Promise<void> {
    return this.#socket?.ask(action) ?? Promise.resolve();
  }

  /** Make a move in the game that is on, in this turn and phase. */
  move(move: MoveNow): Promise<void> {
    const { game, turn, phase } = this.table;
    return this.do({ ...move, game, turn, phase });
  }

  leave(): void {
    this.#socket?.close();
  }
}

const momentOf = ({ game, turn, phase }: Public): string => `${game}.${turn}.${phase}`;
