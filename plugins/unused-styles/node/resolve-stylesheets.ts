import fs from 'node:fs';
import path from 'node:path';

/**
 * Resolves stylesheets of installed packages.
 *
 * @param entries - paths of files or folders in `node_modules`.
 * @returns absolute paths with resolved symbolic links, as the bundler uses them.
 * @throws Error if an entry does not exist.
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
