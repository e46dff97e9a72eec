import { packageFolder } from './find-packages';

/** Comment that esbuild writes before each module that it puts into a file. */
const moduleComment = /^\/\/ (\S*\bnode_modules\/\S+)$/gm;

/**
 * Returns the names of the packages of which a file contains modules, because its own package was bundled before it was
 * published.
 */
export function embeddedPackages(code: string): string[] {
  const names = new Set<string>();
  for (const [, file = ''] of code.matchAll(moduleComment)) {
    const folder = packageFolder(file);
    if (folder) names.add(nameOf(folder));
  }
  return [...names].sort();
}

/** Returns the name of the package in a folder. */
export const nameOf = (folder: string): string =>
  folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
