import { describe, expect, test } from 'vitest';
import { callIn, callPeople, type Scope } from '../src/worker/calls.ts';

type Listener = (event: object) => void;

interface Window {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
}

/** A browser around the service worker: what it shows, opens and asks for, in order. */
function browser({
  windows = [],
  answers = {},
}: {
  windows?: readonly Window[];
  answers?: Readonly<Record<string, unknown>>;
} = {}) {
  const listeners = new Map<string, Listener>();
  const done: unknown[] = [];
  const scope = {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    skipWaiting: () => Promise.resolve(),
    clients: {
      claim: () => Promise.resolve(),
      matchAll: () =>
        Promise.resolve(
          windows.map((each) => ({
            ...each,
            focus: () => Promise.resolve(done.push(['focus', each.url])),
          })),
        ),
      openWindow: (address: string) => Promise.resolve(done.push(['open', address])),
    },
    registration: {
      showNotification: (title: string, options: NotificationOptions) =>
        Promise.resolve(done.push(['show', title, options])),
      pushManager: { subscribe: () => Promise.resolve(subscription('new')) },
    },
    location: { origin: 'https://hare.example' },
    navigator: { language: 'fr' },
    fetch: (path: string, init?: RequestInit) => {
      done.push([init?.method ?? 'GET', path, ...(init?.body ? [init.body] : [])]);
      return Promise.resolve(Response.json(answers[path] ?? null));
    },
  };
  callPeople(scope as unknown as Scope);
  /** An event, to the end of what it leads to. */
  const happens = async (type: string, event: object): Promise<unknown[]> => {
    let lasts: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ ...event, waitUntil: (until: Promise<unknown>) => (lasts = until) });
    await lasts;
    return done;
  };
  return { happens };
}

const subscription = (name: string) => ({
  options: { applicationServerKey: new ArrayBuffer(65) },
  toJSON: () => ({ endpoint: `https://push.example/${name}`, keys: { p256dh: 'p', auth: 'a' } }),
});

const CALL = { code: 'tea', title: 'Your turn', body: 'With Tom and Ida' };
const push = (data: unknown) => ({ data: { json: () => data } });
const at = (path: string, visibilityState: DocumentVisibilityState): Window => ({
  url: `https://hare.example${path}`,
  visibilityState,
});

describe('a push message', () => {
  const shown = [
    'show',
    'Your turn',
    { body: 'With Tom and Ida', tag: 'table-tea', icon: '/icon-192.png', data: { code: 'tea' } },
  ];

  test('is shown, and replaces an earlier one of the same table', async () => {
    expect(await browser().happens('push', push(CALL))).toEqual([shown]);
  });

  test('is not shown to who looks at that table', async () => {
    const looks = browser({ windows: [at('/t/tea', 'visible')] });
    expect(await looks.happens('push', push(CALL))).toEqual([]);
  });

  test.each([
    ['/t/tea', 'hidden'],
    ['/t/bed', 'visible'],
    ['/tables', 'visible'],
  ] as const)('is shown to who has %s open, %s', async (path, state) => {
    const elsewhere = browser({ windows: [at(path, state)] });
    expect(await elsewhere.happens('push', push(CALL))).toEqual([shown]);
  });

  test('that is none of ours shows nothing', async () => {
    const broken = {
      data: {
        json: () => {
          throw new SyntaxError();
        },
      },
    };
    const { happens } = browser();
    expect(await happens('push', broken)).toEqual([]);
    expect(await happens('push', { data: null })).toEqual([]);
    expect(callIn({ ...CALL, code: '../../evil' })).toBeUndefined();
    expect(callIn({ code: 'tea' })).toBeUndefined();
  });
});

describe('a press on it', () => {
  const note = { data: { code: 'tea' }, close: () => undefined };

  test('leads to the window that has the table', async () => {
    const { happens } = browser({ windows: [at('/', 'visible'), at('/t/tea', 'hidden')] });
    expect(await happens('notificationclick', { notification: note })).toEqual([
      ['focus', 'https://hare.example/t/tea'],
    ]);
  });

  test('opens one where there is none', async () => {
    const { happens } = browser({ windows: [at('/', 'visible')] });
    expect(await happens('notificationclick', { notification: note })).toEqual([
      ['open', '/t/tea'],
    ]);
  });
});

test('a browser that got another address tells it to the tables that call it, and to no others', async () => {
  const { happens } = browser({
    answers: {
      '/api/tables': [{ code: 'tea' }, { code: 'bed' }],
      '/api/tables/tea/push': { this: true },
      '/api/tables/bed/push': { this: false },
    },
  });
  const told = JSON.stringify({ ...subscription('new').toJSON(), language: 'fr' });
  expect(await happens('pushsubscriptionchange', { oldSubscription: subscription('old') })).toEqual(
    [
      ['GET', '/api/tables'],
      ['GET', '/api/tables/tea/push'],
      ['POST', '/api/tables/tea/push', told],
      ['GET', '/api/tables/bed/push'],
    ],
  );
});
