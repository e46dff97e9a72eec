import type { DocusaurusConfig, GlobalData, ThemeConfig } from '@docusaurus/types';

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
    ([name]) => !(buildSettings as readonly string[]).includes(name),
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
        `partial-hydration: the global data of ${docsPlugin} has no lists versions[].docs, unlike in Docusaurus 3.9.2: adapt node/client-data.ts to the new structure.`,
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
