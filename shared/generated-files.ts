import fs from 'node:fs';
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { readJson } from './read-json';
import type { CheckComponents, CheckForeignNames, CheckThemes } from './check-code/check-data';
import type { ControlData } from './prop-controls/control-data';
import type { ApiModel, ApiSymbol, ReferenceFigures } from './types/api-model';
import type { CodeBlockData, CodeLinks } from './types/code-links';
import type { ExampleTables } from './types/example-tables';
import type {
  ExampleListing,
  ExampleManifest,
  ExamplePageData,
  ExampleVariant,
  GalleryGroup,
} from './types/example-manifest';

/** A generated JSON file with content of type `Content`. */
export interface GeneratedFile<Content> {
  /** Relative to the site directory. */
  path: string;
  /** Relative to the folder of its owner. */
  name: string;
  /** Only carries the type; always absent. */
  content?: Content;
}

type SidebarItems = Extract<SidebarsConfig[string], unknown[]>;

/** Folders of generated data, relative to the site directory. Each is written by one plugin. */
export const generatedFolders = {
  examples: '.generated/examples',
  /** Data with highlighted code, which depends on the links in the code. */
  exampleCode: '.generated/example-code',
  /** In a static directory: the site publishes it. */
  exampleTables: '.generated/example-tables/static/example-tables',
  /** Pages that lead to the sandboxes of examples, in a static directory: the site publishes it. */
  sandboxes: '.generated/sandboxes/static/sandbox',
  /** Pages of the site, with the paths of their routes. */
  pages: '.generated/pages',
  reference: '.generated/api-reference',
  /** The library's types before notes and examples are added; only the plugin of the reference reads them. */
  libraryTypes: '.generated/library-types',
  codeBlocks: '.generated/code-blocks',
  codeLinks: '.generated/code-links',
  /** A static directory: the site publishes it. */
  codeHints: '.generated/code-hints',
  /** What the rules for chart code know about the library. */
  checkData: '.generated/check-code',
  /** What controls for props know about the library. */
  propControls: '.generated/prop-controls',
  /** Becomes part of the site after its pages. */
  markdown: '.generated/markdown-pages/static',
  /** Becomes part of the site after its pages: files that only the MCP server and the command line of shadcn read. */
  serverData: '.generated/server-data/static',
  /** Becomes part of the site after its pages: licenses of third-party software. */
  notices: '.generated/third-party-notices/static',
  /** A static directory: the site publishes it. */
  siteIcons: '.generated/site-icons',
  /** The frame in which edited code runs: the name of its script, and a static directory with its files. */
  liveEditor: '.generated/live-editor',
  /** Becomes part of the site after its pages: the check of types in the editor. */
  typeCheck: '.generated/type-check/static/type-check',
};

/** Generated pages, relative to the site directory. All others are hand-written, in `content/`. */
export const generatedPages = {
  /** A page for each symbol, and the page that lists them. */
  reference: `${generatedFolders.pages}/all-types`,
  /** A folder for each family, with a page for each example. */
  examples: `${generatedFolders.pages}/examples`,
  /** The folder of the page with the changes of each release. */
  changes: `${generatedFolders.pages}/docs`,
};

const inFolder =
  (folder: string) =>
  <Content>(name: string): GeneratedFile<Content> => ({ path: `${folder}/${name}`, name });
const ofExamples = inFolder(generatedFolders.examples);
const ofExampleCode = inFolder(generatedFolders.exampleCode);
const ofCheckData = inFolder(generatedFolders.checkData);
const ofReference = inFolder(generatedFolders.reference);

/** Every generated JSON file, declared once for the code that writes it and the code that reads it. */
export const generatedFiles = {
  exampleManifest: ofExamples<ExampleManifest>('manifest.json'),
  gallery: ofExamples<GalleryGroup[]>('gallery.json'),
  exampleListing: (id: string) => ofExampleCode<ExampleListing>(`listings/${id}.json`),
  examplePage: (id: string) => ofExampleCode<ExamplePageData>(`pages/${id}.json`),
  codeLinks: inFolder(generatedFolders.codeLinks)<CodeLinks>('links.json'),
  codeBlock: (key: string) => inFolder(generatedFolders.codeBlocks)<CodeBlockData>(`${key}.json`),
  /** In a static directory: the site publishes it. */
  exampleTables: (id: string) =>
    inFolder(generatedFolders.exampleTables)<ExampleTables>(`${id}.json`),
  exampleVariants: (family: string) => ofExampleCode<ExampleVariant[]>(`variants/${family}.json`),
  /** In a static directory: the site publishes it. */
  apiModel: ofReference<ApiModel>('static/api-model.json'),
  /** By name, or by name and kind if a constant and a type share the name. */
  apiSymbol: (key: string) => ofReference<ApiSymbol>(`symbols/${key}.json`),
  checkComponents: ofCheckData<CheckComponents>('components.json'),
  checkForeignNames: ofCheckData<CheckForeignNames>('foreign-names.json'),
  /** Keys of themes and styles, which are needed less often. */
  checkThemes: ofCheckData<CheckThemes>('themes.json'),
  propControls: inFolder(generatedFolders.propControls)<ControlData>('controls.json'),
  /** Routes of components, by name. */
  componentRoutes: ofReference<Record<string, string>>('component-routes.json'),
  referenceFigures: ofReference<ReferenceFigures>('figures.json'),
  /** Redirects to pages of the reference. */
  redirects: ofReference<{ from: string; to: string }[]>('redirects.json'),
  /** Sidebar items of the reference. */
  referenceSidebar: ofReference<SidebarItems>('sidebar.json'),
};

/**
 * Reads a generated file.
 *
 * @throws Error with the command that generates it, if it is missing.
 */
export function readGenerated<Content>(
  file: GeneratedFile<Content>,
  siteDir = process.cwd(),
): Content {
  const name = path.join(siteDir, file.path);
  if (!fs.existsSync(name)) throw new Error(`${name} is missing: run "npm run generate" first.`);
  return readJson(name);
}

/** Serializes the content of a generated file, as an argument of `writeFiles` for the folder of its owner. */
export const serialized = <Content>(
  { name }: GeneratedFile<Content>,
  content: Content,
): Record<string, string> => ({ [name]: JSON.stringify(content) });
