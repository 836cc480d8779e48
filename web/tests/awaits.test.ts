import { build } from 'vite';
import { expect, test } from 'vitest';
import { awaitsAtTop, noTopLevelAwait } from '../vite/awaits.ts';

test.each([
  'await start();',
  'const words = (await start()).words;',
  'for await (const word of words) say(word);',
  'if (known) { await start(); }',
  'export class Words { static first = start(); [await key()] = 1; }',
])('an await outside of every function is found: %s', (code) => {
  expect(awaitsAtTop(code)).toBe(true);
});

test.each([
  'start().then(() => mount());',
  'export async function begin() { await start(); }',
  'const begin = async () => { for await (const word of words) say(word); };',
  'class Words { async learn() { await start(); } }',
])('an await inside of a function is not: %s', (code) => {
  expect(awaitsAtTop(code)).toBe(false);
});

/** Build a module of this text alone. */
async function built(code: string): Promise<unknown> {
  return build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'text',
        resolveId: (id) => (id === 'text' ? id : null),
        load: (id) => (id === 'text' ? code : null),
      },
      noTopLevelAwait(),
    ],
    build: { write: false, rolldownOptions: { input: 'text' } },
  });
}

test('the page is not built with a module that awaits at its top', async () => {
  await expect(built('export {}; await fetch("/healthz");')).rejects.toThrow(/awaits at the top/);
  await expect(built('export {}; void fetch("/healthz").then(console.log);')).resolves.toBeTruthy();
});
