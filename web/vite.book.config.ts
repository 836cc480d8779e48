import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { cards } from './vite/cards.ts';
import { messages } from './vite/messages.ts';

/**
 * The storybook as one script and one stylesheet with everything in them, fonts and textures too: `hareloom storybook` puts both
 * into one HTML file, which opens from a disk without a server.
 */
export default defineConfig({
  plugins: [cards(), messages(), svelte()],
  publicDir: false,
  build: {
    outDir: '../src/hareloom/server/static/book',
    emptyOutDir: true,
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    cssCodeSplit: false,
    rolldownOptions: {
      input: 'src/standalone.ts',
      checks: { emptyImportMeta: false }, // only where files would be fetched ahead, of which there are none
      output: {
        format: 'iife',
        codeSplitting: false,
        entryFileNames: 'book.js',
        assetFileNames: 'book[extname]',
      },
    },
  },
});
