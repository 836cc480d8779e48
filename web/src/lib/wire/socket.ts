import { earlySocket, socketAddress } from '../early.ts';
import { newId, Refused, type Action } from './api.ts';
import { merge } from './merge.ts';
import type { View } from './protocol.ts';
import { Pulse } from './pulse.ts';

export interface Listener {
  seen(view: View): void;
  connected(): void;
  /** The connection has been gone for a second, and is tried again. */
  lost(): void;
  /** Closed for good: not let in, no such table, too many connections. */
  closed(code: number): void;
  /** The operator says something to everybody; nothing: it no longer holds. */
  announced(text: string): void;
  /** To the host: a person has reported something. */
  reported(): void;
}

interface Pending {
  readonly message: string;
  readonly done: () => void;
  readonly refused: (refused: Refused) => void;
}

type Message =
  | { frame: number; view: unknown; whole?: boolean; ack?: string }
  | { frame?: undefined; ack: string }
  | { frame?: undefined; ack?: undefined; refused?: undefined; announcement: string }
  | { frame?: undefined; ack?: undefined; refused?: undefined; reported: string }
  | { frame?: undefined; ack?: undefined; refused?: undefined; pong: string }
  | { frame?: undefined; ack?: undefined; refused?: string | null; code: string; detail: string };

/** Close codes after which reconnecting is pointless. */
const FOR_GOOD = new Set([4401, 4403, 4404, 4410, 4429]);
const SOONEST = 400;
const LATEST = 8000;
/** A server that is replaced sends its people to another one: who is back as soon as that hears nothing of it. */
const UNNOTICED = 1000;
const PING = JSON.stringify({ ping: '' });

/** How long to wait before the next try: longer each time, and never all at the same moment. */
export function patience(tries: number, chance: number): number {
  const most = Math.min(LATEST, SOONEST * 2 ** tries);
  return most / 2 + (chance * most) / 2;
}

/** A table's socket. It reconnects by itself and repeats unanswered requests with the same ids. */
export class TableSocket {
  #socket: WebSocket | undefined;
  #view: unknown;
  /** The number of the last frame; of none before the whole view is there. */
  #frame: number | undefined;
  readonly #pulse = new Pulse(
    () => this.#socket?.send(PING),
    () => this.#giveUp(),
  );
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #noticed: ReturnType<typeof setTimeout> | undefined;
  #over = false;
  readonly #pending = new Map<string, Pending>();

  constructor(
    private readonly code: string,
    private readonly listener: Listener,
    /** Which of the table's sockets: `socket`, of one of several in this browser `socket?as=2`, or `screen`. */
    private readonly which = 'socket',
  ) {
    this.#connect();
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#giveUp);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  /** Sends a request: resolves when it is done and stored, rejects with the refusal. */
  ask(action: Action): Promise<void> {
    return new Promise((done, refused) => {
      const id = newId();
      const message = JSON.stringify({ id, action });
      this.#pending.set(id, { message, done, refused });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(message);
    });
  }

  close(): void {
    this.#over = true;
    this.#pulse.stop();
    clearTimeout(this.#timer);
    clearTimeout(this.#noticed);
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#giveUp);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  #connect(): void {
    const address = socketAddress(this.code, this.which);
    const early = earlySocket(address);
    const socket = early?.socket ?? new WebSocket(address);
    this.#socket = socket;
    this.#frame = undefined;
    this.#pulse.expect();
    const hear = (event: MessageEvent<string>): void =>
      this.#take(JSON.parse(event.data) as Message);
    socket.onopen = () => this.#pulse.expect();
    socket.onmessage = hear;
    // Not synchronously: the caller of the constructor isn't ready for messages yet.
    if (early) {
      queueMicrotask(() => early.heard.forEach(hear));
    }
    socket.onclose = (event) => {
      if (this.#over || socket !== this.#socket) return;
      this.#socket = undefined;
      if (FOR_GOOD.has(event.code)) {
        this.close();
        this.listener.closed(event.code);
      } else {
        this.#lost();
      }
    };
  }

  #lost(): void {
    this.#pulse.stop();
    this.#noticed ??= setTimeout(() => this.listener.lost(), UNNOTICED);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), patience(this.#tries++, Math.random()));
  }

  #take(message: Message): void {
    if (this.#frame !== undefined || message.frame !== undefined) this.#pulse.beat();
    if ('announcement' in message) {
      this.listener.announced(message.announcement);
      return;
    }
    if ('reported' in message) {
      this.listener.reported();
      return;
    }
    if ('pong' in message) return;
    if (message.frame !== undefined) {
      // The first frame of a connection is the whole view; from then on only what changed comes.
      if (!message.whole && !follows(this.#frame, message.frame)) {
        this.#giveUp();
        return;
      }
      this.#frame = message.frame;
      this.#view = merge(message.whole ? undefined : this.#view, message.view);
      this.listener.seen(this.#view as View);
      if (message.whole) this.#back();
    }
    if (message.ack !== undefined) {
      this.#pending.get(message.ack)?.done();
      this.#pending.delete(message.ack);
    } else if (message.frame === undefined && message.refused) {
      this.#pending.get(message.refused)?.refused(new Refused(message.code, message.detail));
      this.#pending.delete(message.refused);
    }
  }

  #back(): void {
    this.#tries = 0;
    clearTimeout(this.#noticed);
    this.#noticed = undefined;
    this.listener.connected();
    for (const { message } of this.#pending.values()) this.#socket?.send(message);
  }

  /** The connection is of no use: its network is gone, it is silent, or a frame got lost. The next one begins anew. */
  readonly #giveUp = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = undefined;
    socket.close();
    this.#lost();
  };

  /** Reconnects immediately when the page is visible again or the network is back; asks whether the connection holds. */
  readonly #hurry = (): void => {
    if (document.hidden) return;
    if (!this.#socket) {
      clearTimeout(this.#timer);
      this.#connect();
    } else if (this.#frame !== undefined) this.#pulse.check();
  };
}

/** Whether a frame is the next one: one for us alone repeats the last number. */
function follows(last: number | undefined, next: number): boolean {
  return last !== undefined && (next === last || next === last + 1);
}
