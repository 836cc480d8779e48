import { askedBy, holder } from './holder.ts';
import type {
  TableRequest,
  DeckInList,
  DeckShown,
  DeviceList,
  Entered,
  Erased,
  JoinTable,
  OpenTable,
  MyTable,
  PersonalLink,
  Replay,
  ReplayList,
  Report,
  ReportCard,
  ReportShown,
  TableDoor,
} from './protocol.ts';
import { learnWords } from './words.ts';

/** A request that failed: the server refused it, or could not be reached. A stable code, and its sentence. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    detail: string,
  ) {
    super(detail);
  }
}

export type Action = TableRequest['action'];

/** Makes a request. What is no bytes of its own is sent as JSON. */
export async function ask<Answer>(
  method: string,
  path: string,
  body?: unknown,
  as = holder.as,
): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(askedBy(path, as), {
      method,
      ...(body === undefined
        ? {}
        : body instanceof Blob
          ? { body, headers: { 'Content-Type': 'application/octet-stream' } }
          : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
  } catch {
    throw new Refused('unreachable', '');
  }
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (!response.ok) {
    const problem = (answer ?? {}) as { code?: string; detail?: string };
    throw new Refused(problem.code ?? 'unreachable', problem.detail ?? '');
  }
  return answer as Answer;
}

const at = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;

export const openTable = (table: OpenTable): Promise<Entered> => ask('POST', '/api/tables', table);
export const myTables = (): Promise<readonly MyTable[]> => ask('GET', '/api/tables');
/** Forget this browser's people at all their tables. */
export const eraseMe = (): Promise<Erased> => ask('DELETE', '/api/me', undefined, '');
export const deleteTable = (code: string): Promise<null> => ask('DELETE', at(code));
export const lookAtDoor = async (code: string, as?: string): Promise<TableDoor> =>
  learnWords(await ask<TableDoor>('GET', at(code), undefined, as));
/** The same for a big screen: its browser may then show the pictures of players' own decks. */
export const lookAtDoorAsScreen = async (code: string): Promise<TableDoor> =>
  learnWords(await ask<TableDoor>('GET', `${at(code)}?for=screen`, undefined, ''));
export const joinTable = (code: string, who: JoinTable, as?: string): Promise<Entered> =>
  ask('POST', `${at(code)}/people`, who, as);
export const enterTable = (code: string, secret: string): Promise<Entered> =>
  ask('POST', `${at(code)}/devices`, { secret });
export const leaveDevice = (code: string): Promise<null> => ask('DELETE', `${at(code)}/devices`);
export const myDevices = (code: string): Promise<DeviceList> => ask('GET', `${at(code)}/devices`);
export const endDevice = (code: string, device: string): Promise<null> =>
  ask('DELETE', `${at(code)}/devices/${encodeURIComponent(device)}`);
/** The personal link goes with them. */
export const endOtherDevices = (code: string): Promise<null> => endDevice(code, 'others');
/** Take the personal link back, alone or with the devices that came by it. */
export const revokeLink = (code: string, devices = false): Promise<null> =>
  ask('DELETE', `${at(code)}/link${devices ? '?devices=end' : ''}`);
export const personalLink = (code: string): Promise<PersonalLink> =>
  ask('POST', `${at(code)}/link`);
export const rename = (code: string, name: string): Promise<null> =>
  ask('PUT', `${at(code)}/name`, { name });
export const dress = (code: string, hare: number): Promise<null> =>
  ask('PUT', `${at(code)}/hare`, { hare });
/** Be a hare without a name in replays and storybooks, or have a name again. */
export const beUnnamed = (code: string, unnamed: boolean): Promise<null> =>
  ask('PUT', `${at(code)}/unnamed`, { unnamed });
export const report = (code: string, what: Report): Promise<null> =>
  ask('POST', `${at(code)}/reports`, what);
/** Reports a picture of a player's own deck, away from any table. */
export const reportCard = (deck: string, what: ReportCard): Promise<null> =>
  ask('POST', `/api/own-decks/${encodeURIComponent(deck)}/reports`, what);
export const reports = (code: string): Promise<readonly ReportShown[]> =>
  ask('GET', `${at(code)}/reports`);
export const replays = (code: string): Promise<ReplayList> => ask('GET', `${at(code)}/replays`);
/** A finished game, by the part of its link behind `/r/`. */
export const replay = (path: string): Promise<Replay> => ask('GET', `/api/replays/${path}`);
export const act = (code: string, action: Action): Promise<unknown> =>
  ask('POST', `${at(code)}/actions`, { id: newId(), action });

/** A new id for a request; `randomUUID` is missing on plain http in a home network. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** All decks that this browser may choose from. */
export const deckList = (): Promise<readonly DeckInList[]> => ask('GET', '/api/decks');
export const deckShown = (id: string, language: string): Promise<DeckShown> =>
  ask('GET', `/api/decks/${encodeURIComponent(id)}?language=${language}`);
