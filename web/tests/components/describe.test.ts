import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Describe from '../../src/lib/decks/make/Describe.svelte';
import Grid from '../../src/lib/decks/make/Grid.svelte';
import { Making } from '../../src/lib/decks/make/making.svelte.ts';
import type { OwnLimits } from '../../src/lib/wire/protocol.ts';

const LIMITS: OwnLimits = {
  on: true,
  server_reach: false,
  cards: 500,
  bytes_a_picture: 1e7,
  bytes: 1e9,
  decks_left_today: 5,
  heic: false,
  describer: 'machine.example',
};
const DRAFT = { description: 'A hare.', tags: ['night'], inventory: ['hare'] };

interface Request {
  readonly what: string;
  readonly body: unknown;
  readonly answer: (status: number, body?: unknown) => void;
}

/** All requests but the one for the deck; each is answered when the test says so. */
let requests: Request[];
const drafts = (): Request[] => requests.filter(({ what }) => what.endsWith('/describe'));
const saved = (): Request[] => requests.filter(({ what }) => what.startsWith('PATCH'));

/** Nothing is decoded here, and there are no workers. */
class NoWorker {
  postMessage = (): void => undefined;
  terminate = (): void => undefined;
}

beforeEach(() => {
  requests = [];
  vi.stubGlobal('Worker', NoWorker);
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'GET') return Promise.resolve(Response.json(deck()));
    return new Promise((done) => {
      const answer: Request['answer'] = (status, answered) => {
        done(status === 204 ? new Response(null, { status }) : Response.json(answered, { status }));
      };
      const what = `${method} ${path.replace('/api/own-decks/own-1/cards/', '')}`;
      requests.push({ what, body: body === undefined ? undefined : JSON.parse(body), answer });
    });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const deck = () => ({
  name: 'By the sea',
  reach: 'link',
  author: '',
  licence: '',
  state: 'draft',
  cards: [
    { card: 'c1', description: '' },
    { card: 'c2', description: 'A hat.' },
    { card: 'c3', description: '' },
    { card: 'c4', description: '' },
  ],
});

const press = (name: string): Promise<boolean> =>
  fireEvent.click(screen.getByRole('button', { name }));

async function open(): Promise<Making> {
  const making = new Making(LIMITS);
  await making.load('own-1');
  render(Describe, { making, host: 'machine.example' });
  return making;
}

async function agree(): Promise<void> {
  await press('Have them described');
  await press('Send');
}

const answer = async (at: number, status: number, body?: unknown): Promise<void> => {
  await vi.waitFor(() => {
    expect(drafts().length).toBeGreaterThan(at);
  });
  drafts()[at]?.answer(status, body);
};

test('nothing is sent before the yes, which names how many and where to', async () => {
  await open();
  expect(screen.getByText('Pictures without a description: 3')).toBeTruthy();
  await press('Have them described');
  expect(screen.getByText(/^3 pictures will be sent to machine.example\./u)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Don’t send');
  await press('Don’t send');
  await press('Have them described');
  expect(requests).toEqual([]);
  await press('Send');
  expect(requests.map(({ what }) => what)).toEqual(['POST c1/describe']);
  expect(screen.getByText('Being described: 1 of 3')).toBeTruthy();
});

test('a draft is saved with what is for bots, and the next picture is sent', async () => {
  const making = await open();
  await agree();
  await answer(0, 200, DRAFT);
  await vi.waitFor(() => {
    expect(making.pictures[0]).toMatchObject({ description: 'A hare.', draft: 'unread' });
    expect(saved().map(({ what, body }) => [what, body])).toEqual([['PATCH c1', DRAFT]]);
  });
  expect(await screen.findByText('Being described: 2 of 3')).toBeTruthy();
  expect(drafts().map(({ what }) => what)).toEqual(['POST c1/describe', 'POST c3/describe']);
});

test('a picture that the player describes meanwhile is passed over, and a draft for it is dropped', async () => {
  const making = await open();
  await agree();
  const [first, , third] = making.pictures;
  if (!first || !third) throw new Error('no pictures');
  making.describe(first, 'Mine.');
  making.describe(third, 'Mine too.');
  await answer(0, 200, DRAFT);
  await answer(1, 200, DRAFT);
  expect(await screen.findByText('Drafts to be read: 1')).toBeTruthy();
  expect(drafts().map(({ what }) => what)).toEqual(['POST c1/describe', 'POST c4/describe']);
  expect(making.pictures.map(({ description }) => description)).toEqual([
    'Mine.',
    'A hat.',
    'Mine too.',
    'A hare.',
  ]);
});

test('a picture without words is passed over; a silent machine ends it with a sentence', async () => {
  const making = await open();
  await agree();
  await answer(0, 422, { code: 'not_described', detail: '' });
  await answer(1, 503, { code: 'describer_silent', detail: '' });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The machine can’t be reached/u);
  expect(making.pictures.map(({ draft }) => draft)).toEqual([
    'none',
    undefined,
    undefined,
    undefined,
  ]);
  expect(drafts().length).toBe(2);
  expect(screen.getByRole('button', { name: 'Have them described' })).toBeTruthy();
});

test('too much at once ends it with a sentence', async () => {
  await open();
  await agree();
  await answer(0, 429, { code: 'too_many_requests', detail: '' });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^That was a lot at once/u);
  expect(drafts().length).toBe(1);
});

test('stopped, it sends no further picture, and takes the draft of the one that was sent', async () => {
  const making = await open();
  await agree();
  await press('Stop');
  expect(screen.getByText('Pictures without a description: 2')).toBeTruthy();
  await answer(0, 200, DRAFT);
  await vi.waitFor(() => {
    expect(making.pictures[0]?.draft).toBe('unread');
  });
  expect(drafts().length).toBe(1);
});

test('gone, it sends no further picture', async () => {
  const making = new Making(LIMITS);
  await making.load('own-1');
  const { unmount } = render(Describe, { making, host: 'machine.example' });
  await agree();
  unmount();
  await answer(0, 200, DRAFT);
  await vi.waitFor(() => {
    expect(making.pictures[0]?.draft).toBe('unread');
  });
  expect(drafts().length).toBe(1);
});

test('whoever makes a deck is asked for a line for each picture that has none', async () => {
  const making = new Making({ ...LIMITS, describer: '' });
  await making.load('own-1');
  render(Grid, { making });
  expect(screen.getByText(/^3 pictures have no words yet/u)).toBeTruthy();
  await press('Write a line for each');
  expect(screen.getByRole('textbox', { name: 'In one line: what is there to see?' })).toBeTruthy();
});
