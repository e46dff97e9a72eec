import fs from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';

/** A family of examples: a folder in `examples/`. */
export interface Family {
  name: string;
  /** Heading of its page in `content/examples/`. */
  title: string;
  /** Document title of its page. */
  pageTitle: string;
  /** Whether its examples show a chart type, or a feature of several chart types. */
  group: 'chart' | 'feature';
  /** Names of its examples in the order of its page. */
  order: readonly string[];
}

/** Names of the families by group. */
export type FamilyGroups = Record<Family['group'], string[]>;

/**
 * Reads the front matter of a family's page, and the order of its examples.
 *
 * @throws Error that names the page, if it does not exist or has no title, or the family, if it is in no group.
 */
export function readFamily(siteDir: string, name: string, groups: FamilyGroups): Family {
  const page = `content/examples/${name}.mdx`;
  const file = path.join(siteDir, page);
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const { data, content } = matter(text);
  const { title, title_meta: pageTitle }: Record<string, unknown> = data;
  if (typeof title !== 'string' || typeof pageTitle !== 'string')
    throw new Error(
      `${page}: write the page of the family examples/${name}/, with a title and a title_meta such as "Bar chart examples".`,
    );
  const group = (['chart', 'feature'] as const).find((key) => groups[key].includes(name));
  if (!group)
    throw new Error(
      `examples/${name}/ is in no group: add "${name}" to config/example-families.ts.`,
    );
  const examples = content.matchAll(/<Example id="[^"/]+\/([^"]+)"/g);
  const order = [...examples].flatMap(([, id]) => id ?? []);
  return { name, title, pageTitle, group, order };
}
