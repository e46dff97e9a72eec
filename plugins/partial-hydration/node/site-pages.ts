import path from 'node:path';
import fs from 'node:fs/promises';
import type { Props, RouteConfig } from '@docusaurus/types';

/** The HTML file of a route. */
export interface PageFile {
  route: string;
  html: string;
}

/**
 * Reads the HTML of every route, one after the other.
 *
 * @throws Error that names a route without HTML.
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

/** Items of every sidebar of a version of the docs. */
export interface VersionSidebars {
  pluginId: string;
  version: string;
  docsSidebars: Record<string, unknown>;
}

/**
 * Finds the sidebars of all versions of the docs, where the docs plugin has put them for its routes.
 *
 * @throws Error when there are none.
 */
export function findSidebars(routes: RouteConfig[]): VersionSidebars[] {
  const found = versionsOf(routes);
  if (found.length === 0)
    throw new Error(
      'partial-hydration: no route has props.version.docsSidebars, as in Docusaurus 3.9.2: adapt node/site-pages.ts to where the docs plugin has the sidebars now.',
    );
  return found;
}

const versionsOf = (routes: RouteConfig[]): VersionSidebars[] =>
  routes.flatMap(({ props, routes: inner = [] }) => {
    const version = props?.version as VersionSidebars | undefined;
    return [...(version?.docsSidebars ? [version] : []), ...versionsOf(inner)];
  });
