import path from 'node:path';
import fs from 'node:fs/promises';
import type { Props, RouteConfig } from '@docusaurus/types';

/** The HTML file of a route. */
export interface PageFile {
  route: string;
  html: string;
}

/**
 * Reads the HTML of every route sequentially.
 *
 * @throws Error that names a route without an HTML file.
 */
export async function* readPages({
  outDir,
  baseUrl,
  routesPaths,
}: Pick<Props, 'outDir' | 'baseUrl' | 'routesPaths'>): AsyncGenerator<PageFile> {
  for (const route of new Set(routesPaths)) {
    const name = route.slice(baseUrl.length);
    const file = path.join(outDir, name.endsWith('.html') ? name : path.join(name, 'index.html'));
    yield { route, html: await fs.readFile(file, 'utf8') };
  }
}

/** Sidebars of a docs version. */
export interface VersionSidebars {
  pluginId: string;
  version: string;
  docsSidebars: Record<string, unknown>;
}

/**
 * Finds the sidebars of all docs versions in the props of the routes.
 *
 * @throws Error if there are none.
 */
export function findSidebars(routes: RouteConfig[]): VersionSidebars[] {
  const found = versionsOf(routes);
  if (found.length === 0)
    throw new Error(
      'partial-hydration: no route has props.version.docsSidebars, unlike in Docusaurus 3.9.2: adapt node/site-pages.ts to the new structure.',
    );
  return found;
}

const versionsOf = (routes: RouteConfig[]): VersionSidebars[] =>
  routes.flatMap(({ props, routes: inner = [] }) => {
    const version = props?.version as VersionSidebars | undefined;
    return [...(version?.docsSidebars ? [version] : []), ...versionsOf(inner)];
  });
