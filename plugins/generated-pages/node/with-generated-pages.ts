import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** A source file of a page, as the docs plugin reads it. */
interface DocFile {
  /** Relative to `contentPath`. */
  source: string;
  contentPath: string;
}

/** The version of the docs: its folder, and other properties. */
interface Version {
  contentPath: string;
}

/** The module of the docs plugin that reads the source files of a version. */
export interface DocsModule {
  readVersionDocs: (version: Version, options: object) => Promise<DocFile[]>;
}

/** The rule of the bundler for the pages. */
interface PagesRule {
  include: string[];
  use: { options: { isMDXPartial: (file: string) => boolean } }[];
}

/**
 * Returns the docs plugin with the pages of a second folder, in the same version: in the same sidebars, with
 * pagination and breadcrumbs. The plugin has one folder for a version, and no option for another.
 *
 * @throws Error if a page is in both folders, or if the docs plugin reads and compiles pages in another way.
 */
export function withGeneratedPages(plugin: Plugin, folder: string, internals: DocsModule): Plugin {
  return {
    ...plugin,
    async loadContent() {
      const { readVersionDocs } = internals;
      let isCalled = false;
      internals.readVersionDocs = async (version, options) => {
        isCalled = true;
        const written = await readVersionDocs(version, options);
        const generated = await readVersionDocs({ ...version, contentPath: folder }, options);
        checkUnique(written, generated);
        return [...written, ...generated];
      };
      try {
        const content = await plugin.loadContent?.();
        if (!isCalled) throw unsupported('reads');
        return content;
      } finally {
        internals.readVersionDocs = readVersionDocs;
      }
    },
    getPathsToWatch: () => [...(plugin.getPathsToWatch?.() ?? []), `${folder}/**/*.mdx`],
    configureWebpack(...parameters) {
      const config = plugin.configureWebpack?.(...parameters) ?? {};
      const [rule, ...others] = (config.module?.rules ?? []) as unknown as PagesRule[];
      const [loader, ...more] = rule?.use ?? [];
      if (!rule || !loader?.options.isMDXPartial || others.length + more.length > 0)
        throw unsupported('compiles');
      const { isMDXPartial } = loader.options;
      const isGenerated = (file: string) => file.startsWith(folder + path.sep);
      const options = {
        ...loader.options,
        isMDXPartial: (file: string) => !isGenerated(file) && isMDXPartial(file),
      };
      const pages: PagesRule = {
        include: [...rule.include, folder + path.sep],
        use: [{ ...loader, options }],
      };
      return { ...config, module: { ...config.module, rules: [{ ...rule, ...pages }] } };
    },
  };
}

function checkUnique(written: DocFile[], generated: DocFile[]): void {
  const sources = new Set(written.map(({ source }) => source));
  const twice = generated.find(({ source }) => sources.has(source));
  if (twice)
    throw new Error(
      `${twice.source} is generated in ${twice.contentPath}, but is in the folder of hand-written pages as well: delete it there.`,
    );
}

const unsupported = (verb: string) =>
  new Error(
    `This version of @docusaurus/plugin-content-docs ${verb} pages in a way that plugins/generated-pages does not support: adapt node/with-generated-pages.ts.`,
  );
