import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { messages } from './vite/messages.ts';

export default defineConfig({
  plugins: [messages({ whole: true }), svelte()],
  // The list of words lies with the server.
  server: { fs: { allow: ['..'] } },
  test: {
    testTimeout: 60_000, // a busy machine is no fault
    restoreMocks: true, // what one test puts in another's place, the next one doesn't find
    projects: [
      {
        extends: true,
        // Functions keep nothing that another file's tests would find: one worker for several files is three times as fast.
        test: {
          name: 'functions',
          include: ['tests/*.test.ts'],
          environment: 'node',
          isolate: false,
        },
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
