import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';

const SOURCES = new URL('../src/', import.meta.url);

// Attributes that a person reads or hears.
const SPOKEN = new Set(['alt', 'aria-description', 'aria-label', 'label', 'placeholder', 'title']);
const SILENT = new Set([
  'AssignmentExpression',
  'AttachTag',
  'BinaryExpression',
  'ImportExpression',
  'StyleDirective',
]);
const A_LETTER = /\p{L}/u;

/** The words that a component shows without asking a catalogue. */
function literals(source: string): string[] {
  const found: string[] = [];
  const look = (node: unknown, spoken: boolean): void => {
    if (Array.isArray(node)) {
      for (const each of node) look(each, spoken);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const { type, name, data, value } = node as Record<string, unknown>;
    if (type === 'Text' && spoken && typeof data === 'string' && A_LETTER.test(data))
      found.push(data.trim());
    if (type === 'Literal' && spoken && typeof value === 'string' && A_LETTER.test(value))
      found.push(value);
    // What is only compared is not shown, nor what is only done or fetched, nor how something looks.
    if (SILENT.has(String(type))) return;
    // A call's arguments are keys and values of messages; what it returns comes from a catalogue.
    if (type === 'CallExpression') return;
    if (type === 'Attribute') {
      look(value, SPOKEN.has(String(name)));
      return;
    }
    for (const [key, child] of Object.entries(node)) {
      if (key !== 'type' && key !== 'name') look(child, spoken);
    }
  };
  look(parse(source, { modern: true }).fragment, true);
  return found;
}

const components = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.svelte'),
);

test('components take their words from the catalogues', () => {
  const found = components.map((name) => [
    name,
    literals(readFileSync(new URL(name, SOURCES), 'utf8')),
  ]);
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter(([, words]) => words?.length)).toEqual([]);
});

test('words written into a component would be found', () => {
  expect(literals('<p>Hello {name}</p><img alt="A hare" /><b class="x">{say("a.b")}</b>')).toEqual([
    'Hello',
    'A hare',
  ]);
});
