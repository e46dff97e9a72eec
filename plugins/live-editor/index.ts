import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Provides editors for listings, whose code is drawn as the reader types. */
export default function liveEditor(): Plugin {
  return {
    name: 'live-editor',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client/open-editor.ts')],
  };
}
