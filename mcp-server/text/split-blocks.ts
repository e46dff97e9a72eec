import { estimateTokens } from './estimate-tokens';

/**
 * Splits Markdown into parts of a limited number of tokens, between blocks. A table or code that is longer continues in
 * the next part, with its head.
 */
export function splitIntoParts(markdown: string, limit: number): string[] {
  const parts: string[] = [];
  let part: string[] = [];
  let size = 0;
  const end = () => {
    if (part.length > 0) parts.push(part.join('\n\n'));
    part = [];
    size = 0;
  };
  for (const block of blocksOf(markdown).flatMap((one) => dividedBlock(one, limit))) {
    const tokens = estimateTokens(block) + 1;
    // A heading belongs to the text below it.
    if (size + tokens > limit) {
      const headings: string[] = [];
      while (/^#+ /.test(part.at(-1) ?? '')) headings.unshift(part.pop() ?? '');
      end();
      for (const heading of headings) {
        part.push(heading);
        size += estimateTokens(heading);
      }
    }
    part.push(block);
    size += tokens;
  }
  end();
  return parts.length > 0 ? parts : [''];
}

/** Returns the blocks of Markdown, which blank lines separate outside of code. */
function blocksOf(markdown: string): string[] {
  const blocks: string[] = [];
  let lines: string[] = [];
  let fence = '';
  const end = () => {
    if (lines.length > 0) blocks.push(lines.join('\n'));
    lines = [];
  };
  for (const line of markdown.split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && !fence) fence = mark;
    else if (fence && line.trim() === fence) fence = '';
    if (line.trim() === '' && !fence) end();
    else lines.push(line);
  }
  end();
  return blocks;
}

/** Divides a block that is longer than a part by its lines, and lines that are longer by their characters. */
function dividedBlock(block: string, limit: number): string[] {
  if (estimateTokens(block) <= limit) return [block];
  const lines = block.split('\n');
  const isTable = /^\|[\s|:-]+\|$/.test(lines[1] ?? '');
  const isCode = /^\s*(?:```|~~~)/.test(lines[0] ?? '');
  const head = isTable ? lines.splice(0, 2) : isCode ? lines.splice(0, 1) : [];
  const foot = isCode ? lines.splice(-1) : [];
  const room = limit - estimateTokens([...head, ...foot].join('\n')) - 2;
  const groups: string[][] = [];
  let size = Infinity;
  for (const line of lines.flatMap((one) => dividedLine(one, room))) {
    const tokens = estimateTokens(line) + 1;
    if (size + tokens > room) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(line);
    size += tokens;
  }
  return groups.map((group) => [...head, ...group, ...foot].join('\n'));
}

/** No token has fewer characters than this on average. */
const charactersPerToken = 0.6;

function dividedLine(line: string, limit: number): string[] {
  if (estimateTokens(line) < limit) return [line];
  const length = Math.max(1, Math.floor(limit * charactersPerToken));
  const pieces: string[] = [];
  for (let at = 0; at < line.length; at += length) pieces.push(line.slice(at, at + length));
  return pieces;
}
