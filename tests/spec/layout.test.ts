import LZString from 'lz-string';
import { describe, expect, it } from 'vitest';
import { libraryVersion } from '../library-version';
import { base, isServed, loadBuilt } from '../pages/built-site';

/** Returns the texts and attributes of elements of a page. */
function elementsOf(route: string, selector: string): Record<string, string>[] {
  const $ = loadBuilt(route);
  return $(selector)
    .get()
    .map((element) => ({ text: $(element).text(), ...$(element).attr() }));
}

describe('Section 2, shared layout', () => {
  it('2.22, 2.25, 2.26, 2.30, 2.31, 2.40, 3.2, 9.7 the navbar has three sidebars on the left and three external links on the right', () => {
    expect(elementsOf('', '.theme-layout-navbar-left .navbar__link')).toMatchObject([
      { text: 'Docs', href: `${base}docs/docs` },
      { text: 'API', href: `${base}api/Chart` },
      { text: 'Examples', href: `${base}examples/examples` },
    ]);
    expect(elementsOf('', '.theme-layout-navbar-right .navbar__link')).toMatchObject([
      {
        text: expect.stringMatching(/^Playground/),
        href: expect.stringMatching(/^https:\/\/codesandbox\.io\//),
        target: '_blank',
      },
      { text: expect.stringMatching(/^Storybook/), href: `${base}storybook`, target: '_blank' },
      {
        text: expect.stringMatching(/^GitHub/),
        href: 'https://github.com/elastic/elastic-charts',
        target: '_blank',
      },
    ]);
    expect(elementsOf('', 'a.navbar__brand')).toMatchObject([{ href: base }]);
  });

  it('Playground opens a sandbox with the library and its stylesheet', () => {
    const [link] = elementsOf('', 'a:contains("Playground")');
    const { host, searchParams } = new URL(link?.href ?? '');
    expect(host).toBe('codesandbox.io');
    const parameters = searchParams.get('parameters')?.replace(/-/g, '+').replace(/_/g, '/') ?? '';
    const { files } = JSON.parse(LZString.decompressFromBase64(parameters));
    const { dependencies } = JSON.parse(files['package.json'].content);
    expect(dependencies).toMatchObject({
      '@elastic/charts': libraryVersion.version,
      react: '18.3.1',
    });
    expect(files['src/index.tsx'].content).toContain('@elastic/charts/dist/theme_only_light.css');
    expect(files['src/App.tsx'].content).toContain('export default function');
  });

  it('2.32 external links open in a new tab', () => {
    const outside = elementsOf('all-types/functions/Settings', 'a[href^="http"]');
    expect(outside.length).toBeGreaterThan(2);
    for (const link of outside) expect(link).toMatchObject({ target: '_blank' });
  });

  it('9.3, 9.4 titles end with the delimiter and the site title; the footer contains 2025', () => {
    expect(elementsOf('docs/docs', 'title')[0]?.text).toBe('Docs | Elastic Charts');
    expect(elementsOf('docs/docs', '.footer__copyright')[0]?.text).toContain('2025');
  });

  it('2.10, 9.2 there are breadcrumbs; the table of contents contains levels 2 and 3', () => {
    const page = 'api/specs/xy/Axis';
    expect(elementsOf(page, 'nav.theme-doc-breadcrumbs')[0]?.text).toContain('Cartesian');
    const headings = elementsOf(page, '.markdown :is(h2[id], h3[id])');
    expect(headings.length).toBeGreaterThan(2);
    expect(elementsOf(page, '.theme-doc-toc-desktop a')).toHaveLength(headings.length);
  });

  it('2.11, 2.12, 2.13, 9.13 metadata: generator, viewport, large card, no noindex', () => {
    const meta = (name: string) =>
      elementsOf('', `meta[name="${name}"]`).map(({ content }) => content);
    expect(meta('generator')).toEqual(['Docusaurus v3.9.2']);
    expect(meta('viewport').join()).toMatch(/width=device-width, ?initial-scale=1/);
    expect(meta('twitter:card')).toEqual(['summary_large_image']);
    expect(meta('robots')).toEqual([]);
  });

  it('3.5, 3.6, 9.5 the only locale is English, left to right', () => {
    const languages = elementsOf('', 'link[rel=alternate][hreflang]');
    expect(languages.map(({ hreflang }) => hreflang)).toEqual(['en', 'x-default']);
    expect(elementsOf('', 'html')).toMatchObject([{ lang: 'en', dir: 'ltr' }]);
  });

  it('3.6 pages have the favicon and the title of the site', () => {
    expect(elementsOf('', 'title')[0]?.text).toMatch(/Elastic Charts/);
    expect(isServed(elementsOf('', 'link[rel=icon]')[0]!.href!)).toBe(true);
  });
});
