/** Where the site lives and what it is called. Everything that names the site reads it from here. */
export const site = {
  title: 'Elastic Charts',
  tagline: 'Charts are cool!',
  copyrightYear: 2025,
  repository: 'https://github.com/elastic/elastic-charts',
} as const;

/**
 * The path that the site is served under, from `BASE_PATH`.
 *
 * @param value - `/` or `/one-segment/`, with both slashes.
 * @throws Error with the mend, when the value is anything else.
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
 * The origin that the site is served from, from `SITE_URL`; canonical links and the sitemap use it.
 *
 * @param value - an absolute http(s) URL without a path.
 * @throws Error with the mend, when the value is anything else.
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
