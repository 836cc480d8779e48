import { allowed, askToNotify, mayNotify, notify, vibrate } from '../device/allowed.ts';
import { say } from '../language.svelte.ts';
import { store, stored } from '../storage.ts';
import { sounds } from '../sound/sounds.svelte.ts';

/** Tells a player who looks elsewhere that it is their turn, by the means that browser and player allow. */
class TurnNotice {
  notify = $state(stored('notify') === 'on' && mayNotify());
  #shown: { close(): void } | undefined;

  constructor() {
    document.addEventListener('visibilitychange', () => {
      // A player who looks at the table needs no note about it.
      if (!document.hidden) this.#shown?.close();
    });
  }

  /** Browsers offer notifications only over https, or on the same machine. */
  get possible(): boolean {
    return allowed.notify();
  }

  async want(wanted: boolean): Promise<void> {
    this.notify = wanted && (await askToNotify());
    store('notify', this.notify ? 'on' : 'off');
  }

  /** A dot on the icon of the tab, as long as the table waits for this player. */
  mark(waits: boolean): void {
    document
      .querySelector('link[rel=icon]')
      ?.setAttribute('href', waits ? '/icon-turn.svg' : '/icon.svg');
  }

  ring(words: string): void {
    sounds.play('call');
    vibrate([30, 60, 30]);
    if (!document.hidden || !this.notify) return;
    this.#shown = notify(say('app.name'), { body: words, tag: 'turn', icon: '/icon.svg' });
  }
}

export const turnNotice = new TurnNotice();
