import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import { firstSentence } from './first-sentence';

const summary = (markdown: string) => firstSentence(fromMarkdown(markdown).children);

describe('firstSentence', () => {
  it.each([
    ['Draws bars. They may stack.', 'Draws bars.'],
    ['Is it drawn? Yes.', 'Is it drawn?'],
    ['Draws version 2.1 of the bars. And more.', 'Draws version 2.1 of the bars.'],
    ['Draws bars', 'Draws bars'],
    ['Draws\nbars.\n\nSecond paragraph.', 'Draws bars.'],
    ['Draws `Bar` and [lines](/line). And more.', 'Draws Bar and lines.'],
  ])('of %j is %j', (markdown, sentence) => {
    expect(summary(markdown)).toBe(sentence);
  });

  it.each(['', '- a list\n- of things', '```\ncode\n```'])(
    'is empty if the text does not start with a paragraph: %j',
    (markdown) => expect(summary(markdown)).toBe(''),
  );
});
