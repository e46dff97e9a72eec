/**
 * Returns a page that opens a sandbox. Pages with many examples link to it, because the URL of a sandbox contains the
 * compressed code, which would be most of their size.
 *
 * @param url - URL of the sandbox, whose parameters need no escaping in HTML
 */
export const sandboxPage = (title: string, url: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${url}">
<title>Sandbox: ${escaped(title)}</title>
<p><a href="${url}">Open the sandbox of ${escaped(title)}</a></p>
`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
