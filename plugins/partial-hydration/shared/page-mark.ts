import { chunkId } from './chunk-id';

/** What the frame must know of a page; the server writes it as JSON into the attribute `data-page`. */
export interface PageMark {
  /** Which frame surrounds the page: that of the docs plugin, with a sidebar, or the site's alone. */
  layout: 'docs' | 'plain';
  /** The plugin that made the route. */
  plugin: PluginMetadata;
  sidebar?: {
    name: string;
    /** Id of the chunk that holds the items. */
    chunk: number;
  };
}

/** What Docusaurus tells components of the plugin that made the route. */
export interface PluginMetadata {
  name: string;
  id: string;
}

/** Id of the chunk that holds a plugin's metadata. */
export const pluginChunk = ({ name, id }: PluginMetadata): number =>
  chunkId(`plugin ${name} ${id}`);

/** Id of the chunk that holds the items of a sidebar. */
export const sidebarChunk = (pluginId: string, version: string, name: string): number =>
  chunkId(`sidebar ${pluginId} ${version} ${name}`);
