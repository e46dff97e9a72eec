import { completeListing, type ListingTarget } from '../../shared/complete-listing';
import type { ServerExample } from '../../shared/server-data';

/** Folders of the items, relative to the root of the site, by the project that an item is for. */
const folders: Record<Exclude<ListingTarget, 'existing'>, string> = {
  vite: 'r',
  next: 'r/next',
};

/** An item of a registry of components, as the command line of shadcn reads it. */
export interface RegistryItem {
  $schema?: string;
  name: string;
  type: 'registry:component';
  title: string;
  description: string;
  dependencies: string[];
  files: RegistryFile[];
}

interface RegistryFile {
  path: string;
  /** Where the file is written, relative to the root of the project or to its folder `src`. */
  target: string;
  type: 'registry:component' | 'registry:file';
  /** Absent in the list of all items. */
  content?: string;
}

/** What the items need to know about the site. */
export interface RegistrySite {
  homepage: string;
  /** Name and version of the library. */
  library: { name: string; version: string };
  /** Content of `static/charts.css`. */
  chartsCss: string;
}

/**
 * Returns the files of a registry with an item for each example, whose code is complete: `r/<id>.json` for Vite and
 * other projects that render in the browser, `r/next/<id>.json` for Next.js, and lists of both.
 *
 * @returns contents by path, relative to the root of the site
 */
export function registryFiles(
  examples: ServerExample[],
  site: RegistrySite,
): Record<string, string> {
  const files: Record<string, string> = {};
  for (const target of ['vite', 'next'] as const) {
    const items = examples.map((example) => registryItem(example, target, site));
    examples.forEach(({ id }, index) => {
      files[`${folders[target]}/${id}.json`] = JSON.stringify(items[index]);
    });
    files[`${folders[target]}/registry.json`] = JSON.stringify({
      $schema: 'https://ui.shadcn.com/schema/registry.json',
      name: 'elastic-charts',
      homepage: site.homepage,
      items: items.map(({ $schema: _, ...item }) => ({
        ...item,
        files: item.files.map(({ content: _content, ...file }) => file),
      })),
    });
  }
  return files;
}

function registryItem(
  { id, title, summary, source }: ServerExample,
  target: keyof typeof folders,
  { library, chartsCss }: RegistrySite,
): RegistryItem {
  const name = id.replace('/', '-');
  const { code } = completeListing(source, target);
  // The directive must remain the first statement.
  const [, directive = '', module = ''] = /^('use client';\n\n)?([^]*)$/.exec(code) ?? [];
  const file = (fileName: string, type: RegistryFile['type'], content: string): RegistryFile => {
    const path = `components/charts/${fileName}`;
    return { path, target: path, type, content };
  };
  return {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name,
    type: 'registry:component',
    title,
    description: summary,
    dependencies: [
      `${library.name}@${library.version}`,
      'moment',
      'moment-timezone',
      'react@18',
      'react-dom@18',
    ],
    files: [
      file(`${name}.tsx`, 'registry:component', `${directive}import './charts.css';\n${module}`),
      file('charts.css', 'registry:file', chartsCss),
    ],
  };
}
