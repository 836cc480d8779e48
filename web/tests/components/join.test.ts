import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import JoinForm from '../../src/lib/home/JoinForm.svelte';
import { router } from '../../src/lib/router.svelte.ts';

const asked: string[] = [];
let status = 200;

beforeEach(() => {
  asked.length = 0;
  status = 200;
  router.go('/');
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const found = { code: path.split('/').at(-1), words: [] };
    return Promise.resolve(
      Response.json(status === 200 ? found : { code: 'no_such_table' }, { status }),
    );
  });
});

async function type(code: string) {
  render(JoinForm);
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: code } });
  await fireEvent.click(screen.getByRole('button', { name: 'Go to the table' }));
}

const arrived = (path: string) =>
  waitFor(() => {
    expect(router.path).toBe(path);
  });

test.each([
  ['words', 'Amber otter-VELVET', 'amberottervelvet'],
  ['a link', 'https://x.example/t/amberottervelvet', 'amberottervelvet'],
  ['an old code', 'BK7M 2QX Z4D', 'bk7m2qxz4d'],
])('%s lead to the table', async (_, typed, code) => {
  await type(typed);
  await arrived(`/t/${code}`);
  expect(asked).toEqual([`/api/tables/${code}`]);
});

test('a typo is a question, and the server is not asked before it is answered', async () => {
  await type('amber oter velvet');
  const yes = await screen.findByRole('button', { name: 'amber otter velvet' });
  expect(screen.getByText('Did you mean')).toBeTruthy();
  expect(document.activeElement).toBe(yes);
  expect(asked).toEqual([]);
  await fireEvent.click(yes);
  await arrived('/t/amberottervelvet');
});

test('a typo that may mean two codes asks for both, the likelier one first', async () => {
  await type('amber otter snale');
  await screen.findByRole('button', { name: 'amber otter snail' });
  const offered = [...screen.getByRole('alert').querySelectorAll('button')];
  expect(offered.map((each) => each.textContent)).toEqual([
    'amber otter snail',
    'amber otter scale',
  ]);
});

test('what is nothing like a code is said to be none', async () => {
  await type('hello there');
  expect((await screen.findByRole('alert')).textContent).toMatch(/three or four words/);
  expect(asked).toEqual([]);
});

test('a code without a table is said to have none', async () => {
  status = 404;
  await type('amber otter velvet');
  expect((await screen.findByRole('alert')).textContent).toMatch(/no table with that code/);
  expect(router.path).toBe('/');
});
