/** A page that opens without a network. */
export interface StoredPage {
  url: string;
  html: string;
}

/** Pages that redirect to others are not worth a link. */
const redirect = /http-equiv=["']?refresh/i;

/**
 * Returns the HTML of the page that is shown in place of one that is not stored. It needs no other file.
 *
 * @param lists - stored pages by heading.
 */
export function offlinePage(lists: Record<string, StoredPage[]>): string {
  const sections = Object.entries(lists).map(([heading, pages]) => section(heading, pages));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>You are offline</title>
<style>
:root { color-scheme: light dark }
body { max-width: 40rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
li { padding: .25rem 0 }
</style>
<main>
<h1>You are offline</h1>
<p>This page is not stored in your browser. <a href="">Try again</a> when you are connected.</p>
${sections.join('')}</main>
`;
}

function section(heading: string, pages: StoredPage[]): string {
  const items = pages
    .filter(({ html }) => !redirect.test(html))
    .map(({ url, html }) => ({ url, title: titleIn(html) ?? escapeHtml(url) }))
    .sort((one, other) => one.title.localeCompare(other.title))
    .map(({ url, title }) => `<li><a href="${escapeHtml(url)}">${title}</a></li>\n`);
  return items.length > 0 ? `<h2>${heading}</h2>\n<ul>\n${items.join('')}</ul>\n` : '';
}

/**
 * Returns the title of a page without the name of the site, as HTML: the text of an element that ends before the next
 * tag contains no elements, and is already escaped.
 */
const titleIn = (html: string) =>
  /<title[^>]*>([^<]+)/
    .exec(html)?.[1]
    ?.replace(/ \| [^|]*$/, '')
    .trim();

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
