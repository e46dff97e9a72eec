/** Target of a redirect. */
interface Target {
  /** Absolute path, including the base path of the site. */
  path: string;
  /** Absolute URL. */
  canonical: string;
  siteTitle: string;
}

/**
 * Script of all redirect pages, which reads the target from an attribute: a content security policy can allow one text
 * by hash.
 */
const script =
  'location.replace(document.currentScript.dataset.to + location.search + location.hash)';

/**
 * Returns the HTML of a redirect page, which keeps the query string and the hash of the requested URL.
 *
 * It does not set `noindex`: search engines would drop the old URL instead of following the redirect.
 * The meta refresh is the fallback without JavaScript, since it loses the query string and the hash.
 */
export function redirectPage({ path, canonical, siteTitle }: Target): string {
  const href = escapeHtml(path);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>This page has moved | ${escapeHtml(siteTitle)}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="canonical" href="${escapeHtml(canonical)}">
    <script data-to="${href}">${script}</script>
    <noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
  </head>
  <body>
    <main>
      <h1>This page has moved</h1>
      <p>Its new address is <a href="${href}">${href}</a>.</p>
    </main>
  </body>
</html>
`;
}

/** Escapes text for element content and double-quoted attributes. */
const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
