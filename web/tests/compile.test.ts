import { expect, test } from 'vitest';
import { compile } from '../vite/messages.ts';

test('plain words stay words', () => {
  expect(compile('Say a little.')).toBe('Say a little.');
});

test('a message with a placeholder becomes its parts', () => {
  expect(compile('Hello {name}')).toEqual(['Hello ', ['=', 'name']]);
});

test('a message that is not ICU stops the build', () => {
  expect(() => compile('{count, plural, one {# card}')).toThrow();
  expect(() => compile('{count, plural, one {# card}}')).toThrow();
});
