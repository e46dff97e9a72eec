import fs from 'node:fs';
import path from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { MarkdownElement } from '../contracts/markdown-element';

/** Markdown of `<Changelog />`, which the page `changelog` imports from `CHANGELOG.md`: the file without its title. */
export const changelogElement: MarkdownElement = {
  element: 'Changelog',
  toMarkdown: (_content, siteDir) =>
    fromMarkdown(fs.readFileSync(path.join(siteDir, 'CHANGELOG.md'), 'utf8')).children.filter(
      (node) => node.type !== 'heading' || node.depth > 1,
    ),
};
