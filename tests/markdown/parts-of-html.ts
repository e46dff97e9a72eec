import type { CheerioAPI } from 'cheerio/slim';
import { compact, type PageParts } from './page-parts';

/** Reads the parts of a built page. */
export function partsOfHtml($: CheerioAPI): PageParts {
  const textsOf = (selector: string, within = $('main')) =>
    within
      .find(selector)
      .get()
      .map((element) => $(element).text());
  const props = $('main [data-prop]')
    .get()
    .map((row) => {
      const description = textsOf('[data-prop-description] :is(p, li)', $(row));
      return {
        name: $(row).attr('data-prop')!,
        type: compact(textsOf('[data-prop-type] code', $(row)).join('')),
        default: compact(textsOf('[data-prop-default]', $(row)).join('').replace('Default: ', '')),
        description: description.map(compact),
      };
    });
  return {
    headings: textsOf(':is(h1, h2, h3, h4, h5, h6)').map(compact),
    // Comparisons and guides that go through an example repeat code to which their Markdown links.
    codeBlocks: textsOf(
      ':is(pre:not([data-variants] pre, [data-in-steps] pre) code, code[class*=language-])',
    ).map((code) => code.trimEnd()),
    props,
    terms: textsOf('dt code').map(compact),
  };
}
