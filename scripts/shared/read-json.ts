import fs from 'node:fs';

/** What a JSON file holds, taken for a `T`. */
export const readJson = <T>(file: string): T => JSON.parse(fs.readFileSync(file, 'utf8')) as T;
