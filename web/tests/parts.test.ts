import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { messages, PARTS } from '../vite/messages.ts';

const SOURCE = new URL('../src/', import.meta.url);
const english = readFileSync(new URL('lib/messages/en.json', SOURCE), 'utf8');

/** The keys of what the page fetches as a catalogue, or as a part of it. */
function keysOf(query: string): string[] {
  const { transform } = messages() as Plugin & {
    transform: (code: string, id: string) => { code: string };
  };
  const { code } = transform(english, `/web/src/lib/messages/en.json${query}`);
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
  for (const [part, words] of Object.entries(PARTS).filter(([name]) => name !== 'server')) {
    const said = new RegExp(`['"\`](${words.join('|')})\\.[a-z]`);
    const who = files
      .filter((file) => /\.(svelte|ts)$/.test(file))
      .filter((file) => said.test(readFileSync(new URL(file, SOURCE), 'utf8')));
    expect(who.length).toBeGreaterThan(0);
    expect(who.filter((file) => !SAID[part]?.test(file))).toEqual([]);
  }
});
