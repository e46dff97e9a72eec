import path from 'node:path';

/** Returns the output folder of this plugin. All files in it are generated. */
export const outputDir = (siteDir: string) => path.join(siteDir, '.generated/examples');
