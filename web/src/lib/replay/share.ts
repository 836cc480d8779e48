import { handOn } from '../device/allowed.ts';
import { say } from '../language.svelte.ts';
import { toast } from '../toast.svelte.ts';
import { replays } from '../wire/api.ts';
import { cameFrom } from './cameFrom.ts';

/** Hand a link on: by what the device offers for it on phones, else by the clipboard. */
export async function share(url: string): Promise<void> {
  if ((await handOn(url, say('share.text'), say('invite.mark'))) === 'copied')
    toast.show(say('share.copied'));
}

/** The link to a game that was played at a table just now. */
export async function replayLink(code: string, game: number): Promise<string | undefined> {
  const { links } = await replays(code);
  return links[game - 1];
}

/** Open the storybook of a game that was played at a table; its page leads back there. */
export async function openBook(code: string, game: number): Promise<void> {
  const link = await replayLink(code, game);
  if (link === undefined) return;
  cameFrom.keep(code);
  location.assign(new URL(link).pathname);
}
