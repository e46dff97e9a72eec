import type { DocusaurusConfig, GlobalData, ThemeConfig } from '@docusaurus/types';

/** Settings that only the build reads. */
const ofBuild = [
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

/** The site's settings as its pages need them. */
export function clientConfig(config: DocusaurusConfig): Partial<DocusaurusConfig> {
  const kept = Object.entries(config).filter(
    ([name]) => !(ofBuild as readonly string[]).includes(name),
  );
  return { ...Object.fromEntries(kept), themeConfig: clientThemeConfig(config.themeConfig) };
}

/** The theme's settings without those for highlighted code and for the head, which only the server makes. */
function clientThemeConfig({ prism: _prism, ...themeConfig }: ThemeConfig): ThemeConfig {
  return { ...themeConfig, metadata: [] };
}

/** The part of a docs plugin's global data that grows with the site. */
interface DocsPluginData {
  versions: { docs: { id: string }[] }[];
}

/**
 * Global data without the lists of docs, but for the docs that items of the top bar name.
 *
 * @throws Error when the lists are not where Docusaurus 3.9.2 has them.
 */
export function clientGlobalData(data: GlobalData, config: DocusaurusConfig): GlobalData {
  const docsPlugin = 'docusaurus-plugin-content-docs';
  const named = new Set(docIdsIn(config.themeConfig.navbar));
  const instances = Object.entries(data[docsPlugin] ?? {}).map(([id, instance]) => {
    const { versions, ...rest } = instance as DocsPluginData;
    if (!versions?.every(({ docs }) => Array.isArray(docs)))
      throw new Error(
        `partial-hydration: the global data of ${docsPlugin} have no lists versions[].docs, as they had in Docusaurus 3.9.2: adapt node/client-data.ts to where they are now.`,
      );
    const short = versions.map((version) => ({
      ...version,
      docs: version.docs.filter((doc) => named.has(doc.id)),
    }));
    return [id, { ...rest, versions: short }];
  });
  return { ...data, [docsPlugin]: Object.fromEntries(instances) };
}

/** Values of every property `docId` in a part of the settings. */
function docIdsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'docId' ? [String(inner)] : docIdsIn(inner),
  );
}
