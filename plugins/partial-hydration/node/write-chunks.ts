import fs from 'node:fs/promises';
import path from 'node:path';
import type { Props, RouteConfig } from '@docusaurus/types';
import { buildStamp } from '../../../shared/build-stamp';
import {
  chunkId,
  pluginChunk,
  routeKey,
  sidebarChunk,
  type PageContent,
  type PageMark,
} from '../shared/chunks';
import type { BundleFacts } from './bundle-facts';
import type { ScannedPage } from './read-pages';

/**
 * Writes additional chunks: one for each page, for each sidebar, and for the metadata of each plugin that
 * creates pages.
 *
 * @throws Error if two chunks have the same id.
 */
export async function writeChunks(
  { outDir, routes }: Pick<Props, 'outDir' | 'routes'>,
  { chunkGlobal, ids }: BundleFacts,
  pages: Map<string, ScannedPage>,
): Promise<void> {
  const newId = newIds(ids);
  const files = new Map<number, string>();
  for (const [route, { marked, head, root }] of pages) {
    const [{ mark, html }] = marked as [ScannedPage['marked'][number]];
    const { plugin }: PageMark = JSON.parse(mark);
    const content: PageContent = { mark, html, head, root };
    const id = newId(chunkId(routeKey(route)), `the page ${route}`);
    files.set(id, defaultExportChunk(chunkGlobal, id, content));
    const pluginId = newId(pluginChunk(plugin), `the plugin ${plugin.name} ${plugin.id}`);
    files.set(pluginId, jsonChunk(chunkGlobal, pluginId, plugin));
  }
  for (const { pluginId, version, docsSidebars } of findSidebars(routes))
    for (const [name, items] of Object.entries(docsSidebars)) {
      const id = newId(sidebarChunk(pluginId, version, name), `the sidebar ${name} of ${version}`);
      files.set(id, jsonChunk(chunkGlobal, id, items));
    }
  await fs.mkdir(path.join(outDir, 'assets/js'), { recursive: true });
  await Promise.all(
    [...files].map(([id, text]) =>
      fs.writeFile(path.join(outDir, `assets/js/${id}.${buildStamp}.js`), text),
    ),
  );
}

/** Sidebars of a docs version. */
interface VersionSidebars {
  pluginId: string;
  version: string;
  docsSidebars: Record<string, unknown>;
}

/**
 * Finds the sidebars of all docs versions in the props of the routes.
 *
 * @throws Error if there are none.
 */
function findSidebars(routes: RouteConfig[]): VersionSidebars[] {
  const found = versionsOf(routes);
  if (found.length === 0)
    throw new Error(
      'partial-hydration: no route has props.version.docsSidebars, unlike in Docusaurus 3.9.2: adapt node/write-chunks.ts to the new structure.',
    );
  return found;
}

const versionsOf = (routes: RouteConfig[]): VersionSidebars[] =>
  routes.flatMap(({ props, routes: inner = [] }) => {
    const version = props?.version as VersionSidebars | undefined;
    return [...(version?.docsSidebars ? [version] : []), ...versionsOf(inner)];
  });

/**
 * Returns a function that registers chunk ids and throws on collisions.
 *
 * @param taken - ids assigned by the bundler
 */
export function newIds(taken: ReadonlySet<string>): (id: number, name: string) => number {
  const names = new Map<number, string>();
  return (id, name) => {
    const other = names.get(id) ?? (taken.has(String(id)) ? 'a part of the bundle' : undefined);
    if (other !== undefined && other !== name)
      throw new Error(
        `partial-hydration: ${name} and ${other} have the same chunk id ${id}. Give one of them another path or name, or change the hash in plugins/partial-hydration/shared/chunks.ts.`,
      );
    names.set(id, name);
    return id;
  };
}

/**
 * Returns the code of a chunk with one module, in the format of the bundler.
 *
 * @param chunkGlobal - name of the global array from which the bundler's runtime reads chunks
 * @param id - id of the chunk and of its module
 * @param body - module function without its name: `(module, exports, require){…}`
 */
const chunkText = (chunkGlobal: string, id: number, body: string) => {
  const array = `self[${JSON.stringify(chunkGlobal)}]`;
  return `"use strict";(${array}=${array}||[]).push([["${id}"],{${id}${body}}]);`;
};

/** Returns the code of a chunk whose module has a value as its default export. */
export const defaultExportChunk = (chunkGlobal: string, id: number, value: unknown): string =>
  chunkText(chunkGlobal, id, `(e,t,r){r.d(t,{default:()=>p});let p=${JSON.stringify(value)}}`);

/** Returns the code of a chunk whose module is JSON. */
export const jsonChunk = (chunkGlobal: string, id: number, value: unknown): string =>
  chunkText(chunkGlobal, id, `(e){e.exports=JSON.parse('${inQuotes(JSON.stringify(value))}')}`)
    // A JSON module contains no code that would need strict mode.
    .replace('"use strict";', '');

const inQuotes = (text: string) => text.replace(/[\\']/g, '\\$&');
