import fs from 'node:fs';
import path from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import type { CodeSource } from '../../shared/types/code-links';

/** A TypeScript code block. */
export interface CodeBlock extends CodeSource {
  /** Line of the opening fence, 1-based. */
  line: number;
}

/** Returns the TypeScript code blocks of a page. Those marked `fragment` need not compile. */
export function codeBlocks(page: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  visit(fromMarkdown(page), 'code', ({ lang, meta, value, position }) => {
    const isFragment = !!meta?.split(' ').includes('fragment');
    if (lang === 'ts' || lang === 'tsx')
      blocks.push({ line: position?.start.line ?? 0, language: lang, code: value, isFragment });
  });
  return blocks;
}

/** Reads the TypeScript code blocks of all pages. */
export const siteCodeBlocks = (siteDir: string): CodeBlock[] => {
  const content = path.join(siteDir, 'content');
  return handWrittenPages(content).flatMap((page) =>
    codeBlocks(fs.readFileSync(path.join(content, page), 'utf8')),
  );
};

/** Returns the paths of hand-written pages, relative to `content/`. */
export const handWrittenPages = (contentDir: string): string[] =>
  fs
    .readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
    .filter((page) => page.endsWith('.mdx'));
