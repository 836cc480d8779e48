import { say } from '../language.svelte.ts';
import { keep, kept } from '../kept.ts';
import { sounds } from './sounds.ts';

/** Tells somebody who looks elsewhere that it is their turn, by whatever means the browser and they allow. */
class TurnNotice {
  notify = $state(kept('notify') === 'on' && allowed());

  /** Browsers offer notifications only over https, or on the same machine. */
  get possible(): boolean {
    return 'Notification' in globalThis && isSecureContext;
  }

  async want(wanted: boolean): Promise<void> {
    this.notify = wanted && (allowed() || (await Notification.requestPermission()) === 'granted');
    keep('notify', this.notify ? 'on' : 'off');
  }

  ring(words: string): void {
    sounds.play('turn');
    if (!document.hidden) return;
    vibrate([30, 60, 30]);
    if (!this.notify) return;
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
    } catch {
      // Some phones allow this only to service workers; the title and the sound have told already.
    }
  }
}

/** Where there is something to shake. Some browsers have no such thing, whatever the types say. */
export function vibrate(pattern: number | number[]): void {
  if ('vibrate' in navigator) navigator.vibrate(pattern);
}

const allowed = (): boolean =>
  'Notification' in globalThis && Notification.permission === 'granted';

export const turnNotice = new TurnNotice();
