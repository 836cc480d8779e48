import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { compress } from './vite/compress.ts';

/** The page that was built before, in the same folder: another page makes another worker, which browsers then find. */
function build(): Plugin {
  let folder = '';
  return {
    name: 'hareloom-build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    renderChunk(code) {
      const page = readFileSync(join(folder, 'index.html'));
      const name = createHash('sha256').update(page).digest('hex').slice(0, 12);
      return { code: code.replace(/\bBUILD\b/, JSON.stringify(name)), map: null };
    },
  };
}

/**
 * The service worker as one script at the top of the page's folder. Its name never changes: browsers ask for it by that, to see
 * whether there is a newer one.
 */
export default defineConfig({
  plugins: [build(), compress()],
  publicDir: false,
  build: {
    outDir: '../src/hareloom/server/static',
    emptyOutDir: false,
    rolldownOptions: {
      input: 'src/worker/sw.ts',
      output: { format: 'iife', codeSplitting: false, entryFileNames: 'sw.js' },
    },
  },
});
