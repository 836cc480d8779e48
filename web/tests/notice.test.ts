import { describe, expect, test } from 'vitest';
import { blocksOf } from '../src/lib/privacy/notice.ts';

const words = (text: string) => [{ words: text }];

test('headings, paragraphs and lists are told apart', () => {
  expect(
    blocksOf(
      '# Who\nWe do,\nand you.\n\n## What\n- one\n  still one\n* two\n\n1. first\n\n2. second',
    ),
  ).toEqual([
    { kind: 'heading', level: 2, pieces: words('Who') },
    { kind: 'paragraph', pieces: words('We do, and you.') },
    { kind: 'heading', level: 3, pieces: words('What') },
    { kind: 'list', ordered: false, items: [words('one still one'), words('two')] },
    { kind: 'list', ordered: true, items: [words('first'), words('second')] },
  ]);
});

test('the highest heading of a text stands below the title of the page', () => {
  const levels = blocksOf('## A\n\n### B\n\n##### C').map(
    (block) => 'level' in block && block.level,
  );
  expect(levels).toEqual([2, 3, 4]);
});

test('a plain text with lines of Windows is paragraphs', () => {
  expect(blocksOf('One.\r\n\r\nTwo,\r\nlonger.')).toEqual([
    { kind: 'paragraph', pieces: words('One.') },
    { kind: 'paragraph', pieces: words('Two, longer.') },
  ]);
});

test('links are made of Markdown, of angles and of bare addresses', () => {
  const [block] = blocksOf(
    'See [us](https://example.org/a), <mailto:a@example.org>, https://example.org/b. Or [erase](/tables).',
  );
  expect(block).toEqual({
    kind: 'paragraph',
    pieces: [
      { words: 'See ' },
      { words: 'us', href: 'https://example.org/a' },
      { words: ', ' },
      { words: 'a@example.org', href: 'mailto:a@example.org' },
      { words: ', ' },
      { words: 'https://example.org/b', href: 'https://example.org/b' },
      { words: '. Or ' },
      { words: 'erase', href: '/tables' },
      { words: '.' },
    ],
  });
});

describe('what could run or mislead stays words', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[click](javascript:alert)',
    '[click](data:text/html,x)',
    '[click](//example.org)',
    String.raw`[click](/\example.org)`,
  ])('%s', (text) => {
    expect(blocksOf(text)).toEqual([{ kind: 'paragraph', pieces: words(text) }]);
  });
});
