import { describe, expect, it } from 'vitest';
import { missingParts } from '../markdown/missing-parts';
import { partsOfMarkdown } from '../markdown/parts-of-markdown';
import { base, builtPages, linkProblem, readBuilt } from './built-site';

/** The Markdown of every page, parsed once. */
const pages = builtPages.map((page) => {
  const markdown = readBuilt(page.markdown.slice(base.length));
  return { ...page, text: markdown, markdownParts: partsOfMarkdown(markdown) };
});

describe('The Markdown of every page', () => {
  it('starts with the title, the description and the address of the page', () => {
    const start = /^# .+\n\n> .+\n\nPage: <https?:.+>\n\n/;
    expect(pages.filter(({ text }) => !start.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('has its headings, code blocks and props', () => {
    const missing = pages.flatMap(({ path, parts, markdownParts }) =>
      missingParts(parts, markdownParts).map((part) => `${path}: ${part}`),
    );
    expect(missing).toEqual([]);
  });

  it('has only absolute links, to pages, anchors and files that exist', () => {
    const links = new Map(
      pages.flatMap(({ path, markdownParts }) => markdownParts.links.map((url) => [url, path])),
    );
    for (const url of partsOfMarkdown(readBuilt('llms.txt')).links) links.set(url, 'llms.txt');
    const broken = [...links].flatMap(([url, from]) =>
      URL.canParse(url) ? (linkProblem(url, from) ?? []) : `${from} -> ${url}`,
    );
    expect(broken).toEqual([]);
    expect(links.size).toBeGreaterThan(2000);
  });
});

it('llms.txt lists the Markdown of every page once, with title and description', () => {
  const entries = [
    ...readBuilt('llms.txt').matchAll(/^- \[(?<title>.+?)\]\((?<url>\S+)\): (?<about>.+)$/gm),
  ].map(({ groups }) => groups!);
  const listed = entries.map(({ url = '' }) => new URL(url).pathname).sort();
  expect(listed).toEqual(
    builtPages.map(({ path }) => `${path.replace(/\/$/, '/index')}.md`).sort(),
  );
  const titles = entries.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(readBuilt('llms-full.txt')).toContain(readBuilt('docs/troubleshooting.md'));
});
