import { nearestName } from '../../shared/check-code/nearest-name';

/** A section of a page, with the sections below it. */
export interface PageSection {
  title: string;
  level: number;
  text: string;
}

/** Returns the sections of a page in Markdown, in order. The title of the page is none. */
export function sectionsOf(markdown: string): PageSection[] {
  const lines = markdown.split('\n');
  const headings: { line: number; level: number; title: string }[] = [];
  let fence = '';
  lines.forEach((line, number) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && !fence) fence = mark;
    else if (fence && line.trim() === fence) fence = '';
    const [, marks, title] = (!fence && /^(#{2,6}) (.+)$/.exec(line)) || [];
    if (marks && title) headings.push({ line: number, level: marks.length, title: plain(title) });
  });
  return headings.map(({ line, level, title }, index) => {
    const next = headings.slice(index + 1).find((one) => one.level <= level);
    return { title, level, text: lines.slice(line, next?.line).join('\n').trim() };
  });
}

/** Removes links and escapes from a heading. */
const plain = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]|\\(?=[^\w\s])/g, '')
    .trim();

/**
 * Finds a part of a page: a section by its title, its anchor or the example that it shows, a row of a table by its name
 * (the props of a component), or an item of a list (the values of a constant).
 *
 * @param path - path of the page, below which its examples are
 * @returns its text
 */
export function findSection(markdown: string, wanted: string, path: string): string | undefined {
  const sections = sectionsOf(markdown);
  const name = wanted.replace(/^#+/, '').trim();
  const key = slug(name);
  const section =
    sections.find(({ title }) => title === name) ??
    sections.find(({ title }) => slug(title) === key);
  return (
    section?.text ??
    findRow(markdown, name) ??
    findItem(markdown, name) ??
    sections.filter(({ text }) => text.includes(`(/${path}/${name})`)).at(-1)?.text ??
    findByWords(sections, key)?.text
  );
}

/** Returns the titles of sections that could be meant, best first. */
export function nearestSections(markdown: string, wanted: string): string[] {
  const titles = sectionsOf(markdown).map(({ title }) => title);
  const near = nearestName(slug(wanted).slice(0, 100), titles.map(slug));
  const words = new Set(
    slug(wanted)
      .split('-')
      .filter((word) => word.length > 3),
  );
  const sharing = titles.filter((title) =>
    slug(title)
      .split('-')
      .some((word) => words.has(word)),
  );
  return [...new Set([...titles.filter((title) => slug(title) === near), ...sharing])].slice(0, 5);
}

/** Sections whose titles have all words of an anchor that was chosen by hand. */
const findByWords = (sections: PageSection[], key: string): PageSection | undefined => {
  const words = key.split('-').filter((word) => word !== '');
  if (words.length === 0) return undefined;
  return sections.find(({ title }) => {
    const ofTitle = slug(title).split('-');
    return words.every((word) => ofTitle.includes(word));
  });
};

/** Returns a row of a table with its head, by the code or the link in its first cell. */
function findRow(markdown: string, name: string): string | undefined {
  const lines = markdown.split('\n');
  const at = lines.findIndex((line) => /^\| \[?`([^`]+)`/.exec(line)?.[1] === name);
  const row = lines[at];
  if (row === undefined) return undefined;
  let head = at;
  while (lines[head - 1]?.startsWith('|')) head--;
  return [...lines.slice(head, head + 2), row].join('\n');
}

/** Returns an item of a list that begins with a value: `- \`Position.Left\`: …`, `- \`'left'\`: …`. */
const findItem = (markdown: string, name: string): string | undefined =>
  markdown.split('\n').find((line) => {
    const value = /^- `([^`]+)`/.exec(line)?.[1];
    return value === name || value === `'${name}'` || value?.split('.')[1] === name;
  });

/** Returns the anchor that a heading has by default. */
const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
