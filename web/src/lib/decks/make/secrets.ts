import { store, stored } from '../../storage.ts';

/** What the server says once, when a deck is made: this browser keeps it to show its links again. */
export interface Secrets {
  readonly key: string;
  readonly link: string;
}

export function keepSecrets(deck: string, { key, link }: Secrets): void {
  store(`own.${deck}`, JSON.stringify({ key, link }));
}

export function secretsOf(deck: string): Partial<Secrets> {
  try {
    return JSON.parse(stored(`own.${deck}`) ?? '{}') as Partial<Secrets>;
  } catch {
    return {};
  }
}

/** Secrets stand behind the #, where no server and no log sees them. */
export const linkOf = (deck: string, link: string): string =>
  `${location.origin}/decks#open=${deck}.${link}`;
export const keyLinkOf = (deck: string, key: string): string =>
  `${location.origin}/decks#mine=${deck}.${key}`;
