import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

export { loadHighlight, type Highlight } from './node/highlight';
export { rehypeCodeListing } from './node/rehype-code-listing';

/** Code blocks: highlighted at build, copied with one click. */
export default function codeListing(): Plugin {
  return {
    name: 'code-listing',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client/copy-code.ts')],
    configureWebpack: () => ({
      // The theme loads Prism on every page; nothing is highlighted in the browser here.
      resolve: { alias: { 'prism-react-renderer$': path.join(__dirname, 'client/no-prism.ts') } },
    }),
  };
}
