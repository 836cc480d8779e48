import { getContext, setContext } from 'svelte';
import type { TableState } from '../table/table.svelte.ts';

/** What the bar on top needs to know of the evening, wherever the bar is drawn. */
export interface Evening {
  readonly table: TableState;
  /** Remarks that have not been read. */
  readonly unread: number;
  talk(): void;
}

const KEY = Symbol('evening');

export const setEvening = (evening: Evening): Evening => setContext(KEY, evening);
export const getEvening = (): Evening | undefined => getContext<Evening | undefined>(KEY);
