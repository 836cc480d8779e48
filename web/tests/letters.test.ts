import { afterEach, expect, test, vi } from 'vitest';

const NAME = 'Ana 👩‍👩‍👧 é 🇫🇷 👋🏽 ส้ม';
const LETTERS = ['A', 'n', 'a', ' ', '👩‍👩‍👧', ' ', 'é', ' ', '🇫🇷', ' ', '👋🏽', ' ', 'ส้', 'ม'];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each(['with', 'without'])(
  'a letter with its marks and a joined emoji are one letter, %s a segmenter',
  async (kind) => {
    if (kind === 'without') {
      vi.stubGlobal('Intl', { Locale: Intl.Locale });
    }
    const { lettersOf, shortened } = await import('../src/lib/letters.ts');
    expect(lettersOf(NAME)).toEqual(LETTERS);
    expect(shortened('Maximiliane', 9)).toBe('Maximili…');
    expect(shortened('Max', 9)).toBe('Max');
  },
);
