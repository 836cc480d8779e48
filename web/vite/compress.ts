import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(css|html|js|json|svg)$/;

/** Writes a .br and a .gz next to each text file, so that the server never compresses anything itself. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'hareloom-compress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      for (const name of names.filter((each) => WORTH_IT.test(each))) {
        const file = join(folder, name);
        const content = await readFile(file);
        await writeFile(
          `${file}.br`,
          brotliCompressSync(content, {
            params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
          }),
        );
        await writeFile(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}
