import fs from 'node:fs';
import path from 'node:path';

/** A folder of `examples/` as readers meet it. */
export interface Family {
  name: string;
  /** Heading of its page in `content/examples/`. */
  title: string;
  /** Title of its page in a browser's tab and in search hits. */
  pageTitle: string;
  /** Whether its examples are about a kind of chart, or about what charts have in common. */
  group: 'chart' | 'feature';
}

const features = [
  'accessibility',
  'annotation',
  'axis',
  'interaction',
  'legend',
  'settings',
  'states',
  'theme',
  'tooltip',
];

/**
 * Reads what a family's page says of it.
 *
 * @throws Error that names the page, when it is not there or lacks one of its titles.
 */
export function readFamily(siteDir: string, name: string): Family {
  const page = `content/examples/${name}.mdx`;
  const file = path.join(siteDir, page);
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const field = (key: string) => new RegExp(`^${key}: *['"]?(.+?)['"]?$`, 'm').exec(text)?.[1];
  const title = field('title');
  const pageTitle = field('title_meta');
  if (!title || !pageTitle)
    throw new Error(
      `${page}: write the page of the family examples/${name}/, with a title and a title_meta such as "Bar chart examples".`,
    );
  return { name, title, pageTitle, group: features.includes(name) ? 'feature' : 'chart' };
}
