import type { ExampleManifest } from '../../../../contracts/example-manifest';
import type { SearchRecord } from '../../shared/search-record';
import { makeRecord } from './make-record';
import { plainText } from './plain-text';
import { parsePage } from './parse-page';

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
      kind: 'example',
      title,
      breadcrumb: [familyTitles[family] ?? family],
      url: `/examples/${id}`,
      also: [{ title: familyTitles[family] ?? family, url: `/examples/${family}#${name}` }],
      keywords: [...tags, id.replace(/[/-]/g, ' ')],
      text: plainText(parsePage(summary).children),
      hiddenText: Object.keys(props).join(' '),
    }),
  );
