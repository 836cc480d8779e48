import { expect, test } from 'vitest';
import { address } from '../vite/cards.ts';

test('a picture is named by the SHA-256 of its content, as the server does', () => {
  expect(address(new TextEncoder().encode('hare'))).toBe('/pictures/e39f1cde9e9c4fac32cd.webp');
});
