import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** A part of a page: what stands before the first heading, or a heading with what follows it. */
export interface PageSection {
  /** 1 without a heading. */
  depth: number;
  heading: string;
  id: string;
  /** Search words in a comment below the heading: `{/* keywords: blank, empty *\/}`. */
  keywords: string[];
  /** Whether its text is not searched, by a comment below the heading: `{/* search: heading only *\/}`. */
  isHeadingOnly: boolean;
  nodes: RootContent[];
}

/** Splits a page at its headings, with the ids that the docs plugin gives them. */
export function pageSections(root: Root): [intro: PageSection, ...sections: PageSection[]] {
  const starts = headingSections(root);
  let current = start(1, '', '');
  const sections: [PageSection, ...PageSection[]] = [current];
  for (const node of root.children) {
    const started = starts.get(node);
    if (started) {
      current = started;
      sections.push(current);
    } else if (node.type === 'mdxFlowExpression') {
      current.keywords.push(...keywordsIn(node.value));
      current.isHeadingOnly ||= headingOnly.test(node.value.trim());
    } else current.nodes.push(node);
  }
  return sections;
}

const start = (depth: number, heading: string, id: string): PageSection => {
  return { depth, heading, id, keywords: [], isHeadingOnly: false, nodes: [] };
};

const headingOnly = /^\/\*\s*search: heading only\s*\*\/$/;

const keywordsIn = (expression: string): string[] =>
  /^\/\*\s*keywords:(.*)\*\/$/s.exec(expression.trim())?.[1]?.split(',') ?? [];

/** Repeats the steps of `@docusaurus/mdx-loader`: headings inside of other blocks take part in the numbering. */
function headingSections(root: Root): Map<RootContent, PageSection> {
  const slugger = createSlugger();
  const sections = new Map<RootContent, PageSection>();
  visit(root, 'heading', (node) => {
    const withoutHtml = node.children.filter(({ type }) => type !== 'html');
    const text = toString(withoutHtml.length > 0 ? withoutHtml : node);
    const { text: heading, id } = parseMarkdownHeadingId(text);
    sections.set(node, start(node.depth, heading, id ?? slugger.slug(text)));
  });
  return sections;
}
