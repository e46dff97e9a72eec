import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { missingParts } from '../markdown/missing-parts';
import { partsOfMarkdown } from '../markdown/parts-of-markdown';
import { base, builtPages, isServed, linkProblem, origin, readBuilt } from './built-site';

/** Size of a file, in bytes or characters, of which programs read the whole. */
const limit = 50_000;

const index = `${origin}${base}llms.txt`;

/** Returns the Markdown files of a page: one, unless it is long. */
function filesOf(markdown: string): string[] {
  const first = readBuilt(markdown.slice(base.length));
  const count = Number(/^This is part 1 of (\d+) of the page\./m.exec(first)?.[1] ?? 1);
  const others = Array.from({ length: count - 1 }, (_, number) =>
    readBuilt(markdown.slice(base.length).replace(/\.md$/, `.part-${number + 2}.md`)),
  );
  return [first, ...others];
}

/** The Markdown of every page, parsed once. */
const pages = builtPages.map((page) => {
  const files = filesOf(page.markdown);
  return { ...page, files, markdownParts: partsOfMarkdown(files.join('\n')) };
});

describe('The Markdown of every page', () => {
  it('starts with the title, the description, the list of all pages and the address of the page', () => {
    const start =
      /^# .+\n\n> .+\n\n> For the complete documentation index, see \[llms.txt\]\((?<index>.+)\)\.\n\nPage: <https?:.+>\n\n/;
    const wrong = pages.filter(({ files }) =>
      files.some((text) => start.exec(text)?.groups?.index !== index),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('has no file that is longer than programs read', () => {
    const sizes = pages.flatMap(({ path, files }) =>
      files.map((text) => `${path} ${Buffer.byteLength(text)}`),
    );
    expect(sizes.filter((size) => Number(size.split(' ')[1]) > limit)).toEqual([]);
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
    const broken = [...links].flatMap(([url, from]) =>
      URL.canParse(url) ? (linkProblem(url, from) ?? []) : `${from} -> ${url}`,
    );
    expect(broken).toEqual([]);
    expect(links.size).toBeGreaterThan(2000);
  });
});

describe('The HTML of every page', () => {
  const html = builtPages.map(({ path, route }) => ({
    path,
    text: readBuilt(`${route.replace(/\/$/, '')}/index.html`),
  }));

  it('starts with a hidden sentence that names llms.txt', () => {
    const start = /<body[^>]*><p hidden(?:="[^"]*")?>(?<sentence>.+?)<\/p>/;
    const wrong = html.filter(
      ({ text }) => !start.exec(text)?.groups?.sentence?.includes(` ${base}llms.txt`),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('has the end tags and quotes without which programs lose content', () => {
    const quoted = /"[^"]*"|'[^']*'/g;
    const tagsOf = (text: string) => text.match(/<\/?[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/g) ?? [];
    const wrong = html.flatMap(({ path, text }) => {
      const tags = tagsOf(text.replace(/<script\b.*?<\/script>/gs, ''));
      const count = (start: string) => tags.filter((tag) => tag.startsWith(start)).length;
      const open = ['p', 'li', 'dt', 'dd', 'tr', 'td'].filter(
        (name) => count(`<${name}>`) + count(`<${name} `) !== count(`</${name}>`),
      );
      const unquoted = tags.filter((tag) => /=(?!"")/.test(tag.replace(quoted, '""')));
      return [...open, ...unquoted].slice(0, 1).map((found) => `${path}: ${found}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe('llms.txt', () => {
  const lists = fs
    .readdirSync('build/llms')
    .filter((name) => name.endsWith('.txt'))
    .map((name) => `llms/${name}`);
  const entriesOf = (list: string) =>
    [...readBuilt(list).matchAll(/^- \[(?<title>.+?)\]\((?<url>\S+)\): (?<about>.+)$/gm)].map(
      ({ groups: { title = '', url = '' } = {} }) => ({ title, path: new URL(url).pathname }),
    );
  const isList = ({ path }: { path: string }) => path.endsWith('.txt');
  const listedIn = new Map(lists.map((list) => [base + list, entriesOf(list)]));

  it('leads in two steps to the Markdown of every page, which one list names, with title and description', () => {
    const sections = entriesOf('llms.txt').filter(isList);
    expect(sections.map(({ path }) => path).sort()).toEqual([...listedIn.keys()].sort());
    const entries = sections.flatMap(({ path }) => listedIn.get(path) ?? []);
    expect(entries.map(({ path }) => path).sort()).toEqual(
      builtPages.map(({ markdown }) => markdown).sort(),
    );
    const titles = entries.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('lists the guides and the components itself', () => {
    const listed = entriesOf('llms.txt').map(({ path }) => path);
    expect(listed).toContain(`${base}docs/axes.md`);
    expect(listed).toContain(`${base}api/specs/xy/AreaSeries.md`);
    expect(listed.filter((path) => !isServed(path))).toEqual([]);
  });

  it('and its sections are not longer than programs read', () => {
    for (const list of ['llms.txt', ...lists])
      expect(readBuilt(list).length, list).toBeLessThan(limit);
  });
});

it('llms-full.txt has the text of every page', () => {
  const full = readBuilt('llms-full.txt');
  const missing = pages.filter(({ files }) => files.some((text) => !full.includes(text)));
  expect(missing.map(({ path }) => path)).toEqual([]);
});
