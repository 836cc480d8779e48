import type { TableDoor } from './protocol.ts';

const known = new Map<string, string>();

/** The door says how its code is read out: only the server has the list of words at hand. */
export function learnWords<Door extends Pick<TableDoor, 'code' | 'words'>>(door: Door): Door {
  known.set(door.code, door.words.join(' '));
  return door;
}

/** A code as it is read out, with spaces between its words. */
export const wordsOf = (code: string): string => known.get(code) ?? code;
