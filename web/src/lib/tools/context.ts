import { getContext, setContext } from 'svelte';
import type { Asking } from '../days/asking.svelte.ts';
import type { TableState } from '../table/table.svelte.ts';

/** What the bar on top needs to know of the table, wherever the bar is drawn. */
export interface TableTools {
  readonly table: TableState;
  /** Remarks that have not been read. */
  readonly unread: number;
  talk(): void;
  /** What is looked at is over: an earlier turn, to which no clock belongs. */
  readonly past?: boolean;
  /** What a player of a game over days is asked. */
  readonly asking?: Asking | undefined;
}

const KEY = Symbol('table tools');

export const setTableTools = (tools: TableTools): TableTools => setContext(KEY, tools);
export const getTableTools = (): TableTools | undefined => getContext<TableTools | undefined>(KEY);

/** Asks what is wrong with a picture, to report it. */
export type ReportPicture = (card: string) => void;

const REPORT = Symbol('report a picture');

export const setReportPicture = (report: ReportPicture): ReportPicture =>
  setContext(REPORT, report);
export const getReportPicture = (): ReportPicture | undefined =>
  getContext<ReportPicture | undefined>(REPORT);
