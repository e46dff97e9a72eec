import path from 'node:path';

/** Returns the inputs of this plugin. */
export const sourcesOf = (siteDir: string) => ({
  library: path.join(siteDir, 'node_modules/@elastic/charts'),
  content: path.join(siteDir, 'content'),
  changes: path.join(siteDir, 'reference/changes.json'),
});
