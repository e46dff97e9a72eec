import fs from 'node:fs';
import path from 'node:path';

/** Returns the text of all files in a folder whose names end with `extension`. */
export const readStylesheets = (dir: string, extension: string): string =>
  fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .map((file) => fs.readFileSync(path.join(dir, file), 'utf8'))
    .join('\n');
