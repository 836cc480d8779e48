import { getContext, setContext } from 'svelte';

/** Where a recording is fetched, by its id. */
export type RecordingAddress = (id: string) => string;

const KEY = Symbol('where recordings are');

export const setRecordings = (address: RecordingAddress): RecordingAddress =>
  setContext(KEY, address);
/** Nothing where none can be played, as on a curtain between two players. */
export const getRecordings = (): RecordingAddress | undefined =>
  getContext<RecordingAddress | undefined>(KEY);

/** Those of a table. */
export const recordingAt = (code: string, id: string): string =>
  `/api/tables/${encodeURIComponent(code)}/recordings/${encodeURIComponent(id)}`;
