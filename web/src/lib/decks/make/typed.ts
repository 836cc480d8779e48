import { forget, store, stored } from '../../storage.ts';

const key = (deck: string): string => `own-name.${deck}`;

/** A deck's name as it was typed, until the server has it: a tab may be closed, or the network gone. */
export function typedName(deck: string): string | undefined {
  const name = stored(key(deck));
  return name === null || name === '' ? undefined : name;
}
export const keepTypedName = (deck: string, name: string): void => store(key(deck), name);
export const forgetTypedName = (deck: string): void => forget(key(deck));
