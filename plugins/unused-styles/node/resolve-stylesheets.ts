import fs from 'node:fs';
import path from 'node:path';

/**
 * Finds stylesheets that packages bring.
 *
 * @param entries - files or folders, by their path in `node_modules`.
 * @returns their absolute paths, without links, as the bundler names them.
 * @throws Error that names an entry that does not exist.
 */
export const resolveStylesheets = (siteDir: string, entries: string[]): string[] =>
  entries.map((entry) => {
    const file = path.join(siteDir, 'node_modules', entry);
    if (!fs.existsSync(file))
      throw new Error(
        `unused-styles: ${file} does not exist: delete "${entry}" from the plugin's option "stylesheets", or correct it.`,
      );
    return fs.realpathSync(file);
  });
