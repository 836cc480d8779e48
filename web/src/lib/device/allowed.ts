/**
 * What this browser lets a page do. Over plain http, as in a home network, it forbids much of what it offers over https,
 * and some browsers offer less anyway. All use goes through here; the linter sees to that.
 */
export type Freedom = 'copy' | 'notify' | 'awake' | 'vibrate' | 'record';

export const allowed: Readonly<Record<Freedom, () => boolean>> = {
  copy: () => isSecureContext && 'clipboard' in navigator,
  notify: () => isSecureContext && 'Notification' in globalThis,
  awake: () => isSecureContext && 'wakeLock' in navigator,
  vibrate: () => 'vibrate' in navigator,
  record: () => isSecureContext && 'mediaDevices' in navigator && 'MediaRecorder' in globalThis,
};

/** Whether https would help. */
export const overPlainHttp = (): boolean => !isSecureContext;

/** Copy a text. Without a clipboard the older way still works in most browsers; where it doesn't, this is false. */
export async function copy(text: string): Promise<boolean> {
  if (allowed.copy()) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // Forbidden to this page; the older way may still work.
    }
  }
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'out-of-view';
  // Inside an open dialog, if there is one: what lies outside of it can't be marked.
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way there is without https
  const done = document.execCommand('copy');
  area.remove();
  return done;
}

/** Whether the device has a sheet of its own to share with: on phones and tablets, where people use it. */
export const mayShare = (): boolean =>
  'share' in navigator && matchMedia('(pointer: coarse)').matches;

/** Share a link by the device's own sheet. Closing it is no failure; where it can't be opened, this is false. */
export async function share(url: string, title: string): Promise<boolean> {
  if (!mayShare()) return false;
  return navigator.share({ title, url }).then(
    () => true,
    (why: unknown) => why instanceof DOMException && why.name === 'AbortError',
  );
}

/** Hand a link on: by what the device offers for it on phones, else by copying, else in a field to copy it from. */
export async function handOn(
  url: string,
  title: string,
  mark: string,
): Promise<'shared' | 'copied' | 'shown'> {
  if (await share(url, title)) return 'shared';
  if (await copy(url)) return 'copied';
  prompt(mark, url);
  return 'shown';
}

export const mayNotify = (): boolean => allowed.notify() && Notification.permission === 'granted';

export async function askToNotify(): Promise<boolean> {
  return (
    allowed.notify() && (mayNotify() || (await Notification.requestPermission()) === 'granted')
  );
}

/** A note outside of the page, where that is allowed; pressing it leads back here. */
export function notify(title: string, options: NotificationOptions): Notification | undefined {
  if (!mayNotify()) return undefined;
  try {
    const note = new Notification(title, options);
    note.onclick = () => {
      focus();
      note.close();
    };
    return note;
  } catch {
    // Some phones allow this only to service workers; title and sound say it already.
    return undefined;
  }
}

/** Have the browser keep the page for when there is no network, once it has nothing else to do. */
export function keepPage(): void {
  if (!isSecureContext || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    navigator.serviceWorker.register('/sw.js', { scope: '/' }).catch(() => {
      // Forbidden, as in some private windows: the page works without it.
    });
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

/** What stands between this page and push messages. */
export interface PushFacts {
  readonly secure: boolean;
  /** This browser has all that is needed. */
  readonly able: boolean;
  /** An iPhone or iPad that shows the page in its browser: push messages come only to the home screen there. */
  readonly needsHomeScreen: boolean;
  readonly permission: NotificationPermission;
}

export function pushFacts(): PushFacts {
  const able =
    'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  // An iPad says that it is a Mac, but no Mac has fingers.
  const apple =
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
  return {
    secure: isSecureContext,
    able,
    needsHomeScreen: apple && !matchMedia('(display-mode: standalone)').matches,
    permission: 'Notification' in globalThis ? Notification.permission : 'default',
  };
}

/** The push messages that this browser takes for us at present. */
export async function pushSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Have this browser take push messages, made with that key; only after a press, as it asks its user. */
export async function subscribeToPush(
  key: Uint8Array<ArrayBuffer>,
): Promise<PushSubscription | undefined> {
  if (!(await askToNotify())) return undefined;
  await navigator.serviceWorker.register('/sw.js', { scope: '/' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch (problem) {
    // Made with another key, of an earlier server at this address.
    const old = await pushManager.getSubscription();
    if (!old) throw problem;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Open the microphone or the camera; the browser asks its user first. */
export const openDevice = (wanted: MediaStreamConstraints): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia(wanted);

/** Only after a first touch: before that, browsers refuse and log it. */
export function vibrate(pattern: number | number[]): void {
  if (allowed.vibrate() && touched()) navigator.vibrate(pattern);
}

/** Whether this page was pressed yet. Older browsers don't know, and don't require it either. */
const touched = (): boolean =>
  !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;

/** Keep the screen on as long as the page is looked at, until what is returned is called. */
export function keepAwake(): () => void {
  if (!allowed.awake()) return () => undefined;
  let held: WakeLockSentinel | undefined;
  let over = false;
  const take = (): void => {
    // Browsers let go of it whenever the page is hidden.
    if (document.hidden || over) return;
    navigator.wakeLock.request('screen').then(
      (lock) => {
        if (over) void lock.release();
        else held = lock;
      },
      () => {
        // The battery is low, say. The next look at the page tries again.
      },
    );
  };
  take();
  document.addEventListener('visibilitychange', take);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', take);
    void held?.release();
  };
}
