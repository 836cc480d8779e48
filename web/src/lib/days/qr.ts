import { encode } from 'uqr';

/** Rows of modules, true where it is dark. */
export type Modules = readonly (readonly boolean[])[];

/** What is longer is no good to scan. */
const LARGEST = 20;

/**
 * The QR code of a text; nothing if it is too long. The page makes it itself: the link to one's tables holds secrets, and no
 * server needs to see it.
 */
export function qrOf(text: string): Modules | undefined {
  try {
    return encode(text, { ecc: 'L', border: 0, maxVersion: LARGEST }).data;
  } catch {
    return undefined; // it says only that the text is too long
  }
}
