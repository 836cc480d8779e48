/** A seat that is taken along: the table's code, and the secret of the personal link. */
export interface Taken {
  readonly code: string;
  readonly secret: string;
}

/** The seats in the part of an address behind the #; nothing if it has none of our kind. */
export function takenIn(hash: string): readonly Taken[] | undefined {
  const [, list] = /^#take=(.*)$/.exec(hash) ?? [];
  if (list === undefined) return undefined;
  const found = new Map<string, Taken>();
  for (const part of list.split(',')) {
    const [, code, secret] = /^([0-9a-z]+)\.([\w-]+)$/.exec(part) ?? [];
    if (code !== undefined && secret !== undefined) found.set(code, { code, secret });
  }
  return [...found.values()];
}

/** The seat that a personal link opens: `…/t/CODE#me=SECRET`. */
export function seatOf(link: string): Taken | undefined {
  const [, code, secret] = /\/t\/([0-9a-z]+)\/?#me=([\w-]+)$/.exec(link) ?? [];
  return code !== undefined && secret !== undefined ? { code, secret } : undefined;
}

/** One link for all of them. It is behind the #, which browsers never send. */
export const takeLink = (origin: string, seats: readonly Taken[]): string =>
  `${origin}/tables#take=${seats.map(({ code, secret }) => `${code}.${secret}`).join(',')}`;
