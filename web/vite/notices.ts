import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export interface Notice {
  name: string;
  version: string;
  licence: string;
  text: string;
}

const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** The folders of the packages that these modules come from, each once. */
export const packagesOf = (modules: Iterable<string>): string[] =>
  [
    ...new Set([...modules].flatMap((id) => PACKAGE.exec(id.replaceAll('\\', '/'))?.[1] ?? [])),
  ].sort();

/** What a package asks to be said where it is passed on. One that says nothing stops the build. */
export function noticeOf(folder: string): Notice {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string };
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.\w+)?$/i.test(each));
  if (!license || !file) throw new Error(`${name} has no licence to pass on`);
  return { name, version, licence: license, text: readFileSync(join(folder, file), 'utf8').trim() };
}

export const written = (notices: readonly Notice[]): string =>
  [
    'Hareloom is under the MIT License, its pictures under CC BY 4.0. The page that you see also contains the following.',
    ...notices.map(
      ({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}`,
    ),
  ].join(`\n\n${'-'.repeat(72)}\n\n`) + '\n';

/** Writes notices.txt: the licences of all packages that a part of the page, or a font in it, comes from. */
export function notices(): Plugin {
  return {
    name: 'hareloom-notices',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = new Set<string>();
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') for (const id of Object.keys(file.modules)) modules.add(id);
        else for (const name of file.originalFileNames) modules.add(join(process.cwd(), name));
      }
      const folders = packagesOf(modules).filter((folder) => existsSync(folder));
      this.emitFile({
        type: 'asset',
        fileName: 'notices.txt',
        source: written(folders.map(noticeOf)),
      });
    },
  };
}
