import type { Scope } from './calls.ts';

/** A request that the page makes, and how it is answered. */
export interface Fetched {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
  waitUntil(done: Promise<unknown>): void;
}

/** What a worker needs to keep things, as far as we use it. */
export interface Keeper extends Pick<Scope, 'skipWaiting' | 'clients' | 'location' | 'fetch'> {
  addEventListener(type: 'fetch', listen: (event: Fetched) => void): void;
  addEventListener(
    type: 'install' | 'activate',
    listen: (event: Pick<Fetched, 'waitUntil'>) => void,
  ): void;
  readonly caches: CacheStorage;
}

const PICTURES = 'pictures';
/** Both of our decks, in two sizes. */
const MOST_PICTURES = 400;
const SHELL = '/';
const FILES = /\/assets\/[^\s"'<>;]+/g;

/**
 * Keeps the page itself, its files, and pictures that everybody may see, so that the page opens without a network and says so.
 *
 * A page is asked for first, and taken from here only where no answer comes: nobody stays on an old version. Nothing of a table, no
 * unlisted deck and no recording is kept: of all else only what the server calls public and unchanging.
 */
export function keepShell(scope: Keeper, build: string): void {
  const shell = `shell ${build}`;

  async function keep(): Promise<void> {
    const cache = await scope.caches.open(shell);
    const page = await scope.fetch(SHELL, { cache: 'no-cache', credentials: 'omit' });
    if (!page.ok) throw new Error(`the page answers ${String(page.status)}`);
    const html = await page.text();
    // The words of this browser's language are named in the header.
    const named = `${html} ${page.headers.get('Link') ?? ''}`;
    await cache.addAll([...new Set(named.match(FILES))]);
    const said = html.replace('<html', '<html data-offline');
    const { headers } = page;
    await cache.put(SHELL, new Response(said, { headers: plain(headers) }));
  }

  scope.addEventListener('install', (event) =>
    event.waitUntil(keep().then(() => scope.skipWaiting())),
  );

  async function tidy(): Promise<void> {
    const names = await scope.caches.keys();
    const old = names.filter((name) => name !== shell && name !== PICTURES);
    await Promise.all(old.map((name) => scope.caches.delete(name)));
    await scope.clients.claim();
  }
  scope.addEventListener('activate', (event) => event.waitUntil(tidy()));

  async function shown(request: Request): Promise<Response> {
    try {
      return await scope.fetch(request);
    } catch (unreachable) {
      const kept = await scope.caches.match(SHELL, { cacheName: shell });
      if (!kept) throw unreachable;
      return kept;
    }
  }

  /** From here, else from the server; then it is kept, if the server calls it public and unchanging. */
  async function unchanging(request: Request, name: string): Promise<Response> {
    const cache = await scope.caches.open(name);
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept) return kept;
    const answer = await scope.fetch(request);
    const control = answer.headers.get('Cache-Control') ?? '';
    if (answer.status === 200 && control.includes('public') && control.includes('immutable')) {
      await cache.put(request, answer.clone()).catch(() => undefined); // the disk is full: the page works without it
      if (name === PICTURES) await forgetOldest(cache);
    }
    return answer;
  }

  async function forgetOldest(cache: Cache): Promise<void> {
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, -MOST_PICTURES).map((each) => cache.delete(each)));
  }

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin) return;
    if (request.mode === 'navigate') event.respondWith(shown(request));
    else if (pathname.startsWith('/assets/')) event.respondWith(unchanging(request, shell));
    else if (pathname.startsWith('/pictures/')) event.respondWith(unchanging(request, PICTURES));
  });
}

/** The headers of a page without what was said of how it was packed. */
function plain(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'Link', 'ETag']) kept.delete(name);
  return kept;
}
