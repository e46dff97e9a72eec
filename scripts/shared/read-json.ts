import fs from 'node:fs';

/** Reads a JSON file as `T`, without validation. */
export const readJson = <T>(file: string): T => JSON.parse(fs.readFileSync(file, 'utf8')) as T;
