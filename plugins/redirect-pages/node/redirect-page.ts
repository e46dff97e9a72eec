/** Where a redirect leads. */
interface Target {
  /** With the base path. */
  path: string;
  /** With the origin too. */
  canonical: string;
  siteTitle: string;
}

/**
 * Text of a page that leads to another one, with the query and the hash of its own address.
 *
 * It does not say `noindex`: search engines then forget the old address instead of following it.
 * The refresh is for readers without scripts alone, since it would lose query and hash.
 */
export function redirectPage({ path, canonical, siteTitle }: Target): string {
  const href = escapeHtml(path);
  const inScript = JSON.stringify(path).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>This page has moved | ${escapeHtml(siteTitle)}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="canonical" href="${escapeHtml(canonical)}">
    <script>location.replace(${inScript} + location.search + location.hash)</script>
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

/** Text that neither ends an attribute nor begins an element. */
const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
