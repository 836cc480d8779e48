import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { withEnglish, type Words } from './messages.ts';
import { TARGETS } from './supported.ts';

const OLD = new URL('../old/', import.meta.url);
const MESSAGES = new URL('../src/lib/messages/', import.meta.url);

/** The words for a browser that is too old, in every language. */
function words(): Record<string, { title: string; text: string; browsers: string }> {
  const files = readdirSync(MESSAGES).filter((name) => name.endsWith('.json'));
  const said = files.map((name) => {
    const all = withEnglish(JSON.parse(readFileSync(new URL(name, MESSAGES), 'utf8')) as Words);
    const [title = '', text = '', browsers = ''] = [
      all['old.title'],
      all['old.text'],
      all['old.browsers'],
    ];
    const named = browsers.replace(/\{(\w+)\}/g, (_, browser: keyof typeof TARGETS) =>
      String(TARGETS[browser]),
    );
    return [basename(name, '.json'), { title, text, browsers: named }] as const;
  });
  return Object.fromEntries(said);
}

/** A script without its comments and indents: the first page counts its bytes. */
const read = (name: string): string =>
  readFileSync(new URL(name, OLD), 'utf8').replace(/^\s*(?:\/\/.*)?\n?/gm, '');

/** A file of the page, named by what is in it. */
function file(name: string, source: string): { fileName: string; source: string } {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { fileName: `assets/${name}-${hash}.js`, source };
}

/**
 * Puts the check for old browsers before the page's own script, and writes the page that they get instead. It is
 * deferred, as modules are: it runs before them, and nothing waits for it.
 */
export function oldBrowsers(): Plugin {
  const page = file('old', read('page.js').replace('WORDS', JSON.stringify(words())));
  const check = file('check', read('check.js').replace('PAGE', `/${page.fileName}`));
  return {
    name: 'hareloom-old-browsers',
    apply: 'build',
    generateBundle() {
      for (const { fileName, source } of [page, check])
        this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { defer: true, 'data-check': true, src: `/${check.fileName}` },
        injectTo: 'head-prepend',
      },
    ],
  };
}
