import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';

/** A TypeScript block of a page. */
export interface CodeBlock {
  /** Line of the page on which the block opens, from 1. */
  line: number;
  language: 'ts' | 'tsx';
  code: string;
}

/** Blocks of a page that must compile: those marked `fragment` show a part of something. */
export function codeBlocks(page: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  visit(fromMarkdown(page), 'code', ({ lang, meta, value, position }) => {
    if (meta?.split(' ').includes('fragment')) return;
    if (lang === 'ts' || lang === 'tsx')
      blocks.push({ line: position?.start.line ?? 0, language: lang, code: value });
  });
  return blocks;
}
