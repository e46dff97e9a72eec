import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Returns the inputs of this plugin. */
export const sourcesOf = (siteDir: string) => ({
  library: path.join(siteDir, 'node_modules/@elastic/charts'),
  content: path.join(siteDir, 'content'),
  notes: path.join(siteDir, 'reference/notes'),
  changes: path.join(siteDir, 'reference/changes.json'),
  examples: path.join(siteDir, '.generated/examples/manifest.json'),
});

/** Returns a hash of all inputs, including the code of this plugin. */
export function fingerprint(siteDir: string): string {
  const { library, notes, changes, examples, content } = sourcesOf(siteDir);
  const hash = createHash('sha256');
  const add = (file: string) => hash.update(file).update(fs.readFileSync(file));
  [path.join(library, 'package.json'), changes, examples].forEach(add);
  const code = [__dirname, path.join(__dirname, '../shared')];
  for (const folder of [...code, notes, path.join(content, 'api')]) {
    const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile()))
      add(path.join(file.parentPath, file.name));
  }
  return hash.digest('hex');
}
