import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

export { coverageOf } from './node/coverage';
export { diffModels } from './node/diff/diff-models';
export { pagesInProgram } from './node/extract/pages-in-program';
export { generateExtractedModel } from './node/extracted-file';
export { generateApiReference } from './node/generate';
export { makeModel } from './node/make-model';
export { redirectsToComponents } from './node/redirects';
export { symbolData } from './node/symbol-data';
export { headingOf } from './shared/group-members';
export { plainDeclaration } from './shared/print-declaration';
export { plainType } from './shared/print-type';

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
