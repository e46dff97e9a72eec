/**
 * Returns the numeric id of a chunk and of its only module, derived from the name of its content: the route of a
 * page, a sidebar, a plugin. A 32-bit FNV-1a hash; the build fails on collisions.
 */
export function chunkId(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index++)
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
