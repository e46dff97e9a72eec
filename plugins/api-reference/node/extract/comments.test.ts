import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import { withoutPositions } from './comments';

describe('withoutPositions', () => {
  it('removes positions at every depth', () => {
    expect(withoutPositions(fromMarkdown('Some `code`').children)).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'text', value: 'Some ' },
          { type: 'inlineCode', value: 'code' },
        ],
      },
    ]);
  });
});
