import fs from 'node:fs';
import path from 'node:path';
import type { PagesInProgram } from '../../../../shared/types/api-pages';
import { meaningsOf } from './kinds';
import { typesIn } from './library';
import { findPages } from './pages';

/** Returns a function that finds the pages of a package's exports in programs that import the package. */
export const pagesInProgram =
  (packageDir: string): PagesInProgram =>
  (program) => {
    const manifest = fs.readFileSync(path.join(packageDir, 'package.json'), 'utf8');
    const types = typesIn(program, path.join(packageDir, JSON.parse(manifest).types));
    const meanings = types.exports.flatMap(({ name, symbol }) => meaningsOf(types, name, symbol));
    return findPages(types, meanings).of;
  };
