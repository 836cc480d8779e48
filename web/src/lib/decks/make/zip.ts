import { inflateSync } from 'fflate';

/** A file in a ZIP, as its table of contents names it. */
export interface Entry {
  readonly name: string;
  readonly locked: boolean;
  readonly method: number;
  readonly start: number;
  readonly packed: number;
  readonly size: number;
}

/** What a ZIP says at its end may be followed by a comment of this length. */
const LONGEST_COMMENT = 65_535;
const END = { sign: 0x06054b50, length: 22 };
const LISTED = { sign: 0x02014b50, length: 46 };
const LOCAL = { sign: 0x04034b50, length: 30 };
const STORED = 0;
const DEFLATED = 8;

/** The files in a ZIP. What is damaged, cut off or no ZIP at all has no table of contents, and is an error. */
export async function entriesOf(archive: Blob): Promise<Entry[]> {
  const tail = await viewOf(archive.slice(-LONGEST_COMMENT - END.length));
  const end = lastSign(tail, END);
  const length = tail.getUint32(end + 12, true);
  const start = tail.getUint32(end + 16, true);
  const table = await viewOf(archive.slice(start, start + length));
  const entries: Entry[] = [];
  for (let at = 0; entries.length < tail.getUint16(end + 10, true);) {
    if (table.getUint32(at, true) !== LISTED.sign) throw new Error('not a ZIP');
    const name = LISTED.length + table.getUint16(at + 28, true);
    entries.push({
      name: textOf(table, at + LISTED.length, at + name),
      locked: (table.getUint16(at + 8, true) & 1) === 1,
      method: table.getUint16(at + 10, true),
      packed: table.getUint32(at + 20, true),
      size: table.getUint32(at + 24, true),
      start: table.getUint32(at + 42, true),
    });
    at += name + table.getUint16(at + 30, true) + table.getUint16(at + 32, true);
  }
  return entries;
}

/** One file of a ZIP, unpacked. What is larger than it may be, or than it says, is an error. */
export async function unpacked(archive: Blob, entry: Entry, most: number): Promise<Blob> {
  const { locked, method, start, packed, size } = entry;
  const head = await viewOf(archive.slice(start, start + LOCAL.length));
  if (head.getUint32(0, true) !== LOCAL.sign) throw new Error('not a ZIP');
  const from = start + LOCAL.length + head.getUint16(26, true) + head.getUint16(28, true);
  const content = archive.slice(from, from + packed);
  if (locked || size > most || content.size !== packed) throw new Error('can’t be unpacked');
  if (method === STORED) return content;
  if (method !== DEFLATED) throw new Error('packed in an unusual way');
  // It has the room that it asked for and no more, however much comes out.
  const out = inflateSync(new Uint8Array(await content.arrayBuffer()), {
    out: new Uint8Array(size),
  });
  if (out.length !== size) throw new Error('cut off');
  return new Blob([out]);
}

function lastSign(view: DataView, { sign, length }: { sign: number; length: number }): number {
  for (let at = view.byteLength - length; at >= 0; at--)
    if (view.getUint32(at, true) === sign) return at;
  throw new Error('not a ZIP');
}

const viewOf = async (part: Blob): Promise<DataView> => new DataView(await part.arrayBuffer());

const textOf = (view: DataView, from: number, to: number): string =>
  new TextDecoder().decode(new Uint8Array(view.buffer, from, to - from));
