import { defineConfig } from 'vitest/config';
import { messages } from './vite/messages.ts';

export default defineConfig({
  plugins: [messages()],
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
