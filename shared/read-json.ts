import fs from 'node:fs';

/** Reads a JSON file as `Content`, without validation. */
export const readJson = <Content>(file: string): Content =>
  JSON.parse(fs.readFileSync(file, 'utf8'));
