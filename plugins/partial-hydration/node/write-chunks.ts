import fs from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { chunkId } from '../shared/chunk-id';
import type { PageContent } from '../shared/page-content';
import { pluginChunk, sidebarChunk, type PageMark } from '../shared/page-mark';
import { routeKey } from '../shared/route-key';
import type { BundleFacts } from './bundle-facts';
import { defaultExportChunk, jsonChunk } from './chunk-texts';
import { newIds } from './new-ids';
import type { ScannedPage } from './scan-page';
import { findSidebars } from './site-pages';
import { buildStamp } from './write-client-modules';

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
