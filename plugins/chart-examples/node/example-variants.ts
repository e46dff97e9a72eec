import type { ExampleListing, ExampleVariant } from '../../../shared/types/example-manifest';
import { lineDiff } from './line-diff';

/** Label of the marks, for readers who do not see colors. */
const signs = { added: '+', removed: '−' };

/**
 * Returns the examples of a family with the lines of their components that differ from those of the first one.
 *
 * @param highlight - returns a `code` element with a `span` for each line
 */
export function exampleVariants(
  listings: ExampleListing[],
  highlight: (code: string) => string,
): ExampleVariant[] {
  const [base] = listings;
  return listings.map((listing) => {
    const {
      source: _source,
      html: _html,
      lineCount: _count,
      shownLines: _shown,
      ...example
    } = listing;
    const lines = lineDiff(component(base ?? listing), component(listing));
    const remaining = lines.values();
    const html = highlight(lines.map(({ text }) => text).join('\n')).replace(
      /(?<=<code>|\n)<span>/g,
      (tag) => {
        const { value: line } = remaining.next();
        return !line || line.kind === 'same' ? tag : `<span data-diff="${signs[line.kind]}">`;
      },
    );
    return { example, html };
  });
}

/** Returns the component of an example, without imports and data. */
const component = ({ source }: ExampleListing) =>
  source.slice(source.indexOf('export default function')).replace(/^.*\n/, 'function Visits() {\n');
