import { expect, test } from 'vitest';
import { keepShell, type Keeper } from '../src/worker/keeping.ts';

const ORIGIN = 'https://hare.example';
const PAGE = '<!doctype html><html lang="en"><script src="/assets/main-1.js"></script></html>';
const FOREVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };

type Listener = (event: object) => void;

/** A browser around the worker: its caches, and a server that may be out of reach. */
function browser(build = 'one', kept = new Map<string, Map<string, Response>>()) {
  const listeners = new Map<string, Listener>();
  const asked: string[] = [];
  let reachable = true;
  const answers: Record<string, () => Response> = {
    '/': () => new Response(PAGE, { headers: { Link: '</assets/fr-1.js>; rel=modulepreload' } }),
    '/assets/main-1.js': () => new Response('main', { headers: FOREVER }),
    '/assets/fr-1.js': () => new Response('mots', { headers: FOREVER }),
    '/pictures/a.webp': () => new Response('a', { headers: FOREVER }),
    '/pictures/own.webp': () =>
      new Response('own', { headers: { 'Cache-Control': 'private, no-store' } }),
    '/t/tea': () => new Response('<html>now</html>'),
  };
  const pathOf = (asks: RequestInfo | URL): string =>
    new URL(asks instanceof Request ? asks.url : String(asks), ORIGIN).pathname;
  const fetching = (asks: RequestInfo | URL): Promise<Response> => {
    const path = pathOf(asks);
    asked.push(path);
    const answer = answers[path];
    return reachable && answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('gone'));
  };
  const cache = (files: Map<string, Response>) => ({
    addAll: async (paths: readonly string[]) => {
      for (const path of paths) files.set(path, await fetching(path));
    },
    put: (asks: RequestInfo, answer: Response) => Promise.resolve(files.set(pathOf(asks), answer)),
    match: (asks: RequestInfo) => Promise.resolve(files.get(pathOf(asks))?.clone()),
    keys: () => Promise.resolve([...files.keys()].map((path) => new Request(ORIGIN + path))),
    delete: (asks: RequestInfo) => Promise.resolve(files.delete(pathOf(asks))),
  });
  const scope = {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    skipWaiting: () => Promise.resolve(),
    clients: { claim: () => Promise.resolve() },
    location: { origin: ORIGIN },
    fetch: fetching,
    caches: {
      open: (name: string) => {
        if (!kept.has(name)) kept.set(name, new Map());
        return Promise.resolve(cache(kept.get(name) ?? new Map<string, Response>()));
      },
      keys: () => Promise.resolve([...kept.keys()]),
      delete: (name: string) => Promise.resolve(kept.delete(name)),
      match: (path: string, { cacheName }: { cacheName: string }) =>
        Promise.resolve(kept.get(cacheName)?.get(path)?.clone()),
    },
  };
  keepShell(scope as unknown as Keeper, build);
  const happens = async (type: string): Promise<void> => {
    let lasts: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ waitUntil: (until: Promise<unknown>) => (lasts = until) });
    await lasts;
  };
  /** What the page gets, or nothing where the worker leaves it to the browser. */
  const fetched = async (path: string, mode = 'cors', method = 'GET'): Promise<string> => {
    let answer: Promise<Response> | undefined;
    const request = Object.assign(new Request(ORIGIN + path, { method }), {});
    Object.defineProperty(request, 'mode', { value: mode });
    listeners.get('fetch')?.({
      request,
      respondWith: (promise: Promise<Response>) => (answer = promise),
    });
    return answer ? (await answer).text() : '';
  };
  return { happens, fetched, kept, asked, lose: () => (reachable = false) };
}

test('without a network every page opens, and says so', async () => {
  const { happens, fetched, lose } = browser();
  await happens('install');
  lose();
  expect(await fetched('/t/tea', 'navigate')).toContain('<html data-offline lang="en">');
  expect(await fetched('/assets/main-1.js')).toBe('main');
  expect(await fetched('/assets/fr-1.js')).toBe('mots');
});

test('with a network every page is the server’s, so that nobody stays on an old one', async () => {
  const { happens, fetched } = browser();
  await happens('install');
  expect(await fetched('/t/tea', 'navigate')).toBe('<html>now</html>');
});

test('a newer version leaves nothing of the older one but pictures', async () => {
  const old = browser('one');
  await old.happens('install');
  await old.fetched('/pictures/a.webp');
  const newer = browser('two', old.kept);
  await newer.happens('install');
  await newer.happens('activate');
  expect([...newer.kept.keys()].sort()).toEqual(['pictures', 'shell two']);
});

test('pictures that all may see are kept, those of a player’s own deck are not', async () => {
  const { fetched, asked, kept } = browser();
  for (const path of ['/pictures/a.webp', '/pictures/a.webp', '/pictures/own.webp'])
    await fetched(path);
  expect(asked).toEqual(['/pictures/a.webp', '/pictures/own.webp']);
  expect([...(kept.get('pictures')?.keys() ?? [])]).toEqual(['/pictures/a.webp']);
});

test('nothing of a table passes through the worker', async () => {
  const { fetched, asked, kept } = browser();
  for (const path of ['/api/tables/tea/view', '/api/tables/tea/recordings/x', '/t/tea/qr.svg'])
    expect(await fetched(path)).toBe('');
  expect(await fetched('/pictures/a.webp', 'cors', 'POST')).toBe('');
  expect([asked, kept.size]).toEqual([[], 0]);
});
