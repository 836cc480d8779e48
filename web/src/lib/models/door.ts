import { say } from '../language.svelte.ts';

/** What newcomers are told before they join. */
export const modelAtTheDoor = (host: string): string => say('model.note', { host });
