import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../../../../shared/read-json';

/** Dependency fields of a `package.json`. */
interface Dependencies {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Returns the names of the library and of its transitive dependencies, except React, which the site loads anyway. */
export function chartPackages(siteDir: string): string[] {
  const names = new Set<string>();
  const add = (name: string) => {
    const file = path.join(siteDir, 'node_modules', name, 'package.json');
    if (names.has(name) || /^react(-dom)?$/.test(name) || !fs.existsSync(file)) return;
    names.add(name);
    const { dependencies, peerDependencies } = readJson<Dependencies>(file);
    Object.keys({ ...dependencies, ...peerDependencies }).forEach(add);
  };
  add('@elastic/charts');
  return [...names];
}
