import type { ElementContent } from 'hast';
import type { ShikiTransformer } from 'shiki';
import type { LineRange } from '../../../shared/types/line-range';

/**
 * Wraps lines, so that a listing can hide them (`theme/CodeListing`). The attribute `data-folded` names them in place
 * of the lines, and is no part of the text, so that copied code is complete. In the
 * browser, `client/folded-lines.ts` makes words in them findable.
 */
export const foldLines = (ranges: LineRange[]): ShikiTransformer => ({
  // After the hook `code`, in which Shiki adds links to lines.
  pre({ children: [child] }) {
    if (child?.type !== 'element') return;
    // Lines alternate with line breaks. Later ranges first, because each one shifts what follows it.
    for (const [first, last] of [...ranges].reverse()) {
      const start = 2 * (first - 1);
      const lines = child.children.slice(start, 2 * last - 1);
      child.children.splice(start, lines.length, folded(lines, `Lines ${first} to ${last}`));
    }
  },
});

const folded = (lines: ElementContent[], name: string): ElementContent => ({
  type: 'element',
  tagName: 'span',
  properties: { 'data-folded': name },
  children: [{ type: 'element', tagName: 'span', properties: { hidden: true }, children: lines }],
});
