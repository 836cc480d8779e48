import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { messages } from './vite/messages.ts';

export default defineConfig({
  plugins: [messages(), svelte()],
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
