import { defineConfig } from 'vite';
import { compress } from './vite/compress.ts';

/**
 * The service worker as one script at the top of the page's folder. Its name never changes: browsers ask for it by that, to see
 * whether there is a newer one.
 */
export default defineConfig({
  plugins: [compress()],
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
