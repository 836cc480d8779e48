import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import english from '../src/lib/messages/en.json';
import type { MessageKey } from '../src/lib/format.ts';
import { refusalKey } from '../src/lib/wire/refusals.ts';

const SERVER = new URL('../../src/hareloom/', import.meta.url);
const knows = (key: string): key is MessageKey => Object.hasOwn(english, key);

function codes(): string[] {
  const rules = readFileSync(new URL('game/refusals.py', SERVER), 'utf8');
  const found = new Set(
    [...rules.matchAll(/^ {4}[A-Z_]+ = "(\w+)"/gm)].map(([, code]) => code ?? ''),
  );
  for (const file of readdirSync(new URL('server/', SERVER), {
    recursive: true,
    encoding: 'utf8',
  })) {
    if (!file.endsWith('.py')) continue;
    const text = readFileSync(new URL(`server/${file}`, SERVER), 'utf8');
    for (const [, code] of text.matchAll(/Refused\(\s*[\w.]+,\s*"(\w+)"/g)) found.add(code ?? '');
  }
  return [...found].sort();
}

test('every refusal has a sentence of its own kind, and none is said in the server’s words', () => {
  expect(codes().length).toBeGreaterThan(80);
  const general = codes().filter((code) => refusalKey(code, knows) === 'refused.other');
  expect(general).toEqual([
    'foreign_origin',
    'malformed',
    'not_json',
    'push_refused',
    'webhook_refused',
    'wrong_method',
  ]);
});

test('a code that this page doesn’t know is refused kindly too', () => {
  expect(refusalKey('of_a_newer_server', knows)).toBe('refused.other');
});
