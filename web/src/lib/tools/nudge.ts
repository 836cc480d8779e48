import { say } from '../language.svelte.ts';
import type { TableState } from '../table/table.svelte.ts';
import type { Who } from '../table/who.ts';
import { tell, toast } from '../toast.svelte.ts';

/** Remind a player that the table waits for them, and say that it was done. */
export function nudge(table: TableState, { seat, name }: Who): void {
  void table
    .do({ do: 'nudge', seat })
    .then(() => toast.show(say('missing.nudged', { name })), tell);
}
