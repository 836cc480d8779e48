/** A piece of a line: words, or a link. */
export interface Piece {
  readonly words: string;
  readonly href?: string;
}

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly pieces: readonly Piece[] }
  | { readonly kind: 'paragraph'; readonly pieces: readonly Piece[] }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      readonly items: readonly (readonly Piece[])[];
    };

const HEADING = /^(#{1,6})\s+(.*?)\s*#*$/;
const ITEM = /^\s*(?:[-*+]|(\d+)[.)])\s+(.*)$/;
const LINK = /\[([^\]]+)\]\(([^()\s]+)\)|<?((?:https?:\/\/|mailto:)[^\s<>()]*[^\s<>().,;:!?])>?/gi;
const SAFE = /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i;

interface Raw {
  kind: 'heading' | 'paragraph' | 'list';
  level: number;
  ordered: boolean;
  lines: string[];
}

/** An operator's text: headings, paragraphs, lists and links of Markdown. All else, HTML too, stays words. */
export function blocksOf(text: string): Block[] {
  const raw = text.split(/\r?\n[^\S\n]*\r?\n/).flatMap((part) => rawBlocks(part.split(/\r?\n/)));
  // The page's own title is the first heading, whichever one the text begins with.
  const top = Math.min(...raw.filter(({ kind }) => kind === 'heading').map(({ level }) => level));
  return joinLists(raw).map((block) => finished(block, top));
}

function rawBlocks(lines: readonly string[]): Raw[] {
  const found: Raw[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const [, marks, title] = HEADING.exec(line) ?? [];
    const [, number, item] = ITEM.exec(line) ?? [];
    if (marks !== undefined && title !== undefined) {
      found.push({ kind: 'heading', level: marks.length, ordered: false, lines: [title] });
    } else if (item !== undefined) {
      const ordered = number !== undefined;
      if (last?.kind === 'list' && last.ordered === ordered) last.lines.push(item);
      else found.push({ kind: 'list', level: 0, ordered, lines: [item] });
    } else if (line.trim() === '') {
      continue;
    } else if (last && last.kind !== 'heading') {
      last.lines.push(`${last.lines.pop() ?? ''} ${line.trim()}`);
    } else {
      found.push({ kind: 'paragraph', level: 0, ordered: false, lines: [line.trim()] });
    }
  }
  return found;
}

/** Items with empty lines between them are one list. */
function joinLists(raw: readonly Raw[]): Raw[] {
  const found: Raw[] = [];
  for (const block of raw) {
    const last = found.at(-1);
    if (block.kind === 'list' && last?.kind === 'list' && last.ordered === block.ordered) {
      last.lines.push(...block.lines);
    } else found.push(block);
  }
  return found;
}

function finished({ kind, level, ordered, lines }: Raw, top: number): Block {
  if (kind === 'list') return { kind, ordered, items: lines.map(piecesOf) };
  const pieces = piecesOf(lines.join(' '));
  if (kind === 'paragraph') return { kind, pieces };
  const below = level - top;
  return { kind, level: below === 0 ? 2 : below === 1 ? 3 : 4, pieces };
}

function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of line.matchAll(LINK)) {
    const [whole, words, target, bare] = match;
    const href = target ?? bare ?? '';
    if (!SAFE.test(href)) continue;
    if (match.index > end) pieces.push({ words: line.slice(end, match.index) });
    pieces.push({ words: words ?? href.replace(/^mailto:/i, ''), href });
    end = match.index + whole.length;
  }
  if (end < line.length) pieces.push({ words: line.slice(end) });
  return pieces;
}
