import type { ExampleManifest } from '../../../../shared/types/example-manifest';
import { parseMdx } from '../../../../shared/parse-mdx';
import type { SearchRecord } from '../../shared/search-record';
import { makeRecord } from './make-record';
import { plainText } from './plain-text';
import { splitText } from './shorten';

/**
 * Returns a record for each example.
 *
 * @param familyTitles - titles of the pages of families, by family
 */
export const exampleRecords = (
  examples: ExampleManifest,
  familyTitles: Record<string, string>,
): SearchRecord[] =>
  examples.map(({ id, family, name, title, summary, tags, props }) =>
    makeRecord({
      ...describe(summary, Object.keys(props)),
      kind: 'example',
      title,
      breadcrumb: [familyTitles[family] ?? family],
      url: `/examples/${id}`,
      example: `/examples/${id}`,
      also: [{ title: familyTitles[family] ?? family, url: `/examples/${family}#${name}` }],
      keywords: [...tags, id.replace(/[/-]/g, ' ')],
    }),
  );

function describe(summary: string, props: string[]) {
  const { text, hiddenText } = splitText(plainText(parseMdx(summary).children), maxShown);
  return { text, hiddenText: [hiddenText, ...props].join(' ') };
}

/** Characters of a summary that results can show. */
const maxShown = 120;
