import { CacheExpiration } from 'workbox-expiration';

declare const self: ServiceWorkerGlobalScope;

/** URL of the site. Other sites on the same origin have caches of their own. */
export const { scope } = self.registration;

/** Changes when the content of the caches does; the next worker then deletes the caches of this one. */
const version = 'v1';

const nameOf = (content: string) => `offline-${content}-${version} ${scope}`;

/** Names of the caches, by content. */
export const cacheNames = {
  /** Visited pages. */
  pages: nameOf('pages'),
  /** Pages of sidebars that were not visited. */
  neighbors: nameOf('neighbors'),
  immutable: nameOf('immutable'),
  files: nameOf('files'),
};

/** Deletes the caches of earlier workers of this site, or of all, with what Workbox knows about their entries. */
export async function deleteCaches(which: 'earlier' | 'all'): Promise<void> {
  const kept = which === 'earlier' ? Object.values(cacheNames) : [];
  const ours = (await caches.keys()).filter(
    (name) => name.startsWith('offline-') && name.endsWith(` ${scope}`) && !kept.includes(name),
  );
  for (const name of ours) await caches.delete(name);
  for (const name of ours) await new CacheExpiration(name, { maxEntries: 1 }).delete();
}
