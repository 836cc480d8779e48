import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { ahead } from './vite/ahead.ts';
import { noTopLevelAwait } from './vite/awaits.ts';
import { cards } from './vite/cards.ts';
import { chunks } from './vite/chunks.ts';
import { compress } from './vite/compress.ts';
import { messages } from './vite/messages.ts';
import { notices } from './vite/notices.ts';
import { oldBrowsers } from './vite/oldBrowsers.ts';
import { BUILD_TARGETS, supported } from './vite/supported.ts';

// While the page is worked on with `npm run dev`, everything but the page comes from `hareloom play`.
const GAME = 'http://localhost:4273';

export default defineConfig({
  plugins: [
    cards(),
    messages(),
    svelte(),
    ahead(),
    noTopLevelAwait(),
    notices(),
    oldBrowsers(),
    supported(),
    compress(),
  ],
  build: {
    outDir: '../src/hareloom/server/static',
    emptyOutDir: true,
    target: BUILD_TARGETS,
    // No data: addresses, which the content security policy would refuse for fonts and styles.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false, // chunks() names every module itself
          groups: [{ debugName: 'page, table, later', name: chunks() }],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] }, // the list of words lies with the server
    proxy: {
      '/api': { target: GAME, ws: true },
      '/healthz': GAME,
      '/pictures': GAME,
      '/sw.js': GAME,
      '^/t/[^/]+/qr\\.svg$': GAME,
    },
  },
});
