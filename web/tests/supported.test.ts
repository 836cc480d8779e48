import { readFileSync } from 'node:fs';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { FEATURES, isTooNew, supported, TARGETS, used, type Feature } from '../vite/supported.ts';

const names = (fileName: string, source: string): string[] =>
  used(fileName, source).map(({ name }) => name);

test.each([
  ['a.js', 'const all=URL.canParse(x)', '`URL.canParse`'],
  ['a.js', 'names.toSorted()', '`toSorted`, `toReversed`, `toSpliced`'],
  ['a.js', '/(?<=a)b/u.test(x)', 'regular expressions that look behind'],
  ['a.css', 'p:has(b){color:red}', '`:has()`'],
  ['a.css', 'p{color:red;&:hover{color:blue}}', 'nested rules'],
  ['a.css', 'p{color:color-mix(in srgb,red,blue)}', '`color-mix()`'],
])('what a built file uses is found: %s %s', (fileName, source, name) => {
  expect(names(fileName, source)).toContain(name);
});

test('what only looks like it is not found', () => {
  expect(names('a.js', 'new Set([1]).has(1); url.parse(x); sorted()')).toEqual([]);
  expect(names('a.css', 'p{overflow-anchor:none;background:linear-gradient(red,blue)}')).toEqual(
    [],
  );
});

test('something is too new when one browser that the page is made for lacks it', () => {
  const feature = (since: Feature['since']): Feature => ({
    name: '',
    in: 'script',
    found: /x/,
    since,
  });
  expect(isTooNew(feature(TARGETS))).toBe(false);
  for (const browser of ['chrome', 'firefox', 'safari'] as const)
    expect(isTooNew(feature({ ...TARGETS, [browser]: TARGETS[browser] + 1 }))).toBe(true);
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
      supported(),
    ],
    build: { write: false, rolldownOptions: { input: 'text' } },
  });
}

test('the page is not built with what an old browser lacks and nothing replaces', async () => {
  await expect(built('console.log(URL.canParse(location.href));')).rejects.toThrow(/URL.canParse/);
  await expect(built('console.log(new Intl.Segmenter());')).resolves.toBeTruthy();
});

test('docs/BROWSERS.md says the same', () => {
  const document = readFileSync(new URL('../../docs/BROWSERS.md', import.meta.url), 'utf8');
  const { chrome, firefox, safari } = TARGETS;
  expect(document).toContain(`| ${chrome} | ${firefox} | ${safari} |`);
  const rows = FEATURES.filter((each) => isTooNew(each) && each.without).map(
    ({ name, without }) => `| ${name} | ${without} |`,
  );
  const [, table] =
    /how the page does without it \|\n\|---\|---\|\n([^]*?)\n\n/.exec(document) ?? [];
  expect(table?.split('\n')).toEqual(rows);
});
