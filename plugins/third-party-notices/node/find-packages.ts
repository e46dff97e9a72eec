/**
 * Returns the folder of the package of a file, relative to the site directory, or undefined if the file is not in a
 * package.
 *
 * @param file - path with slashes, such as `node_modules/a/node_modules/@b/c/index.js`.
 */
export const packageFolder = (file: string): string | undefined =>
  /^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0];

/** Files of a part of the site that come from packages. */
export interface Part {
  /** Such as `pages`. */
  name: string;
  /** Relative to the site directory. */
  files: string[];
}

/** A package that is part of the site. */
export interface UsedPackage {
  /** Relative to the site directory. */
  folder: string;
  /** Names of the parts of the site that contain it. */
  parts: Set<string>;
  /** Files of the package that are in the site, relative to the site directory. */
  files: Set<string>;
}

/** Returns all packages of which the site contains files, by folder. */
export function findPackages(parts: Part[]): Map<string, UsedPackage> {
  const packages = new Map<string, UsedPackage>();
  for (const { name, files } of parts)
    for (const file of files) {
      const folder = packageFolder(file);
      if (!folder) continue;
      const used = packages.get(folder) ?? { folder, parts: new Set(), files: new Set() };
      packages.set(folder, used);
      used.parts.add(name);
      used.files.add(file);
    }
  return packages;
}
