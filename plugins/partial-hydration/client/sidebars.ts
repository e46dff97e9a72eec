import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import { loadChunk } from './page-chunks';

const known = new Map<number, PropSidebar>();

/** Returns the items of a sidebar, if they are loaded. */
export const knownSidebar = (chunk: number): PropSidebar | undefined => known.get(chunk);

/**
 * Loads the items of a sidebar.
 *
 * @throws Error if the chunk fails to load; call it again to retry.
 */
export async function loadSidebar(chunk: number): Promise<void> {
  known.set(chunk, await loadChunk<PropSidebar>(chunk));
}
