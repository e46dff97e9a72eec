import fs from 'node:fs';
import path from 'node:path';

/** A folder of `examples/` as readers meet it. */
export interface Family {
  name: string;
  /** Title of its page in `content/examples/`. */
  title: string;
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
 * @throws Error that names the page, when it is not there or has no title.
 */
export function readFamily(siteDir: string, name: string): Family {
  const page = `content/examples/${name}.mdx`;
  const file = path.join(siteDir, page);
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const title = /^title: *['"]?(.+?)['"]?$/m.exec(text)?.[1];
  if (!title)
    throw new Error(`${page}: write the page of the family examples/${name}/, with a title.`);
  return { name, title, group: features.includes(name) ? 'feature' : 'chart' };
}
