import fs from 'node:fs';
import path from 'node:path';
import type { DocusaurusConfig, GlobalData, LoadContext, ThemeConfig } from '@docusaurus/types';
import { buildStamp } from '../../../shared/build-stamp';
import type { PartialHydrationOptions } from '../options';

/** Modules that the routes of any docs site render on the server. */
const docsModules = [
  '@theme/DocItem',
  '@theme/DocCategoryGeneratedIndexPage',
  '@theme/MDXComponents',
  '@theme/MDXContent',
  '@theme/NotFound/Content',
];

/**
 * Writes site-specific modules, which `client/` imports as `@generated/partial-hydration/default/<name>`. Must be
 * called after Docusaurus has written its global data.
 */
export function writeClientModules(
  { generatedFilesDir, siteConfig }: LoadContext,
  { islands, serverOnly }: PartialHydrationOptions,
): void {
  const globalData: GlobalData = JSON.parse(
    fs.readFileSync(path.join(generatedFilesDir, 'globalData.json'), 'utf8'),
  );
  const files = {
    'build.json': JSON.stringify({ build: buildStamp }),
    'site-config.json': JSON.stringify(clientConfig(siteConfig)),
    'global-data.json': JSON.stringify(clientGlobalData(globalData, siteConfig)),
    'islands.js': `export { default } from ${JSON.stringify(islands.module)};\n`,
    'server-only.js': serverOnlyModule([...docsModules, ...serverOnly]),
  };
  const folder = path.join(generatedFilesDir, 'partial-hydration/default');
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files))
    if (readIfExists(path.join(folder, name)) !== text)
      fs.writeFileSync(path.join(folder, name), text);
}

/** Exports all modules in an array, so that the bundler does not remove unused imports. */
const serverOnlyModule = (modules: string[]) =>
  [
    ...modules.map((module, index) => `import part${index} from ${JSON.stringify(module)};`),
    `export default [${modules.map((_, index) => `part${index}`).join(', ')}];\n`,
  ].join('\n');

const readIfExists = (file: string) =>
  fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;

/** Settings that only the build reads. */
const buildSettings = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'storage',
  'stylesheets',
  'themes',
] as const;

/** Returns the site configuration that the client needs. */
export function clientConfig(config: DocusaurusConfig): Partial<DocusaurusConfig> {
  const kept = Object.entries(config).filter(
    ([name]) => !buildSettings.some((setting) => setting === name),
  );
  return { ...Object.fromEntries(kept), themeConfig: clientThemeConfig(config.themeConfig) };
}

/** Omits the settings for code highlighting and metadata, which are used only on the server. */
function clientThemeConfig({ prism: _prism, ...themeConfig }: ThemeConfig): ThemeConfig {
  return { ...themeConfig, metadata: [] };
}

/** Part of a docs plugin's global data that grows with the number of pages. */
interface DocsPluginData {
  versions: { docs: { id: string }[] }[];
}

/**
 * Returns the global data with only those docs that are referenced in the navbar.
 *
 * @throws Error if the lists of docs are not where Docusaurus 3.9.2 stores them.
 */
export function clientGlobalData(data: GlobalData, config: DocusaurusConfig): GlobalData {
  const docsPlugin = 'docusaurus-plugin-content-docs';
  const referenced = new Set(docIdsIn(config.themeConfig.navbar));
  const instances = Object.entries(data[docsPlugin] ?? {}).map(([id, instance]) => {
    const { versions, ...rest } = instance as DocsPluginData;
    if (!versions?.every(({ docs }) => Array.isArray(docs)))
      throw new Error(
        `partial-hydration: the global data of ${docsPlugin} has no lists versions[].docs, unlike in Docusaurus 3.9.2: adapt node/write-client-modules.ts to the new structure.`,
      );
    const reduced = versions.map((version) => ({
      ...version,
      docs: version.docs.filter((doc) => referenced.has(doc.id)),
    }));
    return [id, { ...rest, versions: reduced }];
  });
  return { ...data, [docsPlugin]: Object.fromEntries(instances) };
}

/** Collects the values of all properties named `docId`. */
function docIdsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'docId' ? [String(inner)] : docIdsIn(inner),
  );
}
