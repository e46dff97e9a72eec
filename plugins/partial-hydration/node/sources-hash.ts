import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Returns a hash of all TypeScript sources in a folder, without tests. */
export function sourcesHash(folder: string): string {
  const hash = createHash('sha256');
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (/(?<!\.test|\.d)\.tsx?$/.test(entry.name))
      hash.update(fs.readFileSync(path.join(entry.parentPath, entry.name)));
  return hash.digest('hex').slice(0, 16);
}
