import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { messages } from './vite/messages.ts';

export default defineConfig({
  plugins: [messages({ whole: true }), svelte()],
  // The list of words lies with the server.
  server: { fs: { allow: ['..'] } },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'functions', include: ['tests/*.test.ts'], environment: 'node' },
      },
      {
        extends: true,
        plugins: [svelteTesting()],
        test: {
          name: 'components',
          include: ['tests/components/*.test.ts'],
          environment: 'happy-dom',
          setupFiles: ['tests/components/setup.ts'],
        },
      },
    ],
  },
});
