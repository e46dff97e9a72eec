import { chunkId } from './chunk-id';

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

/** Returns the id of the chunk with a plugin's metadata. */
export const pluginChunk = ({ name, id }: PluginMetadata): number =>
  chunkId(`plugin ${name} ${id}`);

/** Returns the id of the chunk with the items of a sidebar. */
export const sidebarChunk = (pluginId: string, version: string, name: string): number =>
  chunkId(`sidebar ${pluginId} ${version} ${name}`);
