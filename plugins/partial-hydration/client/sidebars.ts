import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import { loadChunk } from './page-chunks';

const known = new Map<number, PropSidebar>();

/** All items of a sidebar, once they are loaded. */
export const knownSidebar = (chunk: number): PropSidebar | undefined => known.get(chunk);

/**
 * Loads all items of a sidebar.
 *
 * @throws Error when they cannot be loaded; calling again tries again.
 */
export async function loadSidebar(chunk: number): Promise<void> {
  known.set(chunk, await loadChunk<PropSidebar>(chunk));
}
