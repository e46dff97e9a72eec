import fs from 'node:fs';
import path from 'node:path';

/**
 * Reads a font file of an installed package.
 *
 * @param file - path from the site directory.
 * @throws Error if the file is missing from the package.
 */
export function readFont(siteDir: string, file: string): Buffer {
  const source = path.join(siteDir, file);
  if (!fs.existsSync(source))
    throw new Error(
      `${source} is missing: run "npm ci", or correct plugins/site-fonts/node for a new version of the package.`,
    );
  return fs.readFileSync(source);
}
