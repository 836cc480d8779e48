import { stored } from './storage.ts';
import { lookAtDoor } from './wire/api.ts';
import type { TableDoor } from './wire/protocol.ts';

/** A socket opened before the table's component listens, and what it received meanwhile. */
export interface EarlySocket {
  readonly socket: WebSocket;
  readonly heard: readonly MessageEvent<string>[];
}

let door: { code: string; answer: Promise<TableDoor> } | undefined;
let early: EarlySocket | undefined;

export function socketAddress(code: string, which: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${code}/${which}`;
}

/** Ask for what a table needs first while its words and script are still on their way. */
export function begin({ pathname, hash }: Location): void {
  const code = /^\/t\/([0-9a-z]+)\/?$/.exec(pathname)?.[1];
  // A personal link is answered first.
  if (!code || hash) return;
  const answer = lookAtDoor(code);
  answer.catch(() => undefined); // its consumer handles the error
  door = { code, answer };
  // Only where this browser has sat down before: others would be refused.
  if (stored(`link.${code}`)) early = open(socketAddress(code, 'socket'));
}

function open(address: string): EarlySocket {
  const socket = new WebSocket(address);
  const heard: MessageEvent<string>[] = [];
  socket.onmessage = (event: MessageEvent<string>) => heard.push(event);
  return { socket, heard };
}

/** The door's answer for this address; used once, since a later answer may differ. */
export function earlyDoor(code: string): Promise<TableDoor> | undefined {
  const answer = door?.code === code ? door.answer : undefined;
  door = undefined;
  return answer;
}

/** The socket that was opened early, if it is this one and still good; once. */
export function earlySocket(address: string): EarlySocket | undefined {
  const found = early;
  early = undefined;
  if (found?.socket.url === address && found.socket.readyState <= WebSocket.OPEN) return found;
  found?.socket.close();
  return undefined;
}
