/** What a service worker is given, as far as we use it: the page's own types know only windows. */
export interface Scope {
  addEventListener(type: 'push', listen: (event: PushHeard) => void): void;
  addEventListener(type: 'notificationclick', listen: (event: NotePressed) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listen: (event: Changed) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Shown[]>;
    openWindow(address: string): Promise<unknown>;
  };
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    readonly pushManager: Pick<PushManager, 'subscribe'>;
  };
  readonly location: { readonly origin: string };
  readonly navigator: { readonly language: string };
  fetch: typeof fetch;
}

interface Lasting {
  waitUntil(done: Promise<unknown>): void;
}

interface PushHeard extends Lasting {
  readonly data: { json(): unknown } | null;
}

interface NotePressed extends Lasting {
  readonly notification: { readonly data?: unknown; close(): void };
}

interface Changed extends Lasting {
  readonly oldSubscription?: Pick<PushSubscription, 'options'> | null;
  readonly newSubscription?: Pick<PushSubscription, 'toJSON'> | null;
}

/** A window of this site. */
interface Shown {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
}

/** A call, as the server sends it: which table, and words that tell no secret. */
interface Call {
  readonly code: string;
  readonly title: string;
  readonly body: string;
}

/** What a push message holds; nothing if it is none of ours. */
export function callIn(data: unknown): Call | undefined {
  const { code, title, body } = (data ?? {}) as Partial<Record<keyof Call, unknown>>;
  if (typeof code !== 'string' || !/^[0-9a-z]+$/.test(code)) return undefined;
  if (typeof title !== 'string' || typeof body !== 'string') return undefined;
  return { code, title, body };
}

const isAt = (url: string, code: string): boolean =>
  new URL(url).pathname.replace(/\/$/, '') === `/t/${code}`;

/** Calls people to their tables: shows what was pushed, and leads there. */
export function callPeople(scope: Scope): void {
  const windows = (): Promise<readonly Shown[]> =>
    scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

  async function show(data: unknown): Promise<void> {
    const call = callIn(data);
    if (!call) return;
    const { code, title, body } = call;
    // Who looks at the table needs no note about it.
    const looks = (await windows()).some(
      ({ url, visibilityState }) => visibilityState === 'visible' && isAt(url, code),
    );
    if (looks) return;
    const options = { body, tag: `table-${code}`, icon: '/icon-192.png', data: { code } };
    await scope.registration.showNotification(title, options);
  }
  scope.addEventListener('push', (event) => event.waitUntil(show(read(event))));

  async function lead(data: unknown): Promise<void> {
    const { code } = (data ?? {}) as { code: string };
    const open = (await windows()).find(({ url }) => isAt(url, code));
    if (open) await open.focus();
    else await scope.clients.openWindow(`/t/${code}`);
  }
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(lead(event.notification.data));
  });

  // A push service may give the browser another address at any time: the tables that call it hear of it.
  async function renew({ oldSubscription, newSubscription }: Changed): Promise<void> {
    const key = oldSubscription?.options.applicationServerKey;
    const subscription =
      newSubscription ??
      (key
        ? await scope.registration.pushManager.subscribe({
            userVisibleOnly: true,
            applicationServerKey: key,
          })
        : undefined);
    if (!subscription) return;
    const { endpoint, keys } = subscription.toJSON();
    const body = JSON.stringify({ endpoint, keys, language: scope.navigator.language });
    const found = await scope.fetch('/api/tables');
    if (!found.ok) return;
    const tables = (await found.json()) as readonly { readonly code: string }[];
    for (const { code } of tables) {
      const push = `/api/tables/${encodeURIComponent(code)}/push`;
      const kept = await scope.fetch(push);
      // Only the tables that this device was called for.
      if (!kept.ok || !((await kept.json()) as { this: boolean }).this) continue;
      const headers = { 'Content-Type': 'application/json' };
      await scope.fetch(push, { method: 'POST', headers, body });
    }
  }
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
}

function read({ data }: PushHeard): unknown {
  try {
    return data?.json();
  } catch {
    return undefined; // no JSON: none of ours
  }
}
