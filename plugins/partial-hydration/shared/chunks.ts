/** Content of a page for client-side navigation: the default export of its chunk. */
export interface PageContent {
  /** Value of the attribute `data-page`: a `PageMark` as JSON. */
  mark: string;
  /** HTML inside the marked element. */
  html: string;
  /** HTML of the head tags that belong to this page, including the title. */
  head: string;
  /** Attributes of the `html` element that pages set. */
  root: { class: string; lang: string; dir: string };
}

/** Metadata of a page for the layout; rendered on the server as JSON in the attribute `data-page`. */
export interface PageMark {
  /** Layout of the page: that of the docs plugin, with a sidebar, or the plain layout of the site. */
  layout: 'docs' | 'plain';
  /** The plugin that created the route. */
  plugin: PluginMetadata;
  sidebar?: {
    name: string;
    /** Id of the chunk with the items. */
    chunk: number;
  };
}

/** Plugin metadata in the route context of Docusaurus. */
export interface PluginMetadata {
  name: string;
  id: string;
}

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

/** Returns the id of the chunk with a plugin's metadata. */
export const pluginChunk = ({ name, id }: PluginMetadata): number =>
  chunkId(`plugin ${name} ${id}`);

/** Returns the id of the chunk with the items of a sidebar. */
export const sidebarChunk = (pluginId: string, version: string, name: string): number =>
  chunkId(`sidebar ${pluginId} ${version} ${name}`);

/**
 * Normalizes the path of a page: decoded, without query, hash, `index.html`, `.html` and trailing slash. The router
 * decodes a path that the browser has not decoded, so that it is decoded until nothing changes.
 */
export function routeKey(path: string): string {
  let name = path.replace(/[?#].*/, '').replace(/(?:\/index)?\.html$/, '');
  for (let decoded; (decoded = decode(name)) !== name;) name = decoded;
  return name.replace(/(.)\/$/, '$1');
}

/** Decodes a path; a path with invalid percent-encoding stays unchanged. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
