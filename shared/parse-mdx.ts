import { admonitionTitleToDirectiveLabel, escapeMarkdownHeadingIds } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { directive } from 'micromark-extension-directive';
import { gfm } from 'micromark-extension-gfm';
import { mdxjs } from 'micromark-extension-mdxjs';

/** Directives as blocks only: in a line of text, Docusaurus renders `:name` as text. */
const blockDirectives = { flow: directive().flow };

const callouts = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important'];

/** Parses MDX without front matter with the syntax extensions of Docusaurus. */
export const parseMdx = (mdx: string): Root =>
  fromMarkdown(escapeMarkdownHeadingIds(admonitionTitleToDirectiveLabel(mdx, callouts)), {
    extensions: [mdxjs(), gfm(), blockDirectives],
    mdastExtensions: [mdxFromMarkdown(), gfmFromMarkdown(), directiveFromMarkdown()],
  });
