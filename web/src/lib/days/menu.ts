import { say } from '../language.svelte.ts';

/** The line in the table's menu that leads to hours and calls. */
export const callsMenu = (): { readonly title: string; readonly text: string } => ({
  title: say('calls.title'),
  text: say('calls.menu'),
});
