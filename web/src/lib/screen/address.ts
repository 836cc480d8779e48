import { lettersFor } from './letters.ts';

/** A table's address as it stands on a big screen: its lines, and the size of its letters in units of the screen. */
export interface Address {
  readonly lines: readonly string[];
  readonly size: number;
}

const ROOM = 540;
const LARGEST = 32;
const SIZES = [26, LARGEST] as const;

/** In one line if there is room, else the code on a line of its own; never broken within the code. */
export function inLines(address: string): Address {
  const code = address.lastIndexOf('/t/');
  const whole = { lines: [address], size: lettersFor([address], ROOM, SIZES) };
  if (whole.size >= LARGEST || code <= 0) return whole;
  const lines = [address.slice(0, code), address.slice(code)];
  return { lines, size: lettersFor(lines, ROOM, SIZES) };
}
