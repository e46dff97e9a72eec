import { createRequire } from 'node:module';
import path from 'node:path';
import {
  validateOptions as validateDocsOptions,
  type Options as DocsOptions,
  type PluginOptions as DocsPluginOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { withGeneratedPages, type DocsModule } from './node/with-generated-pages';

/** Options of the docs plugin, and the folder of the generated pages. */
export type GeneratedPagesOptions = DocsOptions & {
  /** Relative to the site directory. */
  generatedPath: string;
};

type ValidationContext = OptionValidationContext<DocsOptions | undefined, DocsPluginOptions> & {
  options: GeneratedPagesOptions;
};
type PluginOptions = DocsPluginOptions & Pick<GeneratedPagesOptions, 'generatedPath'>;

/** Validates the options with the docs plugin, which does not know the folder. */
export function validateOptions({
  validate,
  options: { generatedPath, ...options },
}: ValidationContext): PluginOptions {
  const validated = validateDocsOptions({
    validate,
    options,
  });
  return { ...validated, generatedPath };
}

/** The docs plugin with pages from two folders: hand-written and generated ones, with the routes of their paths. */
export default async function generatedPages(
  context: LoadContext,
  { generatedPath, ...options }: PluginOptions,
): Promise<Plugin> {
  // Docusaurus compiles this file and loads its imports in another way, so that they could be other instances.
  const load = createRequire(__filename);
  const docs: {
    default: (context: LoadContext, options: DocsPluginOptions) => Promise<Plugin>;
  } = load('@docusaurus/plugin-content-docs');
  const internals: DocsModule = load('@docusaurus/plugin-content-docs/lib/docs.js');
  const plugin = await docs.default(context, options);
  return withGeneratedPages(plugin, path.join(context.siteDir, generatedPath), internals);
}
