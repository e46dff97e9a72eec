import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';

/** A TypeScript code block. */
export interface CodeBlock {
  /** Line of the opening fence, 1-based. */
  line: number;
  language: 'ts' | 'tsx';
  code: string;
}

/** Returns the code blocks of a page that must compile: all except those marked `fragment`. */
export function codeBlocks(page: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  visit(fromMarkdown(page), 'code', ({ lang, meta, value, position }) => {
    if (meta?.split(' ').includes('fragment')) return;
    if (lang === 'ts' || lang === 'tsx')
      blocks.push({ line: position?.start.line ?? 0, language: lang, code: value });
  });
  return blocks;
}
