import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

export { redirectsToComponents } from './node/redirects';
export { symbolData } from './node/symbol-data';

/** Provides the components of the API reference. Its pages and data are generated before (`npm run generate`). */
export default function apiReference(): Plugin {
  const theme = path.join(__dirname, 'theme');
  return {
    name: 'api-reference',
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,
    getClientModules: () => [path.join(__dirname, 'client/filter-props.ts')],
  };
}
