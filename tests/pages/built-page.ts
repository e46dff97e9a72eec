import { load } from 'cheerio/slim';
import { partsOfHtml } from '../markdown/parts-of-html';
import type { PageParts } from '../markdown/page-parts';

/** Fields of the JSON-LD on pages. */
interface StructuredData {
  '@type': string;
  headline: string;
  name: string;
  description: string;
  url: string;
  itemListElement: { name: string; item: string; position: number }[];
}

/** A prop in a list of the reference. */
interface PropRow {
  name: string;
  id?: string;
  required?: string;
  /** Parts of the row that have text: `type`, `default`, `description`. */
  parts: string[];
}

/** What tests check of a built page. */
export interface BuiltPage {
  /** Path with the base path. */
  path: string;
  /** Path without the base path. */
  route: string;
  title: string;
  description: string;
  /** Contents of the meta tags by name or property. */
  meta: Map<string, string>;
  canonical: string;
  /** JSON-LD by type. */
  structured: Map<string, StructuredData>;
  /** Address of the Markdown of the page. */
  markdown: string;
  /** Values of all `id` attributes. */
  ids: string[];
  /** Visible breadcrumbs. */
  trail: { name: string; href?: string }[];
  /** Levels of all headings. */
  headings: number[];
  /** Texts of the first-level headings in the main area. */
  titles: string[];
  /** Length of the text of all paragraphs in the article. */
  paragraphs: number;
  landmarks: { role: string; name: string }[];
  /** Links and buttons with an `aria-label`, and their visible text. */
  labelled: { label: string; text: string }[];
  /** Active links on the left of the navbar. */
  activeAreas: string[];
  /** Number of sidebars. */
  sidebars: number;
  /** Summary of a symbol of the reference. */
  summary: string;
  props: PropRow[];
  /** What the Markdown of the page must contain as well. */
  parts: PageParts;
}

/** Reads a built page. */
export function readPage(path: string, route: string, html: string): BuiltPage {
  const $ = load(html);
  const elements = (selector: string) => $(selector).get();
  const texts = (selector: string) => elements(selector).map((element) => $(element).text());
  const attribute = (selector: string, name: string) =>
    elements(selector).flatMap((element) => $(element).attr(name) ?? []);
  const structured = texts('script[type="application/ld+json"]').map((text): StructuredData =>
    JSON.parse(text),
  );
  const meta = new Map(
    elements('meta').map((tag) => [
      $(tag).attr('name') ?? $(tag).attr('property') ?? '',
      $(tag).attr('content') ?? '',
    ]),
  );
  return {
    path,
    route,
    title: texts('title').join(),
    description: meta.get('description') ?? '',
    meta,
    canonical: attribute('link[rel=canonical]', 'href').join(),
    structured: new Map(structured.map((data) => [data['@type'], data])),
    markdown: attribute('link[rel=alternate][type="text/markdown"]', 'href').join(),
    ids: attribute('[id]', 'id'),
    trail: elements('.theme-doc-breadcrumbs li').map((item) => ({
      name: $(item).text(),
      href: $(item).find('a').attr('href'),
    })),
    headings: elements('h1, h2, h3, h4, h5, h6').map((heading) =>
      Number($(heading).prop('tagName')?.[1]),
    ),
    titles: texts('main h1'),
    paragraphs: texts('main article p').join('').length,
    landmarks: elements('main, nav, [role=search]').map((element) => ({
      role: $(element).attr('role') ?? $(element).prop('tagName')?.toLowerCase() ?? '',
      name: $(element).attr('aria-label') ?? '',
    })),
    labelled: elements(':is(a, button, [role=button])[aria-label]').map((element) => ({
      label: $(element).attr('aria-label') ?? '',
      text: $(element).clone().find('[aria-hidden=true]').remove().end().text(),
    })),
    activeAreas: texts('.theme-layout-navbar-left .navbar__link--active'),
    sidebars: elements('.theme-doc-sidebar-container .theme-doc-sidebar-menu').length,
    summary: texts('[data-symbol-summary]').join(''),
    props: elements('[data-prop]').map((row) => ({
      name: $(row).attr('data-prop') ?? '',
      id: $(row).attr('id'),
      required: $(row).attr('data-required'),
      parts: ['type', 'default', 'description'].filter(
        (part) => $(row).find(`[data-prop-${part}]`).first().text().trim() !== '',
      ),
    })),
    parts: partsOfHtml($),
  };
}
