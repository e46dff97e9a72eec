import fs from 'node:fs';
import path from 'node:path';

/** Replaces a folder by files with the given contents, by relative path. */
export function writeFolder(dir: string, files: Record<string, string>): void {
  fs.rmSync(dir, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}
