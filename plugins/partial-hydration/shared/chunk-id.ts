/**
 * Numeric id of the chunk, and of its one module, that holds something the site names: a page's route, a
 * sidebar, a plugin. FNV-1a with 32 bits: the build stops when two names get the same id.
 */
export function chunkId(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
