import fs from 'node:fs';
import path from 'node:path';

/** A family of examples: a folder in `examples/`. */
export interface Family {
  name: string;
  /** Heading of its page in `content/examples/`. */
  title: string;
  /** Document title of its page. */
  pageTitle: string;
  /** Whether its examples show a chart type, or a feature of several chart types. */
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
 * Reads the front matter of a family's page.
 *
 * @throws Error that names the page, if it does not exist or has no title.
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
