import { Refused } from '../wire/api.ts';
import type { Kind } from './kinds.ts';
import { drawn } from './waves.ts';

/** A recording that is here: an address for the element that plays it, and how it looks. */
export interface Clip {
  readonly url: string;
  readonly bars: readonly number[] | undefined;
}

/** So many are kept in memory, the newest ones: to hear one again needs no network. */
const KEPT = 4;
const clips = new Map<string, Promise<Clip>>();

/** Fetches a recording, once. Refused with `gone` where it is no more, `unreachable` where it can't be fetched. */
export function fetched(address: string, kind: Kind): Promise<Clip> {
  const known = clips.get(address);
  if (known) return known;
  const coming = fetchClip(address, kind);
  clips.set(address, coming);
  coming.catch(() => clips.delete(address));
  for (const [oldest, clip] of clips) {
    if (clips.size <= KEPT) break;
    clips.delete(oldest);
    void clip.then(({ url }) => URL.revokeObjectURL(url));
  }
  return coming;
}

async function fetchClip(address: string, kind: Kind): Promise<Clip> {
  const response = await fetch(address).catch(() => undefined);
  if (response && [403, 404, 410].includes(response.status)) throw new Refused('gone', '');
  if (!response?.ok) throw new Refused('unreachable', '');
  const blob = await response.blob().catch(() => undefined);
  if (!blob) throw new Refused('unreachable', '');
  return clipOf(blob, kind);
}

/** A recording that is in this browser's memory. Who is done with it revokes its address. */
export async function clipOf(blob: Blob, kind: Kind): Promise<Clip> {
  const bars = kind === 'sound' ? await drawn(await blob.arrayBuffer()) : undefined;
  return { url: URL.createObjectURL(blob), bars };
}
