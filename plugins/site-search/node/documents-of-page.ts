import { load, type CheerioAPI } from 'cheerio';
import type { SearchDocument } from '../../../contracts/search-data';
import { areaOf } from './area-of';

type Found = Omit<SearchDocument, 'id'>;

const shownLength = 160; // characters of text that a result shows

/**
 * Documents of one built page: the page, its sections, its props.
 *
 * @param html - the built page
 * @param url - address with the base path
 * @param baseUrl - the base path, from which the area is told
 */
export function documentsOfPage(html: string, url: string, baseUrl: string): Found[] {
  const $ = load(html);
  const title = $('main h1').first().text().trim();
  if (!title || $('meta[name=robots][content*=noindex]').length > 0) return [];
  $('.hash-link, figure, script, style').remove();

  const area = areaOf(url, baseUrl);
  const common = { area, title } as const;
  const description = $('meta[name=description]').attr('content') ?? '';
  const page: Found = { ...common, kind: 'page', heading: '', url, text: cut(description) };
  if (area !== 'Reference') return [page, ...sections($, url, common)];
  // Aliases such as AxisProps repeat what the component's page says.
  return url.includes('/type-aliases/') ? [page] : [page, ...props($, url, common)];
}

function sections($: CheerioAPI, url: string, common: Pick<Found, 'area' | 'title'>): Found[] {
  return $('.markdown h2[id], .markdown h3[id]')
    .map((_, heading) => {
      const blocks = $(heading).nextUntil('h1, h2, h3');
      // On a family's page a section stands for an example, which has a page of its own.
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

function props($: CheerioAPI, url: string, common: Pick<Found, 'area' | 'title'>): Found[] {
  return $('[data-prop]')
    .map((_, row) => ({
      ...common,
      kind: 'prop' as const,
      heading: $(row).attr('data-prop') ?? '',
      url: `${url}#${$(row).attr('id')}`,
      text: cut(
        spaced($, $(row).find('[data-prop-description]')) || $(row).find('[data-prop-type]').text(),
      ),
    }))
    .get();
}

/** Text of elements with a space between the blocks in them, which the page shows one below the other. */
function spaced($: CheerioAPI, elements: ReturnType<CheerioAPI>): string {
  const copy = elements.clone();
  copy.find('p, li, td, th, dt, dd, div, br, pre').after(' ');
  return copy
    .map((_, element) => $(element).text())
    .get()
    .join(' ');
}

function cut(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > shownLength ? `${line.slice(0, shownLength - 1).trimEnd()}…` : line;
}
