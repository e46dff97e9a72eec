/** Title, tagline and repository of the site: the single source for configuration and components. */
export const site = {
  title: 'Elastic Charts',
  tagline: 'Charts are cool!',
  copyrightYear: 2025,
  repository: 'https://github.com/elastic/elastic-charts',
} as const;

/**
 * Returns the base path of the site, from `BASE_PATH`.
 *
 * @param value - `/` or `/one-segment/`, with both slashes.
 * @throws Error that shows a valid value, for anything else.
 */
export function basePath(value: string = process.env.BASE_PATH ?? '/elastic-charts/'): string {
  if (!/^\/(\w[\w.~-]*\/)?$/.test(value)) {
    throw new Error(
      `BASE_PATH is "${value}", but it must be one path segment between slashes: BASE_PATH=/elastic-charts/`,
    );
  }
  return value;
}

/**
 * Returns the origin of the site, from `SITE_URL`. Canonical links and the sitemap use it.
 *
 * @param value - an absolute http(s) URL without a path.
 * @throws Error that shows a valid value, for anything else.
 */
export function siteUrl(value: string = process.env.SITE_URL ?? 'https://charts.example'): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Error(
      `SITE_URL is "${value}", but it must be an origin without a path: SITE_URL=https://docs.example.com`,
    );
  }
  return url.origin;
}

/**
 * Returns the address at which the files of this repository can be edited, from `EDIT_URL`, or undefined if it is
 * unknown. Pages then have no link to edit them.
 *
 * @param value - an absolute http(s) URL that ends with a slash, to which the path of a file is appended.
 * @throws Error that shows a valid value, for anything else.
 */
export function editUrl(value: string = process.env.EDIT_URL ?? ''): string | undefined {
  if (value === '') return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || !value.endsWith('/')) {
    throw new Error(
      `EDIT_URL is "${value}", but it must be a URL that ends with a slash: EDIT_URL=https://git.example.com/docs/edit/main/`,
    );
  }
  return url.href;
}

/** Returns the site as the plugin `markdown-pages` needs it to write the Markdown of pages. */
export const markdownSite = (siteDir = process.cwd()) => ({
  siteDir,
  outDir: `${siteDir}/build`,
  title: site.title,
  origin: siteUrl(),
  baseUrl: basePath(),
});
