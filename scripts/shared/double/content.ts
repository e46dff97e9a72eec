import fs from 'node:fs';
import path from 'node:path';

/** Folder for the pages and the build of the site with twice the symbols. */
export const doubleDir = '.generated/double';

/** Folder of the second copy of the reference. */
export const copyOfReference = 'all-types-again';

/** Copies all pages, and those of the reference a second time to another route. */
export function doubleContent(): string {
  const content = path.join(doubleDir, 'content');
  fs.rmSync(content, { recursive: true, force: true });
  fs.cpSync('content', content, { recursive: true });
  fs.cpSync('content/all-types', path.join(content, copyOfReference), { recursive: true });
  return content;
}
