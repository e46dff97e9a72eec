import { load, type CheerioAPI } from 'cheerio';
import type { SearchableProps, SearchDocument } from '../../../contracts/search-data';
import { areaOf } from './area-of';
import { cut } from './cut';
import { documentsOfProps } from './documents-of-props';

type Found = Omit<SearchDocument, 'id'>;

/**
 * Extracts the search documents of a built page: the page, its sections and its props.
 *
 * @param html - HTML of the built page
 * @param url - URL with the base path
 * @param baseUrl - base path of the site
 * @param props - searchable props of all pages
 */
export function documentsOfPage(
  html: string,
  url: string,
  baseUrl: string,
  props: SearchableProps = {},
): Found[] {
  const $ = load(html);
  const title = $('main h1').first().text().trim();
  if (!title || $('meta[name=robots][content*=noindex]').length > 0) return [];
  $('.hash-link, figure, script, style').remove();

  const area = areaOf(url, baseUrl);
  const common = { area, title } as const;
  const description = $('meta[name=description]').attr('content') ?? '';
  const page: Found = { ...common, kind: 'page', heading: '', url, text: cut(description) };
  return area === 'Reference'
    ? [page, ...documentsOfProps({ title, url }, baseUrl, props)]
    : [page, ...sections($, url, common)];
}

function sections($: CheerioAPI, url: string, common: Pick<Found, 'area' | 'title'>): Found[] {
  return $('.markdown h2[id], .markdown h3[id]')
    .map((_, heading) => {
      const blocks = $(heading).nextUntil('h1, h2, h3');
      // Sections with an example are skipped: each example has its own page.
      if (common.area === 'Examples' && blocks.is('[data-example]')) return [];
      const text = spaced($, blocks.not('[data-example]'));
      return {
        ...common,
        kind: 'section' as const,
        heading: $(heading).text().trim(),
        url: `${url}#${$(heading).attr('id')}`,
        text: cut(text),
      };
    })
    .get();
}

/** Returns the text of elements, with spaces between block elements. */
function spaced($: CheerioAPI, elements: ReturnType<CheerioAPI>): string {
  const copy = elements.clone();
  copy.find('p, li, td, th, dt, dd, div, br, pre').after(' ');
  return copy
    .map((_, element) => $(element).text())
    .get()
    .join(' ');
}
