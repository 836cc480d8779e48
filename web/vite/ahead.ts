import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { withEnglish, type Words } from './messages.ts';

/** Which component the page fetches at which of the server's addresses, and the words it says: see App.svelte. */
const FETCHED: Readonly<Record<string, readonly [string, ...string[]]>> = {
  '/how': ['/lib/how/HowTo.svelte'],
  '/decks': ['/lib/decks/DecksPage.svelte', 'own'],
  '/decks/new': ['/lib/decks/NewDeckPage.svelte', 'own'],
  '/decks/{id}': ['/lib/decks/DeckPage.svelte', 'own'],
  '/decks/{id}/change': ['/lib/decks/NewDeckPage.svelte', 'own'],
  '/tables': ['/lib/days/Tables.svelte', 'days'],
  '/privacy': ['/lib/privacy/Privacy.svelte'],
  '/t/{code}': ['/lib/table/TablePage.svelte'],
  '/t/{code}/mail': ['/lib/days/MailPage.svelte', 'days'],
  '/t/{code}/screen': ['/lib/screen/ScreenPage.svelte'],
  '/r/{code}/{key}/{game}': ['/lib/replay/ReplayPage.svelte', 'book'],
};

/** Large pictures a page shows first: known only from a style, they would load last. */
const SEEN: Readonly<Record<string, readonly string[]>> = {
  '/': ['wood.webp'],
  '/t/{code}': ['wood.webp', 'paper.webp'],
};

export interface Ahead {
  /** Links, as a header gives them, for each of the server's addresses. */
  pages: Record<string, string[]>;
  /** The parts of the catalogue that an address needs beside the words of the first page. */
  parts: Record<string, string[]>;
  /** The links of each language's words: those of the first page (`first`), and of each part. */
  words: Record<string, Record<string, string>>;
  /** What the server says of the page, in each language. */
  said: Record<string, { about: string; invited: string }>;
}

/**
 * Writes ahead.json: what a page will request once its script runs. The server names it in the page's headers, so that all of it comes
 * in one round instead of three.
 */
export function ahead(): Plugin {
  return {
    name: 'hareloom-ahead',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const known = new Set(everything(chunks, (chunk) => chunk.isEntry));
      const written: Ahead = { pages: {}, parts: {}, words: {}, said: said() };
      for (const [address, [module, ...parts]] of Object.entries(FETCHED)) {
        const files = everything(chunks, (chunk) => holds(chunk, module));
        if (files.length === 0) this.error(`nothing is fetched for ${address}: ${module}`);
        written.pages[address] = files.filter((file) => !known.has(file)).map(link);
        written.parts[address] = ['table', ...parts];
      }
      const pictures = Object.values(bundle).filter((file) => file.type === 'asset');
      for (const [address, names] of Object.entries(SEEN)) {
        const seen = pictures.filter((file) => names.some((name) => file.names.includes(name)));
        if (seen.length !== names.length) this.error(`${address} lacks one of ${names.join()}`);
        const links = seen.map((file) => link(file.fileName));
        written.pages[address] = [...(written.pages[address] ?? []), ...links];
      }
      for (const chunk of chunks) {
        const found = CATALOGUE.exec(chunk.facadeModuleId ?? '')?.groups;
        if (!found) continue;
        const { language = '', part = 'first' } = found;
        (written.words[language] ??= {})[part] = link(chunk.fileName);
      }
      this.emitFile({
        type: 'asset',
        fileName: 'ahead.json',
        source: JSON.stringify(written, null, 1),
      });
    },
  };
}

const CATALOGUE = /\/lib\/messages\/(?<language>[\w-]+)\.json(?:\?part=(?<part>\w+))?$/;
const MESSAGES = new URL('../src/lib/messages/', import.meta.url);

function said(): Ahead['said'] {
  const files = readdirSync(MESSAGES).filter((name) => name.endsWith('.json'));
  const words = files.map((name) => {
    const all = withEnglish(JSON.parse(readFileSync(new URL(name, MESSAGES), 'utf8')) as Words);
    const [about = '', invited = ''] = [all['server.about'], all['server.invited']];
    return [basename(name, '.json'), { about, invited }] as const;
  });
  return Object.fromEntries(words);
}

const holds = (chunk: Rolldown.OutputChunk, module: string): boolean =>
  chunk.moduleIds.some((id) => id.endsWith(module));

/** The files of some chunks, of what they import, and of their styles. */
function everything(
  chunks: readonly Rolldown.OutputChunk[],
  wanted: (chunk: Rolldown.OutputChunk) => boolean,
): string[] {
  const found = new Set<string>();
  const open = chunks.filter(wanted);
  for (let chunk = open.pop(); chunk; chunk = open.pop()) {
    if (found.has(chunk.fileName)) continue;
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    const imports = new Set(chunk.imports);
    open.push(...chunks.filter((each) => imports.has(each.fileName)));
  }
  return [...found];
}

function link(file: string): string {
  if (file.endsWith('.css')) return `</${file}>; rel=preload; as=style; crossorigin`;
  if (file.endsWith('.webp')) return `</${file}>; rel=preload; as=image`;
  return `</${file}>; rel=modulepreload`;
}
