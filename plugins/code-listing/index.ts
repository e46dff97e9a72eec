import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

export { loadHighlight, type Highlight } from './node/highlight';
export { rehypeCodeListing } from './node/rehype-code-listing';

/** Highlights code blocks at build time and adds copy buttons. */
export default function codeListing(): Plugin {
  return {
    name: 'code-listing',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client/copy-code.ts')],
    configureWebpack: () => ({
      // The theme would load Prism on every page.
      resolve: { alias: { 'prism-react-renderer$': path.join(__dirname, 'client/no-prism.ts') } },
    }),
  };
}
