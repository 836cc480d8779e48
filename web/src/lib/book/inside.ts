import type { PictureSource } from '../cards/source.ts';
import type { Replay } from '../wire/protocol.ts';

/** What is in a book that is one file; `hareloom storybook` writes it. */
export interface Inside {
  readonly replay: Replay;
  /** Data addresses by card: as large as there is, or small. */
  readonly pictures: Readonly<Record<string, Pictured>>;
  /** Where it was played; empty where that is not known. */
  readonly place: string;
}

interface Pictured {
  readonly large?: string;
  readonly small?: string;
}

/** The pictures that lie in the file. What is not there is missing: nothing is asked of a server. */
export const fromInside =
  (pictures: Inside['pictures']): PictureSource =>
  (card, large) => {
    const found = pictures[card] ?? {};
    return (large ? (found.large ?? found.small) : (found.small ?? found.large)) ?? '';
  };
