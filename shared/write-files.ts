import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes files to a folder and removes all others.
 *
 * Unchanged files are not rewritten, so that watchers and caches are not invalidated.
 *
 * @param files - contents by path relative to the folder
 */
export function writeFiles(dir: string, files: Record<string, string>): void {
  fs.mkdirSync(dir, { recursive: true });
  const wanted = new Set(Object.keys(files).map((file) => path.join(dir, file)));
  for (const entry of fs.readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !wanted.has(file)) fs.rmSync(file);
  }
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dir, name);
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) continue;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}
