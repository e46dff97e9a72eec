import path from 'node:path';

/** Folder that the room writes to; everything in it can be made again. */
export const outputDir = (siteDir: string) => path.join(siteDir, '.generated/examples');
