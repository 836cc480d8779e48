import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { messages, partOf, PARTS } from '../vite/messages.ts';

const SOURCE = new URL('../src/', import.meta.url);
const english = readFileSync(new URL('lib/messages/en.json', SOURCE), 'utf8');

/** The keys of what the page fetches as a catalogue, or as a part of it. */
function keysOf(query: string): string[] {
  const { transform } = messages() as Plugin & {
    transform: (this: { addWatchFile: () => void }, code: string, id: string) => { code: string };
  };
  const bundler = { addWatchFile: () => undefined };
  const { code } = transform.call(bundler, english, `/web/src/lib/messages/en.json${query}`);
  return Object.keys(JSON.parse(code.replace('export default ', '')) as object);
}

test('the catalogue and its parts are all messages, each once', () => {
  const all = ['', ...Object.keys(PARTS).map((part) => `?part=${part}`)].flatMap(keysOf);
  expect(all.sort()).toEqual(Object.keys(JSON.parse(english) as object).sort());
  expect(keysOf('').filter((key) => key.startsWith('record.'))).toEqual([]);
  expect(keysOf('?part=recording')).toContain('record.stop');
});

/** Where the words of a part are said: each of these is there only once the part is (see language.with). */
const SAID: Readonly<Record<string, RegExp>> = {
  own: /^lib\/decks\//,
  book: /^lib\/(book|replay)\//,
  // Tell and Composer say them of what was recorded: by then the recorder has come, with its words.
  recording: /^lib\/(recording\/|play\/(Tell|Composer)\.svelte)/,
  days: /^lib\/days\//,
  // The lobby comes with them.
  models: /^lib\/(models\/|lobby\/(SeatActions|BotChoice)\.svelte|lobby\/bots\.ts)/,
};

test('nothing else says the words of a part', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  for (const [part, words] of Object.entries(PARTS)) {
    if (part === 'server' || part === 'table') continue;
    const said = new RegExp(`['"\`](${words.join('|')})\\.[a-z]`);
    const who = files
      .filter((file) => /\.(svelte|ts)$/.test(file))
      .filter((file) => said.test(readFileSync(new URL(file, SOURCE), 'utf8')));
    expect(who.length).toBeGreaterThan(0);
    expect(who.filter((file) => !SAID[part]?.test(file))).toEqual([]);
  }
});

/** The modules that come with the first page: what main.ts imports, and what those import. */
function firstModules(): Map<string, string> {
  const found = new Map<string, string>();
  const open = [new URL('main.ts', SOURCE)];
  for (let file = open.pop(); file; file = open.pop()) {
    if (found.has(file.href)) continue;
    const source = readFileSync(file, 'utf8');
    found.set(file.href, source);
    for (const [, path = ''] of source.matchAll(/^\s*import (?!type )[^;(]*'(\.[^']+)';/gm))
      if (/\.(svelte|ts)$/.test(path)) open.push(new URL(path, file));
  }
  return found;
}

test('the first page has all the words that it says', () => {
  const modules = [...firstModules()];
  expect(modules.some(([file]) => file.endsWith('home/JoinForm.svelte'))).toBe(true);
  const keys = new Set(Object.keys(JSON.parse(english) as object));
  const later = modules.flatMap(([file, source]) =>
    // Refusals beyond two are fetched when one comes, and what hares are called is said at tables.
    /(refusals|hares)\.ts$/.test(file)
      ? []
      : [...source.matchAll(/'([a-z_]+(?:\.[a-z_]+)*)'/g)]
          .map(([, key = '']) => key)
          .filter((key) => keys.has(key) && partOf(key) !== undefined),
  );
  expect(later).toEqual([]);
});

test('what the first page fetches comes with its words', () => {
  const fetched = [...firstModules().values()].flatMap((source) =>
    [...source.matchAll(/(?<before>[^\n]*)import\('[^']+\.svelte'\)/g)].map(
      ({ groups }) => groups?.['before'] ?? '',
    ),
  );
  expect(fetched.length).toBeGreaterThan(10);
  expect(fetched.filter((before) => !before.includes('language.with('))).toEqual([]);
});
