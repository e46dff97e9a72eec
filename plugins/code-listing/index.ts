import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

export { loadHighlight, type Highlight } from './node/highlight';
export { generateCodeBlocks, generateCodeLinks } from './node/generate-links';
export { generateHints } from './node/hints/generate-hints';
export { linkedHighlight } from './node/linked-highlight';
export { rehypeCodeListing } from './node/rehype-code-listing';
export { compileSources, type CompiledCode } from './node/references/compile';
export { blockData, remarkLinkedCode } from './node/remark-linked-code';

/** Provides listings of code with copy buttons, links and hints. Links and hints are generated before. */
export default function codeListing(): Plugin {
  return {
    name: 'code-listing',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () =>
      ['copy-code.ts', 'folded-lines.ts', 'load-hints.ts'].map((name) =>
        path.join(__dirname, 'client', name),
      ),
    configureWebpack: () => ({
      // The theme would load Prism on every page.
      resolve: { alias: { 'prism-react-renderer$': path.join(__dirname, 'client/no-prism.ts') } },
    }),
  };
}
