import type { RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';

/** Prints nodes as Markdown with tables. Columns are not padded: one long type would widen every row. */
export const printMarkdown = (children: RootContent[]): string =>
  toMarkdown(
    { type: 'root', children },
    { bullet: '-', rule: '-', extensions: [gfmToMarkdown({ tablePipeAlign: false })] },
  );
