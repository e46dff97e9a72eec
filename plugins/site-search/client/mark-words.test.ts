// cspell:ignore שלום relegend
import { describe, expect, it } from 'vitest';
import { markWords } from './mark-words';

const marked = (text: string, query: string) =>
  markWords(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('markWords', () => {
  it('marks every word of the query, ignoring case', () => {
    expect(marked('Stacks of a Stacked bar', 'stack BAR')).toBe('[Stack]s of a [Stack]ed [bar]');
  });

  it('marks words where they begin, and parts of camel case names', () => {
    expect(marked('hideInLegend of a legend, relegend', 'legend')).toBe(
      'hideIn[Legend] of a [legend], relegend',
    );
  });

  it('marks filler words only if there are no others', () => {
    expect(marked('The data at the end', 'at the end')).toBe('The data at the [end]');
    expect(marked('The data', 'the')).toBe('[The] data');
  });

  it('marks both parts of a dotted name', () => {
    expect(marked('Settings legendPosition', 'Settings.legendPosition')).toBe(
      '[Settings] [legendPosition]',
    );
  });

  it('ignores all but the start of a pasted text', () => {
    expect(marked('axis', 'axis '.repeat(20_000))).toBe('[axis]');
    expect(marked('axis', 'x'.repeat(34_000))).toBe('axis');
  });

  it('prefers longer words', () => {
    expect(marked('stackMode', 'stack stackMode')).toBe('[stackMode]');
  });

  it.each(['', '   ', 'a', '.*', '(', '[', '\\', '$&', '<b>', '-', '🙂', 'שלום'])(
    'keeps the text for the query "%s"',
    (query) => {
      const parts = markWords('A <b> (text) $& 🙂', query);
      expect(parts.map(({ text }) => text).join('')).toBe('A <b> (text) $& 🙂');
    },
  );

  it('returns no parts for an empty text', () => {
    expect(markWords('', 'axis')).toEqual([]);
    expect(markWords('', '')).toEqual([]);
  });
});
