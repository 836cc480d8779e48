import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = new URL('../src/', import.meta.url);
const APPLICATION = /role['"]?\s*[:=]\s*\{?['"]application/;

test('nothing in the page takes a reader’s own keys away, as an application would', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const components = files.filter((name) => /\.(svelte|ts)$/.test(name));
  const found = components.filter((name) =>
    APPLICATION.test(readFileSync(new URL(name, SOURCES), 'utf8')),
  );
  expect(components.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
  expect('<div role="application">').toMatch(APPLICATION);
});
