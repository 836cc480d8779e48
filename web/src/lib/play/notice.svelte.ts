import { say } from '../language.svelte.ts';
import { keep, kept } from '../kept.ts';
import { sounds } from './sounds.ts';

/** Tells somebody who looks elsewhere that it is their turn, by whatever means the browser and they allow. */
class TurnNotice {
  notify = $state(kept('notify') === 'on' && allowed());
  sound = $state(sounds.on);
  #shown: Notification | undefined;

  constructor() {
    document.addEventListener('visibilitychange', () => {
      // Whoever looks at the table needs no note about it any more.
      if (!document.hidden) this.#shown?.close();
    });
  }

  /** Browsers offer notifications only over https, or on the same machine. */
  get possible(): boolean {
    return 'Notification' in globalThis && isSecureContext;
  }

  async want(wanted: boolean): Promise<void> {
    this.notify = wanted && (allowed() || (await Notification.requestPermission()) === 'granted');
    keep('notify', this.notify ? 'on' : 'off');
  }

  hear(wanted: boolean): void {
    sounds.on = wanted;
    this.sound = wanted;
  }

  /** A dot on the icon of the tab, as long as the table waits for this player. */
  mark(waits: boolean): void {
    document
      .querySelector('link[rel=icon]')
      ?.setAttribute('href', waits ? '/icon-turn.svg' : '/icon.svg');
  }

  ring(words: string): void {
    sounds.play('turn');
    vibrate([30, 60, 30]);
    if (!document.hidden || !this.notify) return;
    try {
      const note = new Notification(say('app.name'), {
        body: words,
        tag: 'turn',
        icon: '/icon.svg',
      });
      note.onclick = () => {
        focus();
        note.close();
      };
      this.#shown = note;
    } catch {
      // Some phones allow this only to service workers; the title and the sound have told already.
    }
  }
}

/** Where there is something to shake, and somebody has touched the page: before that, browsers refuse, and say so. */
export function vibrate(pattern: number | number[]): void {
  if ('vibrate' in navigator && touched()) navigator.vibrate(pattern);
}

/** Whether somebody has pressed anything on this page yet. Older browsers don't know, and don't ask for it either. */
const touched = (): boolean =>
  !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;

const allowed = (): boolean =>
  'Notification' in globalThis && Notification.permission === 'granted';

export const turnNotice = new TurnNotice();
