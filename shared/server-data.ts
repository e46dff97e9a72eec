import type { CheckData } from './check-code/check-data';
import type { SearchFiles } from './search-data';
import type { ExampleEntry } from './types/example-manifest';

/** A file of the site for the MCP server, with content of type `Content`. */
export interface ServerFile<Content> {
  /** Relative to the root of the site. */
  path: string;
  /** Only carries the type; always absent. */
  content?: Content;
}

/** The files that are published for the MCP server alone. It reads pages, search files and the model as well. */
export const serverFiles: {
  index: ServerFile<ServerIndex>;
  examples: ServerFile<ServerExample[]>;
  checkData: ServerFile<CheckData>;
} = {
  index: { path: 'mcp/index.json' },
  examples: { path: 'mcp/examples.json' },
  checkData: { path: 'mcp/check-code.json' },
};

/** Incremented on every breaking change of the files. */
export const serverDataVersion = 1;

/** What the site contains. */
export interface ServerIndex {
  schemaVersion: typeof serverDataVersion;
  library: { name: string; version: string };
  /** Packages to install for the charts, with the library. */
  install: string;
  /** Address of the site, with its base path, as it is in the Markdown of its pages. */
  url: string;
  search: SearchFiles;
  pages: ServerPage[];
}

/** A page of the site. */
export interface ServerPage {
  /** Without the base path, a slash in front, and an ending: `docs/axes`; empty for the home page. */
  path: string;
  /** Paths of its Markdown: a long page is divided into several files. */
  files: string[];
  title: string;
  description: string;
}

/** An example with its code. */
export type ServerExample = Pick<
  ExampleEntry,
  'id' | 'title' | 'summary' | 'alt' | 'tags' | 'uses' | 'props' | 'height'
> & {
  /** Without the doc comment. */
  source: string;
};
