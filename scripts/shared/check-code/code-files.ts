import fs from 'node:fs';
import path from 'node:path';

/** Endings of files with code that can draw charts. */
const endings = ['.tsx', '.jsx', '.ts', '.js', '.mjs', '.cjs', '.mts', '.cts'];

/** Folders without code of the reader. */
const skipped = new Set(['node_modules', 'build', 'dist', 'coverage']);

const isCode = (file: string): boolean =>
  endings.includes(path.extname(file)) && !file.endsWith('.d.ts');

/**
 * Returns the files with code among files and in folders.
 *
 * @throws Error that names the argument, if it does not exist, is no code, or is a folder without any.
 */
export function codeFiles(names: string[], directory: string): string[] {
  const files = names.flatMap((name) => {
    const file = path.resolve(directory, name);
    const stats = fs.statSync(file, { throwIfNoEntry: false });
    if (!stats)
      throw new Error(`${name} does not exist: pass files and folders, relative to ${directory}.`);
    if (stats.isDirectory()) {
      const found = filesIn(file);
      if (found.length === 0)
        throw new Error(
          `${name} contains no code: files with the endings ${endings.join(', ')} are checked.`,
        );
      return found;
    }
    if (!isCode(file))
      throw new Error(
        `${name} is no code: files with the endings ${endings.join(', ')} are checked.`,
      );
    return [file];
  });
  return [...new Set(files)];
}

const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory())
        return entry.name.startsWith('.') || skipped.has(entry.name) ? [] : filesIn(file);
      return entry.isFile() && isCode(file) ? [file] : [];
    });

/**
 * Reads a file with code.
 *
 * @throws Error that names the file, if it is not a text.
 */
export function readCode(file: string): string {
  const text = fs.readFileSync(file, 'utf8');
  if (text.includes('\0')) throw new Error(`${file} is not a text file.`);
  return text;
}
