import { stored } from '../storage.ts';

/** A table's link. The server knows by which address others find it; a page opened on "localhost" does not. */
export const linkOf = (code: string): string =>
  stored(`link.${code}`) ?? `${location.origin}/t/${code}`;
