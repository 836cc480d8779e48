import { allowed, askToNotify, mayNotify, notify, vibrate } from '../device/allowed.ts';
import { say } from '../language.svelte.ts';
import { keep, kept } from '../kept.ts';
import { sounds } from './sounds.ts';

/** Tells somebody who looks elsewhere that it is their turn, by whatever means the browser and they allow. */
class TurnNotice {
  notify = $state(kept('notify') === 'on' && mayNotify());

  /** Browsers offer notifications only over https, or on the same machine. */
  get possible(): boolean {
    return allowed.notify();
  }

  async want(wanted: boolean): Promise<void> {
    this.notify = wanted && (await askToNotify());
    keep('notify', this.notify ? 'on' : 'off');
  }

  ring(words: string): void {
    sounds.play('turn');
    if (!document.hidden) return;
    vibrate([30, 60, 30]);
    if (this.notify) notify(say('app.name'), { body: words, tag: 'turn', icon: '/icon.svg' });
  }
}

export const turnNotice = new TurnNotice();
