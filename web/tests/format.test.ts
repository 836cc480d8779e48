import { readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { Formatter, type Catalogue, type MessageKey, type Values } from '../src/lib/format.ts';
import { LANGUAGES } from '../src/lib/languages.ts';
import { compile, type Compiled, type Part } from '../vite/messages.ts';

const COUNTS = [0, 1, 2, 5, 21, 1200, 1_000_000];

/** Every name a message uses, and what it may be: the cases it knows, numbers, or words. */
function names(message: Compiled, found = new Map<string, Set<string | number>>()) {
  if (typeof message === 'string') return found;
  for (const part of message) {
    if (typeof part === 'string') continue;
    const [kind, name] = part;
    const values = found.get(name) ?? new Set();
    found.set(name, values);
    if (kind === '#' || kind === '+') COUNTS.forEach((count) => values.add(count));
    if (kind === '=') values.add('Zoé');
    if (kind === '?') Object.keys(part[2]).forEach((each) => values.add(each));
    const options: readonly (readonly Part[])[] = part[2] ? Object.values(part[2]) : [];
    options.forEach((option) => names(option, found));
  }
  return found;
}

/** Each value of each name at least once, the others at their first. */
function cases(message: Compiled): Values[] {
  const all = [...names(message)].map(([name, values]) => [name, [...values]] as const);
  const first = Object.fromEntries(all.map(([name, [value]]) => [name, value ?? '']));
  return [
    first,
    ...all.flatMap(([name, values]) => values.map((value) => ({ ...first, [name]: value }))),
  ];
}

describe.each(Object.keys(LANGUAGES))('%s', (language) => {
  const file = new URL(`../src/lib/messages/${language}.json`, import.meta.url);
  const written = JSON.parse(readFileSync(file, 'utf8')) as Record<MessageKey, string>;
  const entries = Object.entries(written) as [MessageKey, string][];
  const compiled = Object.fromEntries(entries.map(([key, text]) => [key, compile(text)]));
  const ours = new Formatter(language, compiled as Catalogue);

  test('says every message as ICU would', () => {
    for (const [key, text] of entries) {
      const theirs = new IntlMessageFormat(text, language);
      for (const values of cases(compiled[key] ?? '')) {
        expect(ours.format(key, values), key).toBe(String(theirs.format(values)));
      }
    }
  });
});

test('a value that is missing is a mistake, not a hole in a sentence', () => {
  const formatter = new Formatter('en', { 'fan.card': compile('Card {number}') } as Catalogue);
  expect(() => formatter.format('fan.card')).toThrow('number');
});

test('what the page could not say stops the build', () => {
  expect(() => compile('{day, date}')).toThrow("can't say");
  expect(() => compile('{n, selectordinal, one {#st} other {#th}}')).toThrow("can't say");
  expect(() => compile('{n, number, percent}')).toThrow("can't say");
});

describe('values with a direction of their own', () => {
  const won = { won: [['=', 'name'], ' won.'] } as unknown as Catalogue;
  const said = (name: string, dir: 'ltr' | 'rtl') =>
    new Formatter('en', won, dir).format('won' as MessageKey, { name });

  test('are kept apart from words that run the other way', () => {
    expect(said('سلمى', 'ltr')).toBe('\u2068سلمى\u2069 won.');
    expect(said('Zoé', 'rtl')).toBe('\u2068Zoé\u2069 won.');
    expect(said('سلمى 2', 'rtl')).toBe('\u2068سلمى 2\u2069 won.');
  });

  test('get nothing more where all runs one way', () => {
    expect(said('Zoé 2', 'ltr')).toBe('Zoé 2 won.');
    expect(said('سلمى', 'rtl')).toBe('سلمى won.');
  });
});
