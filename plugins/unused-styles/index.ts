import fs from 'node:fs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import postcss from 'postcss';
import { checkUnused } from './node/check-unused';
import { removeUnused } from './node/remove-unused';
import { resolveStylesheets } from './node/resolve-stylesheets';
import { unusedNames } from './node/unused-names';
import type { UnusedStylesOptions } from './options';

export { validateOptions, type UnusedStylesOptions } from './options';

/** Removes unused styles from the render-blocking stylesheet. */
export default function unusedStyles(
  { siteDir }: LoadContext,
  { stylesheets, names, replaced }: UnusedStylesOptions,
): Plugin {
  const [infima = '', ...unused] = resolveStylesheets(siteDir, [
    'infima/dist/css/default/default.css',
    ...stylesheets,
  ]);
  return {
    name: 'unused-styles',
    configurePostCss: (options) => ({
      ...options,
      plugins: [removeUnused({ infima, unused }, [...names, ...replaced]), ...options.plugins],
    }),
    async postBuild({ outDir }) {
      // Scripts of development builds contain comments, which could match any name.
      if (process.env.NODE_ENV !== 'production') return;
      await checkUnused(outDir, unusedNames(postcss.parse(fs.readFileSync(infima)), names));
    },
  };
}
